//! Everything a referee knows.

use std::ops::ControlFlow;

use game::{CampaignStatus, Chance, GameInfo, GameResult, Outcome, Seat, StateError, Turn};
use serde::{Deserialize, Serialize};

use crate::kind::Room;
use crate::spot::CELLS;
use crate::{INFO, Move, Options, Quest, View, check, rules, wire};

/// Which decision is due (phase-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// In a room with no undefeated enemy (explore-1).
    Explore,
    /// In a room with an undefeated enemy, after a round (fight-1).
    Combat,
    /// Damage is about to be dealt by the room you are in (hit-1).
    Hit,
    /// The quest is over.
    Over(End),
}

/// How a quest ended (over-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// Back with four tasks done.
    Returned,
    /// Back before, in a campaign.
    FailedAttempt,
    /// No health points left.
    Perished,
    /// Given up.
    Abandoned,
    /// The tasks cannot be completed any more.
    Impossible,
}

/// A game of Judgement Quest as an all-seeing referee knows it (state-1).
///
/// At most 128 bytes, `Copy`, without heap. As JSON it is the flat object of the reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "wire::StateWire", into = "wire::StateWire")]
pub struct State {
    /// All that the player sees.
    pub(crate) quest: Quest,
    /// The room on each cell; by dice, those that are rolled.
    pub(crate) rooms: [Room; CELLS],
}

const _: () = assert!(size_of::<State>() <= 128 && size_of::<Move>() <= 16);

impl State {
    /// All that the player sees.
    pub const fn quest(&self) -> &Quest {
        &self.quest
    }
}

impl game::State for State {
    type Move = Move;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        Self::set_up(options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.quest.phase {
            Phase::Over(end) => Turn::Over(self.quest.outcome(end)),
            _ => Turn::Decide(Seat(0)),
        }
    }

    fn legal_moves<B>(&self, each: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.quest.legal().each(each)
    }

    #[inline]
    fn legal_count(&self) -> usize {
        self.quest.legal().count()
    }

    #[inline]
    fn legal_nth(&self, n: usize) -> Option<Move> {
        self.quest.legal().nth(n)
    }

    #[inline]
    fn legal_pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        let legal = self.quest.legal();
        match legal.count() {
            0 => None,
            count => legal.nth(choose(count)),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        self.carry_out(mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }

    fn campaign(start: &Options, played: &[Self]) -> Option<CampaignStatus<Options>> {
        Some(rules::campaign::standing(start, played))
    }
}

impl End {
    /// The word of the outcome (over-3).
    pub const fn word(self) -> &'static str {
        ["returned", "failed_attempt", "perished", "abandoned", "impossible"][self as usize]
    }
}

impl Quest {
    /// The end in the terms common to all games (over-2, over-3, over-4).
    pub(crate) fn outcome(&self, end: End) -> Outcome {
        let is_won = end == End::Returned;
        Outcome {
            result: if is_won { GameResult::Won } else { GameResult::Lost },
            cause: end.word(),
            score: is_won.then(|| self.score()),
        }
    }
}
