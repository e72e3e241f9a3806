//! The rollout policy: rules of thumb.
//!
//! It weighs one step at a time, in hundredths of a point of Health, and computes only the cheapest single fight
//! ([`fight`]). It ignores the costly subjects of the planner ([`super::plan`]): the order of several fights, the value
//! of the position at the Room's end, the cards still to come (except Monsters: without them Weapons are worthless),
//! and the known cards of the Floor.
//!
//! It never walks in circles. While there are Monsters or Scrolls it stores no card. In a calm Room it places a card
//! only for a use worth more than its place in the Backpack, so the card is not stored again before another is used up.

mod fight;
#[cfg(test)]
mod tests;

use underdeck_cards::{Card, CardSet, Suit};

use crate::deck::{BACKPACK, BLACK, HAND, MONSTERS, RED, ROOM, SCROLLS, STAIRS, same_colour, suit};
use crate::options::Edition;
use crate::{Fortune, Move, Phase, View};

// Tuned by hill climbing on the win rate over some ten thousand games.

/// The value of a point of Health.
const HEALTH: i32 = 100;
/// The further value of a point up to [`SAFE`].
const SCARCE: i32 = 65;
const SAFE: i32 = 16;
/// The values of each rank of a Weapon in the Hand and in the Backpack, and of filling a free place of the Hand.
const HELD: i32 = 102;
const PACKED: i32 = 59;
const FILLED: i32 = 60;
/// The value of each rank of a healing card in the Backpack: a heart beyond other Weapons, a red Relic.
const HEART: i32 = 30;
const RED_RELIC: i32 = 70;
/// The cost of each rank of a black Relic in the Backpack.
const BLACK_RELIC: i32 = 110;
/// More than any card is worth, so that black Relics go first. Otherwise a healing card taken out to free a place for
/// one could be stored again.
const SOON: i32 = 2000;

/// The move by rule of thumb.
///
/// # Panics
/// If the game is over.
pub(super) fn rollout(view: &View) -> Move {
    match view.phase {
        Phase::Peddler => super::trade(view),
        Phase::Explore => explore(view),
        Phase::Probe => probed(view),
        Phase::Loss => chosen(view, least(view, view.backpack), Move::Lose),
        Phase::Relief => chosen(view, relieved(view), Move::Relieve),
        Phase::Surprise => Move::Discard(view.room & unwanted(view)),
        Phase::Wish => Move::Wish(wish(view)),
        Phase::Over(_) => panic!("the game is over"),
    }
}

/// Monsters and black Relics.
fn unwanted(view: &View) -> CardSet {
    MONSTERS | (view.kinds().relics & BLACK)
}

/// Lets the card go, unless it is worth keeping and can be kept (decline-1).
fn chosen(view: &View, card: Card, go: fn(Card) -> Move) -> Move {
    if view.options.decline_fortunes && !unwanted(view).contains(card) { Move::Decline } else { go(card) }
}

/// The strongest Monster, else the worst Relic.
fn relieved(view: &View) -> Card {
    strongest(view.room & MONSTERS).unwrap_or_else(|| least(view, view.room & view.kinds().relics))
}

/// The least useful card: a black Relic, else the lowest.
fn least(view: &View, cards: CardSet) -> Card {
    let black = strongest(cards & view.kinds().relics & BLACK);
    black.or_else(|| weakest(cards)).expect("there is a card to choose")
}

/// The Fortune that clears most of the Room, else Vigor, which does no harm.
fn wish(view: &View) -> Fortune {
    let gain = 3 * view.depth;
    let unwanted = view.room & unwanted(view);
    let is_for_health = (unwanted & MONSTERS).is_empty() && gain > 0 && view.health + gain <= view.options.max_health;
    match view.options.edition {
        _ if unwanted.is_empty() => Fortune::Vigor,
        Edition::First => Fortune::Surprise,
        Edition::Second if is_for_health => Fortune::Vigor,
        Edition::Second => Fortune::Relief,
    }
}

/// A Weapon is taken while there is a Monster to use it on; anything else is left for the next Room.
fn probed(view: &View) -> Move {
    let is_weapon = view.top().is_some_and(|card| view.kinds().weapons.contains(card));
    if is_weapon && !(view.room & MONSTERS).is_empty() { Move::Take } else { Move::Return }
}

/// Scrolls first, while Relief can help; then Monsters; then the rest.
fn explore(view: &View) -> Move {
    let has_monsters = !(view.room & MONSTERS).is_empty();
    if let Some(ace) = (view.room & SCROLLS).first() {
        if view.floor().is_empty() || view.health > 3 * view.depth {
            return Move::Read(ace);
        }
        match heal(view) {
            Some(mv) => return mv,
            None if !has_monsters => return Move::Read(ace),
            None => {}
        }
    }
    if has_monsters { fight::busy(view) } else { calm(view) }
}

/// The value of this much Health.
const fn worth(health: i32) -> i32 {
    HEALTH * health + SCARCE * if health < SAFE { health } else { SAFE }
}

