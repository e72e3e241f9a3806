//! The player's reasons in words: one sentence for each decision.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::prose;

use crate::deck::{DARK_LORD, HEALER, JACKS, KNIGHTS, MONSTERS, PLUNDER};
use crate::rules::{EMPTY_TRASH, KNIGHT, MOST_HEALTH, card_score};
use crate::{View, words};

use super::choice::{Before, Defence, Goal, Why};
use super::outlook::{self, Outlook};
use super::sets::{self, LORD};
use super::{defence, goals, map, worth};

/// The reason for the player's move; empty once the game is over.
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
        Why::TrapKills(card) => format!("A wound would be your last, so trash {card}."),
        Why::TrapTakes(card) => {
            format!("At {}, losing {card} for good looks better than another wound.", wounds(view, view.wounds))
        }
        Why::TrapWounds(None) => "You hold no card to trash, so take the wound.".into(),
        Why::TrapWounds(Some(card)) => {
            let empty = if view.trash.is_empty() {
                format!(", and an empty trash scores {EMPTY_TRASH}")
            } else {
                String::new()
            };
            let (after, life) = (view.wounds + 1, view.options.life);
            format!("The wound makes {after} of {life}; losing {card} for good looks worse{empty}.")
        }
        Why::Defends(defence, power) => defend(outlook, defence, power),
        Why::DoublesToLive => "Not doubled, every defence kills you; the Fighter saves you.".into(),
        Why::Kills(set) => kill(outlook, set),
        Why::DoublesToKill if outlook.foe() == LORD => {
            if sets::before_victory(outlook, outlook.hand, sets::deadly(LORD, false)).is_some() {
                return "Without the Fighter the card put down for the Dark Lord would cost more points than she does."
                    .into();
            }
            "Only with the Fighter does this hand kill the Dark Lord and leave a card to loot him with.".into()
        }
        Why::DoublesToKill => {
            format!(
                "Only the Fighter kills {} now; at the end of the turn no defence without her saves you.",
                foe(view)
            )
        }
        Why::Heals(before) => heal(outlook, before),
        Why::Flees(card, stay) => flee(outlook, card, stay),
        Why::LastResort(card) => {
            let saved = saviour(outlook);
            format!("At the end of the turn {saved} saves you; {card} cannot fight, but trashing it takes off a wound.")
        }
        Why::Stays(defence) => stay(outlook, defence),
        Why::Wins(card) => format!("Looting the Dark Lord wins the game, and {}.", loss(card)),
        Why::TradesForHealth(heals) => format!(
            "Before the victory, {} without a score can be trashed to heal{}.",
            prose::count(heals, "card"),
            if health_scores(outlook) { ", and health left scores" } else { "" }
        ),
        Why::Loots(prize, card) => format!("{}; {card} looks like the card to give for it.", gain(prize)),
        Why::AwaitsWeaker(prize, card, draws) => format!(
            "{card} looks too good to put down for {prize} yet; drawing {} first costs no wound.",
            prose::count(draws, "card")
        ),
        Why::EmptyHand => "Your hand is empty: you can only end the turn.".into(),
        Why::HealsInTime(card) => format!(
            "The next reshuffle takes {} and would kill you, so trash {card} to heal.",
            prose::count(outlook.exhaustion as usize, "wound")
        ),
        Why::DrawsFree(draws) => {
            format!("Drawing {} needs no reshuffle, so a fuller hand costs no wound.", prose::count(draws, "card"))
        }
        Why::Rearms(room, draws) => format!(
            "The hand looks too weak to {}; {}.",
            view.card(room).map_or_else(|| format!("open {room}"), |card| format!("meet {} at {room}", named(card))),
            reshuffle(outlook, draws)
        ),
        Why::Refills(draws) => format!("One card looks too little to go on with; {}.", reshuffle(outlook, draws)),
        Why::Seeks(goal, card) => format!("{}; {}.", seek(outlook, goal), fodder(outlook, card)),
        Why::Builds(goal, card) => {
            format!("{}; spend {card} on a step aside to draw another.", lacks(outlook, goal))
        }
        Why::Wanders(card) => format!("No room in reach looks worth its price; {}.", fodder(outlook, card)),
    }
}

