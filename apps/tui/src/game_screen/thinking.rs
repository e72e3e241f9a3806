//! The program's moves, worked out beside the screen.

use underdeck_home::luck::elapsed;
use underdeck_play::{PendingAnswer, Played};

use super::task::Asks;
use super::{GameScreen, Mode};

/// What the screen calls the program's thoughts.
pub(crate) const THINKS: &str = "wait.program";

/// What the program's answer follows.
pub(super) enum Then {
    /// A turn, or the opening of a game.
    Moved,
    /// A jump in the tree, and what is said of it.
    Jumped(String),
}

impl GameScreen {
    /// Whether the program is to move: until it has, the screen shows the table before.
    pub(crate) fn is_programs_turn(&self) -> bool {
        matches!(&self.mode, Mode::Play(tree) if tree.is_programs_turn())
    }

    /// Has the program answer if it is to move, and then shows what `moves` and its answer did. The table stays as it is meanwhile: the
    /// next one is the program's own.
    pub(super) fn hear_program(&mut self, mut moves: Vec<Played>, then: Then) {
        let Mode::Play(tree) = &mut self.mode else { return };
        if let Some(question) = tree.ask_program(&mut moves, Some(elapsed)) {
            self.save();
            self.asks = Some(Asks::new(THINKS, move |stop| {
                let chosen = question.find(stop);
                move |screen: &mut Self| screen.play_chosen(chosen.ok(), moves, then)
            }));
            return;
        }
        self.show_answer(&moves, then);
    }

    fn play_chosen(&mut self, chosen: Option<PendingAnswer<String>>, mut moves: Vec<Played>, then: Then) {
        let Mode::Play(tree) = &mut self.mode else { return };
        match chosen.and_then(|chosen| tree.take_answer(chosen)) {
            Some(played) => {
                moves.push(played);
                self.hear_program(moves, then);
            }
            None => self.show_answer(&moves, then),
        }
    }

    fn show_answer(&mut self, moves: &[Played], then: Then) {
        match then {
            Then::Moved => self.after_moves(moves),
            Then::Jumped(words) => self.jumped(Some(words), ""),
        }
    }
}