/// Whether no Stairs are ahead.
fn is_last_floor(view: &View) -> bool {
    (CardSet::jokers(view.jokers) - view.discard - view.removed()).is_empty()
}

/// The cards of use against the Monsters still to come, except those in `without`.
fn useful(view: &View, without: CardSet) -> CardSet {
    if !is_last_floor(view) {
        // Beyond the Stairs all Monsters return.
        return CardSet::STANDARD;
    }
    let coming = MONSTERS - view.discard - without;
    let of = |colour| if (coming & colour).is_empty() { CardSet::EMPTY } else { colour };
    let spades = if coming.is_empty() { CardSet::EMPTY } else { suit(Suit::Spades) };
    of(RED) | of(BLACK) | spades
}

/// Weapons and Relics that heal.
fn healing(view: &View) -> CardSet {
    (view.kinds().weapons & suit(Suit::Hearts)) | (view.kinds().relics & RED)
}

/// Any healing that helps, even if part of it is wasted, from the Room or else the Backpack.
fn heal(view: &View) -> Option<Move> {
    if view.health == view.options.max_health {
        return None;
    }
    let (here, packed) = (strongest(view.room & healing(view)), strongest(view.backpack & healing(view)));
    match (here, packed) {
        (Some(card), _) if view.kinds().relics.contains(card) => Some(Move::Relic(card)),
        (Some(card), _) => Some(Move::Heal(card)),
        (None, Some(card)) if view.room.len() < ROOM => Some(Move::Place(card)),
        _ => None,
    }
}

/// The best use of a card, in a Room without Monsters and Scrolls.
fn calm(view: &View) -> Move {
    let useful = useful(view, CardSet::EMPTY);
    if let Some(card) = unpacked(view, useful) {
        return Move::Place(card);
    }
    let mut best = (i32::MIN, None);
    for card in view.room - STAIRS {
        let mut this = used(view, card, useful);
        let stored = packed(view, card, useful);
        if view.backpack.len() < BACKPACK && stored >= this.0 {
            this = (stored, Move::Store(card));
        }
        let points = this.0 + if unwanted(view).contains(card) { SOON } else { 0 };
        if points > best.0 {
            best = (points, Some(this.1));
        }
    }
    match best {
        (points, _) if points < DEADLY / 2 => heal(view).or(best.1),
        _ => best.1,
    }
    .expect("a Room that is explored holds more than Jokers")
}

/// The value of a move that kills: below all others.
const DEADLY: i32 = -1_000_000;

/// The card of the Backpack whose use gains most, if any gains.
fn unpacked(view: &View, useful: CardSet) -> Option<Card> {
    let mut best = (0, None);
    if view.room.len() < ROOM {
        for card in view.backpack {
            let (points, mv) = used(view, card, useful);
            let points = points - packed(view, card, useful);
            if points > best.0 && !matches!(mv, Move::EquipDrop(..) | Move::Probe(_)) {
                best = (points, Some(card));
            }
        }
    }
    best.1
}

/// The value of a card in the Backpack.
fn packed(view: &View, card: Card, useful: CardSet) -> i32 {
    let is_weapon = view.kinds().weapons.contains(card);
    let each = match card.suit() {
        _ if is_weapon => {
            let heart = if suit(Suit::Hearts).contains(card) { HEART } else { 0 };
            heart + if useful.contains(card) { PACKED } else { 0 }
        }
        _ if RED.contains(card) => RED_RELIC,
        _ => -BLACK_RELIC,
    };
    each * i32::from(card.rank())
}

/// The best use of a card in the Room, and its value.
fn used(view: &View, card: Card, useful: CardSet) -> (i32, Move) {
    let (rank, health) = (i32::from(card.rank()), i32::from(view.health));
    let changed = |health: i32| worth(health.min(view.options.max_health.into())) - worth(view.health.into());
    if !view.kinds().weapons.contains(card) {
        let points = match RED.contains(card) {
            true => changed(health + rank),
            false if health > rank => changed(health - rank),
            false => DEADLY,
        };
        return (points, Move::Relic(card));
    }
    let held = |card: Card| if useful.contains(card) { HELD * i32::from(card.rank()) } else { 0 };
    let hand = view.hands & same_colour(card);
    let equipped = match weakest(hand) {
        Some(drop) if hand.len() == HAND => (held(card) - held(drop), Move::EquipDrop(card, drop)),
        _ => (held(card) + FILLED, Move::Equip(card)),
    };
    let skill = match card.suit() {
        Some(Suit::Hearts) => (changed(health + rank), Move::Heal(card)),
        Some(Suit::Clubs) if !view.floor().is_empty() => (0, Move::Probe(card)),
        _ => return equipped,
    };
    if skill.0 > equipped.0 { skill } else { equipped }
}

fn strongest(cards: CardSet) -> Option<Card> {
    cards.iter().max_by_key(|card| card.rank())
}

fn weakest(cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank())
}
