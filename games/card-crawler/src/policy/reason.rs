//! The player's reasons in words: one sentence each, about what was weighed.

use cards::{Card, CardSet, Suit};
use game::prose;

use crate::deck::{DARK_LORD, HEALER, JACKS, KNIGHTS, MONSTERS, PLUNDER};
use crate::{View, words};

use super::choice::{Before, Defence, Goal, Why};
use super::outlook::{self, Outlook};
use super::sets::{self, LORD};
use super::{goals, map, worth};

/// Why the player chooses the move; nothing once the game is over.
pub(super) fn reason(view: &View) -> String {
    if matches!(view.phase, crate::Phase::Over(_)) {
        return String::new();
    }
    let outlook = Outlook::of(view);
    sentence(&outlook, super::choose(&outlook).why)
}

fn sentence(outlook: &Outlook, why: Why) -> String {
    let view = outlook.view;
    match why {
        Why::TrapKills(card) => format!("The wound would be your last, and {card} is the card you miss least."),
        Why::TrapTakes(card) => {
            format!("With {}, losing {card} for good costs less than another wound.", wounds(view, view.wounds))
        }
        Why::TrapWounds(None) => "You hold no card to trash, so the wound it is.".into(),
        Why::TrapWounds(Some(card)) => {
            let empty = if view.trash.is_empty() { ", and an empty trash is worth 5 at the end" } else { "" };
            let after = wounds(view, view.wounds + 1);
            format!("You can bear {after}: losing {card} for good would cost more{empty}.")
        }
        Why::Defends(defence, power) => defend(outlook, defence, power),
        Why::DoublesToLive(defence) => format!(
            "Not doubled, even the best defence leaves {} and kills you; the Fighter saves you.",
            prose::count(defence.wounds as usize, "wound")
        ),
        Why::Kills(set) => kill(outlook, set),
        Why::DoublesToKill if outlook.foe() == LORD => {
            if sets::before_victory(outlook, outlook.hand, sets::deadly(LORD, false)).is_some() {
                return "Without the Fighter the card put down for the Dark Lord would cost more points than she does."
                    .into();
            }
            "Only with the Fighter does this hand kill the Dark Lord, and leave a card to loot him with.".into()
        }
        Why::DoublesToKill => {
            format!("Only the Fighter kills {} this turn, and its next attack would kill you.", foe(view))
        }
        Why::Heals(before) => heal(outlook, before),
        Why::Flees(card, stay) => flee(outlook, card, stay),
        Why::LastResort(card) => {
            format!("As things stand the attack of {} kills you; {card} cannot fight, but it heals.", outlook.foe())
        }
        Why::Stays(defence) => stay(outlook, defence),
        Why::Wins(card) => format!("Looting the Dark Lord wins the game, and {}.", loss(card)),
        Why::TradesForHealth(heals) => format!(
            "Before the victory, {} without a score can be traded for health, which counts at the end.",
            prose::count(heals, "card")
        ),
        Why::Loots(prize, card) => format!("{}; {card}, put down for it, is the card you miss least.", gain(prize)),
        Why::AwaitsWeaker(prize, card, draws) => format!(
            "{card} is too good to put down for {prize} while drawing {} costs no wound: a weaker one may come.",
            prose::count(draws, "card")
        ),
        Why::EmptyHand => "Everything here costs a card and your hand is empty, so draw first.".into(),
        Why::HealsInTime(card) => format!(
            "The next reshuffle takes {} and would kill you; {card} is the card you miss least.",
            prose::count(outlook.exhaustion as usize, "wound")
        ),
        Why::DrawsFree(draws) => {
            format!("Drawing {} needs no reshuffle, so a fuller hand costs nothing.", prose::count(draws, "card"))
        }
        Why::Rearms(room, draws) => format!(
            "Better {} from the reshuffle now than {} with {} of a possible {} points: you draw {draws}.",
            prose::count(outlook.exhaustion as usize, "wound"),
            if view.unknown.contains(room) { "opening a room".into() } else { format!("meeting {room}") },
            strength(outlook),
            outlook.best_points(outlook.limit - 1)
        ),
        Why::Refills(draws) => format!(
            "One card is too little to go on with; the reshuffle costs {} and brings {draws} more.",
            prose::count(outlook.exhaustion as usize, "wound")
        ),
        Why::Seeks(goal, card) => format!("{}; {}.", seek(outlook, goal), fodder(outlook, card)),
        Why::Builds(goal, card) => {
            format!("{}; a step aside trades {card}, the weakest card, for a new one.", lacks(outlook, goal))
        }
        Why::Wanders(card) => format!("No room in reach is worth its price; {}.", fodder(outlook, card)),
    }
}

