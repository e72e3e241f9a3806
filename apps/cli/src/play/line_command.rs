//! The commands of line mode.

/// A line of the player as a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineCommand<'a> {
    Nothing,
    Number(usize),
    Move(&'a str),
    Undo,
    Redo,
    Hint,
    Solve,
    Correct(Option<&'a str>),
    Eye,
    Guide(Option<&'a str>),
    Why(Option<&'a str>),
    Choose(Option<&'a str>),
    Story,
    Rules(Option<&'a str>),
    Look(Option<&'a str>),
    About(Option<&'a str>),
    Brief,
    Full,
    Moves,
    Tree,
    Branches,
    Go(usize),
    Comment(Option<&'a str>),
    Save(Option<&'a str>),
    Deal,
    Card,
    Games,
    Open(usize),
    New(Option<&'a str>),
    Again,
    Stats,
    Daily,
    Settings(Option<&'a str>),
    Json,
    Echo(&'a str),
    Help,
    Quit,
}

/// A command without an argument.
type Alone = Option<LineCommand<'static>>;
/// A command with an argument; `None` if the argument does not fit.
type With = for<'a> fn(&'a str) -> Option<LineCommand<'a>>;

/// The commands by their words. A word with an argument that does not fit is no command.
const COMMANDS: [(&[&str], Alone, With); 34] = {
    use LineCommand::*;
    [
        (&["undo", "u"], Some(Undo), none),
        (&["redo"], Some(Redo), none),
        (&["hint"], Some(Hint), none),
        (&["solve"], Some(Solve), none),
        (&["correct"], Some(Correct(None)), |cards| Some(Correct(Some(cards)))),
        (&["eye"], Some(Eye), none),
        (&["guide"], Some(Guide(None)), |words| Some(Guide(Some(words)))),
        (&["why"], Some(Why(None)), |text| Some(Why(Some(text)))),
        (&["rules", "rule"], Some(Rules(None)), |name| Some(Rules(Some(name)))),
        (&["look"], Some(Look(None)), |name| Some(Look(Some(name)))),
        (&["about", "i"], Some(About(None)), |name| Some(About(Some(name)))),
        (&["brief"], Some(Brief), none),
        (&["full"], Some(Full), none),
        (&["moves"], Some(Moves), none),
        (&["choose"], Some(Choose(None)), |cards| Some(Choose(Some(cards)))),
        (&["tree"], Some(Tree), none),
        (&["branches"], Some(Branches), none),
        (&["go"], None, |number| Some(Go(number.parse().ok()?))),
        (&["comment"], Some(Comment(None)), |words| Some(Comment(Some(words)))),
        (&["story"], Some(Story), none),
        (&["save"], Some(Save(None)), |file| Some(Save(Some(file)))),
        (&["deal"], Some(Deal), none),
        (&["card"], Some(Card), none),
        (&["games"], Some(Games), none),
        (&["open"], None, |number| Some(Open(number.parse().ok()?))),
        (&["new"], Some(New(None)), |game| underdeck_catalogue::find(game).is_ok().then_some(New(Some(game)))),
        (&["again"], Some(Again), none),
        (&["stats"], Some(Stats), none),
        (&["daily"], Some(Daily), none),
        (&["settings"], Some(Settings(None)), |words| Some(Settings(Some(words)))),
        (&["json"], Some(Json), none),
        (&["echo"], Some(Echo("")), |words| Some(Echo(words))),
        (&["help", "?"], Some(Help), none),
        (&["quit", "q", "exit"], Some(Quit), none),
    ]
};

/// Commands without an argument refuse one.
const fn none(_: &str) -> Option<LineCommand<'_>> {
    None
}

impl<'a> LineCommand<'a> {
    /// Reads a line. A legal move takes precedence over a command of the same name.
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
        let (word, argument) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        let found = COMMANDS.iter().find(|(words, ..)| words.contains(&word.to_lowercase().as_str()));
        found
            .and_then(|(_, alone, with)| match argument.trim() {
                "" => *alone,
                argument => with(argument),
            })
            .unwrap_or(Self::Move(command))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_takes_precedence_over_a_command_without_a_slash() {
        let read = |line| LineCommand::read(line, |text| text == "look" || text == "hint me" || text == "go 3");
        assert_eq!(read("12"), LineCommand::Number(12));
        assert_eq!(read(""), LineCommand::Nothing);
        assert_eq!(read("look"), LineCommand::Move("look"));
        assert_eq!(read("/look"), LineCommand::Look(None));
        assert_eq!(read("hint me"), LineCommand::Move("hint me"));
        assert_eq!(read("HINT"), LineCommand::Hint);
        assert_eq!(read("why  fight QS"), LineCommand::Why(Some("fight QS")));
        assert_eq!(read("why"), LineCommand::Why(None));
        assert_eq!(read("save my game.udr"), LineCommand::Save(Some("my game.udr")));
        assert_eq!(read("undo it"), LineCommand::Move("undo it"));
        assert_eq!((read("choose 5C 7D"), read("story")), (LineCommand::Choose(Some("5C 7D")), LineCommand::Story));
        assert_eq!(
            (read("?"), read("Brief"), read("full")),
            (LineCommand::Help, LineCommand::Brief, LineCommand::Full)
        );
    }

    #[test]
    fn a_command_with_a_wrong_argument_is_read_as_a_move() {
        let read = |line| LineCommand::read(line, |text| text == "go 3");
        assert_eq!(
            (read("go 3"), read("/go 3"), read("go 4")),
            (LineCommand::Move("go 3"), LineCommand::Go(3), LineCommand::Go(4))
        );
        assert_eq!(
            (read("go r1c1"), read("open chest")),
            (LineCommand::Move("go r1c1"), LineCommand::Move("open chest"))
        );
        assert_eq!(
            (read("new"), read("new 5C"), read("open 2")),
            (LineCommand::New(None), LineCommand::Move("new 5C"), LineCommand::Open(2))
        );
        assert_eq!(read("look r1c1"), LineCommand::Look(Some("r1c1")));
        assert_eq!(read("echo done 17"), LineCommand::Echo("done 17"));
    }

    #[test]
    fn help_names_every_command_in_every_complete_language() {
        for language in ["en", "de"].map(|code| underdeck_game::Language::of(code).unwrap()) {
            let help = underdeck_game::say!(LINE_HELP).write(language);
            for (words, ..) in COMMANDS {
                let is_named = |word: &&str| help.split(|c: char| !c.is_alphabetic()).any(|named| named == *word);
                // `help` itself shows this text.
                assert!(words.iter().any(is_named) || words.contains(&"help"), "{words:?} in {language:?}");
            }
        }
    }
}
