//! What a move changed, in words.

use game::SeenChance;

use crate::rules::hits_up_to;
use crate::{D12, End, Equipment, Item, Kind, Move, Phase, Quest, Spell, Spot, words};

/// One line for each thing that changed, in the order in which it happened.
pub(crate) fn told(before: &Quest, mv: Move, chance: &[SeenChance], after: &Quest) -> Vec<String> {
    let dice: Vec<u8> = chance.iter().filter_map(value).collect();
    let shown = shown(before, mv, after);
    let for_rooms = shown.len() * dice_for_a_room(before);
    let (rolled, acted) = dice.split_at(for_rooms.min(dice.len()));
    let mut lines = vec![played(before, mv)];
    lines.extend(revealed(after, rolled, &shown));
    lines.extend(acted.first().map(|&roll| rolled_for(before, mv, roll, after)));
    lines.extend(met(before, mv, acted, after));
    lines.extend(points(before, after));
    lines.extend(items(before, mv, after));
    lines.extend(resolved(before, mv, after));
    lines.extend(tasks(before, after));
    lines.extend(due(before, after));
    lines
}

fn value(event: &SeenChance) -> Option<u8> {
    match event {
        SeenChance::Roll { value, .. } => Some(*value),
        SeenChance::Shuffle { .. } => None,
    }
}

/// How many dice a revealed room takes (chance-2).
const fn dice_for_a_room(quest: &Quest) -> usize {
    match (quest.equipment(), quest.d12) {
        (Equipment::Cards, _) => 0,
        (Equipment::Dice, D12::D12) => 1,
        (Equipment::Dice, D12::TwoD6) => 2,
    }
}

/// The move itself.
fn played(before: &Quest, mv: Move) -> String {
    let here = words::room(before.here());
    match mv {
        Move::Go(spot) => format!("You go to the {}.", words::place(before, spot)),
        Move::Leave => "You climb the staircase.".into(),
        Move::View(spot) => format!("You look into the crystal, at {spot}."),
        Move::Fountain => "You drink from the fountain.".into(),
        Move::Cast(Spell::Healing) => "The wizard casts a Spell of Healing.".into(),
        Move::Cast(Spell::Seeing(spot)) => format!("The wizard casts a Spell of Seeing on {spot}."),
        Move::Cast(Spell::Dissolving(spot)) => format!("The wizard casts a Spell of Dissolving on {spot}."),
        Move::Cast(Spell::Disarming(spot)) => format!("The wizard casts a Spell of Disarming on {spot}."),
        Move::Buy(item) => format!("You buy the {}.", words::item(item)),
        Move::Fight => format!("You fight the {here}."),
        Move::Retreat => {
            let prev = before.prev().map_or_else(String::new, |prev| format!(" to the {}", words::place(before, prev)));
            format!("You retreat{prev}.")
        }
        Move::Shield => format!("Your shield stops the {here} and breaks."),
        Move::Take => format!("You take the hit of the {here}."),
        Move::Drink => "You drink the Flask of Healing Potion.".into(),
        Move::Abandon => "You abandon the quest.".into(),
    }
}

/// The rooms that a move revealed: north, east, south, west of where it led, or the one that was asked for.
fn shown(before: &Quest, mv: Move, after: &Quest) -> Vec<Spot> {
    let new = after.revealed() - before.revealed();
    let around: Vec<Spot> = match mv {
        Move::View(spot) | Move::Cast(Spell::Seeing(spot)) => vec![spot],
        _ => after.pos().compass().to_vec(),
    };
    around.into_iter().filter(|&spot| new.contains(spot)).collect()
}

fn revealed(after: &Quest, rolled: &[u8], shown: &[Spot]) -> Option<String> {
    let name =
        |&spot: &Spot| after.kind(spot).map_or_else(String::new, |kind| format!("{} at {spot}", words::room(kind)));
    let rooms = words::join(&shown.iter().map(name).collect::<Vec<_>>());
    match (shown, rolled) {
        ([], _) => None,
        (_, []) => Some(format!("Revealed: {rooms}.")),
        _ => Some(format!("Rolled {} and revealed: {rooms}.", list(rolled))),
    }
}

