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
    /// The version of the rules reference by which new games are played, `rules` in a trace. Games that were begun by one of
    /// [`OLDER_RULES`](crate::Options::OLDER_RULES) keep it.
    pub rules_version: u32,
    /// How many seats the game can have at most.
    pub seats: u8,
    /// Whether a move that is the only one is played by itself unless the player's settings say otherwise: in a game with many
    /// phases in which there is often nothing to decide.
    pub plays_forced: bool,
    /// How it looks.
    pub art: Art,
    /// How to play, in our own words, as Markdown.
    pub how_to_play: &'static str,
    /// Keys of the state's JSON that say how far or where a game is, besides its phase, each with its name for people:
    /// `("turn_no", "turn")`. The laboratory tells by them where games are lost.
    pub whereabouts: &'static [(&'static str, &'static str)],
    /// How a game can end: every [cause](crate::Outcome::cause), with what has happened and the rules that say so. The laboratory tells
    /// by them why games are lost.
    pub endings: &'static [Ending],
    /// Every name that a shuffle can have.
    pub piles: &'static [&'static str],
}

/// A way in which games end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The cause, as an outcome has it.
    pub cause: &'static str,
    /// What has happened, in a sentence.
    pub words: &'static str,
    /// The ids of the rules that say so.
    pub rules: &'static [&'static str],
}

impl Ending {
    /// A way in which games end, by these rules.
    pub const fn new(cause: &'static str, words: &'static str, rules: &'static [&'static str]) -> Self {
        Self { cause, words, rules }
    }
}

/// The drawings of a game, as SVG without scripts, links, styles or ids.
#[derive(Clone, Copy, Debug)]
pub struct Art {
    /// The emblem on the backs of its cards and on its cloth: the path of one shape in a box of 100 by 100, filled where the path
    /// runs around it an odd number of times.
    pub emblem: &'static str,
    /// Its picture in lists of games: an SVG with a box of 160 by 120.
    pub picture: &'static str,
}

impl Art {
    /// What a game without drawings of its own shows: a diamond, on a card.
    pub const PLAIN: Self = Self {
        emblem: "M50 8 82 50 50 92 18 50Z",
        picture: concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#2b4a45"/>"##,
            r##"<rect x="50" y="18" width="60" height="84" rx="7" fill="#fbf8ef"/><path d="M80 34 98 60 80 86 62 60Z" fill="#2b4a45"/></svg>"##,
        ),
    };
}
