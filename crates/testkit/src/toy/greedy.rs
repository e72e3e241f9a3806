//! A sensible player of the Well.

use cards::Card;
use game::Play;

use super::{ToyMove, ToyView};

/// Sells what it can, rolls for low cards first, buys lives when they run short, stirs never.
pub(super) fn greedy(view: &ToyView) -> ToyMove {
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