fn list(dice: &[u8]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The d6 that a room or a fight asked for.
fn rolled_for(before: &Quest, mv: Move, roll: u8, after: &Quest) -> String {
    let what: String = match (mv, after.here()) {
        (Move::Fountain, _) => if roll <= 3 { "the water is cursed" } else { "the water is blessed" }.into(),
        (_, Kind::Chest) => chest(before, roll),
        (_, Kind::Trap) => if roll <= 3 { "arrows hit you" } else { "you dodge the arrows" }.into(),
        (_, enemy) if roll <= hits_up_to(enemy) => format!("the {} hits you", words::room(enemy)),
        (_, _) if roll <= 3 => "both miss".into(),
        (_, enemy) => format!("you defeat the {}", words::room(enemy)),
    };
    format!("You roll {roll}: {what}.")
}

fn chest(before: &Quest, roll: u8) -> String {
    match roll {
        1 => "the chest is trapped".into(),
        2 => "1 GP lies in the chest".into(),
        roll => {
            let item = Item::in_chest(roll);
            let held = if before.holds(item) { ", which you hold already: 2 GP instead" } else { "" };
            format!("in the chest is the {}{held}", words::item(item))
        }
    }
}

/// What a room did that asked for no die.
fn met(before: &Quest, mv: Move, acted: &[u8], after: &Quest) -> Option<String> {
    let is_entry = matches!(mv, Move::Go(_) | Move::Retreat);
    if !is_entry || !acted.is_empty() || before.resolved().contains(after.pos()) {
        return None;
    }
    if after.is_fetched(after.here()) {
        return Some("You fetch it for the King.".into());
    }
    match after.here() {
        Kind::Ice if before.holds(Item::Amulet) => Some("The Flame Amulet melts the ice.".into()),
        Kind::Ice => Some("The cold bites.".into()),
        Kind::Door => Some("The Dungeon Key unlocks the door for good.".into()),
        Kind::Wizard if before.wizard1().is_none() => Some("The wizard offers spells for 1 GP each.".into()),
        Kind::Wizard if before.wizard1() != Some(after.pos()) => {
            Some("The wizard offers artifacts for 2 GP each.".into())
        }
        Kind::Shield if before.holds(Item::Shield) => Some("You leave the shield, as you carry one.".into()),
        _ => None,
    }
}

/// HP and GP that changed.
fn points(before: &Quest, after: &Quest) -> Vec<String> {
    let change = |name: &str, from: u8, to: u8| {
        (from != to).then(|| format!("{name} {to} ({:+}).", i32::from(to) - i32::from(from)))
    };
    [change("HP", before.hp(), after.hp()), change("GP", before.gp(), after.gp())].into_iter().flatten().collect()
}

/// An item gained, unless the move itself names it.
fn items(before: &Quest, mv: Move, after: &Quest) -> Option<String> {
    let gained = after.items().iter().find(|&item| !before.holds(item) && mv != Move::Buy(item))?;
    Some(format!("You hold the {} now.", words::item(gained)))
}

/// A room that was resolved without anything said about it yet.
fn resolved(before: &Quest, mv: Move, after: &Quest) -> Option<String> {
    let spot = (after.resolved() - before.resolved()).first()?;
    match (mv, after.kind(spot)?) {
        (Move::View(_), _) => Some("The crystal is drained.".into()),
        (Move::Fountain | Move::Take | Move::Shield | Move::Drink, Kind::Fountain) => {
            Some("The water is ordinary now.".into())
        }
        (Move::Take | Move::Shield | Move::Drink, Kind::Chest) => Some("The chest is empty now.".into()),
        (Move::Take | Move::Shield | Move::Drink, Kind::Trap) => Some("The arrows are spent.".into()),
        (_, Kind::Wall) => Some(format!("The Stone Wall at {spot} dissolves.")),
        (Move::Cast(_), Kind::Trap) => Some(format!("The Arrow Traps at {spot} are disarmed.")),
        _ => None,
    }
}

/// Tasks that are done now.
fn tasks(before: &Quest, after: &Quest) -> Vec<String> {
    let new = (0..4).filter(|&n| after.is_done(n) && !before.is_done(n));
    new.map(|n| format!("Task done: {} {}.", words::CATEGORIES[n].to_lowercase(), words::task(after.tasks()[n])))
        .collect()
}

/// What is asked now, if it is something new, or how the quest ended.
fn due(before: &Quest, after: &Quest) -> Option<String> {
    match after.phase() {
        Phase::Hit if before.phase() != Phase::Hit => Some(format!("The hit would cost {} HP.", after.hit())),
        Phase::Combat => Some(format!("The {} is still there.", words::room(after.here()))),
        Phase::Over(end) => Some(over(after, end)),
        _ => None,
    }
}

fn over(after: &Quest, end: End) -> String {
    match end {
        End::Returned => format!(
            "King Frederick confers knighthood upon you: {}, {}.",
            words::count(after.score() as usize, "victory point"),
            words::title(after.title_earned())
        ),
        End::FailedAttempt => format!("A failed attempt: {} of 4 tasks done.", after.tasks_done()),
        End::Perished => "You have perished in the dungeon.".into(),
        End::Abandoned => "The quest is lost.".into(),
        End::Impossible => "Your tasks cannot be completed any more: the quest is lost.".into(),
    }
}
