//! One game on the screen: its tree of moves, the player's hand, what is shown.

mod about;
mod coaching;
mod commands;
mod comparison;
mod draw;
mod field;
mod handover;
mod lead;
mod motion;
mod piles;
mod questions;
mod refuse;
mod replaying;
mod reveal;
mod steer;
mod task;
#[cfg(test)]
mod tests;
mod thinking;
mod travel;
mod unsaved;

use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;
use std::time::Instant;

use ratatui::layout::Rect;
use underdeck_cards::Card;
use underdeck_game::{Seat, Table};
use underdeck_home::SaveSlot;
use underdeck_play::{Forced, Hint, History, Lesson, Played, Replayer, Session};

use crate::board::{Board, HotspotId, ZonePosition};
use crate::hand::{Cursor, Highlight, glow};
use crate::keys::Command;
use crate::sheet::Sheet;
use crate::view::dock::{DockTarget, Room, Tone};
pub(crate) use coaching::Coaching;
pub(crate) use comparison::MoveComparison;
pub(crate) use field::{Pressed, name as answer_name};
pub(crate) use handover::HandoverScreen;
pub(crate) use motion::Flights;
#[cfg(test)]
pub(crate) use questions::question;
pub(crate) use questions::{delete, leave_unsaved};
pub(crate) use task::{Asks, Task, solution, today};
pub(crate) use thinking::THINKS;
use thinking::Then;
pub(crate) use unsaved::Unsaved;

/// Whether a game is played or replayed.
pub(crate) enum Mode {
    Play(Box<History>),
    Replay(Box<Replayer>),
}

impl Mode {
    fn session(&self) -> &dyn Session {
        match self {
            Self::Play(tree) => tree.session(),
            Self::Replay(replay) => replay.session(),
        }
    }
}

/// A chapter of a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chapter {
    pub(crate) game: &'static str,
    pub(crate) campaign: String,
    pub(crate) title: String,
    pub(crate) story: String,
}

/// A game on the screen.
pub(crate) struct GameScreen {
    pub(crate) mode: Mode,
    pub(crate) place: Option<SaveSlot>,
    pub(crate) chapter: Option<Chapter>,
    pub(crate) table: Rc<Table>,
    pub(crate) hand: Cursor,
    pub(crate) notice: Option<(Tone, String)>,
    pub(crate) hint: Option<Hint>,
    /// The step of the guide that leads the game.
    pub(crate) lesson: Option<Lesson>,
    /// Whether the last refusal has rules behind it, which the session can explain.
    pub(crate) was_refused: bool,
    /// Where the hint has led the cursor; `None` once the player moves it.
    led: Option<HotspotId>,
    pub(crate) curtain: HandoverScreen,
    pub(crate) flights: Flights,
    /// Hotspots whose thing has just come or changed.
    fresh: Vec<HotspotId>,
    /// The log of a game whose seats keep secrets: the seat that may read a line, or `None` for both; whether it names a move; the line.
    told: Vec<(Option<Seat>, bool, String)>,
    board: Board,
    /// Where the board may lie, and the window on it that is drawn.
    frame: Rect,
    board_area: Rect,
    /// The size that the board was laid out for.
    laid_for: (u16, u16),
    /// The area that is too small for the board unless the dock yields the lines it can spare.
    crowded_in: Option<Rect>,
    room: Option<Room>,
    touch: DockTarget,
    /// Where each key of the foot is.
    pub(crate) foot: Vec<(Rect, Command)>,
    scroll: u16,
    /// Where the mouse button was pressed.
    pressed: Option<HotspotId>,
    /// Whether the cursor was there before.
    was_here: bool,
    /// The seat whose table is shown.
    seat: Seat,
    /// Why the game is not saved as it stands.
    pub(crate) unsaved: Option<Unsaved>,
    /// What the player is to be asked next.
    pub(crate) question: Option<Sheet>,
    /// What is to be worked out for the player next.
    pub(crate) asks: Option<Asks>,
    /// Whether the finished game was moved to the records.
    is_kept: bool,
    /// Whether the last move ended the game, and nothing was said of it yet.
    pub(crate) has_just_ended: bool,
    /// When a replay that plays by itself made its last step.
    plays_since: Option<Instant>,
    /// After how many moves each zone was first looked at.
    noted: HashMap<&'static str, usize>,
    /// The card that came last to each open pile.
    tops: HashMap<&'static str, Card>,
    /// The settings: whether forced moves are played automatically, and whether to ask before what costs something.
    pub(crate) forced: Forced,
    pub(crate) confirms: bool,
    /// The coach at work on this replay, and whether the player made its moves.
    pub(crate) coaching: Option<Coaching>,
    pub(crate) is_own: bool,
    /// The move played and the best one, while they stand side by side.
    pub(crate) beside: Option<Box<MoveComparison>>,
    /// What is typed for a card or a roll that is asked.
    field: field::Field,
    /// What is asked of this position.
    pub(crate) task: Option<Task>,
    /// The coach's eye, while it is open.
    eye: Option<reveal::Reveal>,
}

