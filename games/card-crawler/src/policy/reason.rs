//! The player's reasons in words: one sentence for each decision.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Message, Value, say};

use crate::deck::{DARK_LORD, HEALER, JACKS, KNIGHTS, MONSTERS, PLUNDER};
use crate::rules::{EMPTY_TRASH, KNIGHT, MOST_HEALTH, card_score};
use crate::{View, words};

use super::choice::{Before, Defence, Goal, Why};
use super::outlook::{self, Outlook};
use super::sets::{self, LORD};
use super::{defence, goals, map, worth};

/// The reason for the player's move; empty once the game is over.
pub(super) fn reason(view: &View) -> Message {
    if matches!(view.phase, crate::Phase::Over(_)) {
        return Message::default();
    }
    let outlook = Outlook::of(view);
    let clauses = clauses(&outlook, super::choose(&outlook).why).into_iter();
    let clauses = clauses.rev().reduce(|then, first| say!(CLAUSES, first, then)).unwrap_or_default();
    say!(REASON, clauses).capitalised()
}

fn clauses(outlook: &Outlook, why: Why) -> Vec<Message> {
    let view = outlook.view;
    match why {
        Why::TrapKills(card) => vec![say!(TRAP_KILLS, card)],
        Why::TrapTakes(card) => vec![say!(TRAP_TAKES, card, wounds = view.wounds + 1, life = view.options.life)],
        Why::TrapWounds(None) => vec![say!(TRAP_NO_CARD)],
        Why::TrapWounds(Some(card)) => {
            let wound = say!(TRAP_WOUNDS, wounds = view.wounds + 1, life = view.options.life, card);
            let empty = view.trash.is_empty().then(|| say!(TRAP_EMPTY_TRASH, points = EMPTY_TRASH));
            [wound].into_iter().chain(empty).collect()
        }
        Why::Defends(defence, power) => defend(outlook, defence, power),
        Why::DoublesToLive => vec![say!(DOUBLES_TO_LIVE)],
        Why::Kills(set) => vec![kill(outlook, set)],
        Why::DoublesToKill if outlook.foe() == LORD => {
            let plain = sets::before_victory(outlook, outlook.hand, sets::deadly(LORD, false));
            vec![if plain.is_some() { say!(DOUBLES_FOR_LESS) } else { say!(DOUBLES_FOR_LORD) }]
        }
        Why::DoublesToKill => vec![say!(DOUBLES_TO_KILL, foe = foe(view))],
        Why::Heals(before) => heal(outlook, before),
        Why::Flees(card, stay) => flee(outlook, card, stay),
        Why::LastResort(card) => vec![saviour(outlook), say!(LAST_RESORT, card)],
        Why::Stays(defence) => stay(outlook, defence),
        Why::Wins(card) => {
            let price = match worth::score(card) as u32 {
                0 => say!(PRICE_NOTHING, card),
                points => say!(PRICE, card, points),
            };
            vec![say!(WINS), price]
        }
        Why::TradesForHealth(n) => {
            let scores = health_scores(outlook).then(|| say!(HEALER_SCORE));
            [say!(TRADES_FOR_HEALTH, n)].into_iter().chain(scores).collect()
        }
        Why::Loots(prize, card) => vec![gain(prize), say!(GIVES, card)],
        Why::AwaitsWeaker(prize, card, n) => vec![say!(AWAITS_WEAKER, card, prize, cards = say!(CARDS, n))],
        Why::EmptyHand => vec![say!(EMPTY_HAND)],
        Why::HealsInTime(card) => vec![say!(HEALS_IN_TIME, taken = exhaustion(outlook), card)],
        Why::DrawsFree(n) => vec![say!(DRAWS_FREE, cards = say!(CARDS, n))],
        Why::Rearms(room, draws) => {
            let to = words::room(view, room);
            let weak = match view.card(room) {
                None => say!(TOO_WEAK_TO_OPEN, room = to),
                Some(card) => say!(TOO_WEAK_TO_MEET, foe = words::foe(card), room = to),
            };
            vec![weak, reshuffle(outlook, draws)]
        }
        Why::Refills(draws) => vec![say!(ONE_CARD), reshuffle(outlook, draws)],
        Why::Seeks(goal, card) => {
            let mut clauses = seek(outlook, goal);
            clauses.push(fodder(outlook, card));
            clauses
        }
        Why::Builds(goal, card) => vec![lacks(outlook, goal), say!(STEP_ASIDE, card)],
        Why::Wanders(card) => vec![say!(WANDERS), fodder(outlook, card)],
    }
}

