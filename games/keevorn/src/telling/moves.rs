//! The words of each move, before and after it is made, and of Health.

use std::cmp::Ordering;

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Gesture, Message, MoveWords, Place, RuleIds, Value, say};

use super::zones::{drag, hand, in_room};
use crate::deck::{MONSTERS, RED, STAIRS, suit};
use crate::options::Edition;
use crate::{Fortune, Move, Phase, View, words};

/// The gesture of a legal move, and its effect.
pub(super) fn offer(view: &View, mv: Move) -> MoveWords {
    let (gesture, effect, rules): (_, _, RuleIds) = match mv {
        Move::Trade(card) => {
            (drag(in_room(card), Place::Zone("floor")), say!(TRADE_EFFECT, card), &["peddler-1", "R1", "R2", "R3"])
        }
        Move::Explore => (Gesture::Press, say!(EXPLORE_EFFECT), &["peddler-2", "R4"]),
        Move::Fight(monster, with) => {
            let place = |card| if view.room.contains(card) { in_room(card) } else { Place::Card(hand(monster), card) };
            let set = with.iter().map(place).collect();
            let rules: RuleIds = if with.is_empty() {
                &["fight-1", "fight-3", "R21"]
            } else {
                &["fight-2", "fight-3", "fight-4", "fight-5"]
            };
            (Gesture::Choose { set, target: Some(in_room(monster)) }, fight(view, monster, with), rules)
        }
        Move::Equip(card) => {
            (drag(in_room(card), Place::Zone(hand(card))), say!(EQUIP_EFFECT, hand = words::hand(card)), &["equip-1"])
        }
        Move::EquipDrop(card, drop) => (
            drag(in_room(card), Place::Card(hand(card), drop)),
            say!(EQUIP_DROP_EFFECT, hand = words::hand(card), drop),
            &["equip-2", "R13"],
        ),
        Move::Store(card) => (drag(in_room(card), Place::Zone("backpack")), say!(STORE_EFFECT), &["store-1", "R10"]),
        Move::Place(card) => {
            (drag(Place::Card("backpack", card), Place::Zone("room")), say!(PLACE_EFFECT), &["place-1", "R11"])
        }
        Move::Heal(card) => {
            (drag(in_room(card), Place::Zone("health")), health(view, card.rank().into()), &["heal-1", "health-1"])
        }
        Move::Probe(card) => (
            drag(in_room(card), Place::Zone("floor")),
            view.top().map_or_else(|| say!(PROBE_EFFECT), |top| say!(PROBE_EFFECT_KNOWN, top)),
            &["probe-1", "R16"],
        ),
        Move::Bury(card, target) => {
            (drag(in_room(card), in_room(target)), say!(BURY_EFFECT, target), &["bury-1", "R18"])
        }
        Move::Take => (
            view.top().map_or(Gesture::Press, |card| drag(Place::Card("floor", card), Place::Zone("room"))),
            say!(TAKE_EFFECT),
            &["probe-2"],
        ),
        Move::Return => (Gesture::Press, say!(RETURN_EFFECT), &["probe-3", "R16"]),
        Move::Relic(card) => {
            let rank = i64::from(card.rank());
            let effect = health(view, if RED.contains(card) { rank } else { -rank });
            (Gesture::Tap(in_room(card)), effect, &["relic-1", "health-1", "health-2"])
        }
        Move::Read(card) => (
            Gesture::Tap(in_room(card)),
            match view.top() {
                Some(card) => say!(READ_EFFECT_KNOWN, fortune = words::title(Fortune::from(card.suit())), card),
                None if view.floor().is_empty() => say!(READ_EFFECT_EMPTY),
                None => say!(READ_EFFECT),
            },
            &["read-1", "R27", "R32"],
        ),
        Move::Lose(card) => (Gesture::Tap(Place::Card("backpack", card)), say!(LOSE_EFFECT), &["loss-1", "R30"]),
        Move::Relieve(card) => (Gesture::Tap(in_room(card)), say!(RELIEVE_EFFECT), &["relief-1", "R28", "R30"]),
        Move::Decline => {
            let rules: RuleIds = if view.phase == Phase::Loss {
                &["decline-1", "loss-1", "R30"]
            } else {
                &["decline-1", "relief-1", "R30"]
            };
            (Gesture::Press, say!(DECLINE_EFFECT), rules)
        }
        Move::Discard(cards) => {
            let set = cards.iter().map(in_room).collect();
            let (effect, rules): (_, RuleIds) = match (cards & STAIRS).len() {
                _ if cards.is_empty() => (say!(DISCARD_NOTHING_EFFECT), &["surprise-1", "R31"]),
                0 => (say!(DISCARD_EFFECT), &["surprise-2", "R28"]),
                jokers => (say!(DISCARD_EFFECT_JOKERS, jokers), &["surprise-2", "R28"]),
            };
            (Gesture::Choose { set, target: Some(Place::Zone("discard")) }, effect, rules)
        }
        Move::Wish(fortune) => (
            Gesture::Press,
            wish(view, fortune),
            match fortune {
                Fortune::Pain => &["wish-1", "fortune-1"],
                Fortune::Loss => &["wish-1", "fortune-2", "R30"],
                Fortune::Vigor => &["wish-1", "fortune-3"],
                Fortune::Relief => &["wish-1", "fortune-4", "R30"],
                Fortune::Surprise => &["wish-1", "fortune-5", "R31"],
            },
        ),
    };
    (gesture, words::label(view, mv), effect, rules)
}

