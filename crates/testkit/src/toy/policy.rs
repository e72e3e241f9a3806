//! A sensible player of the Well.

use cards::Card;
use game::{Play, Policy};
use rand_core::Rng;

use super::{Phase, ToyMove, ToyView};

impl Policy for ToyView {
    fn heuristic(&self) -> ToyMove {
        greedy(self)
    }

    fn rollout(&self, _rng: &mut impl Rng) -> ToyMove {
        self.heuristic()
    }

    fn reason(&self) -> String {
        reason(self)
    }
}

/// Sells what it can, rolls for low cards first, buys lives when they run short, stirs never.
fn greedy(view: &ToyView) -> ToyMove {
    let value = |mv: &ToyMove| match *mv {
        ToyMove::Sell(cards) => 100 + cards.iter().map(|card| i32::from(card.rank())).sum::<i32>(),
        ToyMove::Pay(gold) if view.open.lives < 3 => 90 + i32::from(gold),
        ToyMove::Leave | ToyMove::Keep => 80,
        ToyMove::Draw => 50,
        ToyMove::Roll(card) => 40 - i32::from(Card::rank(card)),
        ToyMove::Peek | ToyMove::Sink | ToyMove::Pay(_) | ToyMove::Stir => 0,
    };
    let legal = view.stand_in().legal_vec();
    legal.into_iter().max_by_key(|mv| (value(mv), std::cmp::Reverse(*mv))).expect("a running game has a legal move")
}

/// Why it is that move.
fn reason(view: &ToyView) -> String {
    let open = &view.open;
    if matches!(open.phase, Phase::Over(_)) {
        return String::new();
    }
    match greedy(view) {
        ToyMove::Sell(cards) => format!("{cards} are worth {} gold for certain, and no roll is.", cards.rank_sum()),
        ToyMove::Pay(gold) => {
            format!("With {} lives left, {gold} of your {} gold are better spent on more.", open.lives, open.gold)
        }
        ToyMove::Leave => "Well and hand are empty, so nothing more can be won.".into(),
        ToyMove::Keep => "The card comes to your hand one way or the other.".into(),
        ToyMove::Draw => {
            format!("{} cards in the well may make a set to sell, and a roll costs nothing later.", view.well.len())
        }
        ToyMove::Roll(card) => format!("{card} is your lowest card and wins on a roll above {}.", card.rank()),
        ToyMove::Peek | ToyMove::Sink | ToyMove::Stir => "Nothing better is left to do.".into(),
    }
}
