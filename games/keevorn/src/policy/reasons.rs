//! The player's reasons in words: the purpose of a move in the plan for this Room, and the value of the next best plan.

use std::cmp::Ordering;

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Message, Value, say};

use crate::deck::{BACKPACK, MONSTERS, RED, SCROLLS, STAIRS, colour, same_colour, suit};
use crate::options::Edition;
use crate::{Fortune, Move, Phase, View, words};

use super::{Why, choose, ideas, plan, value};

/// The number of moves to look ahead for the purpose of a move.
const AHEAD: usize = 6;

/// The reason for the player's move; empty once the game is over.
pub(super) fn reason(view: &View) -> Message {
    if matches!(view.phase, Phase::Over(_)) {
        return Message::default();
    }
    let choice = choose(view);
    match choice.why {
        Why::Peddler => peddler(view, choice.mv),
        Why::Only => match choice.mv {
            Move::Lose(card) | Move::Relieve(card) => say!(REASON_ONLY_CARD, card),
            mv => say!(REASON_NO_CHOICE, why = why(view, mv)),
        },
        Why::Lost => {
            let (health, arms) = (view.health, view.hands | view.backpack);
            let armed = words::list(arms);
            match (plan::needs_luck(view), arms.is_empty()) {
                (true, true) => say!(REASON_LUCK, health),
                (true, false) => say!(REASON_LUCK_ARMED, health, arms = armed),
                (false, true) => say!(REASON_LOST, health),
                (false, false) => say!(REASON_LOST_ARMED, health, arms = armed),
            }
        }
        Why::Plan(care, worth) => against(view, choice.mv, worth, plan::next_best(view, care, worth)),
    }
}

fn peddler(view: &View, mv: Move) -> Message {
    let Move::Trade(card) = mv else {
        return if view.options.relics_as_weapons { say!(REASON_NO_TRADE_WEAPONS) } else { say!(REASON_NO_TRADE) };
    };
    let all = view.kinds().weapons;
    let least = all.iter().map(Card::rank).min().unwrap_or(0);
    say!(REASON_TRADE, card, least, weapons = (view.unseen() & all).len())
}

/// The effect of a move, the value of its plan and that of the next best one.
fn against(view: &View, mv: Move, worth: f32, other: Option<(Move, f32)>) -> Message {
    let (why, percent) = (why(view, mv), |value: f32| (value * 100.0).round() as u32);
    if worth >= value::WIN {
        return say!(REASON_PLAN_WIN, why);
    }
    let worth = percent(worth);
    match other {
        Some((next, value)) if value > value::DEATH => {
            let (less, other) = (percent(value), words::label(view, next));
            if less == worth {
                say!(REASON_PLAN_BETTER, why, percent = worth, other)
            } else {
                say!(REASON_PLAN_AGAINST, why, percent = worth, less, other)
            }
        }
        Some(_) if plan::is_only_way(view, mv) => say!(REASON_PLAN_ALONE, why, percent = worth),
        _ => say!(REASON_PLAN, why, percent = worth),
    }
}

/// The effect of a move.
fn why(view: &View, mv: Move) -> Message {
    let hand = words::hand;
    match mv {
        Move::Trade(card) => say!(WHY_TRADE, card),
        Move::Explore => say!(WHY_EXPLORE),
        Move::Equip(card) => equip(view, card),
        Move::EquipDrop(card, drop) if drop.rank() < card.rank() => {
            say!(WHY_DROP_WEAKER, card, more = card.rank() - drop.rank(), drop, hand = hand(card))
        }
        Move::EquipDrop(card, drop) => say!(WHY_DROP, card, drop, hand = hand(card)),
        Move::Heal(card) => gain(view, card),
        Move::Probe(card) => match view.top() {
            Some(top) => say!(WHY_PROBE_KNOWN, card, top),
            None => say!(WHY_PROBE, card),
        },
        Move::Bury(card, target) => bury(view, card, target),
        Move::Relic(card) if RED.contains(card) => gain(view, card),
        Move::Relic(card) => say!(WHY_COST, health = view.health, rank = card.rank(), card),
        Move::Fight(monster, with) => fight(view, monster, with),
        Move::Read(scroll) => read(view, scroll),
        Move::Store(card) => say!(WHY_STORE, card, free = BACKPACK - view.backpack.len(), places = BACKPACK),
        Move::Place(card) => place(view, card),
        Move::Take => say!(WHY_TAKE, card = words::card(view.top())),
        Move::Return => say!(WHY_RETURN, card = words::card(view.top())),
        Move::Lose(card) => say!(WHY_LOSE, card),
        Move::Relieve(card) if MONSTERS.contains(card) => say!(WHY_RELIEVE_MONSTER, card, rank = card.rank()),
        Move::Relieve(card) if RED.contains(card) => say!(WHY_RELIEVE_RED, card, rank = card.rank()),
        Move::Relieve(card) => say!(WHY_RELIEVE_BLACK, card, rank = card.rank()),
        Move::Decline => say!(WHY_DECLINE),
        Move::Discard(cards) if cards.is_empty() => say!(WHY_DISCARD_NOTHING),
        Move::Discard(cards) => say!(WHY_DISCARD, cards = words::list(cards)),
        Move::Wish(Fortune::Pain) => say!(WHY_WISH_PAIN, cost = 3 * view.depth),
        Move::Wish(Fortune::Vigor) => say!(WHY_WISH_VIGOR, gain = vigor(view)),
        Move::Wish(Fortune::Loss) => say!(WHY_WISH_LOSS),
        Move::Wish(Fortune::Relief) if view.options.relics_as_weapons => say!(WHY_WISH_RELIEF_MONSTER),
        Move::Wish(Fortune::Relief) => say!(WHY_WISH_RELIEF),
        Move::Wish(Fortune::Surprise) if view.options.edition == Edition::First => say!(WHY_WISH_SURPRISE),
        Move::Wish(Fortune::Surprise) => say!(WHY_WISH_AGAIN),
    }
}

