//! Shuffles and dice.

use underdeck_game::{Link, Message, SeenChance, say};

use super::odds;
use crate::View;
use crate::phase::Phase;

/// The dice rolled, in order.
pub(super) fn dice(chance: &[SeenChance]) -> Vec<(u8, u8)> {
    let roll = |event: &SeenChance| match event {
        SeenChance::Roll { die, value } => Some((die.sides(), *value)),
        SeenChance::Shuffle { .. } => None,
    };
    chance.iter().filter_map(roll).collect()
}

/// The value of the first event, if it is a die.
pub(super) fn first(chance: &[SeenChance]) -> Option<u8> {
    dice(chance).first().map(|&(_, value)| value)
}

/// `d8 3, d6 4 1 6`: consecutive dice of a kind are together.
pub(super) fn words(dice: &[(u8, u8)]) -> Message {
    let run = |run: &[(u8, u8)]| {
        say!(ROLL, die = odds::die(run[0].0), values = Message::join(run.iter().map(|(_, value)| *value), " "))
    };
    Message::join(dice.chunk_by(|a, b| a.0 == b.0).map(run), Link::Comma)
}

/// A reshuffle of the discard in the middle of a move (draw-1).
pub(super) fn reshuffled(before: &View, chance: &[SeenChance]) -> Option<Message> {
    mains(chance).find(|&cards| !is_all(before, cards)).map(|n| say!(DECK_SPENT, n))
}

/// A shuffle of all main cards at the end of a fight or of a phase (shuffle-1, shuffle-2).
pub(super) fn shuffled_at_the_end(before: &View, chance: &[SeenChance], after: &View) -> Option<Message> {
    let all = mains(chance).find(|&cards| is_all(before, cards))?;
    (after.phase != Phase::Draft).then(|| say!(ALL_SHUFFLED, n = all))
}

fn mains(chance: &[SeenChance]) -> impl Iterator<Item = usize> {
    chance.iter().filter_map(|event| match event {
        SeenChance::Shuffle { pile, cards } if pile == "main" => Some(*cards),
        _ => None,
    })
}

fn is_all(view: &View, cards: usize) -> bool {
    cards == view.options.mode.main_cards().len()
}

/// Whether a new pass through the turn cards has started (hero-2).
pub(super) fn is_new_pass(chance: &[SeenChance]) -> bool {
    chance.iter().any(|event| matches!(event, SeenChance::Shuffle { pile, .. } if pile == "turn"))
}