/// The only rescue from the coming attack, where no defence without doubling is enough.
fn saviour(outlook: &Outlook) -> Message {
    let is_saved = outlook.has_fighter() && !defence::best(outlook, outlook.foe(), false, true).deadly;
    if is_saved { say!(FIGHTER_SAVES) } else { say!(NO_DEFENCE_SAVES) }
}

/// Whether another wound healed scores (score-6).
fn health_scores(outlook: &Outlook) -> bool {
    outlook.left < MOST_HEALTH.into()
}

/// The wounds of a reshuffle.
fn exhaustion(outlook: &Outlook) -> Message {
    say!(WOUNDS, n = i64::from(outlook.exhaustion))
}

/// The cost and the gain of a reshuffle now.
fn reshuffle(outlook: &Outlook, n: usize) -> Message {
    say!(RESHUFFLES, taken = exhaustion(outlook), cards = say!(CARDS, n))
}

/// The monster in the hero's room.
fn foe(view: &View) -> Message {
    words::foe(view.card(view.at).unwrap_or(DARK_LORD))
}

/// The points of the hand after one card is spent.
fn strength(outlook: &Outlook) -> u32 {
    outlook::best_points(outlook.fighters(outlook.hand), (outlook.limit - 1).min(outlook.hand.len().saturating_sub(1)))
}

/// The cards that the defence spends and spares, compared with stopping all damage.
fn defend(outlook: &Outlook, defence: Defence, power: u8) -> Vec<Message> {
    let (doubled, all, left) = (outlook.view.doubled, outlook.fighters(outlook.hand), outlook.left);
    let points = defence.cards.rank_sum() << u32::from(doubled);
    let damage = u32::from(power).saturating_sub(points) as usize;
    let sum = words::sum(defence.cards, doubled);
    if defence.deadly {
        return vec![say!(NOTHING_SAVES, n = i64::from(left))];
    }
    let later = defence.wounds as usize - damage;
    let taken = say!(WOUNDS, n = damage);
    let mut clauses = match sets::cheapest(all, u32::from(power).div_ceil(1 + u32::from(doubled)), all.len()) {
        _ if damage == 0 && later == 0 => vec![say!(DEFEND_STOPS_UNHURT, sum, power)],
        _ if damage == 0 => vec![say!(DEFEND_STOPS, sum, power)],
        None if all.is_empty() => vec![say!(DEFEND_NONE, power)],
        None if defence.cards == all => vec![say!(DEFEND_ALL, sum, power, taken)],
        found => {
            let other = match found {
                None => say!(DEFEND_KEEPS, power),
                Some(full) => say!(DEFEND_FULL_WORSE, cards = full.iter().collect::<Vec<_>>(), power),
            };
            vec![say!(DEFEND_TAKES, taken, left = i64::from(left)), other]
        }
    };
    clauses.extend((later > 0).then(|| say!(THEN_RESHUFFLE, taken = say!(WOUNDS, n = later))));
    clauses.extend(hope(outlook, defence));
    clauses
}

/// The chance that the kept cards kill the monster next turn. It is an estimate, so the deck's own limit is checked
/// too.
fn hope(outlook: &Outlook, defence: Defence) -> Option<Message> {
    /// Chances below this are not mentioned.
    const LEAST: f32 = 0.05;
    let can_kill = outlook.best_points(outlook.limit) >= goals::needed(outlook, outlook.foe());
    (defence.kill >= LEAST && can_kill).then(|| match (defence.kill * 20.0).round() as u32 * 5 {
        100 => say!(HOPE_SURE),
        percent => say!(HOPE, percent),
    })
}

