//! What a move of the Well changed, in words.

use underdeck_cards::Card;
use underdeck_game::{Message, SeenChance, Value, say};

use crate::text;
use crate::toy::{Phase, ToyMove, ToyView};

pub(super) fn describe_change(before: &ToyView, mv: ToyMove, chance: &[SeenChance], after: &ToyView) -> Vec<Message> {
    let mut lines: Vec<Message> = chance
        .iter()
        .filter_map(|event| match event {
            SeenChance::Roll { value, .. } => Some(say!(TOY_EVENT_DIE, value)),
            SeenChance::Shuffle { .. } => None,
        })
        .collect();
    let top = |view: &ToyView| named(view.well.first().copied().flatten());
    lines.extend(match mv {
        ToyMove::Draw => Some(say!(TOY_EVENT_DRAWN, card = named((after.open.hand - before.open.hand).first()))),
        ToyMove::Peek => Some(say!(TOY_EVENT_PEEKED, card = top(after))),
        ToyMove::Keep => Some(say!(TOY_EVENT_KEPT, card = top(before)).capitalised()),
        ToyMove::Sink => Some(say!(TOY_EVENT_SUNK, card = top(before)).capitalised()),
        ToyMove::Stir => Some(say!(TOY_EVENT_STIRRED, n = after.well.len())),
        ToyMove::Sell(cards) => Some(say!(TOY_EVENT_SOLD, cards)),
        ToyMove::Roll(_) | ToyMove::Pay(_) | ToyMove::Leave => None,
    });
    let (old, new) = (&before.open, &after.open);
    if old.gold != new.gold {
        lines.push(say!(TOY_EVENT_GOLD, gold = new.gold));
    }
    if old.lives != new.lives {
        lines.push(say!(TOY_EVENT_LIVES, lives = new.lives));
    }
    if let Phase::Over(outcome) = new.phase {
        lines.push(say!(TOY_EVENT_OVER, result = outcome.result.word()));
    }
    lines
}

/// A card by its name, or one that the player does not know.
fn named(card: Option<Card>) -> Message {
    card.map_or_else(|| (&text::TOY_A_CARD).into(), |card| say!(TOY_THE_CARD, card = Value::CardName(card)))
}