/// The only rescue from the coming attack, where no defence without doubling is enough.
fn saviour(outlook: &Outlook) -> &'static str {
    let is_saved = outlook.has_fighter() && !defence::best(outlook, outlook.foe(), false, true).deadly;
    if is_saved { "only the Fighter" } else { "no defence" }
}

/// Whether another wound healed scores (score-6).
fn health_scores(outlook: &Outlook) -> bool {
    outlook.left < MOST_HEALTH.into()
}

/// The cost and the gain of a reshuffle now.
fn reshuffle(outlook: &Outlook, draws: usize) -> String {
    let taken = prose::count(outlook.exhaustion as usize, "wound");
    format!("the reshuffle costs {taken} and brings {}", prose::count(draws, "card"))
}

/// `4 of 10 wounds`: the wounds taken, of those that kill.
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

/// The points of the hand after one card is spent.
fn strength(outlook: &Outlook) -> u32 {
    outlook::best_points(outlook.fighters(outlook.hand), (outlook.limit - 1).min(outlook.hand.len().saturating_sub(1)))
}

/// The cards that the defence spends and spares, compared with stopping all damage.
fn defend(outlook: &Outlook, defence: Defence, power: u8) -> String {
    let (doubled, all) = (outlook.view.doubled, outlook.fighters(outlook.hand));
    let points = |cards: CardSet| cards.rank_sum() << u32::from(doubled);
    let damage = u32::from(power).saturating_sub(points(defence.cards)) as usize;
    let sum = words::sum(defence.cards, doubled);
    let left = outlook.left;
    if defence.deadly {
        let kill = if left == 1 { "wound kills" } else { "wounds kill" };
        return format!("Nothing saves you: {left} more {kill} and every defence takes that many.");
    }
    let later = match defence.wounds as usize - damage {
        0 => hope(outlook, defence),
        n => format!("; the reshuffle then takes {}{}", prose::count(n, "wound"), hope(outlook, defence)),
    };
    if damage == 0 {
        let unhurt = if defence.wounds == 0 { ": no wound" } else { "" };
        return format!("{sum} stops all {power}{unhurt}{later}.");
    }
    let taken = prose::count(damage, "wound");
    match sets::cheapest(all, u32::from(power).div_ceil(1 + u32::from(doubled)), all.len()) {
        None if all.is_empty() => format!("No card in hand has points, so all {power} go through{later}."),
        None if defence.cards == all => {
            format!("{sum} is all the hand has against {power}: {taken} instead of {power}{later}.")
        }
        None => format!(
            "The attack takes {taken} of the {left} that kill; the hand cannot stop all {power}, and the cards kept look worth more{later}."
        ),
        Some(full) => format!(
            "The attack takes {taken} of the {left} that kill; to spend {} and stop all {power} looks worse{later}.",
            words::list(full)
        ),
    }
}

/// The chance that the kept cards kill the monster next turn. It is an estimate, so the deck's own limit is checked
/// too.
fn hope(outlook: &Outlook, defence: Defence) -> String {
    /// Chances below this are not mentioned.
    const LEAST: f32 = 0.05;
    let can_kill = outlook.best_points(outlook.limit) >= goals::needed(outlook, outlook.foe());
    if defence.kill < LEAST || !can_kill {
        return String::new();
    }
    match percent(defence.kill) {
        100 => "; the next hand is almost sure to kill".into(),
        n => format!("; the next hand kills at roughly {n}%"),
    }
}

/// An approximate chance in steps of 5%.
fn percent(chance: f32) -> u32 {
    (chance * 20.0).round() as u32 * 5
}