/// `4 of 10 wounds`: those that you have, of those that kill.
fn wounds(view: &View, wounds: u8) -> String {
    format!("{wounds} of {} wounds", view.options.life)
}

/// `the Dark Lord`, `the knight KS`, `the 8S`: the monster in the hero's room.
fn foe(view: &View) -> String {
    view.card(view.at).map_or_else(|| "the monster".into(), named)
}

fn named(card: Card) -> String {
    match card {
        DARK_LORD => "the Dark Lord".into(),
        _ if KNIGHTS.contains(card) => format!("the knight {card}"),
        _ => format!("the {card}"),
    }
}

/// The points of the hand, one card spent.
fn strength(outlook: &Outlook) -> u32 {
    outlook::best_points(outlook.fighters(outlook.hand), (outlook.limit - 1).min(outlook.hand.len().saturating_sub(1)))
}

/// What the defence spends and what it spares, compared with stopping everything.
fn defend(outlook: &Outlook, defence: Defence, power: u8) -> String {
    let (doubled, all) = (outlook.view.doubled, outlook.fighters(outlook.hand));
    let points = |cards: CardSet| cards.rank_sum() << u32::from(doubled);
    let damage = u32::from(power).saturating_sub(points(defence.cards)) as usize;
    let sum = words::sum(defence.cards, doubled);
    let left = outlook.left;
    if defence.deadly {
        return format!(
            "Nothing saves you: {left} more wounds kill you, and the best defence leaves {}.",
            defence.wounds
        );
    }
    let hope = hope(defence);
    if damage == 0 && hope.is_empty() {
        return format!("{sum} stops all {power} at the lowest price in cards: no wound.");
    }
    if damage == 0 {
        return format!("{sum} stops all {power}: no wound{hope}.");
    }
    let taken = prose::count(damage, "wound");
    match sets::cheapest(all, u32::from(power).div_ceil(1 + u32::from(doubled)), all.len()) {
        None if defence.cards == all && !all.is_empty() => {
            format!("{sum} is all the hand has against {power}: {taken} instead of {power}.")
        }
        None if all.is_empty() => format!("No card in hand has points, so all {power} go through."),
        None => format!(
            "{taken}, where {left} kill: no cards of the hand stop all {power}, and those kept are worth more{hope}."
        ),
        Some(full) => {
            format!(
                "To stop all {power} would take {}; {taken}, where {left} kill, {} less{hope}.",
                words::list(full),
                if damage == 1 { "costs" } else { "cost" }
            )
        }
    }
}

/// How likely the cards kept kill the monster next turn.
fn hope(defence: Defence) -> String {
    /// Chances below this are no hope.
    const LEAST: f32 = 0.05;
    if defence.kill < LEAST {
        return String::new();
    }
    match percent(defence.kill) {
        100 => "; the next hand kills almost surely".into(),
        n => format!("; the next hand kills at about {n}%"),
    }
}

/// A rough chance in steps of 5%.
fn percent(chance: f32) -> u32 {
    (chance * 20.0).round() as u32 * 5
}

