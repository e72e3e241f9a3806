//! The cheapest way to clear a Monster.

use underdeck_cards::{Card, CardSet, Suit};

use super::{heal, is_last_floor, strongest, useful, weakest, worth};
use crate::deck::{HAND, MONSTERS, ROOM, same_colour, suit};
use crate::options::Edition;
use crate::{Move, View};

/// The cost of each card used in a fight, and of each of its ranks.
const SPENT: i32 = 30;
const STRENGTH: i32 = 93;
/// The value of a clean kill in the second edition.
const CLEAN: i32 = 200;
/// The cost of burying a Monster apart from the diamond, and the further cost if the Monster returns before any Stairs.
const BURIED: i32 = 388;
const AGAIN: i32 = 442;
/// The additional cost that each point of strength may have for a Monster to be fought first.
const FIRST: i32 = 10;
/// The most Weapons considered for one fight.
const ARMS: usize = 6;

/// The first step of the cheapest fight, or of the burial of the strongest Monster.
pub(super) fn busy(view: &View) -> Move {
    let monsters = view.room & MONSTERS;
    let strong = strongest(monsters).expect("a busy Room holds a Monster");
    let weapons = view.kinds().weapons;
    let mut best = (i32::MAX, None);
    let mut weigh = |cost: i32, monster: Card, mv: Move| {
        let cost = cost - FIRST * i32::from(monster.rank());
        if cost < best.0 {
            best = (cost, Some(mv));
        }
    };
    for monster in monsters {
        if let Some((cost, mv)) = cheapest(view, monster) {
            weigh(cost, monster, mv);
        }
    }
    if let Some(diamond) = weakest(view.room & weapons & suit(Suit::Diamonds)) {
        let again = if is_last_floor(view) { AGAIN } else { 0 };
        let value =
            if useful(view, CardSet::EMPTY).contains(diamond) { STRENGTH * i32::from(diamond.rank()) } else { 0 };
        weigh(BURIED + again + value, strong, Move::Bury(diamond, strong));
    }
    // Every fight is deadly: heal, or take out a card that can bury or fight at once.
    let odd = view.backpack & weapons & (suit(Suit::Spades) | suit(Suit::Diamonds));
    let placed = || strongest(odd).filter(|_| view.room.len() < ROOM).map(Move::Place);
    best.1.or_else(|| heal(view)).or_else(placed).unwrap_or(Move::Fight(strong, CardSet::EMPTY))
}

/// The strength of a selection of Weapons, and the moves that it needs first.
#[derive(Clone, Copy, Default)]
struct Arms {
    power: i32,
    spent: i32,
    spades: u8,
    /// Weapons to equip first.
    equipped: usize,
    /// Weapons to place first.
    placed: usize,
}

/// The cost of the cheapest fight with a Monster, and the first step to it; `None` if all are deadly.
///
/// Weapons of Hand and Room count, and those of the Backpack while the Room has a place for them.
fn cheapest(view: &View, monster: Card) -> Option<(i32, Move)> {
    let weapons = view.kinds().weapons;
    let (colour, spades) = (same_colour(monster), weapons & suit(Suit::Spades));
    let hand = view.hands & colour;
    let (free, places) = (HAND - hand.len(), ROOM - view.room.len());
    let packed = if places > 0 { view.backpack & weapons } else { CardSet::EMPTY };
    let loose = if free > 0 { ((view.room & weapons) | packed) & (colour - spades) } else { CardSet::EMPTY };
    let useful = useful(view, CardSet::of(monster));

    let mut list = [monster; ARMS];
    let mut count = 0;
    for (slot, card) in list.iter_mut().zip(hand | loose | ((view.room | packed) & spades)) {
        *slot = card;
        count += 1;
    }
    // A selection's sums follow from those of the selection without its first card.
    let mut sums = [Arms::default(); 1 << ARMS];
    let mut best = (i32::MAX, 0);
    for n in 0..1usize << count {
        if n > 0 {
            let card = list[n.trailing_zeros() as usize];
            let (rank, arms) = (i32::from(card.rank()), sums[n & (n - 1)]);
            sums[n] = Arms {
                power: arms.power + rank,
                spent: arms.spent + SPENT + if useful.contains(card) { STRENGTH * rank } else { 0 },
                spades: arms.spades + u8::from(spades.contains(card)),
                equipped: arms.equipped + usize::from(loose.contains(card)),
                placed: arms.placed + usize::from(packed.contains(card)),
            };
        }
        let arms = &sums[n];
        if arms.equipped <= free
            && arms.placed <= places
            && let Some(cost) = cost(view, monster, arms).filter(|&cost| cost < best.0)
        {
            best = (cost, n);
        }
    }
    if best.0 == i32::MAX {
        return None;
    }
    let with: CardSet = (0..count).filter(|i| best.1 >> i & 1 == 1).map(|i| list[i]).collect();
    let step = (with & packed).first().map(Move::Place).or_else(|| (with & loose).first().map(Move::Equip));
    Some((best.0, step.unwrap_or(Move::Fight(monster, with))))
}

/// The cost of a fight; `None` if it is deadly.
fn cost(view: &View, monster: Card, arms: &Arms) -> Option<i32> {
    let (health, strength) = (i32::from(view.health), i32::from(monster.rank()));
    let change = arms.power - strength;
    if health + change <= 0 {
        return None;
    }
    let after =
        if change < 0 || arms.spades > 0 { (health + change).min(view.options.max_health.into()) } else { health };
    let clean = if change == 0 && view.options.edition == Edition::Second { CLEAN } else { 0 };
    Some(worth(health) - worth(after) + arms.spent - clean)
}