/// The effect of the move itself, from the views before and after it.
pub(super) fn describe_change(before: &View, mv: Move, after: &View) -> Vec<Message> {
    let line = match mv {
        Move::Trade(card) => return traded(before, card, after),
        Move::Explore => say!(EVENT_EXPLORE),
        Move::Fight(monster, with) => return describe_fight(before, monster, with, after),
        Move::Equip(card) => say!(EVENT_EQUIP, card, hand = words::hand(card)),
        Move::EquipDrop(card, drop) => say!(EVENT_EQUIP_DROP, card, drop, hand = words::hand(card)),
        Move::Store(card) => say!(EVENT_STORE, card),
        Move::Place(card) => say!(EVENT_PLACE, card),
        Move::Heal(card) => say!(EVENT_HEAL, card),
        Move::Probe(card) => say!(EVENT_PROBE, card, top = words::card(after.top())),
        Move::Bury(card, target) => say!(EVENT_BURY, card, target),
        Move::Take => say!(EVENT_TAKE, card = words::card(before.top())),
        Move::Return => say!(EVENT_RETURN, card = words::card(before.top())),
        Move::Relic(card) => say!(EVENT_RELIC, card),
        Move::Read(scroll) => read(before, scroll, after),
        Move::Lose(card) => say!(EVENT_LOSE, card),
        Move::Relieve(card) => say!(EVENT_RELIEVE, card),
        Move::Decline => say!(EVENT_DECLINE),
        Move::Discard(cards) if cards.is_empty() => say!(EVENT_DISCARD_NOTHING),
        Move::Discard(cards) => say!(EVENT_DISCARD, cards = words::list(cards)),
        Move::Wish(fortune) if is_idle(before, fortune, after) => {
            say!(EVENT_WISH_IDLE, fortune = words::title(fortune))
        }
        Move::Wish(fortune) => say!(EVENT_WISH, fortune = words::title(fortune)),
    };
    vec![line]
}

/// The card given and the Weapon received, and the cards that the Peddler showed before it (peddler-1).
fn traded(before: &View, card: Card, after: &View) -> Vec<Message> {
    let weapon = words::card((after.room - before.room).first());
    let known = after.floor().iter().rev().map_while(|seen| seen.card());
    let mut shown: Vec<Card> = known.take_while(|&known| known != card).collect();
    shown.reverse();
    let mut lines = vec![say!(EVENT_TRADE, card, weapon)];
    if !shown.is_empty() {
        lines.push(say!(EVENT_TRADE_SHOWN, n = shown.len(), cards = shown));
    }
    lines
}

