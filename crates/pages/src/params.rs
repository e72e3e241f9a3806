//! The parameters in the address of a table.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use underdeck_game::{Id, text};

/// The most things that can be picked, and the most bytes of the text of one.
const MOST: usize = 64;

/// The characters that are not escaped in the value of a query.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b':').remove(b'~');

/// A panel beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Panel {
    /// The legal moves.
    #[default]
    Moves,
    /// The log.
    Log,
    /// The rules behind a move.
    Rules,
    /// The lines that were tried.
    Tree,
    /// The deal, the record, and actions on the game.
    Game,
}

/// The query of a table's address: the picks, and the display beside the table. It changes nothing in the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UrlParams {
    /// The texts of the things picked, in order. They need not exist.
    pub(crate) picked: Vec<String>,
    /// Whether to show a hint.
    pub hint: bool,
    /// The move whose rules to show; empty for the last move played.
    pub why: Option<String>,
    /// The text of the place to explain.
    pub(crate) about: Option<String>,
    /// The panel to show.
    pub panel: Panel,
    /// Whether the address names the panel; otherwise small screens hide it.
    pub(crate) asked: bool,
    /// The seat whose table is shown, from 1, if seats keep secrets.
    pub seat: Option<u8>,
    /// The size of grids, 1 to 5; 3 fits the page, and other values mean 3.
    pub(crate) zoom: u8,
    /// The first move of the news, counted from 0.
    pub(crate) since: Option<usize>,
    /// The last action.
    pub(crate) did: LastAction,
    /// The entry to correct in a game with real cards, from 0.
    pub(crate) correct: Option<usize>,
    /// The lines of a puzzle.
    pub puzzle: PuzzleLines,
}

/// The lines of a puzzle in play, as [`Puzzle::after`](underdeck_coach::Puzzle::after) reads them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleLines {
    /// The moves made.
    pub line: String,
    /// The continuation being watched: the rest of the win, or a wrong move with its refutation; empty if the puzzle is played.
    pub then: String,
    /// The length of the part of the continuation that is shown.
    pub at: usize,
}

/// The last action on the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum LastAction {
    #[default]
    Move,
    Undo,
    Redo,
    Go,
    Correct,
}

impl Panel {
    /// All panels, in the order of their tabs.
    pub(crate) const ALL: [Self; 5] = [Self::Moves, Self::Log, Self::Rules, Self::Tree, Self::Game];

    /// The word in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Log => "log",
            Self::Rules => "rules",
            Self::Tree => "tree",
            Self::Game => "game",
        }
    }

    /// The message that is the title of its tab.
    pub(crate) const fn title(self) -> &'static Id {
        match self {
            Self::Moves => &text::MOVES_LABEL,
            Self::Log => &text::LOG,
            Self::Rules => &text::RULES,
            Self::Tree => &text::VARIATIONS,
            Self::Game => &text::GAME,
        }
    }

    /// The path of its sign.
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Self::Moves => "M4 8h2M10 8h11M4 14h2M10 14h11M4 20h2M10 20h11",
            Self::Log => "M12 5a9 9 0 1 0 .01 0M12 9v5l4 3",
            Self::Rules => "M12 9c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V7c-3 0-6 0-8 2v13",
            Self::Tree => "M6 4v20M6 11c0 5 12 1 12 8v5M15 21l3 3 3-3",
            Self::Game => "M6 4h12v20H6ZM12 10l2.500 4-2.500 4-2.500-4Z",
        }
    }
}

impl UrlParams {
    /// Reads a query such as `pick=room:7S&hint=1`. Unknown and malformed parts are ignored.
    pub fn parse(query: &str) -> Self {
        let mut params = Self::default();
        let mut dropped = Vec::new();
        for (key, value) in pairs(query) {
            match key.as_str() {
                "pick" if params.picked.len() < MOST && value.len() <= MOST && !params.picked.contains(&value) => {
                    params.picked.push(value);
                }
                "drop" => dropped.push(value),
                "hint" => params.hint = value == "1",
                "why" => params.why = Some(value),
                "about" => params.about = Some(value),
                "panel" => {
                    let found = Panel::ALL.into_iter().find(|panel| panel.word() == value);
                    (params.panel, params.asked) = (found.unwrap_or_default(), found.is_some());
                }
                "seat" => params.seat = value.parse().ok(),
                "zoom" => params.zoom = value.parse().unwrap_or_default(),
                "correct" => params.correct = value.parse().ok(),
                "since" => params.since = value.parse().ok(),
                "line" => params.puzzle.line = value,
                "then" => params.puzzle.then = value,
                "at" => params.puzzle.at = value.parse().unwrap_or_default(),
                "did" => {
                    params.did = match value.as_str() {
                        "undo" => LastAction::Undo,
                        "redo" => LastAction::Redo,
                        "go" => LastAction::Go,
                        "correct" => LastAction::Correct,
                        _ => LastAction::Move,
                    }
                }
                _ => {}
            }
        }
        params.picked.retain(|text| !dropped.contains(text));
        params
    }