fn kill(outlook: &Outlook, set: CardSet) -> String {
    let power = outlook.foe();
    let sum = format!("{} against a defence of {}", words::sum(set, outlook.view.doubled), 2 * u32::from(power));
    match worth::least_scoring(outlook.hand - set).filter(|_| power == LORD) {
        Some(card) => format!("This kills the Dark Lord and leaves {card} to loot him with: {sum}."),
        None => format!("This kills {}: {sum}.", foe(outlook.view)),
    }
}

fn heal(outlook: &Outlook, before: Before) -> String {
    let heals = format!("takes off one of your {}", prose::count(outlook.view.wounds.into(), "wound"));
    let others = outlook.fighters(outlook.hand - CardSet::of(HEALER));
    let deadly = sets::deadly(outlook.foe(), outlook.view.doubled);
    match before {
        Before::Victory if health_scores(outlook) => {
            format!("Health left scores, so the Healer {heals} before the victory.")
        }
        Before::Victory => format!("Before the victory the Healer {heals}."),
        Before::Any => format!("The Healer {heals}, and the next reshuffle brings {} more.", outlook.exhaustion),
        Before::Kill if others.rank_sum() >= deadly => format!("The kill needs no Healer, so first she {heals}."),
        Before::Kill => format!("The Healer {heals}."),
        Before::Loot => format!("Another card pays for the loot, so first the Healer {heals}."),
        Before::Room => format!("Before a new room is opened, the Healer {heals}."),
    }
}

fn flee(outlook: &Outlook, card: Card, stay: Defence) -> String {
    if stay.deadly {
        return format!("At the end of the turn {} saves you; fleeing costs one wound and {card}.", saviour(outlook));
    }
    let wounds = (stay.wounds > 0 || stay.cards.is_empty()).then(|| prose::count(stay.wounds as usize, "wound"));
    let cards = (!stay.cards.is_empty()).then(|| words::list(stay.cards));
    let foe = foe(outlook.view);
    format!(
        "To stay beside {foe} looks worse: {}; fleeing costs one wound and {card}.",
        prose::list(wounds.into_iter().chain(cards))
    )
}

fn stay(outlook: &Outlook, defence: Defence) -> String {
    let (view, foe, power) = (outlook.view, foe(outlook.view), outlook.foe());
    if view.attacked {
        return format!("You have attacked {foe} this turn and cannot attack again.");
    }
    if defence.deadly {
        return match saviour(outlook) {
            "no defence" => "No defence will save you, and no other move looks better.".into(),
            _ => "Only the Fighter can save you, and no other move looks better.".into(),
        };
    }
    if power == LORD && !goals::wants_to_win(outlook) {
        let rooms = prose::count(view.unknown.len(), "room");
        return format!("The Dark Lord can wait: there seems to be more to gain in {rooms} face down.");
    }
    let lord = usize::from(power == LORD);
    let points = outlook::best_points(outlook.fighters(outlook.hand), outlook.hand.len().saturating_sub(lord))
        << u32::from(view.doubled);
    let needed = 2 * u32::from(power) + 1;
    let with = match defence.wounds {
        0 => format!("{} can stop its attack", words::list(defence.cards)),
        n => format!("you can stay for {}", prose::count(n as usize, "wound")),
    };
    let rest = if lord == 1 { ", a card for the loot set aside" } else { "" };
    format!("The hand has {points} of the {needed} points that kill {foe}{rest}; {with}{}.", hope(outlook, defence))
}

/// The cost in score of a card put down for the last loot.
fn loss(card: Card) -> String {
    match worth::score(card) as u32 {
        0 => format!("{card} scores nothing"),
        n => format!("{card} costs {n} of the score"),
    }
}

/// The use of a prize.
fn gain(prize: Card) -> String {
    let rank = prize.rank();
    match prize.suit() {
        _ if KNIGHTS.contains(prize) => format!("The knight {prize} is worth {KNIGHT} at the end"),
        _ if prize == HEALER => {
            format!("The Healer takes off a wound each time she comes and is worth {} at the end", card_score(prize))
        }
        Some(suit) if rank == 12 => {
            format!("{prize}, {}: {}", words::title(suit), words::companion(suit))
        }
        Some(Suit::Diamonds) => format!("{prize} counts {rank} in fights and again at the end"),
        _ => format!("{prize} counts {rank} in fights"),
    }
}

