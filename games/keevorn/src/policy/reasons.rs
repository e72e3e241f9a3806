//! The player's reasons in words: the purpose of a move in the plan for this Room, and the value of the next best plan.

use underdeck_cards::{Card, CardSet, Suit};

use crate::deck::colour;
use crate::deck::{BACKPACK, MONSTERS, RED, SCROLLS, STAIRS, same_colour, suit};
use crate::words::{fortune, title};
use crate::{Fortune, Move, Phase, View};
use underdeck_game::prose::{count, list};
use underdeck_game::say;

use super::{Why, choose, ideas, plan, value};

/// The number of moves to look ahead for the purpose of a move.
const AHEAD: usize = 6;

/// The reason for the player's move; empty once the game is over.
pub(super) fn reason(view: &View) -> String {
    if matches!(view.phase, Phase::Over(_)) {
        return String::new();
    }
    let choice = choose(view);
    match choice.why {
        Why::Peddler => peddler(view, choice.mv),
        Why::Only => match choice.mv {
            Move::Lose(card) | Move::Relieve(card) => format!("{card} is the only card you can discard."),
            mv => format!("{}; there is no other move.", deed(view, mv)),
        },
        Why::Lost => {
            let arms = view.hands | view.backpack;
            let arms = if arms.is_empty() { String::new() } else { format!(", even with {}", list(arms)) };
            let verdict =
                if plan::needs_luck(view) { "Only luck can save you from" } else { "No plan is found that survives" };
            format!("{verdict} this Room at {} Health{arms}.", view.health)
        }
        Why::Plan(care, worth) => {
            let other = plan::next_best(view, care, worth);
            format!("{}{}.", deed(view, choice.mv), against(view, choice.mv, worth, other))
        }
    }
}

fn peddler(view: &View, mv: Move) -> String {
    let weapons = view.kinds().weapons;
    let hidden = (view.unseen() & weapons).len();
    match mv {
        Move::Trade(card) => {
            let least = weapons.iter().map(Card::rank).min().unwrap_or(0);
            format!("{card} goes under the Floor for a Weapon of {least} to 10; {hidden} of them are hidden.")
        }
        _ => "The Room has no Monster or Relic to trade.".into(),
    }
}

/// The value of the plan and of the next best one.
fn against(view: &View, mv: Move, worth: f32, other: Option<(Move, f32)>) -> String {
    let percent = |value: f32| (value * 100.0).round() as u32;
    if worth >= value::WIN {
        return ", and wins the game".into();
    }
    let worth = percent(worth);
    match other.filter(|other| other.1 > value::DEATH) {
        Some((mv, other)) if percent(other) == worth => format!("; about {worth}% to win, a shade better than {mv}"),
        Some((mv, other)) => format!("; about {worth}% to win, {}% with {mv}", percent(other)),
        None if other.is_some() && plan::is_only_way(view, mv) => {
            format!("; about {worth}% to win, while every other move leads to death")
        }
        None => format!("; about {worth}% to win"),
    }
}

/// The effect of a move.
fn deed(view: &View, mv: Move) -> String {
    match mv {
        Move::Trade(card) => format!("{card} goes under the Floor for a Weapon"),
        Move::Explore => "The Room is as good as it gets".into(),
        Move::Equip(card) => equip(view, card),
        Move::EquipDrop(card, drop) if drop.rank() < card.rank() => {
            format!("{card} is {} stronger than {drop} in your {} Hand", card.rank() - drop.rank(), colour(card))
        }
        Move::EquipDrop(card, drop) => format!("{card} replaces {drop} in your {} Hand", colour(card)),
        Move::Heal(card) => gain(view, card),
        Move::Probe(card) => match view.top() {
            Some(top) => format!("{card} is discarded for {top}, the card on top of the Floor"),
            None => format!("{card} is discarded for a look at the top card of the Floor"),
        },
        Move::Bury(card, target) => bury(card, target),
        Move::Relic(card) if RED.contains(card) => gain(view, card),
        Move::Relic(card) => {
            format!("Play {card} now: at {} Health you can afford to lose {}", view.health, card.rank())
        }
        Move::Fight(monster, with) => fight(view, monster, with),
        Move::Read(scroll) => read(view, scroll),
        Move::Store(card) => {
            let free = BACKPACK - view.backpack.len();
            format!("{card} keeps for later in the Backpack ({free} of {BACKPACK} places free)")
        }
        Move::Place(card) => place(view, card),
        Move::Take => format!("{} joins the Room", top(view)),
        Move::Return => format!("{} stays on top of the Floor", top(view)),
        Move::Lose(card) => format!("{card} leaves the Backpack"),
        Move::Relieve(card) if MONSTERS.contains(card) => {
            format!("{card} leaves without a fight against {}", card.rank())
        }
        Move::Relieve(card) if RED.contains(card) => {
            format!("{card} leaves the Room unused; it could heal {} at most", card.rank())
        }
        Move::Relieve(card) => format!("{card} leaves the Room without costing {} Health", card.rank()),
        Move::Decline => "You discard nothing".into(),
        Move::Discard(cards) if cards.is_empty() => "You keep every card in the Room".into(),
        Move::Discard(cards) => format!("The Room loses {}", list(cards)),
        Move::Wish(Fortune::Pain) => format!("Pain costs {} Health", 3 * view.depth),
        Move::Wish(Fortune::Vigor) => format!("Vigor gains {} Health", vigor(view)),
        Move::Wish(named) => format!("{}: {}", title(named), fortune(view, named)),
    }
}

