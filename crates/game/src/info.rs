//! A game's name, author and other fixed facts.

/// The unchanging facts of a game.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, deals, records and traces: lower case, digits and `-`.
    pub id: &'static str,
    /// The number in deal codes, unique and never changed.
    pub number: u8,
    /// The title as its designer writes it.
    pub title: &'static str,
    /// The designer.
    pub designer: &'static str,
    /// One sentence for a list of games.
    pub summary: &'static str,
    /// The winning condition of a game by the rulebook, in a sentence.
    pub aim: &'static str,
    /// The length of a game by the rulebook: `about 100 moves`.
    pub length: &'static str,
    /// The difficulty and its source, in a few words. No figures of a player, because those change.
    pub difficulty: &'static str,
    /// The version of the rules reference by which new games are played, `rules` in a trace. Games that were begun by one of
    /// [`OLDER_RULES`](crate::Options::OLDER_RULES) keep it.
    pub rules_version: u32,
    /// The most seats that a game can have.
    pub seats: u8,
    /// Whether an only move is played automatically by default: in a game with many phases that often leave nothing to decide.
    pub plays_forced: bool,
    /// Its look.
    pub art: Art,
    /// The rules in our own words, as Markdown.
    pub how_to_play: &'static str,
    /// Keys of the state's JSON, in addition to its phase, that locate a position in a game, each with its name for people: `("turn_no", "turn")`.
    /// The laboratory groups lost games by them.
    pub whereabouts: &'static [(&'static str, &'static str)],
    /// All endings: every [cause](crate::Outcome::cause), with its event and its rules. The laboratory groups lost games by them.
    pub endings: &'static [Ending],
    /// Every name that a shuffle can have.
    pub piles: &'static [&'static str],
}

/// A way in which games end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The cause, as an outcome has it.
    pub cause: &'static str,
    /// The event, in a sentence.
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
    /// The picture of a game without drawings of its own: a diamond, on a card.
    pub const PLAIN: Self = Self {
        emblem: "M50 8 82 50 50 92 18 50Z",
        picture: concat!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#2b4a45"/>"##,
            r##"<rect x="50" y="18" width="60" height="84" rx="7" fill="#fbf8ef"/><path d="M80 34 98 60 80 86 62 60Z" fill="#2b4a45"/></svg>"##,
        ),
    };
}
