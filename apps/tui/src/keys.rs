//! The keys in one table: their commands and their descriptions in help.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use underdeck_game::{Id, say};

use crate::text;

/// The command of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Left,
    Right,
    Up,
    Down,
    Next,
    Previous,
    First,
    Last,
    PageUp,
    PageDown,
    Choose,
    Act,
    Sensible,
    Back,
    Moves,
    Type,
    Undo,
    Redo,
    Tree,
    Hint,
    Solve,
    Coach,
    Eye,
    NextSlip,
    PreviousSlip,
    About,
    Guide,
    Why,
    Open,
    Log,
    Search,
    Copy,
    Story,
    Comment,
    Correct,
    NextDeal,
    SameDeal,
    Replay,
    Follow,
    Rename,
    Delete,
    NextGame,
    PreviousGame,
    Rules,
    Tables,
    Help,
    Settings,
    Home,
    Quit,
    Interrupt,
    Suspend,
    Repaint,
}

/// The keys of one command, and the text that describes it.
pub(crate) struct Binding {
    pub(crate) command: Command,
    pub(crate) keys: &'static [&'static str],
    /// The name in the settings.
    name: &'static str,
    text: &'static Id,
}

const fn bind(command: Command, keys: &'static [&'static str], name: &'static str, text: &'static Id) -> Binding {
    Binding { command, keys, name, text }
}

/// All keys, at the table and on sheets: each has one meaning everywhere.
pub(crate) static TABLE: &[Binding] = &[
    bind(Command::Left, &["left", "h"], "left", &text::TUI_KEYS_LEFT),
    bind(Command::Down, &["down", "j"], "down", &text::TUI_KEYS_DOWN),
    bind(Command::Up, &["up", "k"], "up", &text::TUI_KEYS_UP),
    bind(Command::Right, &["right", "l"], "right", &text::TUI_KEYS_RIGHT),
    bind(Command::Next, &["tab"], "next", &text::TUI_KEYS_NEXT),
    bind(Command::Previous, &["shift-tab"], "previous", &text::TUI_KEYS_PREVIOUS),
    bind(Command::First, &["home"], "first", &text::TUI_KEYS_FIRST),
    bind(Command::Last, &["end"], "last", &text::TUI_KEYS_LAST),
    bind(Command::PageUp, &["pageup"], "page_up", &text::TUI_KEYS_PAGE_UP),
    bind(Command::PageDown, &["pagedown"], "page_down", &text::TUI_KEYS_PAGE_DOWN),
    bind(Command::Choose, &["space"], "choose", &text::TUI_KEYS_CHOOSE),
    bind(Command::Act, &["enter"], "act", &text::TUI_KEYS_ACT),
    bind(Command::Sensible, &["z"], "sensible", &text::TUI_KEYS_SENSIBLE),
    bind(Command::Back, &["esc", "backspace"], "back", &text::TUI_KEYS_BACK),
    bind(Command::Moves, &["m"], "moves", &text::TUI_KEYS_MOVES),
    bind(Command::Type, &[":"], "type", &text::TUI_KEYS_TYPE),
    bind(Command::Hint, &["n"], "hint", &text::TUI_KEYS_HINT),
    bind(Command::Solve, &["p"], "solve", &text::TUI_KEYS_SOLVE),
    bind(Command::Coach, &["a"], "coach", &text::TUI_KEYS_COACH),
    bind(Command::NextSlip, &[">"], "next_slip", &text::TUI_KEYS_NEXT_SLIP),
    bind(Command::PreviousSlip, &["<"], "previous_slip", &text::TUI_KEYS_PREVIOUS_SLIP),
    bind(Command::Eye, &["ctrl-e"], "eye", &text::TUI_KEYS_EYE),
    bind(Command::About, &["i"], "about", &text::TUI_KEYS_ABOUT),
    bind(Command::Guide, &["g"], "guide", &text::TUI_KEYS_GUIDE),
    bind(Command::Why, &["w"], "why", &text::TUI_KEYS_WHY),
    bind(Command::Undo, &["u"], "undo", &text::TUI_KEYS_UNDO),
    bind(Command::Redo, &["r", "ctrl-r"], "redo", &text::TUI_KEYS_REDO),
    bind(Command::Tree, &["t"], "tree", &text::TUI_KEYS_TREE),
    bind(Command::Open, &["o"], "open", &text::TUI_KEYS_OPEN),
    bind(Command::Log, &["e"], "log", &text::TUI_KEYS_LOG),
    bind(Command::Search, &["/"], "search", &text::TUI_KEYS_SEARCH),
    bind(Command::Rules, &["b"], "rules", &text::TUI_KEYS_RULES),
    bind(Command::Tables, &["ctrl-t"], "tables", &text::TUI_KEYS_TABLES),
    bind(Command::Story, &["s"], "story", &text::TUI_KEYS_STORY),
    bind(Command::Comment, &["c"], "comment", &text::TUI_KEYS_COMMENT),
    bind(Command::Correct, &["x", "ctrl-x"], "correct", &text::TUI_KEYS_CORRECT),
    bind(Command::Copy, &["y"], "copy", &text::TUI_KEYS_COPY),
    bind(Command::NextDeal, &["d"], "next_deal", &text::TUI_KEYS_NEXT_DEAL),
    bind(Command::SameDeal, &["="], "same_deal", &text::TUI_KEYS_SAME_DEAL),
    bind(Command::Replay, &["v"], "replay", &text::TUI_KEYS_REPLAY),
    bind(Command::Follow, &["f"], "follow", &text::TUI_KEYS_FOLLOW),
    bind(Command::Rename, &["f2", "ctrl-n"], "rename", &text::TUI_KEYS_RENAME),
    bind(Command::Delete, &["delete", "ctrl-d"], "delete", &text::TUI_KEYS_DELETE),
    bind(Command::NextGame, &["]"], "next_game", &text::TUI_KEYS_NEXT_GAME),
    bind(Command::PreviousGame, &["["], "previous_game", &text::TUI_KEYS_PREVIOUS_GAME),
    bind(Command::Settings, &[","], "settings", &text::TUI_KEYS_SETTINGS),
    bind(Command::Help, &["?", "f1"], "help", &text::TUI_KEYS_HELP),
    bind(Command::Home, &["q"], "home", &text::TUI_KEYS_HOME),
    bind(Command::Quit, &["ctrl-q"], "quit", &text::TUI_KEYS_QUIT),
    bind(Command::Interrupt, &["ctrl-c"], "interrupt", &text::TUI_KEYS_INTERRUPT),
    bind(Command::Suspend, &["ctrl-z"], "suspend", &text::TUI_KEYS_SUSPEND),
    bind(Command::Repaint, &["ctrl-l"], "repaint", &text::TUI_KEYS_REPAINT),
];

