//! The moves that a guide makes by itself.

use catalogue::{Guidance, Played, guidance, guide_of};

use super::Tree;

impl Tree {
    /// Plays the steps without words of the guide that leads the game, until it has something to say; returns what was played.
    ///
    /// Front ends call this after a move of the player in place of [`Tree::play_forced`]: a guide may explain a forced move.
    pub fn play_silent(&mut self) -> Vec<Played> {
        let mut played = Vec::new();
        while let Some(guide) = guide_of(self.session()) {
            let Some(Guidance::Step(step)) = guidance(&guide, self.session()) else { break };
            if !step.silent || step.strayed {
                break;
            }
            let Ok(move_played) = self.play(&step.offer.spelling) else { break };
            played.push(move_played);
        }
        played
    }

    /// Whether a guide leads the game.
    pub fn is_guided(&self) -> bool {
        guide_of(self.session()).is_some()
    }
}
