//! The moves worth considering.
//!
//! A Room with Monsters or Scrolls is *busy*: the player considers only moves that help against them. The rest, putting
//! Weapons away and healing, waits until the Room is *calm*. The moves considered depend on the state alone, so those
//! of a plan are considered again after its first move.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{MoveList as _, State as _};

use crate::deck::{BACKPACK, BLACK, HAND, MONSTERS, RED, ROOM, SCROLLS, STAIRS, same_colour, suit};
use crate::{Move, Phase, State};

/// In a busy Room the player heals only at this Health or less.
const WEAK: u8 = 8;
/// The most Health given to save Weapons, beyond the least cost of a fight.
const THRIFT: u32 = 4;

/// The choice of moves to consider.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// Those likely to be good.
    Choosy,
    /// Every legal move.
    Desperate,
}

/// Passes each move worth considering to `think`. Placing is among them; the planner finds the use.
pub(super) fn each(state: &State, care: Care, mut think: impl FnMut(Move)) {
    if care == Care::Desperate || state.phase != Phase::Explore {
        return legal(state).for_each(think);
    }
    for monster in state.room & MONSTERS {
        fights(state, monster, &mut think);
    }
    for ace in state.room & SCROLLS {
        think(Move::Read(ace));
    }
    let cards = state.room - STAIRS;
    if !is_calm(state) {
        busy(state, cards, &mut think);
    } else if cards.len() > 2 {
        calm(state, CardSet::of(next(state, cards)), &mut think);
    } else {
        calm(state, cards, &mut think);
    }
    if state.room.len() < ROOM && (!is_calm(state) || cards.len() == 1) {
        state.backpack.iter().for_each(|card| think(Move::Place(card)));
    }
}

/// All legal moves.
pub(super) fn legal(state: &State) -> impl Iterator<Item = Move> {
    let moves = state.moves();
    (0..moves.count()).map_while(move |n| moves.nth(n))
}

/// Whether the move uses the card, which is in the Room.
pub(super) fn is_use_of(card: Card, mv: Move) -> bool {
    match mv {
        Move::Equip(used) | Move::EquipDrop(used, _) | Move::Heal(used) | Move::Probe(used) | Move::Relic(used) => {
            used == card
        }
        Move::Bury(used, target) => used == card || target == card,
        Move::Fight(_, with) => with.contains(card),
        _ => false,
    }
}

/// Whether it is a waste to place a card from the Backpack for this move.
pub(super) fn is_waste(state: &State, mv: Move) -> bool {
    match mv {
        Move::EquipDrop(..) | Move::Probe(_) => true,
        Move::Heal(card) => state.health + card.rank() > state.options.max_health,
        Move::Relic(card) => RED.contains(card) && state.health + card.rank() > state.options.max_health,
        _ => false,
    }
}

fn is_calm(state: &State) -> bool {
    (state.room & (MONSTERS | SCROLLS)).is_empty()
}

/// Fights with every selection that is not deadly, costs no more than [`THRIFT`] allows, and wastes no card.
fn fights(state: &State, monster: Card, think: &mut impl FnMut(Move)) {
    let spades = suit(Suit::Spades);
    let weapons = (state.hands & same_colour(monster)) | (state.room & state.kinds().weapons & spades);
    let strength = u32::from(monster.rank());
    let least_loss = strength.saturating_sub(weapons.rank_sum());
    for with in weapons.subsets() {
        let power = with.rank_sum();
        let loss = strength.saturating_sub(power);
        let is_bearable = loss < u32::from(state.health) && loss <= least_loss + THRIFT;
        let heals = !(with & spades).is_empty() && state.health < state.options.max_health;
        let is_enough_without = |card: Card| power - u32::from(card.rank()) >= strength;
        if is_bearable && (heals || !with.iter().any(is_enough_without)) {
            think(Move::Fight(monster, with));
        }
    }
}

/// Moves that help before and between fights.
fn busy(state: &State, cards: CardSet, think: &mut impl FnMut(Move)) {
    let kinds = state.kinds();
    let monsters = cards & MONSTERS;
    let is_weak = state.health <= WEAK;
    for card in cards & kinds.weapons {
        if !(monsters & same_colour(card)).is_empty() {
            match dropped_for(state, card) {
                None => think(Move::Equip(card)),
                Some(drop) if drop.rank() < card.rank() => think(Move::EquipDrop(card, drop)),
                Some(_) => {}
            }
        }
        match card.suit() {
            Some(Suit::Hearts) if is_weak => think(Move::Heal(card)),
            Some(Suit::Diamonds) => buries(state, card, think),
            _ => {}
        }
    }
    if is_weak {
        (cards & kinds.relics & RED).iter().for_each(|card| think(Move::Relic(card)));
    }
}

/// All moves that clear one of these cards.
fn calm(state: &State, cards: CardSet, think: &mut impl FnMut(Move)) {
    let kinds = state.kinds();
    for card in cards & kinds.weapons {
        think(dropped_for(state, card).map_or(Move::Equip(card), |drop| Move::EquipDrop(card, drop)));
        match card.suit() {
            Some(Suit::Hearts) => think(Move::Heal(card)),
            Some(Suit::Diamonds) => buries(state, card, think),
            Some(Suit::Clubs) if !state.floor.is_empty() => think(Move::Probe(card)),
            _ => {}
        }
    }
    (cards & kinds.relics).iter().for_each(|card| think(Move::Relic(card)));
    if state.backpack.len() < BACKPACK {
        cards.iter().for_each(|card| think(Move::Store(card)));
    }
}

/// The card to clear first. With more than two in a calm Room the order hardly matters, so healing comes last.
fn next(state: &State, cards: CardSet) -> Card {
    let kinds = state.kinds();
    let weapons = |of| kinds.weapons & suit(of);
    [
        weapons(Suit::Diamonds),
        kinds.relics & BLACK,
        weapons(Suit::Clubs),
        weapons(Suit::Spades),
        weapons(Suit::Hearts),
        kinds.relics & RED,
    ]
    .into_iter()
    .find_map(|group| (cards & group).first())
    .expect("a calm Room holds Weapons, Relics and Stairs only")
}

/// Burials of the card, unless it is a Weapon.
fn buries(state: &State, card: Card, think: &mut impl FnMut(Move)) {
    (state.room - state.kinds().weapons).iter().for_each(|target| think(Move::Bury(card, target)));
}

/// The weakest card of a full Hand, which another would replace.
fn dropped_for(state: &State, card: Card) -> Option<Card> {
    let hand = state.hands & same_colour(card);
    (hand.len() == HAND).then(|| hand.iter().min_by_key(|card| card.rank())).flatten()
}
