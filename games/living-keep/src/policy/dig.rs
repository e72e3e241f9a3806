//! The choice of diggers and chanters, and the division of a haul.

use underdeck_cards::{Card, CardSet, Suit};

use super::plan::{CARDS, Plan};
use crate::Move;
use crate::deck::PEONS;
use crate::keep::Keep;
use crate::kinds::{Resource, Room};

/// The yield of a card dug up: gold for a heart or diamond, stone for a spade.
const HEART: f32 = 4.5;
const DIAMOND: f32 = 10.5;
const SPADE: f32 = 9.0;
/// The yield of a card chanted for: heart, diamond, spade, club, black joker.
const CHANT: [f32; 5] = [4.5, 9.0, 3.5, 7.0, 19.0];
/// With fewer cards in the deck than this a shuffle is near, and all cards are counted.
const FEW: usize = 6;
/// The factor for mana once spells are near.
const STUDY: f32 = 2.0;

/// A haul of diggers and chanters, won or expected.
#[derive(Clone, Copy)]
struct Haul {
    gold: f32,
    stone: f32,
    mana: f32,
}

impl Haul {
    const fn plus(self, times: f32, card: Self, chanted: f32) -> Self {
        Self {
            gold: self.gold + times * card.gold,
            stone: self.stone + times * card.stone,
            mana: self.mana + chanted * card.mana,
        }
    }
}

/// The mean gold, stone and mana with this number of diggers, while the other Peons chant.
pub(super) fn haul(plan: &Plan<'_>, diggers: u8) -> [f32; 3] {
    let card = unseen_card(plan);
    let (dug, chanters) = (CARDS * f32::from(diggers), f32::from(plan.keep.peons - diggers));
    [dug * card.gold, dug * card.stone, chanters * card.mana]
}

/// The number of diggers with the highest value while the others chant.
pub(super) fn assign(plan: &Plan<'_>) -> Move {
    let (card, peons) = (unseen_card(plan), plan.keep.peons);
    let value = |n: u8| {
        let none = Haul { gold: 0.0, stone: 0.0, mana: 0.0 };
        value_of(plan, none.plus(CARDS * f32::from(n), card, f32::from(peons - n)))
    };
    let best = (0..=peons).max_by(|&a, &b| value(a).total_cmp(&value(b)));
    best.map_or(Move::Next, Move::AssignDig)
}

/// Whether a Peon just found wins more by digging or by chanting.
pub(super) fn new_peon(plan: &Plan<'_>) -> Move {
    let dug = plan.view.dig_cards.to_set() - idle_cards(plan);
    let count = |suit: Suit| (dug & CardSet::suit(suit)).len() as f32;
    let soft = if dug.contains(Card::BLACK_JOKER) { count(Suit::Clubs) } else { 0.0 };
    let won = Haul {
        gold: HEART * count(Suit::Hearts) + DIAMOND * count(Suit::Diamonds),
        stone: SPADE * (count(Suit::Spades) + soft),
        mana: 0.0,
    };
    let (card, chanters) = (unseen_card(plan), f32::from(plan.view.chanters));
    let (dig, chant) = (won.plus(CARDS, card, chanters), won.plus(0.0, card, chanters + 1.0));
    if value_of(plan, dig) >= value_of(plan, chant) { Move::PeonDig } else { Move::PeonChant }
}

/// Half of a haul to the partner; any excess over one player's storage goes to the other.
pub(super) fn divide(plan: &Plan<'_>) -> Move {
    let kinds = [Resource::Gold, Resource::Stone, Resource::Mana].into_iter().zip(plan.view.pool);
    let Some((what, pool)) = kinds.into_iter().find(|(_, pool)| *pool > 0) else { return Move::Next };
    let space = |keep: &Keep| keep.storage(what) - keep.store(what);
    let given = (pool / 2).max(pool.saturating_sub(space(plan.keep)));
    Move::Give(what, given.min(plan.partner().map_or(0, space)))
}

/// The mean yield of an unseen card.
fn unseen_card(plan: &Plan<'_>) -> Haul {
    let view = plan.view;
    let all = view.options.mode.main_cards();
    let left = all - view.discard.open() - view.dig_cards.to_set() - view.hero_cards - view.revealed.open();
    let deck = if view.main().len() < FEW || left.is_empty() { all } else { left };
    let share = |cards: CardSet| (deck & cards).len() as f32 / deck.len().max(1) as f32;
    let suits = [Suit::Hearts, Suit::Diamonds, Suit::Spades, Suit::Clubs];
    let [hearts, diamonds, spades, clubs] = suits.map(|suit| share(CardSet::suit(suit) - idle_cards(plan)));
    let shares = [hearts, diamonds, spades, clubs, share(CardSet::of(Card::BLACK_JOKER))];
    Haul {
        gold: HEART * hearts + DIAMOND * diamonds,
        stone: SPADE * spades,
        mana: shares.iter().zip(CHANT).map(|(share, mana)| share * mana).sum(),
    }
}

/// Aces, unless they bring what their suit brings (option-18).
fn idle_cards(plan: &Plan<'_>) -> CardSet {
    if plan.view.options.aces_pay { CardSet::EMPTY } else { PEONS }
}

/// The value of a haul: wages first, and nothing beyond storage.
fn value_of(plan: &Plan<'_>, haul: Haul) -> f32 {
    let purse = if plan.time.pays_again { plan.wages() + plan.w.purse } else { 0.0 };
    let owed = (purse - plan.store(Resource::Gold)).max(0.0);
    let prices = [plan.w.gold, plan.w.stone, plan.w.mana * study(plan)];
    let scarcity = plan.scarcity();
    let kinds = [Resource::Gold, Resource::Stone, Resource::Mana];
    let won = kinds.iter().zip([haul.gold, haul.stone, haul.mana]).zip(prices).map(|((&what, won), price)| {
        let points = plan.keep.tables().points.resources()[what as usize] as f32;
        kept(won, plan.space(what)) * (price * (1.0 - scarcity) + points * scarcity)
    });
    plan.w.wages * paid(haul.gold, owed) + won.sum::<f32>()
}

/// The factor for mana while there are spells to study or cast.
fn study(plan: &Plan<'_>) -> f32 {
    let is_near = plan.keep.room(Room::Library) + 1 >= plan.keep.tables().limits.work_rooms;
    if is_near || plan.keep.spells.iter().any(|&n| n > 0) { STUDY } else { 1.0 }
}

/// The mean part of a haul that fits, for this mean haul: near the limit part of it is lost.
pub(super) fn kept(won: f32, space: f32) -> f32 {
    let over = (won - 0.5 * space).max(0.0);
    if won >= 1.5 * space { space } else { won - over * over / (2.0 * space.max(1.0)) }
}

/// The mean part of a debt that a haul pays.
pub(super) fn paid(won: f32, owed: f32) -> f32 {
    if won >= 1.5 * owed { owed } else { won - won * won / (6.0 * owed.max(1.0)) }
}
