//! The actions of rows, and the pages they open.

use std::path::PathBuf;

use underdeck_coach::Motif;
use underdeck_play::NodeId;

use crate::keys::Command;

/// The action of a row of a list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum RowAction {
    Nothing,
    /// Makes a move at the table; asks first if it throws the game away.
    Play(String),
    /// Applies a command without asking: the answer to a question.
    Apply(underdeck_play::Command),
    /// Goes to a node of the game's tree; asks first if that marks the record.
    Go(NodeId),
    /// Resumes an unfinished game.
    Resume(PathBuf),
    /// Begins a game with the player's options.
    Begin(&'static str),
    /// Begins a guided game: the game, and the number of the guide.
    Guide(&'static str, usize),
    /// Begins a new game with these options, from the deals that the settings request.
    Next(&'static str, Vec<(String, String)>),
    /// Replays the game at the front along a line of moves from its start.
    Follow(Vec<String>),
    /// Begins a game with real cards and the options of a deal code.
    Physical(String),
    /// Begins the game of a deal code.
    Deal(String),
    /// Replays a game that another program has open.
    LookAtOpen,
    /// Takes over a game that another program has open.
    TakeOver,
    /// Plays today's deal, or shows its result.
    Daily(&'static str),
    /// Plays the unfinished chapter of a campaign, or else this one.
    Chapter {
        game: &'static str,
        name: String,
        chapter: Option<String>,
    },
    /// Opens a replay of a record.
    Replay(PathBuf),
    /// Brings another open game to the front.
    Switch(usize),
    /// Sets a setting.
    Set {
        key: String,
        value: String,
    },
    /// Opens a page.
    Show(Page),
    /// Asks the player to type a line.
    Ask(Asked),
    /// Asks for the right card or roll of an entry of a game with real cards.
    Correct(usize),
    /// Writes the statistics to a file with this extension.
    Export(&'static str),
    /// Carries out a command at the table.
    Table(Command),
    /// Opens a puzzle of a game; the next one has the same theme, if there is one.
    Puzzle(&'static str, usize, Option<Motif>),
    /// Shows how the puzzle at the front is won.
    Solution,
    /// Opens the exercise that is due.
    Practice,
    /// Goes to the position before this move of a replay, and shows the coach's words on it.
    Slip(usize),
    /// Reviews the other seat of a contest.
    OtherSeat,
    /// Replays the game at the front.
    Review,
    /// Begins a game at the position of the replay.
    PlayOn,
    /// Asks whether to delete an unfinished game.
    AskDelete(PathBuf),
    /// Deletes an unfinished game.
    Delete(PathBuf),
    /// Closes the sheet.
    Back,
    /// Leaves; asks first if a game is not saved.
    Quit,
    /// Leaves without asking.
    QuitAtOnce,
}

/// A page by name, so that it can be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Home,
    /// A game: a new deal, options, campaigns, how to play.
    Game(&'static str),
    /// How to play a game, and where its rules are.
    About(&'static str),
    /// The whole reference of a game.
    Rules(&'static str),
    /// The tables of a game.
    Tables(&'static str),
    /// The rulings of a game that players may change.
    Rulings(&'static str),
    /// Today's result of a game.
    Today(&'static str),
    Campaign {
        game: &'static str,
        name: String,
    },
    Story {
        game: &'static str,
        name: String,
        chapter: String,
    },
    /// The puzzles of a game.
    Puzzles(&'static str),
    Statistics,
    /// The statistics of a game and option set, by index among the summaries.
    Numbers(usize),
    Records,
    Settings,
    /// The coach's review of the game at the front.
    Coach,
    Help,
}

/// A line that the player types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Move,
    /// The name of anything in the game: a card, a zone, a counter, a word.
    Thing,
    DealCode,
    CampaignName(&'static str),
    OptionText {
        game: &'static str,
        key: &'static str,
    },
    Comment,
    Player,
    /// A name for an unfinished game.
    Name(PathBuf),
}
