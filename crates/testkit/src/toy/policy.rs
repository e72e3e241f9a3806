//! A sensible player of the Well.

use rand_core::Rng;
use underdeck_cards::Card;
use underdeck_game::{Message, Play, Policy, prose};

use super::{Phase, ToyMove, ToyView};

impl Policy for ToyView {
    fn heuristic(&self) -> ToyMove {
        greedy(self)
    }

    fn rollout(&self, _rng: &mut impl Rng) -> ToyMove {
        self.heuristic()
    }

    fn reason(&self) -> Message {
        reason(self).into()
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
        ToyMove::Sell(cards) => format!("{} are worth {} gold for certain.", prose::list(cards), cards.rank_sum()),
        ToyMove::Pay(gold) => {
            format!(
                "{} left: {gold} of your {} gold go into more.",
                prose::counted(open.lives.into(), "life", "lives"),
                open.gold
            )
        }
        ToyMove::Leave => "Well and hand are empty, so nothing more can be won.".into(),
        ToyMove::Keep => "The card stays on top of the well.".into(),
        ToyMove::Draw => format!("The well holds {}.", prose::count(view.well.len(), "card")),
        ToyMove::Roll(card) => {
            format!("{card} is your lowest card and wins on a roll above {}.", open.least_roll(card) - 1)
        }
        ToyMove::Peek | ToyMove::Sink | ToyMove::Stir => "Nothing can be drawn, sold or rolled.".into(),
    }
}
