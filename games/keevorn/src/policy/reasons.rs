//! The player's reasons in words: what a move does for the plan of this Room, and what the next best plan is worth.

use cards::{Card, CardSet, Suit};

use crate::deck::{BACKPACK, MONSTERS, RED, STAIRS, same_colour, suit};
use crate::words::{colour, fortune, title};
use crate::{Move, Phase, View};
use game::prose::list;

use super::{Why, choose, plan, value};

/// The number of moves looked ahead to find what a move is good for.
const AHEAD: usize = 6;

/// Why the player chooses the move; empty once the game is over.
pub(super) fn reason(view: &View) -> String {
    if matches!(view.phase, Phase::Over(_)) {
        return String::new();
    }
    let choice = choose(view);
    match choice.why {
        Why::Peddler => peddler(view, choice.mv),
        Why::Only => format!("{}; nothing else can be done.", deed(view, choice.mv)),
        Why::Lost => {
            let arms = view.hands | view.backpack;
            let arms = if arms.is_empty() { String::new() } else { format!(", even with {}", list(arms)) };
            format!("No line is known that survives this Room at {} Health{arms}.", view.health)
        }
        Why::Plan(care, worth) => {
            let other = plan::next_best(view, care, worth);
            format!("{}{}.", deed(view, choice.mv), against(worth, other))
        }
    }
}

fn peddler(view: &View, mv: Move) -> String {
    let weapons = (view.unseen() & view.kinds().weapons).len();
    match mv {
        Move::Trade(card) => {
            format!("{card} goes under the Floor for a Weapon of 5 to 10: one of the {weapons} you have not seen.")
        }
        _ => "No Monster or Relic is left to trade; Scrolls do no harm at Depth 0, and Stairs are better met early."
            .into(),
    }
}

/// What the plan is worth, and the next best one.
fn against(worth: f32, other: Option<(Move, f32)>) -> String {
    let percent = |value: f32| (value * 100.0).round() as u32;
    if worth >= value::WIN {
        return ", and wins the game".into();
    }
    match other {
        None => format!("; about {}% to win from here", percent(worth)),
        Some((_, other)) if other <= value::DEATH => {
            format!("; about {}% to win, where every other way dies", percent(worth))
        }
        Some((mv, other)) if percent(other) == percent(worth) => {
            format!("; about {}% to win, a shade better than {mv}", percent(worth))
        }
        Some((mv, other)) => format!("; about {}% to win, {}% with {mv}", percent(worth), percent(other)),
    }
}

/// What a move does.
fn deed(view: &View, mv: Move) -> String {
    match mv {
        Move::Trade(card) => format!("{card} goes under the Floor for a Weapon"),
        Move::Explore => "The Room is as good as it gets".into(),
        Move::Equip(card) => equip(view, card),
        Move::EquipDrop(card, drop) if drop.rank() < card.rank() => {
            format!("{card} is {} stronger than {drop} in your {} Hand", card.rank() - drop.rank(), colour(card))
        }
        Move::EquipDrop(card, drop) => format!("{card} leaves the Room in place of {drop}"),
        Move::Heal(card) => gain(view, card),
        Move::Probe(card) => format!("{card} is worth least to keep, so it goes for a look at the Floor"),
        Move::Bury(card, target) => bury(card, target),
        Move::Relic(card) if RED.contains(card) => gain(view, card),
        Move::Relic(card) => {
            format!("{card} is best got rid of while {} Health can bear the {} it costs", view.health, card.rank())
        }
        Move::Fight(monster, with) => fight(view, monster, with),
        Move::Read(_) => read(view),
        Move::Store(card) => {
            let free = BACKPACK - view.backpack.len();
            format!("{card} keeps for later in the Backpack ({free} of {BACKPACK} places free)")
        }
        Move::Place(card) => place(view, card),
        Move::Take => format!("{} helps more in this Room than later", top(view)),
        Move::Return => format!("{} is better left for the next Room", top(view)),
        Move::Lose(card) => format!("{card} is what you miss least of the Backpack"),
        Move::Relieve(card) if MONSTERS.contains(card) => {
            format!("{card} leaves without a fight against {}", card.rank())
        }
        Move::Relieve(card) => format!("{card} is the one you would rather be rid of"),
        Move::Decline => "Nothing that could go is better gone".into(),
        Move::Discard(cards) if cards.is_empty() => "Nothing in the Room is worth throwing away".into(),
        Move::Discard(cards) => format!("The Room is better off without {}", list(cards)),
        Move::Wish(named) => format!("{}: {}", title(named), fortune(view, named)),
    }
}