    /// The size of grids, 1 to 5.
    pub(crate) const fn zoom(&self) -> u8 {
        if self.zoom == 0 || self.zoom > 5 { 3 } else { self.zoom }
    }

    /// Whether the page shows something that the next move would remove: a hint, an explanation, or the news of an undo.
    pub(crate) const fn is_reading(&self) -> bool {
        self.hint || self.why.is_some() || self.about.is_some() || !matches!(self.did, LastAction::Move)
    }

    /// A query with these picks, the current seat, panel and size, and more parameters, which take precedence.
    pub(crate) fn query(&self, picked: &[String], more: &[(&str, &str)]) -> String {
        let has = |key: &str| more.iter().any(|(name, _)| *name == key);
        let mut pairs: Vec<(&str, String)> = picked.iter().map(|text| ("pick", text.clone())).collect();
        pairs.extend(self.kept().into_iter().filter(|(key, _)| !has(key)));
        pairs.extend(more.iter().map(|(key, value)| (*key, (*value).to_owned())));
        let pairs: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={}", escaped(value))).collect();
        if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
    }

    /// The parameters that every address of this table keeps: seat, panel, lines and size.
    pub(crate) fn kept(&self) -> Vec<(&'static str, String)> {
        let mut kept = Vec::new();
        kept.extend(self.seat.map(|seat| ("seat", seat.to_string())));
        kept.extend(self.asked.then(|| ("panel", self.panel.word().to_owned())));
        let PuzzleLines { line, then, at } = &self.puzzle;
        kept.extend(
            [("line", line), ("then", then)]
                .into_iter()
                .filter(|(_, line)| !line.is_empty())
                .map(|(key, line)| (key, line.clone())),
        );
        kept.extend((*at > 0).then(|| ("at", at.to_string())));
        kept.extend((self.zoom() != 3).then(|| ("zoom", self.zoom.to_string())));
        kept
    }
}

/// A text escaped for a query or a path.
pub fn escaped(text: &str) -> String {
    utf8_percent_encode(text, PLAIN).to_string()
}

fn pairs(query: &str) -> impl Iterator<Item = (String, String)> {
    let decoded = |text: &str| percent_decode_str(&text.replace('+', " ")).decode_utf8_lossy().into_owned();
    query.trim_start_matches('?').split('&').filter(|pair| !pair.is_empty()).map(move |pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decoded(key), decoded(value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_is_read_and_written() {
        let params = UrlParams::parse(
            "pick=room%3A7S&pick=hand:2C&pick=room:7S&drop=hand:2C&panel=log&zoom=4&seat=2&x=1&hint=1",
        );
        assert_eq!(params.picked, ["room:7S"]);
        assert_eq!((params.panel, params.zoom(), params.seat, params.hint), (Panel::Log, 4, Some(2), true));
        let query = params.query(&params.picked, &[("pick", "rooms:=a b"), ("panel", "rules")]);
        assert_eq!(query, "?pick=room:7S&seat=2&zoom=4&pick=rooms:%3Da%20b&panel=rules");
        assert_eq!(UrlParams::parse(&query).picked, ["room:7S", "rooms:=a b"]);
    }

    #[test]
    fn malformed_queries_are_ignored() {
        for query in ["", "?", "&&&", "=%", "zoom=99&seat=x&panel=%ff&since=-1&did=dance"] {
            assert_eq!(UrlParams::parse(query).query(&[], &[]), "", "{query}");
        }
        let many: Vec<String> = (0..500).map(|n| format!("pick={n}")).collect();
        assert_eq!(UrlParams::parse(&many.join("&")).picked.len(), MOST);
    }
}