fn kill(outlook: &Outlook, set: CardSet) -> String {
    let power = outlook.foe();
    let sum = format!("{} against a defence of {}", words::sum(set, outlook.view.doubled), 2 * u32::from(power));
    match worth::least_scoring(outlook.hand - set).filter(|_| power == LORD) {
        Some(card) => format!("This kills the Dark Lord and leaves {card} to loot him with: {sum}."),
        None => format!("The cheapest cards that kill {}: {sum}.", foe(outlook.view)),
    }
}

fn heal(outlook: &Outlook, before: Before) -> String {
    let wounds = wounds(outlook.view, outlook.view.wounds);
    match before {
        Before::Victory => {
            format!("Health left counts at the end, so the Healer takes off one of your {wounds} before the victory.")
        }
        Before::Any => format!(
            "Each pass through the deck costs {}; the Healer gives one back whenever she comes, and cannot fight.",
            prose::count(outlook.exhaustion as usize, "wound")
        ),
        Before::Kill => format!("The kill needs no Healer, so before it she takes off one of your {wounds}."),
        Before::Loot => format!("Another card pays for the loot, so first the Healer takes off one of your {wounds}."),
        Before::Room => format!("Before a new room is opened, the Healer takes off one of your {wounds}."),
    }
}

fn flee(outlook: &Outlook, card: Card, stay: Defence) -> String {
    let foe = foe(outlook.view);
    if stay.deadly {
        return format!("Staying beside {foe} is death; fleeing costs one wound and {card}.");
    }
    let mut costs = Vec::new();
    if stay.wounds > 0 {
        costs.push(prose::count(stay.wounds as usize, "wound"));
    }
    if !stay.cards.is_empty() {
        costs.push(words::list(stay.cards));
    }
    let hope = match percent(stay.kill) {
        0 => "with no hope of killing it".into(),
        n => format!("to kill it next turn at {n}%"),
    };
    format!("Staying beside {foe} costs {} {hope}; fleeing costs one wound and {card}.", costs.join(" and "))
}

fn stay(outlook: &Outlook, defence: Defence) -> String {
    let (view, foe, power) = (outlook.view, foe(outlook.view), outlook.foe());
    if view.attacked {
        return format!("You have attacked {foe} already this turn, and staying costs less than any way out.");
    }
    if power == LORD && !goals::wants_to_win(outlook) {
        let rooms = prose::count(view.unknown.len(), "room");
        return format!("The Dark Lord can wait: {rooms} face down still promise more than the wounds cost.");
    }
    let lord = usize::from(power == LORD);
    let points = outlook::best_points(outlook.fighters(outlook.hand), outlook.hand.len().saturating_sub(lord))
        << u32::from(view.doubled);
    let needed = 2 * u32::from(power) + 1;
    let spare = if points >= needed { ", cards that kill would cost more" } else { "" };
    if defence.deadly {
        return format!("Nothing helps now: {points} of the {needed} points that kill {foe}, and no way out.");
    }
    let with = match (defence.wounds, lord) {
        (0, _) => format!("{} can stop its attack", words::list(defence.cards)),
        (n, _) => format!("staying costs {}", prose::count(n as usize, "wound")),
    };
    let rest = if lord == 1 { " and a card to loot with" } else { "" };
    format!("The hand has {points} of the {needed} points that kill {foe}{rest}{spare}; {with}{}.", hope(defence))
}

/// What a card put down for the last loot costs.
fn loss(card: Card) -> String {
    match worth::score(card) as u32 {
        0 => format!("{card} scores nothing"),
        n => format!("{card} costs only {n} of the score"),
    }
}

/// What a prize is good for.
fn gain(prize: Card) -> String {
    let rank = prize.rank();
    match prize.suit() {
        _ if KNIGHTS.contains(prize) => format!("The knight {prize} is worth 20 at the end"),
        _ if prize == HEALER => "The Healer takes off a wound each time she comes and is worth 5 at the end".into(),
        Some(suit) if rank == 12 => {
            format!("{prize}, {}: {}", words::title(suit), words::companion(suit))
        }
        Some(Suit::Diamonds) => format!("{prize} counts {rank} in fights and again at the end"),
        _ => format!("{prize} counts {rank} in every fight"),
    }
}