/// The purpose of equipping the Weapon.
fn equip(view: &View, card: Card) -> String {
    let used = plan::line(view, AHEAD).into_iter().find_map(|mv| match mv {
        Move::Fight(monster, with) if with.contains(card) => Some(monster),
        _ => None,
    });
    if let Some(monster) = used {
        return format!("In your {} Hand {card} takes {} off {monster}", colour(card), card.rank());
    }
    let hand = colour(card);
    match (view.unseen() & MONSTERS & same_colour(card)).len() {
        0 => format!("{card} goes to your {hand} Hand, though no {hand} Monster is hidden"),
        1 => format!("{card} goes to your {hand} Hand against the last hidden {hand} Monster"),
        n => format!("{card} goes to your {hand} Hand against the {n} hidden {hand} Monsters"),
    }
}

/// The Health that Vigor gains.
fn vigor(view: &View) -> u8 {
    (3 * view.depth).min(view.options.max_health - view.health)
}

fn gain(view: &View, card: Card) -> String {
    if view.health == view.options.max_health {
        return format!("Health is full: {card} heals nothing and only leaves the Room");
    }
    let health = (view.health + card.rank()).min(view.options.max_health);
    let wasted = (view.health + card.rank()).saturating_sub(view.options.max_health);
    let fight = plan::line(view, AHEAD).into_iter().find_map(|mv| match mv {
        Move::Fight(monster, _) => Some(format!(" before the fight with {monster}")),
        _ => None,
    });
    let lost = if wasted > 0 { format!(", {wasted} wasted") } else { String::new() };
    format!("{card} takes Health from {} to {health}{lost}{}", view.health, fight.unwrap_or_default())
}

fn bury(card: Card, target: Card) -> String {
    if STAIRS.contains(target) {
        return format!("{card} puts the Stairs off, which go under the Floor");
    }
    if SCROLLS.contains(target) {
        return format!("{card} sends {target} under the Floor unread");
    }
    match (MONSTERS.contains(target), RED.contains(target)) {
        (true, _) => format!("{card} sends {target}, strength {}, under the Floor unfought", target.rank()),
        (false, true) => format!("{card} lays {target} under the Floor, to be found again"),
        (false, false) => format!("{card} lays {target} under the Floor, which saves {} Health now", target.rank()),
    }
}

/// Power against strength, with the cost or gain of the fight.
fn fight(view: &View, monster: Card, with: CardSet) -> String {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let spades = suit(Suit::Spades);
    let arms = (view.hands & same_colour(monster)) | (view.room & view.kinds().weapons & spades);
    let kept = arms - with;
    let ranks: Vec<String> = with.iter().map(|card| card.rank().to_string()).collect();
    let sum = match ranks.len() {
        0 => "Barehanded".into(),
        1 => list(with),
        _ => say!("{ranks} = {power}", ranks = ranks.join(" + "), power),
    };
    let result = if power == strength {
        "a clean kill".into()
    } else if power < strength {
        format!("{} Health lost", (strength - power).min(u32::from(view.health)))
    } else if (with & spades).is_empty() {
        format!("no Health lost, {} over", power - strength)
    } else {
        let healed = (power - strength).min(u32::from(view.options.max_health - view.health));
        if healed == 0 { "no Health lost".into() } else { format!("{healed} Health gained by the spade") }
    };
    let kept = if kept.is_empty() || power >= strength { String::new() } else { format!(", and {} kept", list(kept)) };
    format!("{sum} against {monster}'s {strength}: {result}{kept}")
}

/// The Fortunes that the Scroll may bring.
fn read(view: &View, scroll: Card) -> String {
    if view.floor().is_empty() {
        return format!("The Floor is empty, so {scroll} brings no Fortune");
    }
    if let Some(top) = view.top() {
        let brought = Fortune::from(top.suit());
        return format!("{top} on top of the Floor brings {}", title(brought));
    }
    let unseen = view.unseen();
    let are = |named| match (unseen & suit(named)).len() {
        0 => "none is".into(),
        1 => "1 is".into(),
        n => format!("{n} are"),
    };
    let (all, pain, cost) = (count(unseen.len(), "hidden card"), are(Suit::Spades), 3 * view.depth);
    if cost == 0 {
        return format!("Of {all} {pain} Pain, which costs nothing at Depth 0");
    }
    format!("Of {all} {pain} Pain (−{cost}) and {} Vigor (+{})", are(Suit::Hearts), vigor(view))
}

/// The purpose of taking the card out of the Backpack.
fn place(view: &View, card: Card) -> String {
    let out = format!("{card} comes out of the Backpack");
    let next = plan::line(view, 2).get(1).copied();
    match next.filter(|&mv| ideas::is_use_of(card, mv)) {
        Some(Move::Fight(monster, _)) => format!("{out} to strike at {monster}"),
        Some(Move::Relic(_)) if !RED.contains(card) => {
            format!("{out}: at {} Health you can afford to lose {}", view.health, card.rank())
        }
        Some(Move::Heal(_) | Move::Relic(_)) => {
            format!("{out} to heal, at {} of {} Health", view.health, view.options.max_health)
        }
        Some(Move::Equip(_)) => format!("{out} into the Room, and then to a free place of your Hand"),
        Some(Move::Bury(by, target)) if by == card => format!("{out} to bury {target}"),
        Some(Move::Bury(by, _)) => format!("{out} to be buried by {by}"),
        _ => format!("{out} into the Room"),
    }
}

/// The card that was probed.
fn top(view: &View) -> String {
    view.top().map_or_else(|| "The card".into(), |card| card.to_string())
}
