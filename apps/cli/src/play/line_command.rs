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

/// The help text.
pub(super) const HELP: &str = "\
A number makes the move with that number; a move can also be typed, such as the words in brackets.
  undo, redo     take the last move back, or make it again
  correct A B    with your own cards: A was entered and is B, such as correct 7D 8D, or 3 5 for a roll;
                 what follows is replayed, and stops where it no longer fits
  guide          in a guided game, the step again; guide next makes its move, guide off leaves
  hint           what a sensible player would do and why
  solve          whether the game can still be won, after asking: you are informed then; at its end,
                 whether it could have been won, how, and until when
  eye            the coach's eye: the chance to win before and after each move, until eye again;
                 the record says that you were coached, and no board takes the game
  why [MOVE]     why a move (its number or notation) does what it does, or why the last one was refused
  rules [THING]  how to play, a rule by its id, or the rules for a card or zone
  about THING    what a card, cell, zone or word means, and what it would do now
  look [THING]   the whole table in full, or one zone, card or cell
  moves          every legal move and its effect
  choose CARDS   what these cards do together and which can be added
  tree           every line that was tried; branches lists those tried from here
  go N           go to move number N in the tree; 0 is the start
  comment WORDS  write a comment on the last move into the record
  story          the story of the chapter, in a campaign
  games          your unfinished games; open N resumes one, new [GAME] begins one, again this deal once more
  stats, daily   your results so far; the deals of the day
  card           the result as a card to send; it gives nothing away
  deal           the deal code, to share this deal
  save [FILE]    where the game is saved after every move, or save a copy to FILE
  settings       the settings; settings KEY VALUE changes one
  brief, full    from now on, show only what changes, or the whole table
  json, echo     for programs: the table as one line of JSON; words repeated
  quit           leave; you can resume the game later
A line that begins with / is always a command, even if a move has the same name.
";

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
    fn help_names_every_command() {
        for (words, ..) in COMMANDS {
            let is_named = |word: &&str| HELP.split(|c: char| !c.is_alphabetic()).any(|named| named == *word);
            // `help` itself shows this text.
            assert!(words.iter().any(is_named) || words.contains(&"help"), "{words:?}");
        }
    }
}
