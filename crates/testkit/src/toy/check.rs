//! What a valid state of the Well is.

use underdeck_cards::CardSet;
use underdeck_game::{GameResult, Outcome, StateError};

use super::{Phase, Toy, Water};

/// (state-1)
pub(super) fn check(toy: &Toy) -> Result<(), StateError> {
    let ensure = |holds, key, message: &str| StateError::ensure(holds, key, || message);
    let (open, well) = (&toy.open, toy.well.to_set());
    let all = well | open.hand | open.shore;
    let cards = toy.well.len() + open.hand.len() + open.shore.len();
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
            ensure(open.peek && toy.well.is_known(0), "phase", "peek without a known top card")
        }
    }
}