/// The keys of each command, in the order of [`TABLE`].
type Bound = Vec<(Command, Vec<String>)>;

static BOUND: OnceLock<Bound> = OnceLock::new();

/// The keys with a name of several letters, as settings spell them; a letter with the control key is written `ctrl-x`.
pub const KEY_NAMES: [&str; 17] = [
    "left",
    "right",
    "up",
    "down",
    "home",
    "end",
    "pageup",
    "pagedown",
    "tab",
    "shift-tab",
    "enter",
    "esc",
    "backspace",
    "delete",
    "f1",
    "f2",
    "space",
];

/// Gives commands the keys of the player's settings, by the command's name. Only the first call counts, and it must come before
/// any key is read.
///
/// # Errors
/// If there is no such command or key, or if two commands get the same key.
pub(crate) fn configure(own: &BTreeMap<String, String>) -> Result<(), String> {
    let bound = rebound(own)?;
    let _ = BOUND.set(bound);
    Ok(())
}

/// The keys with those of the settings; a command loses a key that the settings give to another one.
fn rebound(own: &BTreeMap<String, String>) -> Result<Bound, String> {
    if let Some(unknown) = own.keys().find(|key| TABLE.iter().all(|binding| binding.name != key.as_str())) {
        let known: Vec<&str> = TABLE.iter().map(|binding| binding.name).collect();
        return Err(say!(TUI_SETTINGS_KEYS_UNKNOWN, command = unknown, known = known.join(", ")).to_string());
    }
    let mut taken: BTreeMap<&str, &str> = BTreeMap::new();
    for (command, keys) in own {
        for key in keys.split_whitespace() {
            let mut letters = key.trim_start_matches("ctrl-").chars();
            let is_letter = letters.next().is_some_and(|c| !c.is_ascii_uppercase() && !c.is_ascii_digit());
            if !(KEY_NAMES.contains(&key) || (is_letter && letters.next().is_none())) {
                let names = KEY_NAMES.join(", ");
                return Err(say!(TUI_SETTINGS_KEYS_INVALID, command, key, names).to_string());
            }
            if let Some(other) = taken.insert(key, command) {
                return Err(say!(TUI_SETTINGS_KEYS_TAKEN, command, other, key).to_string());
            }
        }
    }
    let keys = |binding: &Binding| -> Vec<String> {
        match own.get(binding.name) {
            Some(keys) => keys.split_whitespace().map(str::to_owned).collect(),
            None => binding.keys.iter().filter(|key| !taken.contains_key(**key)).map(|key| (*key).to_owned()).collect(),
        }
    };
    Ok(TABLE.iter().map(|binding| (binding.command, keys(binding))).collect())
}

