//! A seat that the program plays.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use underdeck_catalogue::GameVisitor;
use underdeck_game::{Message, Play, Playable, Seat, say};
use underdeck_players::{Budget, Clock, Decision, Player, PlayerKind};
use underdeck_record::{PROGRAM, Record, replay_record, short_hash};

use crate::{Played, Session};

/// The seat that the program plays, and how: the tag `Program` of a record, `2 greedy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotOpponent {
    /// The seat; its number in words and tags counts from 1.
    pub seat: Seat,
    /// The player, at its strength.
    pub player: PlayerKind,
}

impl BotOpponent {
    /// The players that a site offers as opponents, the weakest first: each answers soon enough for everybody else who waits.
    pub const OFFERED: [PlayerKind; 3] = [PlayerKind::Greedy, mcts(20), mcts(100)];

    /// The seat that the program plays in a game; `None` if people play all seats, or the tag names no player of this version.
    pub fn of(record: &Record) -> Option<Self> {
        record.tag(PROGRAM)?.parse().ok()
    }

    /// Takes its seat in a game, whose record says so from now on.
    ///
    /// # Errors
    /// If the game has no such seat next to a person's.
    pub fn sit(self, session: &mut dyn Session) -> Result<(), Message> {
        let (title, seats) = (session.info().title, session.seats());
        if seats < 2 {
            return Err(say!(PROGRAM_ALONE, game = title));
        }
        if self.seat.0 >= seats {
            let seat = self.seat.0 + 1;
            return Err(say!(PROGRAM_SEAT, seats, seat));
        }
        session.set_tag(PROGRAM, &self.to_string());
        Ok(())
    }

    /// A player on the second seat, as a site may be asked for it.
    ///
    /// # Errors
    /// If it is not [offered](Self::OFFERED).
    pub fn offered(word: &str) -> Result<Self, Message> {
        let player = Self::OFFERED.into_iter().find(|player| player.to_string() == word);
        player.map(|player| Self { seat: Seat(1), player }).ok_or_else(|| {
            let offered = Self::OFFERED.map(|player| player.to_string()).join(", ");
            say!(PROGRAM_NONE, word = format!("{word:.40}"), offered)
        })
    }

    /// The seat of the person who plays against it.
    pub(crate) const fn other_seat(self) -> Seat {
        Seat(if self.seat.0 == 0 { 1 } else { 0 })
    }

    /// The program's legal move in the present position; `None` if another seat decides.
    ///
    /// The choice follows from what its own seat sees and from its player's word alone, so the same position always gets the same
    /// move; with a clock and a budget in milliseconds it depends on the machine as well. Setting `stop` ends its thought without a move.
    pub fn choose(self, record: &Record, clock: Option<Clock>, stop: &AtomicBool) -> Option<String> {
        underdeck_catalogue::visit(record.tag("Game")?, Choosing { program: self, record, clock, stop }).ok()?
    }

    /// The visible effects of its moves for the other seat, a line each: what that seat overhears, or all if nothing is secret.
    pub(super) fn effects(self, answered: &[Played], is_shared: bool) -> Vec<Message> {
        let player = self.player.to_string();
        let first = say!(PROGRAM_MOVED, n = answered.len(), seat = self.seat.0 + 1, player);
        let lines = answered.iter().flat_map(|played| match is_shared {
            true => {
                let label = say!(FULL_STOP, text = played.offer.label);
                let parts = std::iter::once(&label).chain(&played.told);
                vec![Message::join(parts, " ")]
            }
            false => played.overheard.clone(),
        });
        std::iter::once(first).chain(lines).collect()
    }
}

const fn mcts(games: u32) -> PlayerKind {
    PlayerKind::Mcts(Budget::Iterations(games))
}

impl fmt::Display for BotOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat.0 + 1, self.player)
    }
}

impl FromStr for BotOpponent {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let (seat, player) = text.split_once(' ').ok_or_else(|| say!(PROGRAM_TAG))?;
        let seat = seat.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1)).ok_or_else(|| say!(PROGRAM_TAG))?;
        Ok(Self {
            seat: Seat(seat),
            player: player.parse().map_err(|error: underdeck_players::UnknownPlayer| error.said())?,
        })
    }
}

/// The choice of a move with the game's own types.
struct Choosing<'a> {
    program: BotOpponent,
    record: &'a Record,
    clock: Option<Clock>,
    stop: &'a AtomicBool,
}

impl GameVisitor for Choosing<'_> {
    type Out = Option<String>;

    fn visit<S: Playable>(self) -> Option<String> {
        let replay = replay_record::<S>(self.record).ok()?;
        let state = replay.states.last()?;
        if state.outcome().is_some() || state.deciding_seat() != self.program.seat {
            return None;
        }
        let decision = Decision::of(state);
        if decision.legal_count() == 1 {
            return decision.legal_nth(0).map(|mv| mv.to_string());
        }
        // Its randomness is seeded from its view: a seed from the deal would leak hidden cards.
        let seen = serde_json::to_string(&decision.view()).ok()?;
        let seed = u64::from_str_radix(&short_hash(&seen), 16).ok()?;
        let mut player = self.program.player.playing::<S>(&replay.deal.options, seed, self.clock);
        let chosen = player.choose(decision.until(self.stop));
        chosen.filter(|_| !self.stop.load(Ordering::Relaxed)).map(|mv| mv.to_string())
    }
}
