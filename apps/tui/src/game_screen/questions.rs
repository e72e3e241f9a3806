//! Questions before something that costs the player: each with two answers, the cursor on the one that changes nothing.

use std::path::Path;

use chronicle::daily;
use game::{Finality, Offer};

use super::{Curtain, GameScreen};
use crate::act::Act;
use crate::sheet::{List, Row, Sheet};
use crate::texts::{fill, text};

impl GameScreen {
    /// The offer of a move if it throws the game away.
    pub(super) fn throws_away(&self, typed: &str) -> Option<Offer> {
        if self.is_replay() || self.table.offers.iter().all(|offer| offer.finality.is_open()) {
            return None;
        }
        let offer = self.session().why(Some(typed)).ok()??.offer;
        (!offer.finality.is_open()).then_some(offer)
    }

    /// Asks whether to make a move that throws the game away.
    pub(super) fn ask_to_end(&mut self, offer: &Offer) {
        let title = match offer.finality {
            Finality::GivingUp => text("sheet.give_up"),
            _ => text("sheet.end_it"),
        };
        let mut lost = format!("{}: {}", offer.label, offer.effect);
        if self.is_daily() {
            lost = format!("{lost} {}", text("sheet.end_daily"));
        }
        let answers = [text("sheet.play_on"), &offer.label];
        self.question = Some(question(title, lost, answers, Act::PlayAtOnce(offer.spelling.clone())));
    }

    /// Takes the last move back. Asks first if that marks the record, and asks the other seat if the move is theirs.
    pub(crate) fn ask_undo(&mut self, confirms: bool) {
        if !self.is_replay() && self.tree().is_others_move() {
            self.curtain = Curtain::Asking;
        } else if self.marks(self.tree().ply_before(1), confirms) {
            self.question = Some(self.confirm_back(Act::UndoAtOnce));
        } else {
            self.undo();
        }
    }

    /// Goes to a node of the tree; asks first if the moves taken back mark the record.
    pub(crate) fn ask_go(&mut self, node: play::NodeId, confirms: bool) {
        if self.marks(self.tree().kept_ply(node), confirms) {
            self.question = Some(self.confirm_back(Act::GoAtOnce(node)));
        } else {
            self.go(node);
        }
    }

    /// Whether going back to this many moves would mark the record, and the player is asked before.
    fn marks(&self, ply: usize, confirms: bool) -> bool {
        !self.is_replay() && (confirms || self.is_daily()) && self.tree().would_inform_back_to(ply)
    }

    fn confirm_back(&self, act: Act) -> Sheet {
        let words = if self.is_daily() { "sheet.confirm_daily" } else { "sheet.confirm_intro" };
        question(
            text("sheet.confirm"),
            text(words).to_owned(),
            [text("sheet.confirm_no"), text("sheet.confirm_yes")],
            act,
        )
    }

    /// Whether this is a deal of the day.
    fn is_daily(&self) -> bool {
        self.session().record().tag(daily::TAG).is_some()
    }
}

/// The question whether to leave although games are not saved.
pub(crate) fn leave_unsaved(reason: &str) -> Sheet {
    let words = fill("sheet.leave_intro", &[("reason", &reason)]);
    question(text("sheet.leave"), words, [text("sheet.leave_no"), text("sheet.leave_yes")], Act::QuitAtOnce)
}

/// The question whether to make a game of its own of the position that is replayed.
pub(super) fn play_on() -> Sheet {
    let answers = [text("sheet.go_on_looking"), text("sheet.play_from_here")];
    question(text("sheet.play_on_here"), text("sheet.play_on_intro").to_owned(), answers, Act::PlayOn)
}

/// The question whether to delete an unfinished game.
pub(crate) fn delete(path: &Path) -> Sheet {
    let answers = [text("sheet.delete_no"), text("sheet.delete_yes")];
    question(text("sheet.delete"), text("sheet.delete_intro").to_owned(), answers, Act::Delete(path.to_owned()))
}

/// A question: `n` and the cursor are on the first answer, which changes nothing; `y` is the second, which acts.
pub(crate) fn question(title: &str, intro: String, [no, yes]: [&str; 2], act: Act) -> Sheet {
    let mut list = List::new(title, vec![Row::new(no, Act::Back).letter('n'), Row::new(yes, act).letter('y')]);
    list.intro = intro;
    Sheet::List(list)
}