/// What the Weapon will be used for.
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
        0 => format!("{card} goes to your {hand} Hand, where it is worth most"),
        1 => format!("{card} goes to your {hand} Hand against the last {hand} Monster not seen yet"),
        n => format!("{card} goes to your {hand} Hand against the {n} {hand} Monsters not seen yet"),
    }
}

fn gain(view: &View, card: Card) -> String {
    if view.health == view.max_health {
        return format!("Health is full, so {card} heals nothing but is worth least to keep");
    }
    let health = (view.health + card.rank()).min(view.max_health);
    let wasted = (view.health + card.rank()).saturating_sub(view.max_health);
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
    match (MONSTERS.contains(target), RED.contains(target)) {
        (true, _) => format!("{card} sends {target}, strength {}, under the Floor unfought", target.rank()),
        (false, true) => format!("{card} lays {target} under the Floor, to be found again"),
        (false, false) => format!("{card} lays {target} under the Floor, which saves {} Health now", target.rank()),
    }
}

/// Power against strength, and what the fight costs or gains.
fn fight(view: &View, monster: Card, with: CardSet) -> String {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let spades = suit(Suit::Spades);
    let arms = (view.hands & same_colour(monster)) | (view.room & view.kinds().weapons & spades);
    let kept = arms - with;
    let ranks: Vec<String> = with.iter().map(|card| card.rank().to_string()).collect();
    let sum = match ranks.len() {
        0 => "Barehanded".into(),
        1 => list(with),
        _ => format!("{} = {power}", ranks.join(" + ")),
    };
    let result = if power == strength {
        "a clean kill".into()
    } else if power < strength {
        format!("{} Health lost", strength - power)
    } else if (with & spades).is_empty() {
        format!("no Health lost, {} over", power - strength)
    } else {
        let healed = (power - strength).min(u32::from(view.max_health - view.health));
        if healed == 0 { "no Health lost".into() } else { format!("{healed} Health gained by the spade") }
    };
    let kept = if kept.is_empty() || power >= strength { String::new() } else { format!(", and {} kept", list(kept)) };
    format!("{sum} against {monster}'s {strength}: {result}{kept}")
}

/// What the Scroll may bring.
fn read(view: &View) -> String {
    let unseen = view.unseen();
    if unseen.is_empty() {
        return "The Floor is empty, so the Scroll brings no Fortune".into();
    }
    let of = |named| (unseen & suit(named)).len();
    let change = 3 * view.depth;
    let stake = if change == 0 { "does nothing at Depth 0".into() } else { format!("costs {change}") };
    let vigor =
        if change == 0 { String::new() } else { format!(", and {} are Vigor, which gains as much", of(Suit::Hearts)) };
    format!("Of {} unseen cards, {} are Pain, which {stake}{vigor}", unseen.len(), of(Suit::Spades))
}

/// What the card is taken out of the Backpack for.
fn place(view: &View, card: Card) -> String {
    match plan::line(view, 2).get(1) {
        Some(Move::Fight(monster, _)) => format!("{card} comes out of the Backpack to strike at {monster}"),
        Some(Move::Relic(_)) if !RED.contains(card) => {
            format!(
                "{card} comes out of the Backpack while {} Health can bear the {} it costs",
                view.health,
                card.rank()
            )
        }
        Some(Move::Heal(_) | Move::Relic(_)) => {
            format!("{card} comes out of the Backpack to heal, at {} of {} Health", view.health, view.max_health)
        }
        Some(Move::Equip(_)) => {
            format!("{card} comes out of the Backpack into the Room, and then to a free place of your Hand")
        }
        Some(Move::Bury(_, target)) => format!("{card} comes out of the Backpack to bury {target}"),
        _ => format!("{card} is of more use in the Room than in the Backpack"),
    }
}

/// The card that was probed.
fn top(view: &View) -> String {
    view.top().map_or_else(|| "The card".into(), |card| card.to_string())
}
