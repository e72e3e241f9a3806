//! Which seat may do what.

use crate::{Actor, Command, Refusal, Tree};

impl Tree {
    /// Checks that a command is allowed at this position, whatever it would come to.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, command: &Command, actor: Actor) -> Result<(), Refusal> {
        let session = self.session();
        match (actor, command) {
            (_, Command::Solution) | (Actor::Everyone, _) => {}
            // Once the game is over both see the table, and a move is refused as illegal.
            (Actor::Device(seat), Command::Play(_) | Command::Travel(_) | Command::Forced | Command::Hint) => {
                if session.outcome().is_none() && seat != session.seat() {
                    return Err(Refusal::NotYourTurn);
                }
            }
            (Actor::Device(_), _) => return Err(Refusal::NeedsAgreement),
            (Actor::Screen, Command::Undo { .. }) if self.is_others_move() => return Err(Refusal::OthersMove),
            (Actor::Screen, Command::Go(_)) if session.has_secrets() => return Err(Refusal::SecretLines),
            (Actor::Screen, _) => {}
        }
        match command {
            Command::Hint if session.outcome().is_some() || session.asked().is_some() => Err(Refusal::NoHint),
            Command::Eye if self.is_eye_open() => Ok(()),
            Command::Peek | Command::Eye if session.outcome().is_some() => Err(Refusal::Over),
            Command::Peek | Command::Eye => self.refuses_peek().map_or(Ok(()), |reason| Err(Refusal::NoPeek(reason))),
            _ => Ok(()),
        }
    }
}
