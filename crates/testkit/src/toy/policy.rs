//! A sensible player of the Well.

use rand_core::Rng;
use underdeck_cards::Card;
use underdeck_game::{Message, Play, Policy, say};

use super::{Phase, ToyMove, ToyView};

impl Policy for ToyView {
    fn heuristic(&self) -> ToyMove {
        greedy(self)
    }

    fn rollout(&self, _rng: &mut impl Rng) -> ToyMove {
        self.heuristic()
    }

    fn reason(&self) -> Message {
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
fn reason(view: &ToyView) -> Message {
    let open = &view.open;
    if matches!(open.phase, Phase::Over(_)) {
        return Message::default();
    }
    match greedy(view) {
        ToyMove::Sell(cards) => say!(TOY_WHY_SELL, cards = cards.iter().collect::<Vec<_>>(), gold = cards.rank_sum()),
        ToyMove::Pay(pay) => say!(TOY_WHY_PAY, lives = open.lives, pay, gold = open.gold),
        ToyMove::Leave => say!(TOY_WHY_LEAVE),
        ToyMove::Keep => say!(TOY_WHY_KEEP),
        ToyMove::Draw => say!(TOY_WHY_DRAW, n = view.well.len()),
        ToyMove::Roll(card) => say!(TOY_WHY_ROLL, card, n = open.least_roll(card) - 1),
        ToyMove::Peek | ToyMove::Sink | ToyMove::Stir => say!(TOY_WHY_STUCK),
    }
}