/// The effect of a named Fortune (fortune-1 to fortune-6, R29, R30, R31).
fn wish(view: &View, fortune: Fortune) -> Message {
    let (change, is_first) = (3 * i64::from(view.depth), view.options.edition == Edition::First);
    let has_target = !(view.room & (MONSTERS | view.kinds().relics)).is_empty();
    let relics_as_weapons = view.options.relics_as_weapons.to_string();
    match fortune {
        Fortune::Pain => health(view, -change),
        Fortune::Vigor => health(view, change),
        Fortune::Loss if view.backpack.is_empty() => say!(WISH_LOSS_NOTHING),
        Fortune::Loss if view.options.decline_fortunes => say!(WISH_LOSS_DECLINE),
        Fortune::Loss => say!(WISH_LOSS),
        Fortune::Relief if !has_target => say!(WISH_RELIEF_NOTHING, relics_as_weapons),
        Fortune::Relief if view.options.decline_fortunes => say!(WISH_RELIEF_DECLINE, relics_as_weapons),
        Fortune::Relief => say!(WISH_RELIEF, relics_as_weapons),
        Fortune::Surprise if !is_first => say!(WISH_AGAIN),
        Fortune::Surprise if view.room.is_empty() => say!(WISH_SURPRISE_NOTHING),
        Fortune::Surprise => say!(WISH_SURPRISE),
    }
}

/// Whether a Fortune that came was skipped.
fn is_idle(before: &View, fortune: Fortune, after: &View) -> bool {
    match fortune {
        Fortune::Pain | Fortune::Vigor => before.health == after.health,
        Fortune::Loss => after.phase != Phase::Loss,
        Fortune::Relief => after.phase != Phase::Relief,
        Fortune::Surprise => !matches!(after.phase, Phase::Surprise | Phase::Wish),
    }
}

/// The card that a Scroll drew and its Fortune (read-1); a new Floor may have taken the card since.
fn read(before: &View, scroll: Card, after: &View) -> Message {
    let known_before = before.room | before.discard | before.hands | before.backpack | before.removed();
    let drawn = before.top().or_else(|| (after.room - known_before).first());
    let Some(card) = drawn.filter(|_| !before.floor().is_empty()) else { return say!(EVENT_READ_EMPTY, scroll) };
    let brought = Fortune::from(card.suit());
    let fortune = words::title(brought);
    if is_idle(before, brought, after) {
        say!(EVENT_READ_IDLE, scroll, card, fortune)
    } else {
        say!(EVENT_READ, scroll, card, fortune)
    }
}

fn fight(view: &View, monster: Card, with: CardSet) -> Message {
    let (power, strength) = (i64::from(with.rank_sum()), i64::from(monster.rank()));
    let has_spade = !(with & suit(Suit::Spades)).is_empty();
    match power.cmp(&strength) {
        Ordering::Equal if view.options.edition == Edition::Second => {
            say!(FIGHT_EFFECT_CLEAN_WISH, health = view.health)
        }
        Ordering::Equal => say!(FIGHT_EFFECT_CLEAN, health = view.health, power, strength),
        Ordering::Greater if !has_spade => say!(FIGHT_EFFECT, health = health(view, 0), power, strength),
        _ => say!(FIGHT_EFFECT, health = health(view, power - strength), power, strength),
    }
}

fn describe_fight(before: &View, monster: Card, with: CardSet, after: &View) -> Vec<Message> {
    let (power, strength) = (with.rank_sum(), monster.rank());
    let mut lines = vec![if with.is_empty() {
        say!(EVENT_FIGHT_BAREHANDED, monster, power, strength)
    } else {
        say!(EVENT_FIGHT, monster, weapons = words::list(with), power, strength)
    }];
    if after.clean_kills > before.clean_kills {
        lines.push(say!(EVENT_CLEAN_KILL, n = after.clean_kills));
    }
    lines
}

/// Health after this change of it (health-1, health-2).
fn health(view: &View, change: i64) -> Message {
    let (before, most) = (i64::from(view.health), i64::from(view.options.max_health));
    let health = (before + change).min(most);
    let wasted = before + change - health;
    let gained = Value::Change(health - before);
    match health {
        ..=0 => say!(HEALTH_DEATH),
        _ if change == 0 => say!(HEALTH_SAME, health),
        _ if before == most && change > 0 => say!(HEALTH_FULL, health),
        _ if wasted > 0 => say!(HEALTH_WASTED, health, change = gained, wasted),
        _ if health == most => say!(HEALTH_FILLED, health, change = gained),
        _ => say!(HEALTH_AFTER, health, change = gained),
    }
}

/// The change of Health by a move.
pub(super) fn describe_health(before: &View, after: &View) -> Option<Message> {
    let change = Value::Change(i64::from(after.health) - i64::from(before.health));
    (after.health != before.health).then(|| say!(HEALTH_AFTER, health = after.health, change))
}
