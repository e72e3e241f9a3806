//! What a game is called and who made it.

/// The unchanging facts of a game.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, deals, records and traces: lower case, digits and `-`.
    pub id: &'static str,
    /// The number in deal codes, unique and never changed.
    pub number: u8,
    /// The title as its designer writes it.
    pub title: &'static str,
    /// Who designed the game.
    pub designer: &'static str,
    /// One sentence for a list of games.
    pub summary: &'static str,
    /// How a game of the rulebook is won, in a sentence.
    pub aim: &'static str,
    /// How long a game of the rulebook is: `about 100 moves`.
    pub length: &'static str,
    /// How hard it is and where the difficulty lies, in a few words. No figures of a player: those change.
    pub difficulty: &'static str,
    /// The version of the rules reference that is played, `rules` in a trace.
    pub rules_version: u32,
    /// How many seats the game can have at most.
    pub seats: u8,
    /// Whether a move that is the only one is played by itself unless the player's settings say otherwise: in a game with many
    /// phases in which there is often nothing to decide.
    pub plays_forced: bool,
    /// How to play, in our own words, as Markdown.
    pub how_to_play: &'static str,
    /// The normative reference, as Markdown with rule ids: see [`crate::rules`].
    pub reference: &'static str,
    /// Every name that a shuffle can have.
    pub piles: &'static [&'static str],
}