/// The purpose of equipping the Weapon.
fn equip(view: &View, card: Card) -> Message {
    let used = plan::line(view, AHEAD).into_iter().find_map(|mv| match mv {
        Move::Fight(monster, with) if with.contains(card) => Some(monster),
        _ => None,
    });
    match used {
        Some(monster) => say!(WHY_EQUIP_FIGHT, card, colour = colour(card), rank = card.rank(), monster),
        None => {
            let n = (view.unseen() & MONSTERS & same_colour(card)).len();
            say!(WHY_EQUIP, card, colour = colour(card), n)
        }
    }
}

/// The Health that Vigor gains.
fn vigor(view: &View) -> u8 {
    (3 * view.depth).min(view.options.max_health - view.health)
}

fn gain(view: &View, card: Card) -> Message {
    let (from, most) = (view.health, view.options.max_health);
    if from == most {
        return say!(WHY_HEAL_FULL, card);
    }
    let to = (from + card.rank()).min(most);
    let wasted = from + card.rank() - to;
    let fight = plan::line(view, AHEAD).into_iter().find_map(|mv| match mv {
        Move::Fight(monster, _) => Some(monster),
        _ => None,
    });
    match fight {
        Some(monster) => say!(WHY_HEAL_FIGHT, card, from, to, wasted, monster),
        None => say!(WHY_HEAL, card, from, to, wasted),
    }
}

fn bury(view: &View, card: Card, target: Card) -> Message {
    let is_cost = view.kinds().relics.contains(target) && !RED.contains(target);
    match target.rank() {
        _ if STAIRS.contains(target) => say!(WHY_BURY_STAIRS, card, target),
        _ if SCROLLS.contains(target) => say!(WHY_BURY_SCROLL, card, target),
        rank if MONSTERS.contains(target) => say!(WHY_BURY_MONSTER, card, target, rank),
        rank if is_cost => say!(WHY_BURY_COST, card, target, rank),
        _ => say!(WHY_BURY_LATER, card, target),
    }
}

/// The cost or gain of the fight.
fn fight(view: &View, monster: Card, with: CardSet) -> Message {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let spades = suit(Suit::Spades);
    let arms = (view.hands & same_colour(monster)) | (view.room & view.kinds().weapons & spades);
    let kept = arms - with;
    match power.cmp(&strength) {
        Ordering::Equal => say!(WHY_FIGHT_CLEAN, power, strength),
        Ordering::Less => {
            let lost = (strength - power).min(view.health.into());
            if kept.is_empty() {
                say!(WHY_FIGHT_LOST, lost, power, strength)
            } else {
                say!(WHY_FIGHT_LOST_KEPT, lost, power, strength, kept = words::list(kept))
            }
        }
        Ordering::Greater => {
            let most = u32::from(view.options.max_health - view.health);
            match if (with & spades).is_empty() { 0 } else { (power - strength).min(most) } {
                0 => say!(WHY_FIGHT_UNHURT, power, strength),
                gained => say!(WHY_FIGHT_GAIN, gained, power, strength),
            }
        }
    }
}

/// The Fortunes that the Scroll may bring.
fn read(view: &View, scroll: Card) -> Message {
    if view.floor().is_empty() {
        return say!(WHY_READ_EMPTY, card = scroll);
    }
    if let Some(card) = view.top() {
        return say!(WHY_READ_KNOWN, card, fortune = words::title(Fortune::from(card.suit())));
    }
    let unseen = view.unseen();
    let number = |of| (unseen & suit(of)).len();
    let (all, pain, cost) = (unseen.len(), number(Suit::Spades), 3 * i64::from(view.depth));
    if cost == 0 {
        return say!(WHY_READ_FREE, all, pain);
    }
    let (cost, gain) = (Value::Change(-cost), Value::Change(vigor(view).into()));
    say!(WHY_READ, all, pain, cost, vigor = number(Suit::Hearts), gain)
}

/// The purpose of taking the card out of the Backpack.
fn place(view: &View, card: Card) -> Message {
    let (health, most) = (view.health, view.options.max_health);
    let next = plan::line(view, 2).get(1).copied();
    match next.filter(|&mv| ideas::is_use_of(card, mv)) {
        Some(Move::Fight(monster, _)) => say!(WHY_PLACE_FIGHT, card, monster),
        Some(Move::Relic(_)) if !RED.contains(card) => say!(WHY_PLACE_COST, card, health, rank = card.rank()),
        Some(Move::Heal(_) | Move::Relic(_)) => say!(WHY_PLACE_HEAL, card, health, most),
        Some(Move::Equip(_)) => say!(WHY_PLACE_EQUIP, card),
        Some(Move::Bury(by, target)) if by == card => say!(WHY_PLACE_BURY, card, target),
        Some(Move::Bury(by, _)) => say!(WHY_PLACE_BURIED, card, by),
        _ => say!(WHY_PLACE, card),
    }
}