/// The open game that is kept in this file.
pub(crate) fn find_open(screens: &[GameScreen], path: &Path) -> Option<usize> {
    screens.iter().position(|screen| screen.place.as_ref().is_some_and(|place| place.path() == path))
}

impl GameScreen {
    /// A game to play, saved in its place.
    pub(crate) fn play_at(tree: Box<History>, place: Option<SaveSlot>) -> Self {
        let mut screen = Self::new(Mode::Play(tree), place);
        if screen.is_programs_turn() {
            screen.hear_program(Vec::new(), Then::Moved);
        }
        screen
    }

    /// A replay of a record.
    pub(crate) fn replay(replay: Box<Replayer>) -> Self {
        Self::new(Mode::Replay(replay), None)
    }

    fn new(mode: Mode, place: Option<SaveSlot>) -> Self {
        let nowhere = HotspotId { zone: "", at: ZonePosition::Whole };
        // While the program is to move, the table is the player's.
        let seat = match &mode {
            Mode::Play(tree) if tree.is_programs_turn() => tree.own_seat(),
            _ => None,
        };
        let seat = seat.unwrap_or_else(|| mode.session().seat());
        let table = mode.session().table_of(seat);
        let eye = matches!(&mode, Mode::Play(tree) if tree.has_eye()).then(reveal::Reveal::default);
        let mut screen = Self {
            mode,
            place,
            chapter: None,
            table,
            hand: Cursor { cursor: nowhere, picked: Vec::new() },
            notice: None,
            hint: None,
            lesson: None,
            was_refused: false,
            led: None,
            curtain: HandoverScreen::Open,
            flights: Flights::default(),
            fresh: Vec::new(),
            told: Vec::new(),
            board: Board::default(),
            frame: Rect::ZERO,
            board_area: Rect::ZERO,
            laid_for: (0, 0),
            crowded_in: None,
            room: None,
            touch: DockTarget::default(),
            foot: Vec::new(),
            scroll: 0,
            pressed: None,
            was_here: false,
            seat,
            unsaved: None,
            question: None,
            asks: None,
            is_kept: false,
            has_just_ended: false,
            plays_since: None,
            noted: HashMap::new(),
            tops: HashMap::new(),
            forced: Forced::Auto,
            confirms: true,
            coaching: None,
            is_own: false,
            beside: None,
            field: field::Field::default(),
            task: None,
            eye,
        };
        if screen.has_private_tables() {
            screen.curtain = HandoverScreen::Closed;
        }
        screen.ask_anew(None);
        screen.guide();
        screen.look_on();
        screen
    }

    pub(crate) fn session(&self) -> &dyn Session {
        self.mode.session()
    }