fn kill(outlook: &Outlook, set: CardSet) -> Message {
    let power = outlook.foe();
    let (sum, defence) = (words::sum(set, outlook.view.doubled), 2 * u32::from(power));
    match worth::least_scoring(outlook.hand - set).filter(|_| power == LORD) {
        Some(card) => say!(KILLS_LORD, card, sum, defence),
        None => say!(KILLS, foe = foe(outlook.view), sum, defence),
    }
}

fn heal(outlook: &Outlook, before: Before) -> Vec<Message> {
    let others = outlook.fighters(outlook.hand - CardSet::of(HEALER));
    let deadly = sets::deadly(outlook.foe(), outlook.view.doubled);
    let why = match before {
        Before::Victory if health_scores(outlook) => Some(say!(HEALER_SCORE)),
        Before::Victory => Some(say!(HEALER_LAST_CHANCE)),
        Before::Any => Some(say!(HEALER_RESHUFFLE, taken = exhaustion(outlook))),
        Before::Kill => (others.rank_sum() >= deadly).then(|| say!(HEALER_SPARE)),
        Before::Loot => Some(say!(HEALER_LOOT)),
        Before::Room => Some(say!(HEALER_ROOM)),
    };
    [say!(HEALER, n = outlook.view.wounds)].into_iter().chain(why).collect()
}

fn flee(outlook: &Outlook, card: Card, stay: Defence) -> Vec<Message> {
    let worse = if stay.deadly {
        saviour(outlook)
    } else {
        let wounds =
            (stay.wounds > 0 || stay.cards.is_empty()).then(|| say!(WOUNDS, n = i64::from(stay.wounds)).into());
        let costs: Vec<Value> = wounds.into_iter().chain(stay.cards.iter().map(Value::from)).collect();
        say!(STAY_WORSE, foe = foe(outlook.view), costs)
    };
    vec![say!(FLEE_COSTS, card), worse]
}

fn stay(outlook: &Outlook, defence: Defence) -> Vec<Message> {
    let (view, foe, power) = (outlook.view, foe(outlook.view), outlook.foe());
    if view.attacked {
        return vec![say!(STAY_ATTACKED, foe)];
    }
    if defence.deadly {
        return vec![saviour(outlook), say!(STAY_DOOMED)];
    }
    if power == LORD && !goals::wants_to_win(outlook) {
        return vec![say!(STAY_LORD, n = view.unknown.len())];
    }
    let lord = usize::from(power == LORD);
    let points = outlook::best_points(outlook.fighters(outlook.hand), outlook.hand.len().saturating_sub(lord))
        << u32::from(view.doubled);
    let needed = 2 * u32::from(power) + 1;
    let has = match power {
        LORD => say!(HAND_HAS_FOR_LORD, points, needed),
        _ => say!(HAND_HAS, points, needed, foe),
    };
    let with = match defence.wounds {
        0 => say!(CAN_STOP, cards = defence.cards.iter().collect::<Vec<_>>()),
        n => say!(CAN_STAY, taken = say!(WOUNDS, n = i64::from(n))),
    };
    [has, with].into_iter().chain(hope(outlook, defence)).collect()
}

/// The use of a prize.
fn gain(card: Card) -> Message {
    let rank = card.rank();
    match card.suit() {
        _ if KNIGHTS.contains(card) => say!(GAIN_KNIGHT, card, points = KNIGHT),
        _ if card == HEALER => say!(GAIN_HEALER, points = card_score(card)),
        Some(suit) if rank == 12 => {
            say!(GAIN_COMPANION, card, title = words::title(suit), companion = words::companion(suit))
        }
        Some(Suit::Diamonds) => say!(GAIN_TREASURE, card, rank),
        _ => say!(GAIN_WEAPON, card, rank),
    }
}

