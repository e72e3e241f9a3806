//! Combat.

use std::cmp::Ordering;

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Gesture, MoveWords, Place, prose, say};

use super::health::{gained, lost};
use super::zones::{hand, in_room};
use crate::View;
use crate::deck::suit;

pub(super) fn offer(view: &View, monster: Card, with: CardSet) -> MoveWords {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let has_spade = !(with & suit(Suit::Spades)).is_empty();
    let result = match power.cmp(&strength) {
        Ordering::Less => lost(view, strength - power),
        Ordering::Equal => "a clean kill".into(),
        Ordering::Greater if has_spade => gained(view, (power - strength) as u8),
        Ordering::Greater => "no change of Health".into(),
    };
    let place = |card| if view.room.contains(card) { in_room(card) } else { Place::Card(hand(monster), card) };
    let gesture = Gesture::Choose { set: with.iter().map(place).collect(), target: Some(in_room(monster)) };
    let effect = say!("Power {power} against {strength}: {result}.", power, strength, result);
    if with.is_empty() {
        (gesture, say!("Fight {monster} barehanded", monster), effect, &["fight-1", "fight-3", "R21"])
    } else {
        let label = say!("Fight {monster} with {weapons}", monster, weapons = prose::list(with));
        (gesture, label, effect, &["fight-2", "fight-3", "fight-4", "fight-5"])
    }
}

pub(super) fn describe_change(before: &View, monster: Card, with: CardSet, after: &View) -> Vec<String> {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let weapons = if with.is_empty() { "bare hands".into() } else { prose::list(with) };
    let sign = match power.cmp(&strength) {
        Ordering::Less => "less than",
        Ordering::Equal => "equal to",
        Ordering::Greater => "more than",
    };
    let mut lines = vec![format!("You fight {monster} with {weapons}: power {power}, {sign} its strength {strength}.")];
    if after.clean_kills > before.clean_kills {
        lines.push(format!("A clean kill, your {}.", prose::ordinal(after.clean_kills)));
    }
    lines
}
