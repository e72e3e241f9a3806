//! The colophon of a page: the command that reproduces it. It has no date, so the same run gives the same page.

use maud::{Markup, html};
use underdeck_game::{Message, say};
use underdeck_lab::{Luck, MoveStats};

/// The default limit of moves.
const USUAL_MOVES: i64 = 100_000;

/// The command that plays the games of a page again.
#[derive(Clone, Debug)]
pub(crate) struct Command<'a> {
    /// The id of the game.
    pub(crate) game: &'a str,
    /// All compared players.
    pub(crate) players: Vec<&'a str>,
    /// The player of the other seats, if it differs.
    pub(crate) opponent: Option<&'a str>,
    /// The first moves of every game.
    pub(crate) opening: &'a [String],
    /// All options, as entered.
    pub(crate) options: Vec<(&'a str, String)>,
    /// The number of games played.
    pub(crate) games: u64,
    /// The stopping rule.
    pub(crate) until: Option<String>,
    /// The source of randomness.
    pub(crate) luck: Luck,
    /// The seed of deals and players.
    pub(crate) seed: u64,
    /// The limit of moves, where it must be stated.
    pub(crate) max_moves: Option<i64>,
}

impl Command<'_> {
    /// The command as entered in a shell.
    pub(crate) fn typed(&self) -> String {
        let mut words = vec!["underdeck sim".to_owned(), quoted(self.game)];
        let mut flag = |flag: &str, value: &str| words.push(format!("--{flag} {}", quoted(value)));
        self.players.iter().for_each(|player| flag("player", player));
        self.opponent.iter().for_each(|opponent| flag("opponent", opponent));
        self.options.iter().for_each(|(key, value)| flag("option", &format!("{key}={value}")));
        self.opening.iter().for_each(|mv| flag("opening", mv));
        flag("games", &self.games.to_string());
        self.until.iter().for_each(|until| flag("until", until));
        flag("luck", self.luck.name());
        flag("seed", &self.seed.to_string());
        self.max_moves.iter().for_each(|moves| flag("max-moves", &moves.to_string()));
        flag("html", "page.html");
        words.join(" ")
    }

    /// The command as HTML: lines break between flags, not within them.
    pub(crate) fn shown(&self) -> Markup {
        let typed = self.typed();
        let (first, flags) = typed.split_once(" --").unwrap_or((&typed, ""));
        html! { pre { code { span { (first) } @for flag in flags.split(" --") { " " span { "--" (flag) } } } } }
    }
}

/// A command as HTML, word by word.
pub(crate) fn shell(words: &[String]) -> Markup {
    let typed = words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ");
    html! { pre { code { (typed) } } }
}

/// A word with shell quotes.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=:,./+%".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// The limit of moves, if the default limit would change the games.
pub(crate) fn max_moves<'a>(mut all: impl Iterator<Item = (&'a MoveStats, u64)> + Clone) -> Option<i64> {
    let longest = all.clone().map(|(moves, _)| moves.max).max()?;
    let is_cut = all.any(|(_, unfinished)| unfinished > 0);
    ((is_cut && longest != USUAL_MOVES) || longest > USUAL_MOVES).then_some(longest)
}

/// The number of games cut off and the limit, as text.
pub(crate) fn limit<'a>(all: impl Iterator<Item = (&'a MoveStats, u64)>) -> Message {
    let (longest, cut) =
        all.fold((0, 0), |(longest, cut), (moves, unfinished)| (moves.max.max(longest), cut + unfinished));
    if cut == 0 { say!(REPORT_UNCUT, longest) } else { say!(REPORT_CUT, n = cut, longest) }
}

/// The end of a page: the facts and the command.
pub(crate) fn colophon(facts: &[(Message, Message)], how: &Markup, players: &[&str]) -> Markup {
    html! {
        h2 { (say!(REPORT_MADE)) }
        dl.facts {
            dt { (say!(REPORT_PAGE_PROGRAM)) } dd { "Underdeck " (env!("CARGO_PKG_VERSION")) }
            @for (what, fact) in facts { dt { (what) } dd { (fact) } }
        }
        (how)
        p {
            (say!(REPORT_INTERVALS)) " "
            @if players.iter().any(|player| player.ends_with("ms")) { (say!(REPORT_CLOCK)) } @else { (say!(REPORT_REPEATABLE)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_valid_in_a_shell() {
        let opening = ["take JS".to_owned()];
        let mut command = Command {
            game: "keevorn",
            players: vec!["random", "mcts:50"],
            opponent: None,
            opening: &opening,
            options: vec![("map", "##./#".into())],
            games: 100,
            until: Some("±1 %".into()),
            luck: Luck::Deal,
            seed: 7,
            max_moves: Some(90),
        };
        assert_eq!(
            command.typed(),
            "underdeck sim keevorn --player random --player mcts:50 --option 'map=##./#' --opening 'take JS' --games 100 \
             --until '±1 %' --luck deal --seed 7 --max-moves 90 --html page.html"
        );
        (command.until, command.max_moves, command.opponent) = (None, None, Some("it's"));
        assert!(command.typed().contains("--opponent 'it'\\''s'") && !command.typed().contains("max-moves"));
    }

    #[test]
    fn the_limit_of_moves_is_stated_where_it_matters() {
        let moves = |max| MoveStats { max, ..MoveStats::default() };
        let (short, usual, long) = (moves(200), moves(USUAL_MOVES), moves(USUAL_MOVES + 1));
        assert_eq!(max_moves([(&short, 0)].into_iter()), None);
        assert_eq!(max_moves([(&short, 3), (&moves(9), 0)].into_iter()), Some(200));
        assert_eq!(max_moves([(&usual, 3)].into_iter()), None);
        assert_eq!(max_moves([(&long, 0)].into_iter()), Some(USUAL_MOVES + 1));
        assert!(limit([(&short, 0)].into_iter()).contains("longest has 200 moves"));
        assert!(limit([(&short, 3)].into_iter()).contains("3 games were cut off at 200 moves"));
    }
}