/// The place of the best room, and its advantage.
fn seek(outlook: &Outlook, goal: Goal) -> String {
    let (view, room) = (outlook.view, goal.room);
    let place = match goal.steps {
        1 => format!("{room}"),
        n => format!("{room}, {n} steps away"),
    };
    let last = if goal.is_last { ", as nothing else looks worth its price" } else { "" };
    if view.unknown.contains(room) && goal.is_last {
        return format!("Nothing else looks worth its price, so open {place}{}", nook(view, goal));
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

/// The cards that an unknown room may hold.
fn hopes(unseen: CardSet) -> String {
    let (all, loot, knights) = (unseen.len(), (unseen & PLUNDER).len(), (unseen & KNIGHTS).len());
    let (number, what) = match (loot, knights) {
        (0, 0) if all == 1 => return "the last card face down lies there".into(),
        (0, 0) => return format!("one of {all} cards face down lies there"),
        (0, 1) => (1, "is a knight, worth 20"),
        (0, n) => (n, "are knights, worth 20 each"),
        (n, _) => (n, "can be looted"),
    };
    if all == 1 {
        format!("the last card face down {what}")
    } else {
        format!("{number} of {all} cards face down {what}")
    }
}

/// The advantage of this neighbour over another unknown one.
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
    let price = sets::price_of_victory(outlook, goals::after_step(outlook)).filter(|_| is_ready && power == LORD);
    let is_doubled = price.map_or(power == LORD && outlook.has_fighter(), |(_, doubles)| doubles);
    let (points, doubled) = (sets::deadly(power, is_doubled), if is_doubled { ", doubled," } else { "" });
    if is_ready {
        format!("The hand has the {points} points that{doubled} kill {name} at {place}{last}")
    } else if goals::can_kill(outlook, power) {
        format!("On to {name} at {place}{last}: the deck has the {points} points that{doubled} kill")
    } else if goals::is_at_its_best(outlook) {
        format!("On to {name} at {place}{last}: no hand of the deck is stronger")
    } else {
        format!("On to {name} at {place}{last}")
    }
}

/// The cards that the hand lacks for a room.
fn lacks(outlook: &Outlook, goal: Goal) -> String {
    let (room, power) = (goal.room, outlook.view.power(goal.room));
    let Some(card) = outlook.view.card(room).filter(|_| power > 0) else {
        let (points, best) = (strength(outlook), outlook.best_points(outlook.limit - 1));
        return format!(
            "The hand looks too weak to open {room}: {points} points, one card spent, where the deck has up to {best}"
        );
    };
    let after = goals::after_step(outlook);
    if let Some((price, _)) = sets::price_of_victory(outlook, after).filter(|_| power == LORD) {
        let least = goals::least_price(outlook);
        return format!(
            "With this hand a victory over the Dark Lord at {room} costs {price} points, where the deck can do it for {least}"
        );
    }
    let points = outlook::best_points(outlook.fighters(after), outlook.hand.len().saturating_sub(goals::spare(power)));
    let (needed, name) = (goals::needed(outlook, power), named(card));
    format!("It takes {needed} points to kill {name} at {room}, and one card spent, this hand can play {points}")
}

/// The card that a step costs.
fn fodder(outlook: &Outlook, card: Card) -> String {
    let points = |card: Card| if outlook.fighters(CardSet::of(card)).is_empty() { 0 } else { card.rank() };
    if outlook.hand.len() == 1 {
        format!("{card} is your only card")
    } else if outlook.hand.iter().all(|other| points(other) >= points(card)) {
        format!("no card you hold is weaker than {card}")
    } else {
        format!("{card} looks easiest to spend")
    }
}