    pub(crate) fn tree(&self) -> &History {
        match &self.mode {
            Mode::Play(tree) => tree,
            Mode::Replay(replay) => replay.tree(),
        }
    }

    pub(crate) const fn is_replay(&self) -> bool {
        matches!(self.mode, Mode::Replay(_))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.session().outcome().is_some()
    }

    /// Updates everything after a move, the forced moves after it, and the program's answer.
    fn after_moves(&mut self, moves: &[Played]) {
        self.note(moves);
        self.arrive();
        if !self.is_replay() && self.tree().is_others_move() {
            self.curtain = HandoverScreen::Closing(moves.iter().flat_map(|played| played.told.clone()).collect());
        }
        self.guide();
        self.has_just_ended = self.is_over();
    }

    /// After a jump to where the program may be to move.
    fn jumped_and_heard(&mut self, done: Option<String>, else_say: &str) {
        match done {
            Some(words) if self.is_programs_turn() => self.hear_program(Vec::new(), Then::Jumped(words)),
            done => self.jumped(done, else_say),
        }
    }

    fn jumped(&mut self, done: Option<String>, else_say: &str) {
        let Some(words) = done else {
            self.refuse(else_say.to_owned());
            return;
        };
        self.told.clear();
        let seat = self.seat;
        self.arrive();
        if !words.is_empty() && !self.hides() && self.notice.is_none() {
            self.notice = Some((Tone::Told, words));
        }
        if self.has_private_tables() && self.seat != seat {
            self.curtain = HandoverScreen::Closed;
        }
        self.guide();
    }

    /// Shows the table of the current position, and saves the game.
    fn arrive(&mut self) {
        let table = self.last_on_top(self.session().table());
        let old = std::mem::replace(&mut self.table, table);
        let old_board = std::mem::take(&mut self.board);
        let old_cursor = old_board.spot(self.hand.cursor).map(|spot| spot.area);
        self.seat = self.session().seat();
        self.hand.picked.clear();
        (self.notice, self.hint, self.led, self.lesson, self.beside) = (None, None, None, None, None);
        self.fresh.clear();
        self.ask_anew(None);
        (self.laid_for, self.crowded_in) = ((0, 0), None);
        if self.board_area.area() > 0 {
            self.lay();
            let changes = motion::changes(&old, &old_board, &self.table, &self.board);
            self.fresh = changes.fresh;
            self.flights.begin(changes.flights);
            self.settle_cursor(old_cursor);
        }
        self.look_on();
        self.save();
    }

    /// Lays out the board for the size of the screen.
    fn lay(&mut self) {
        self.laid_for = (self.frame.width, self.frame.height);
        self.board = Board::of(&self.table, self.frame.width, self.frame.height, Some(self.hand.cursor));
    }

    /// Moves the cursor to the nearest hotspot where a move can begin, unless it is on one.
    fn settle_cursor(&mut self, old: Option<Rect>) {
        let selection = self.selection();
        let can = |spot: &&crate::board::Hotspot| glow(&selection, spot) != Highlight::None;
        let here = self.board.spot(self.hand.cursor);
        if here.as_ref().is_some_and(can) {
            return;
        }
        let far = |spot: &&crate::board::Hotspot| {
            let old = old.unwrap_or(Rect::ZERO);
            let off = |a: u16, b: u16| i32::from(a.abs_diff(b));
            off(spot.area.x + spot.area.width / 2, old.x + old.width / 2) + 2 * off(spot.area.y, old.y)
        };
        let next = self.board.spots.iter().filter(can).min_by_key(far);
        let next = next.or(here).or(self.board.spots.iter().min_by_key(far));
        self.hand.cursor = next.map_or(HotspotId { zone: "", at: ZonePosition::Whole }, |spot| spot.mark);
        self.follow();
    }

    fn refuse(&mut self, words: String) {
        self.notice = Some((Tone::Refused, words));
    }
}
