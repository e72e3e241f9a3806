//! What a player is shown beside the table, and how the record says so.

use game::Said;
use record::{Aid, Record};

use crate::Tree;
use crate::day::is_of_day;
use crate::tree::SEEN;

/// The tag of a game on which the coach looks, and its value.
const EYE: (&str, &str) = ("Eye", "open");

impl Tree {
    /// Why the solver may not be asked while the game runs: in a deal of the day, and where two play.
    pub fn refuses_peek(&self) -> Option<Said> {
        let session = self.session();
        if session.record().is_told() {
            let english = "This game is played beside real cards: the solver does not know how they lie.";
            return Some(Said::new("peek-told", english, []));
        }
        if is_of_day(&session.record()) {
            return Some(Said::new("peek-daily", "This is a deal of the day: the solver is asked after the game.", []));
        }
        if session.seats() > 1 {
            return Some(Said::new("peek-two", "Two play this game: the solver is not asked.", []));
        }
        None
    }

    /// Marks the record before the solver is asked whether the running game can still be won: the player used an aid and is informed.
    pub fn mark_peek(&mut self) {
        self.use_aid(Aid::Solver);
        self.set_tag("Informed", "yes");
    }

    /// Opens the coach's eye, or closes it: a tag of the record says so, and while it is open each position counts as coached.
    pub fn turn_eye(&mut self) {
        let word = if self.has_eye() { "closed" } else { EYE.1 };
        self.set_tag(EYE.0, word);
        self.look_on();
    }

    /// Whether the coach's eye is open and the game still runs.
    pub fn has_eye(&self) -> bool {
        self.session().tag(EYE.0) == Some(EYE.1) && self.session().outcome().is_none()
    }

    /// Marks the position as coached if the coach's eye is open.
    pub fn look_on(&mut self) {
        if self.has_eye() {
            self.use_aid(Aid::Coach);
        }
    }

    /// Notes that the player was shown how the finished game could have been won: if a move is undone now, the player is informed.
    /// Returns whether that is new.
    pub fn see_solution(&mut self) -> bool {
        let is_new = self.session().outcome().is_some() && self.session().tag(SEEN.0).is_none();
        if is_new {
            self.set_tag(SEEN.0, SEEN.1);
            self.expect_undo();
        }
        is_new
    }

    /// Whether the record says that the solution was seen, and no move was undone since.
    pub(crate) fn has_seen_solution(record: &Record) -> bool {
        record.tag(SEEN.0).is_some() && record.aids().uses(Aid::Solver) == 0
    }
}