fn bound() -> &'static Bound {
    BOUND.get_or_init(|| rebound(&BTreeMap::new()).unwrap_or_default())
}

/// The keyboard, as far as its keys show which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Keyboard {
    /// Whether it has written Greek, where `;` is the key of `q`.
    is_greek: bool,
}

/// Keyboards whose letters are not Latin, or whose digits need Shift: the keys in rows, as the keyboard and as ours writes them.
/// Ukrainian and Belarusian add letters to the Russian rows; Bulgarian and Serbian put the same letters on other keys, so they
/// are not here.
const POSITIONS: [(&str, &str); 10] = [
    ("йцукенгшщзхъ", "qwertyuiop[]"),
    ("фывапролджэ", "asdfghjkl;'"),
    ("ячсмитьбюё", "zxcvbnm,.`"),
    ("ЙЦУКЕНГШЩЗФЫВАПРОЛДЖЯЧСМИТЬБЮ", "QWERTYUIOPASDFGHJKL:ZXCVBNM<>"),
    ("іїєґўІЎ", "s]'\\oSO"),
    ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    ("ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "ERTYUIOPASDFGHJKLZXCVBNM"),
    ("ά έ ή ί ό ύ ώ", "a e h i o y v"),
    ("&é\"'(-è_çà", "1234567890"),
    ("ü+", "[]"),
];

impl Keyboard {
    /// The key as a keyboard with Latin letters writes it, if it is no key of ours as it is. Not for keys that type a text.
    pub(crate) fn latin(&mut self, key: KeyEvent) -> KeyEvent {
        let KeyCode::Char(c) = key.code else { return key };
        self.is_greek = (self.is_greek && !c.is_alphabetic()) || matches!(c, 'ά'..='ώ' | 'Α'..='Ω');
        if command(key).is_some() {
            return key;
        }
        let by_position = POSITIONS.iter().find_map(|(theirs, ours)| {
            let at = theirs.chars().position(|it| it == c && it != ' ')?;
            ours.chars().nth(at)
        });
        let letter = if c == ';' && self.is_greek { Some('q') } else { by_position };
        letter.map_or(key, |letter| KeyEvent { code: KeyCode::Char(letter), ..key })
    }
}

/// The command of a key, if it has one.
pub(crate) fn command(key: KeyEvent) -> Option<Command> {
    let name = name(key)?;
    bound().iter().find(|(_, keys)| keys.contains(&name)).map(|(command, _)| *command)
}

/// Whether a letter is a key already: then no button can have it.
pub(crate) fn is_taken(letter: char) -> bool {
    bound().iter().any(|(_, keys)| keys.iter().any(|key| key.chars().eq([letter])))
}

/// The letter of a key without modifiers.
pub(crate) fn letter(key: KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(c) if (key.modifiers - KeyModifiers::SHIFT).is_empty() => Some(c),
        _ => None,
    }
}

/// The first key of a command, as help spells it; empty if it has none.
pub(crate) fn key_of(command: Command) -> &'static str {
    let found = bound().iter().find(|(it, _)| *it == command);
    found.and_then(|(_, keys)| keys.first()).map_or("", String::as_str)
}

/// All keys with their descriptions, for help.
pub(crate) fn describe() -> Vec<(String, &'static str)> {
    bound().iter().zip(TABLE).map(|((_, keys), binding)| (keys.join(" "), text(binding.text))).collect()
}