/// The place of the best room, and its advantage.
fn seek(outlook: &Outlook, goal: Goal) -> Vec<Message> {
    let view = outlook.view;
    let room = match goal.steps {
        1 => words::room(view, goal.room),
        n => say!(FAR, room = words::room(view, goal.room), n),
    };
    let last = goal.is_last.then(|| say!(NOTHING_ELSE));
    let (first, second) = match view.card(goal.room).filter(|_| !view.unknown.contains(goal.room)) {
        None if goal.is_last => (say!(SEEK_LAST, room), nook(view, goal)),
        None => (say!(SEEK_UNKNOWN, room, hopes = hopes(outlook.unseen)), nook(view, goal)),
        Some(card) if PLUNDER.contains(card) => (gain(card), Some(say!(SEEK_LOOT, room))),
        Some(card) => match card.suit().filter(|_| JACKS.contains(card)) {
            Some(suit) => (say!(SEEK_EVENT, card, room, event = words::event(suit)), None),
            None if MONSTERS.contains(card) => (monster(outlook, goal, room, card), last),
            None => (say!(SEEK_WAY, room), last),
        },
    };
    [first].into_iter().chain(second).collect()
}

/// The cards that an unknown room may hold.
fn hopes(unseen: CardSet) -> Message {
    let all = unseen.len();
    match ((unseen & PLUNDER).len(), (unseen & KNIGHTS).len()) {
        (0, 0) => say!(HOPES_CARD, all),
        (0, n) => say!(HOPES_KNIGHTS, n, all, points = KNIGHT),
        (n, _) => say!(HOPES_LOOT, n, all),
    }
}

/// The advantage of this neighbour over another unknown one.
fn nook(view: &View, goal: Goal) -> Option<Message> {
    let around = |room| map::unknown_around(view, room);
    let others = (map::around(view) & view.unknown).iter();
    let other = others.max_by_key(|&room| around(room)).filter(|&other| around(other) > around(goal.room));
    other.filter(|_| goal.steps == 1).map(|other| say!(SEEK_NOOK, other = words::room(view, other)))
}

fn monster(outlook: &Outlook, goal: Goal, room: Message, card: Card) -> Message {
    let (foe, power) = (words::foe(card), outlook.view.power(goal.room));
    let is_ready = goals::is_ready(outlook, power);
    let price = sets::price_of_victory(outlook, goals::after_step(outlook)).filter(|_| is_ready && power == LORD);
    let is_doubled = price.map_or(power == LORD && outlook.has_fighter(), |(_, doubles)| doubles);
    let points = sets::deadly(power, is_doubled);
    match (is_ready, goals::can_kill(outlook, power)) {
        (true, _) if is_doubled => say!(MONSTER_READY_DOUBLED, points, foe, room),
        (true, _) => say!(MONSTER_READY, points, foe, room),
        (_, true) if is_doubled => say!(MONSTER_DECK_DOUBLED, foe, room, points),
        (_, true) => say!(MONSTER_DECK, foe, room, points),
        _ if goals::is_at_its_best(outlook) => say!(MONSTER_BEST, foe, room),
        _ => say!(MONSTER_ON, foe, room),
    }
}

/// The cards that the hand lacks for a room.
fn lacks(outlook: &Outlook, goal: Goal) -> Message {
    let (view, power) = (outlook.view, outlook.view.power(goal.room));
    let room = words::room(view, goal.room);
    let Some(card) = view.card(goal.room).filter(|_| power > 0) else {
        return say!(LACKS_TO_OPEN, room, points = strength(outlook), best = outlook.best_points(outlook.limit - 1));
    };
    let after = goals::after_step(outlook);
    if let Some((price, _)) = sets::price_of_victory(outlook, after).filter(|_| power == LORD) {
        return say!(LACKS_TO_WIN, room, price = price as i64, least = goals::least_price(outlook) as i64);
    }
    let points = outlook::best_points(outlook.fighters(after), outlook.hand.len().saturating_sub(goals::spare(power)));
    say!(LACKS_TO_KILL, foe = words::foe(card), room, needed = goals::needed(outlook, power), points)
}

/// The card that a step costs.
fn fodder(outlook: &Outlook, card: Card) -> Message {
    let points = |card: Card| if outlook.fighters(CardSet::of(card)).is_empty() { 0 } else { card.rank() };
    if outlook.hand.len() == 1 {
        say!(ONLY_CARD, card)
    } else if outlook.hand.iter().all(|other| points(other) >= points(card)) {
        say!(WEAKEST, card)
    } else {
        say!(EASIEST, card)
    }
}
