//! Games on two devices: permissions, and agreements between the two players.

use underdeck_game::{Id, Seat, say, text};
use underdeck_play::{Actor, BotReply, Command, Context, Input};

use super::LiveGame;
use super::change::Change;
use crate::error::Error;
use crate::kept::{RemoteSeats, Snapshot};

/// The result of a game that one of two partners has left: no one wins.
pub(crate) const LEFT: &str = "left";

impl RemoteSeats {
    /// Adds the seats to a snapshot, with the result if a player has left: that player loses a duel. The game has no place on a board.
    pub(crate) fn write(&self, snapshot: &mut Snapshot, are_partners: bool) {
        if let Some(left) = self.left.filter(|_| snapshot.result == "*") {
            snapshot.result = if are_partners { LEFT.to_owned() } else { format!("winner {}", 3 - left) };
        }
        snapshot.ranks = false;
        snapshot.apart = Some(self.clone());
    }
}

impl LiveGame {
    /// The seat of a player in a game on two devices; `None` in a game on one device.
    pub fn seat_of(&self, player: i64) -> Option<Seat> {
        let seat = self.apart.as_ref()?.seat_of(player, self.facts.player)?;
        Some(Seat(seat - 1))
    }

    /// Whether a player takes part.
    pub fn is_of(&self, player: i64) -> bool {
        self.facts.player == player || self.seat_of(player).is_some()
    }

    /// Whether the game has ended, or one of the two has left.
    pub fn is_over(&self) -> bool {
        self.tree.session().outcome().is_some() || self.apart.as_ref().is_some_and(|apart| apart.left.is_some())
    }

    /// Whether the deal is secret for now: with its code one of two players could look at the other's cards.
    pub fn hides_deal(&self) -> bool {
        self.apart.is_some() && !self.is_over()
    }

    /// Checks that it is a player's turn.
    pub(crate) fn check_turn(&self, player: i64) -> Result<(), Error> {
        let session = self.tree.session();
        match self.seat_of(player) {
            Some(seat) if session.has_secrets() || session.outcome().is_none() => {
                let is_turn = seat == session.seat() && !self.is_over();
                let reason = if self.is_over() { &text::REFUSED_OVER } else { &text::REFUSED_TURN };
                is_turn.then_some(()).ok_or_else(|| Error::Withheld(reason.into()))
            }
            _ => Ok(()),
        }
    }

    /// The actor of a player's command: the player on their own device, or everyone at the one screen.
    pub(super) fn actor(&self, player: i64, command: &Command, input: Input) -> Actor {
        self.seat_of(player).map_or_else(|| self.tree.actor(command, input), Actor::Device)
    }

    /// Checks a change of a game on two devices against the state of the agreement. [`History::check`](underdeck_play::History::check) checks
    /// the commands of a seat.
    pub(super) fn check_two_devices(&self, change: &Change) -> Result<(), Error> {
        let Some(apart) = &self.apart else { return Ok(()) };
        let no = |reason: &'static Id| Err(Error::Withheld(reason.into()));
        match change {
            Change::Sit { .. } | Change::Next { .. } | Change::Command(Command::Solution) => Ok(()),
            _ if self.is_over() => no(&text::REFUSED_OVER),
            Change::AskBack | Change::AnswerBack { .. } | Change::Leave | Change::Claim if apart.guest.is_none() => {
                no(&text::REFUSED_ALONE)
            }
            _ => Ok(()),
        }
    }

    /// Records a change of position. It closes an open question.
    pub(super) fn position_changed(&mut self, now: i64) {
        if let Some(apart) = &mut self.apart {
            apart.asks = None;
        }
        self.start_turn(now);
        self.count_change();
    }

    /// Records the end time of a finished game before anything is undone.
    pub(super) fn mark_end(&mut self) -> Result<(), Error> {
        if self.is_over() {
            self.tree.apply(Command::End(self.changed.saturating_mul(1000)), Context::EVERYONE)?;
        }
        Ok(())
    }

    /// Applies a change other than a move by a player on their own device; returns whether it must be stored.
    pub(super) fn apply_agreement(&mut self, player: i64, change: Change, now: i64) -> Result<bool, Error> {
        let owner = self.facts.player;
        let Some(apart) = &mut self.apart else {
            return Err(Error::Wrong(say!(REFUSED_ONE_DEVICE)));
        };
        let seat = apart.seat_of(player, owner);
        match change {
            Change::Sit { invite } => {
                if !take_seat(apart, player, seat, &invite, now)? {
                    return Ok(false);
                }
            }
            Change::AskBack => {
                let Some(of) = seat else { return Err(Error::no_game()) };
                self.tree.check(&Command::TakeBack { seat: Seat(of - 1) }, Actor::Everyone)?;
                apart.asks = seat;
            }
            Change::AnswerBack { yes } => {
                let Some(asks) = apart.asks.filter(|asks| Some(*asks) != seat) else {
                    return Err(Error::Wrong(say!(REFUSED_NOT_ASKED)));
                };
                if yes {
                    let command = Command::TakeBack { seat: Seat(asks - 1) };
                    self.tree.apply(command, Context { reply: BotReply::Now(None), ..Context::EVERYONE })?;
                }
                apart.asks = None;
            }
            Change::Leave => apart.left = seat,
            Change::Claim => {
                if Some(apart.turn) == seat || apart.until().is_none_or(|until| now < until) {
                    return Err(Error::Withheld(say!(REFUSED_HAS_TIME)));
                }
                apart.left = Some(apart.turn);
            }
            Change::Next { id } if apart.next.is_none() => apart.next = Some(id),
            _ => return Ok(false),
        }
        self.start_turn(now);
        self.count_change();
        Ok(true)
    }

    /// Records the seat to move and the start of its turn.
    pub(super) fn start_turn(&mut self, now: i64) {
        let turn = self.tree.session().seat().0 + 1;
        if let Some(apart) = self.apart.as_mut().filter(|apart| apart.turn != turn) {
            (apart.turn, apart.since) = (turn, now);
        }
    }
}

/// Gives the free seat to a player.
fn take_seat(apart: &mut RemoteSeats, player: i64, seat: Option<u8>, invite: &str, now: i64) -> Result<bool, Error> {
    match apart.guest {
        _ if invite != apart.invite => Err(Error::no_game()),
        // The player who already has the seat is redirected to the game.
        _ if seat.is_some() => Ok(false),
        Some(_) => Err(Error::Withheld(say!(REFUSED_SEAT_TAKEN))),
        None => {
            (apart.guest, apart.since) = (Some(player), now);
            Ok(true)
        }
    }
}
