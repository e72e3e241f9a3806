//! The keys in one table: what each does and how help describes it.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::texts::text;

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
    Back,
    Moves,
    Type,
    Undo,
    Redo,
    Tree,
    Hint,
    About,
    Guide,
    Why,
    Open,
    Log,
    Copy,
    Story,
    Comment,
    NextGame,
    PreviousGame,
    Rules,
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
    pub(crate) text: &'static str,
}

const fn bind(command: Command, keys: &'static [&'static str], text: &'static str) -> Binding {
    Binding { command, keys, text }
}

/// All keys at the table. Sheets use those that move, act and go back.
pub(crate) const TABLE: &[Binding] = &[
    bind(Command::Left, &["left", "h"], "keys.left"),
    bind(Command::Down, &["down", "j"], "keys.down"),
    bind(Command::Up, &["up", "k"], "keys.up"),
    bind(Command::Right, &["right", "l"], "keys.right"),
    bind(Command::Next, &["tab"], "keys.next"),
    bind(Command::Previous, &["shift-tab"], "keys.previous"),
    bind(Command::First, &["home"], "keys.first"),
    bind(Command::Last, &["end"], "keys.last"),
    bind(Command::PageUp, &["pageup"], "keys.page_up"),
    bind(Command::PageDown, &["pagedown"], "keys.page_down"),
    bind(Command::Choose, &["space"], "keys.choose"),
    bind(Command::Act, &["enter"], "keys.act"),
    bind(Command::Back, &["esc", "backspace"], "keys.back"),
    bind(Command::Moves, &["m"], "keys.moves"),
    bind(Command::Type, &[":"], "keys.type"),
    bind(Command::Hint, &["n"], "keys.hint"),
    bind(Command::About, &["i"], "keys.about"),
    bind(Command::Guide, &["g"], "keys.guide"),
    bind(Command::Why, &["w"], "keys.why"),
    bind(Command::Undo, &["u"], "keys.undo"),
    bind(Command::Redo, &["r", "ctrl-r"], "keys.redo"),
    bind(Command::Tree, &["t"], "keys.tree"),
    bind(Command::Open, &["o"], "keys.open"),
    bind(Command::Log, &["e"], "keys.log"),
    bind(Command::Rules, &["b"], "keys.rules"),
    bind(Command::Story, &["s"], "keys.story"),
    bind(Command::Comment, &["c"], "keys.comment"),
    bind(Command::Copy, &["y"], "keys.copy"),
    bind(Command::NextGame, &["]"], "keys.next_game"),
    bind(Command::PreviousGame, &["["], "keys.previous_game"),
    bind(Command::Settings, &[","], "keys.settings"),
    bind(Command::Help, &["?", "f1"], "keys.help"),
    bind(Command::Home, &["q"], "keys.home"),
    bind(Command::Quit, &["ctrl-q"], "keys.quit"),
    bind(Command::Interrupt, &["ctrl-c"], "keys.interrupt"),
    bind(Command::Suspend, &["ctrl-z"], "keys.suspend"),
    bind(Command::Repaint, &["ctrl-l"], "keys.repaint"),
];

/// The command of a key, if it has one.
pub(crate) fn command(key: KeyEvent) -> Option<Command> {
    let name = name(key)?;
    TABLE.iter().find(|binding| binding.keys.contains(&name.as_str())).map(|binding| binding.command)
}

/// Whether a letter is a key already, so that no button can have it.
pub(crate) fn is_taken(letter: char) -> bool {
    let mut bytes = [0; 4];
    let name: &str = letter.encode_utf8(&mut bytes);
    TABLE.iter().any(|binding| binding.keys.contains(&name))
}

/// The letter of a key pressed without modifiers.
pub(crate) fn letter(key: KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(c) if (key.modifiers - KeyModifiers::SHIFT).is_empty() => Some(c),
        _ => None,
    }
}

/// The first key of a command, as help spells it.
pub(crate) fn key_of(command: Command) -> &'static str {
    TABLE.iter().find(|binding| binding.command == command).map_or("", |binding| binding.keys[0])
}

/// All keys with their descriptions, for help.
pub(crate) fn told() -> Vec<(String, &'static str)> {
    TABLE.iter().map(|binding| (binding.keys.join(" "), text(binding.text))).collect()
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
        KeyCode::F(1) => "f1",
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
    fn keys_are_read_as_they_are_told() {
        let press = |code, modifiers| command(KeyEvent::new(code, modifiers));
        assert_eq!(press(KeyCode::Char('h'), KeyModifiers::NONE), Some(Command::Left));
        assert_eq!(press(KeyCode::Char('?'), KeyModifiers::SHIFT), Some(Command::Help));
        assert_eq!(press(KeyCode::Char('r'), KeyModifiers::CONTROL), Some(Command::Redo));
        assert_eq!(press(KeyCode::Char('C'), KeyModifiers::CONTROL), Some(Command::Interrupt));
        assert_eq!(press(KeyCode::Char('x'), KeyModifiers::ALT), None);
        assert_eq!(letter(KeyEvent::new(KeyCode::Char('E'), KeyModifiers::SHIFT)), Some('E'));
        assert!(told().iter().all(|(keys, words)| !keys.is_empty() && !words.is_empty()));
    }
}
