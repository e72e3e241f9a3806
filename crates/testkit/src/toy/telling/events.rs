//! What a move of the Well changed, in words.

use underdeck_cards::Card;
use underdeck_game::SeenChance;

use crate::toy::{Phase, ToyMove, ToyView};

pub(super) fn describe_change(before: &ToyView, mv: ToyMove, chance: &[SeenChance], after: &ToyView) -> Vec<String> {
    let mut lines: Vec<String> = chance
        .iter()
        .filter_map(|event| match event {
            SeenChance::Roll { value, .. } => Some(format!("The die shows {value}.")),
            SeenChance::Shuffle { .. } => None,
        })
        .collect();
    let top = |view: &ToyView| view.well.first().copied().flatten().map_or("a card".into(), Card::name);
    lines.extend(match mv {
        ToyMove::Draw => Some(format!(
            "You draw the {}.",
            (after.open.hand - before.open.hand).first().map_or("card".into(), Card::name)
        )),
        ToyMove::Peek => Some(format!("The top card is the {}.", top(after))),
        ToyMove::Keep => Some(format!("The {} stays on top.", top(before))),
        ToyMove::Sink => Some(format!("The {} sinks to the bottom.", top(before))),
        ToyMove::Stir => Some(format!("The well is stirred and holds {} cards.", after.well.len())),
        ToyMove::Sell(cards) => Some(format!("You sell {cards}.")),
        ToyMove::Roll(_) | ToyMove::Pay(_) | ToyMove::Leave => None,
    });
    let (old, new) = (&before.open, &after.open);
    if old.gold != new.gold {
        lines.push(format!("Gold: {}.", new.gold));
    }
    if old.lives != new.lives {
        lines.push(format!("Lives: {}.", new.lives));
    }
    if let Phase::Over(outcome) = new.phase {
        lines.push(format!("The game is {}.", outcome.result.word()));
    }
    lines
}
