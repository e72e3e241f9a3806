//! What the player types.

/// What a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order<'a> {
    Nothing,
    Number(usize),
    Move(&'a str),
    Undo,
    Redo,
    Hint,
    Why(Option<&'a str>),
    Choose(Option<&'a str>),
    Story,
    Rules(Option<&'a str>),
    Look,
    Brief,
    Full,
    Moves,
    Save(Option<&'a str>),
    Deal,
    Help,
    Quit,
}

/// The commands in words.
pub(super) const HELP: &str = "\
A number makes the move of that number; a move can also be typed, such as the words in brackets.
  undo, redo     take the last move back, or make it again
  hint           what a sensible player would do
  why [MOVE]     the rules behind a move (its number or notation), or behind the last one
  rules [ID]     how to play, or one rule
  look           the whole table in full words
  brief, full    from now on tell only what changes, or show the whole table
  moves          every legal move with its effect
  choose CARDS   what these cards do together, and which can be added
  story          the chapter and the campaign, in a campaign
  deal           the deal code, to share this deal
  save [FILE]    where the game is saved (after every move), or a copy in FILE
  quit           leave; the game can be gone on with
A line that begins with / is always a command, even where a move is called the same.
";

impl<'a> Order<'a> {
    /// Reads a line. A legal move comes before a command of the same name.
    pub(super) fn read(line: &'a str, is_move: impl Fn(&str) -> bool) -> Self {
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        let command = match line.strip_prefix('/') {
            Some(command) => command.trim(),
            None if line.is_empty() => return Self::Nothing,
            None if is_move(line) => return Self::Move(line),
            None => line,
        };
        let (verb, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        match (verb.to_lowercase().as_str(), rest) {
            ("undo" | "u", None) => Self::Undo,
            ("redo", None) => Self::Redo,
            ("hint", None) => Self::Hint,
            ("why", rest) => Self::Why(rest),
            ("rules" | "rule", rest) => Self::Rules(rest),
            ("look", None) => Self::Look,
            ("brief", None) => Self::Brief,
            ("full", None) => Self::Full,
            ("moves", None) => Self::Moves,
            ("choose", rest) => Self::Choose(rest),
            ("story", None) => Self::Story,
            ("save", rest) => Self::Save(rest),
            ("deal", None) => Self::Deal,
            ("help" | "?", None) => Self::Help,
            ("quit" | "q" | "exit", None) => Self::Quit,
            _ => Self::Move(command),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_before_commands_unless_forced() {
        let read = |line| Order::read(line, |text| text == "look" || text == "hint me");
        assert_eq!(read("12"), Order::Number(12));
        assert_eq!(read(""), Order::Nothing);
        assert_eq!(read("look"), Order::Move("look"));
        assert_eq!(read("/look"), Order::Look);
        assert_eq!(read("hint me"), Order::Move("hint me"));
        assert_eq!(read("HINT"), Order::Hint);
        assert_eq!(read("why  fight QS"), Order::Why(Some("fight QS")));
        assert_eq!(read("why"), Order::Why(None));
        assert_eq!(read("save my game.udr"), Order::Save(Some("my game.udr")));
        assert_eq!(read("undo it"), Order::Move("undo it"));
        assert_eq!((read("choose 5C 7D"), read("story")), (Order::Choose(Some("5C 7D")), Order::Story));
        assert_eq!((read("?"), read("Brief"), read("full")), (Order::Help, Order::Brief, Order::Full));
    }
}
