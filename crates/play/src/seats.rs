//! Which seat may do what.

use underdeck_game::Seat;

use crate::{Actor, Command, History, Input, Refusal};

impl History {
    /// The giver of a command at one screen: all players, once a person has confirmed a command to which another player must agree.
    pub fn actor(&self, command: &Command, input: Input) -> Actor {
        let have_agreed = input == Input::Confirmed && self.must_agree(command).is_some();
        if have_agreed { Actor::Everyone } else { Actor::Screen }
    }

    /// The player who must agree to a command of the one to move: the other one, if moves are undone at one screen while the two keep
    /// secrets from each other. Against the program, and after the game, no agreement is needed.
    pub(crate) fn must_agree(&self, command: &Command) -> Option<Seat> {
        let session = self.session();
        let undoes = matches!(command, Command::Undo { turns } if *turns > 0) && session.last_seat().is_some();
        (0..session.seats())
            .map(Seat)
            .find(|seat| *seat != session.seat())
            .filter(|_| undoes && self.has_private_tables())
    }

    /// Checks that a command is allowed at this position, apart from its effect.
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
            (Actor::Device(_), _) | (Actor::Screen, Command::TakeBack { .. }) => return Err(Refusal::NeedsAgreement),
            (Actor::Screen, Command::Undo { .. }) if self.is_others_move() => return Err(Refusal::OthersMove),
            (Actor::Screen, Command::Go(_)) if session.has_secrets() => return Err(Refusal::SecretLines),
            (Actor::Screen, _) => {}
        }
        match command {
            Command::TakeBack { seat } => {
                let is_own = |n| session.played(n).is_some_and(|played| played.seat == *seat);
                if (0..session.ply()).any(is_own) { Ok(()) } else { Err(Refusal::NoOwnMove(*seat)) }
            }
            Command::Hint if session.outcome().is_some() || session.asked().is_some() => Err(Refusal::NoHint),
            Command::Eye if self.is_eye_open() => Ok(()),
            Command::Peek | Command::Eye if session.outcome().is_some() => Err(Refusal::Over),
            Command::Peek | Command::Eye => self.refuses_peek().map_or(Ok(()), |reason| Err(Refusal::NoPeek(reason))),
            _ => Ok(()),
        }
    }
}
