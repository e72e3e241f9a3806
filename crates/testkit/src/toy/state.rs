//! Everything a referee of the Well knows.

use std::ops::ControlFlow;

use cards::{CardSet, Pile, Suit};
use game::{CampaignStatus, Chance, GameInfo, GameResult, Outcome, Seat, State, StateError, Turn};
use serde::{Deserialize, Serialize};

use super::wire::Wire;
use super::{ToyMove, ToyOptions, ToyView, Water, campaign, rules};

/// The name of the one pile that is shuffled.
pub const WELL: &str = "well";

/// Which decision is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The free choice of a turn.
    Act,
    /// The top card of the well was looked at: keep it or sink it.
    Peek,
    /// The game is over.
    Over(Outcome),
}

/// What lies open: the state without the well, and the whole of a view but for the well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// Which decision is due.
    pub phase: Phase,
    /// Option `water`.
    pub water: Water,
    /// Option `peek`.
    pub peek: bool,
    /// Option `trump`.
    pub trump: Option<Suit>,
    /// Lives left, 0..=9.
    pub lives: u8,
    /// Gold won and not paid.
    pub gold: u16,
    /// How often the well was stirred, 0..=2.
    pub stirred: u8,
    /// The cards in the hand.
    pub hand: CardSet,
    /// The cards that are done with.
    pub shore: CardSet,
}

/// A state of the Well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Wire<cards::Card>", into = "Wire<cards::Card>")]
pub struct Toy {
    /// What lies open.
    pub open: Open,
    /// The well, face down.
    pub well: Pile<32>,
}

impl State for Toy {
    type Move = ToyMove;
    type View = ToyView;
    type Options = ToyOptions;

    const INFO: &'static GameInfo = &GameInfo {
        id: "toy",
        number: 31,
        title: "The Well",
        designer: "the Underdeck project",
        summary: "Draw cards from a well and turn them into gold before your lives are spent.",
        length: "about 20 moves",
        difficulty: "kind: there is time to think",
        rules_version: 1,
        seats: 1,
        how_to_play: "# The Well\n\nDraw, peek, roll and sell until the well is empty, then leave.\n",
        reference: include_str!("reference.md"),
        piles: &[WELL],
    };

    /// (setup-1)
    fn new(options: &ToyOptions, chance: &mut impl Chance) -> Self {
        let mut well = Pile::new();
        chance.shuffle(WELL, well.refill(CardSet::ranks(1, options.ranks)));
        let open = Open {
            phase: Phase::Act,
            water: options.water,
            peek: options.peek,
            trump: options.trump_suit(),
            lives: options.lives,
            gold: 0,
            stirred: 0,
            hand: CardSet::EMPTY,
            shore: CardSet::EMPTY,
        };
        Self { open, well }
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Over(outcome) => Turn::Over(outcome),
            Phase::Act | Phase::Peek => Turn::Decide(Seat(0)),
        }
    }

    fn legal_moves<B>(&self, each: impl FnMut(ToyMove) -> ControlFlow<B>) -> ControlFlow<B> {
        rules::legal_moves(self, each)
    }

    fn play_unchecked(&mut self, mv: ToyMove, chance: &mut impl Chance) {
        rules::play(self, mv, chance);
    }

    fn view(&self, _seat: Seat) -> ToyView {
        ToyView::of(self)
    }

    fn campaign(start: &ToyOptions, played: &[Self]) -> Option<CampaignStatus<ToyOptions>> {
        Some(campaign::standing(start, played))
    }

    /// (state-1)
    fn check(&self) -> Result<(), StateError> {
        let ensure = |holds, key, message: &str| StateError::ensure(holds, key, || message.into());
        let (open, well) = (&self.open, self.well.to_set());
        let all = well | open.hand | open.shore;
        let cards = self.well.len() + open.hand.len() + open.shore.len();
        let full = (2..=6).any(|ranks| all == CardSet::ranks(1, ranks));
        ensure(full && cards == all.len(), "well", "well, hand and shore hold each card of a deck once")?;
        ensure(open.lives <= 9, "lives", "at most 9")?;
        ensure(open.stirred <= 2, "stirred", "at most 2")?;
        ensure(open.stirred == 0 || open.water == Water::Wild, "stirred", "0 in calm water")?;
        match open.phase {
            Phase::Over(Outcome { result: GameResult::Won, .. }) => {
                ensure(well.is_empty() && open.hand.is_empty(), "outcome", "won with cards left")
            }
            Phase::Over(_) => ensure(open.lives == 0, "outcome", "lost with lives left"),
            Phase::Act => ensure(open.lives > 0, "lives", "0 only when lost"),
            Phase::Peek => {
                ensure(open.lives > 0, "lives", "0 only when lost")?;
                ensure(open.peek && self.well.is_known(0), "phase", "peek without a known top card")
            }
        }
    }
}