/// Where the best room is, and why it is the best.
fn seek(outlook: &Outlook, goal: Goal) -> String {
    let (view, room) = (outlook.view, goal.room);
    let place = match goal.steps {
        1 => format!("{room}"),
        n => format!("{room}, {n} steps away"),
    };
    let last = if goal.is_last { ", now that nothing else pays" } else { "" };
    if view.unknown.contains(room) && goal.is_last {
        return format!("Only the victory is left, so open {place}{}", nook(view, goal));
    }
    if view.unknown.contains(room) {
        return format!("The next room to open is {place}{}: {}", nook(view, goal), hopes(outlook.unseen));
    }
    match view.card(room) {
        Some(card) if PLUNDER.contains(card) => format!("{}, and it lies at {place}", gain(card)),
        Some(card) if JACKS.contains(card) => {
            format!("{card} at {place} {}", card.suit().map_or("", words::event))
        }
        Some(card) if MONSTERS.contains(card) => monster(outlook, goal, &place, card, last),
        _ => format!("The way on is by {place}{last}"),
    }
}

/// What may lie in an unknown room.
fn hopes(unseen: CardSet) -> String {
    let (all, loot, knights) = (unseen.len(), (unseen & PLUNDER).len(), (unseen & KNIGHTS).len());
    match (loot, knights) {
        (0, 0) => format!("the last of {all} unseen must be found"),
        (0, n) => format!("{n} of {all} unseen are knights, worth 20 each"),
        (n, _) => format!("{n} of {all} unseen can be looted"),
    }
}

/// What makes this neighbour better than another unknown one.
fn nook(view: &View, goal: Goal) -> String {
    let around = |room| map::unknown_around(view, room);
    let others = (map::around(view) & view.unknown).iter();
    let other = others.max_by_key(|&room| around(room)).filter(|&other| around(other) > around(goal.room));
    match other.filter(|_| goal.steps == 1) {
        Some(other) => format!(", with fewer unknown rooms beside it than {other}"),
        None => String::new(),
    }
}

fn monster(outlook: &Outlook, goal: Goal, place: &str, card: Card, last: &str) -> String {
    let (name, power) = (named(card), outlook.view.power(goal.room));
    let is_ready = goals::is_ready(outlook, power);
    let price = sets::price_of_victory(outlook, outlook.hand).filter(|_| is_ready && power == LORD);
    let is_doubled = price.map_or(power == LORD && outlook.has_fighter(), |(_, doubles)| doubles);
    let (points, doubled) = (sets::deadly(power, is_doubled), if is_doubled { ", doubled," } else { "" });
    if is_ready {
        format!("The hand has the {points} points that{doubled} kill {name} at {place}{last}")
    } else if goals::can_kill(outlook, power) {
        format!("On to {name} at {place}{last}: the deck has the {points} points that{doubled} kill")
    } else {
        format!("On to {name} at {place}{last}: the hand gets no stronger than this")
    }
}

/// What the hand lacks for a room.
fn lacks(outlook: &Outlook, goal: Goal) -> String {
    let (view, room) = (outlook.view, goal.room);
    match view.card(room) {
        Some(card) if view.power(room) > 0 => {
            let points = goals::needed(outlook, view.power(room));
            let price = sets::price_of_victory(outlook, outlook.hand).filter(|_| view.power(room) == LORD);
            if let Some((price, _)) = price {
                return format!(
                    "A victory over {} at {room} would cost {price} points with this hand, and the deck can do better",
                    named(card)
                );
            }
            format!("Not ready for {} at {room}, who takes {points} points and cards to spare", named(card))
        }
        _ => {
            format!("A hand of {} points is too weak to open {room}, and the deck can do better", strength(outlook))
        }
    }
}

/// The card that a step costs.
fn fodder(outlook: &Outlook, card: Card) -> String {
    if outlook.hand.len() == 1 {
        format!("{card} is all you hold")
    } else {
        format!("{card} is the weakest card to spend")
    }
}