/// A key as the table spells it.
fn name(key: KeyEvent) -> Option<String> {
    let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    let name = match key.code {
        KeyCode::Left => "left",
        KeyCode::Right => "right",
        KeyCode::Up => "up",
        KeyCode::Down => "down",
        KeyCode::Home => "home",
        KeyCode::End => "end",
        KeyCode::PageUp => "pageup",
        KeyCode::PageDown => "pagedown",
        KeyCode::Tab => "tab",
        KeyCode::BackTab => "shift-tab",
        KeyCode::Enter => "enter",
        KeyCode::Esc => "esc",
        KeyCode::Backspace => "backspace",
        KeyCode::Delete => "delete",
        KeyCode::F(1) => "f1",
        KeyCode::F(2) => "f2",
        KeyCode::Char(' ') => "space",
        KeyCode::Char(c) if ctrl => return Some(format!("ctrl-{}", c.to_ascii_lowercase())),
        KeyCode::Char(c) => return Some(c.to_string()),
        _ => return None,
    };
    Some(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_meanings_and_capitals_are_left_to_buttons() {
        let all: Vec<&str> = TABLE.iter().flat_map(|binding| binding.keys).copied().collect();
        for (n, key) in all.iter().enumerate() {
            assert!(!all[..n].contains(key), "{key} twice");
            assert!(key.len() > 1 || !key.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit()), "{key}");
        }
    }

    #[test]
    fn settings_give_commands_other_keys_or_say_what_is_wrong() {
        let own = |pairs: &[(&str, &str)]| rebound(&pairs.iter().map(|(a, b)| ((*a).into(), (*b).into())).collect());
        let bound = own(&[("hint", "x ctrl-n"), ("undo", "n")]).unwrap();
        let keys = |command| bound.iter().find(|(it, _)| *it == command).unwrap().1.join(" ");
        assert_eq!((keys(Command::Hint), keys(Command::Undo)), ("x ctrl-n".into(), "n".into()));
        assert_eq!(keys(Command::About), "i");
        let bound = own(&[("hint", "i")]).unwrap();
        assert!(bound.iter().any(|(command, keys)| *command == Command::About && keys.is_empty()));
        for (pairs, fault) in [
            (&[("hunt", "x")][..], "`keys.hunt`: there is no such command"),
            (&[("hint", "X")], "`keys.hint`: found `X`"),
            (&[("hint", "x"), ("undo", "x")], "`keys.undo`: `keys.hint` has the key `x` too"),
        ] {
            assert!(own(pairs).unwrap_err().starts_with(fault), "{:?}", own(pairs));
        }
    }

    #[test]
    fn keys_of_other_keyboards_have_their_places() {
        let mut keyboard = Keyboard::default();
        let mut typed = |c, modifiers| keyboard.latin(KeyEvent::new(KeyCode::Char(c), modifiers)).code;
        for (theirs, ours) in
            [("руддщ", "hello"), ("ГРІ", "UHS"), ("θ ν σ μ", "u n s m"), ("&é\"'(-è_çà", "1234567890"), ("ü", "[")]
        {
            let read: Vec<KeyCode> = theirs.chars().map(|c| typed(c, KeyModifiers::NONE)).collect();
            assert_eq!(read, ours.chars().map(KeyCode::Char).collect::<Vec<_>>(), "{theirs}");
        }
        assert_eq!(typed('й', KeyModifiers::CONTROL), KeyCode::Char('q'));
        // `;` is a sign on most keyboards, and q after a Greek letter.
        assert_eq!(typed(';', KeyModifiers::NONE), KeyCode::Char(';'));
        assert_eq!(
            (typed('γ', KeyModifiers::NONE), typed(';', KeyModifiers::NONE)),
            (KeyCode::Char('g'), KeyCode::Char('q'))
        );
        for (theirs, ours) in POSITIONS {
            assert_eq!(theirs.chars().count(), ours.chars().count(), "{theirs}");
        }
    }

    #[test]
    fn typed_keys_are_read_as_help_spells_them() {
        let press = |code, modifiers| command(KeyEvent::new(code, modifiers));
        assert_eq!(press(KeyCode::Char('h'), KeyModifiers::NONE), Some(Command::Left));
        assert_eq!(press(KeyCode::Char('?'), KeyModifiers::SHIFT), Some(Command::Help));
        assert_eq!(press(KeyCode::Char('r'), KeyModifiers::CONTROL), Some(Command::Redo));
        assert_eq!(press(KeyCode::Char('C'), KeyModifiers::CONTROL), Some(Command::Interrupt));
        assert_eq!(press(KeyCode::Char('x'), KeyModifiers::ALT), None);
        assert_eq!(letter(KeyEvent::new(KeyCode::Char('E'), KeyModifiers::SHIFT)), Some('E'));
        assert!(describe().iter().all(|(keys, words)| !keys.is_empty() && !words.is_empty()));
    }
}
