//! Why a move is not legal.

use std::ops::ControlFlow;

use game::Refusal;

use crate::{Item, Kind, Move, Phase, Quest, Spell, Spot, words};

type Reason = (String, &'static [&'static str]);

/// The reason in the words of the rules, and the rules that say so; `None` if the move is legal.
pub(crate) fn refusal(quest: &Quest, mv: Move) -> Option<Refusal> {
    let is_legal = |legal| if legal == mv { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    if quest.legal().each(is_legal).is_break() {
        return None;
    }
    let (reason, rules) = phase(quest, mv).unwrap_or_else(|| explore(quest, mv));
    Some(Refusal { reason, rules })
}

/// What the phase alone forbids; drinking and giving up belong to all but the last.
fn phase(quest: &Quest, mv: Move) -> Option<Reason> {
    if let Phase::Over(end) = quest.phase() {
        return Some((format!("the quest is over: you {}", words::end(end)), &["phase-1", "over-1"]));
    }
    if mv == Move::Drink {
        return Some((no_flask(quest), &["move-2", "goods-1"]));
    }
    let here = words::place(quest, quest.pos());
    match (quest.phase(), mv) {
        (Phase::Hit, Move::Shield) => Some(no_shield(quest)),
        (Phase::Hit, _) => Some((format!("the {here} is about to hit you: decide about that first"), &["hit-1"])),
        (_, Move::Shield | Move::Take) => Some(("no hit is about to be dealt".into(), &["hit-1", "R21"])),
        (Phase::Combat, _) => {
            Some((format!("the {here} is not defeated: fight, or retreat where you came from"), &["fight-1", "R27"]))
        }
        (_, Move::Fight | Move::Retreat) => Some(("there is no undefeated enemy here".into(), &["fight-1"])),
        _ => None,
    }
}

fn no_flask(quest: &Quest) -> String {
    let how = if quest.items().is_empty() { "you hold no item at all" } else { "you hold no flask" };
    how.into()
}

fn no_shield(quest: &Quest) -> Reason {
    if !quest.holds(Item::Shield) {
        return ("you hold no shield".into(), &["threaten-1", "goods-1"]);
    }
    let what = if quest.here() == Kind::Ice { "cold" } else { "cursed water" };
    (format!("a shield does not help against {what}: it is neither trap nor attack"), &["threaten-1", "R22"])
}

fn explore(quest: &Quest, mv: Move) -> Reason {
    match mv {
        Move::Go(spot) => no_way(quest, spot),
        Move::Leave if quest.pos() != Spot::STAIRCASE => {
            (format!("only the staircase at {} leads out", Spot::STAIRCASE), &["explore-3", "R41"])
        }
        Move::Leave => {
            (format!("{} of 4 tasks done: outside a campaign all must be", quest.tasks_done()), &["explore-3", "R44"])
        }
        Move::View(_) if quest.here() != Kind::Crystal => ("there is no crystal here".into(), &["explore-4"]),
        Move::View(_) if !quest.is_waiting_here() => ("the crystal is drained".into(), &["explore-4", "R31"]),
        Move::View(spot) => no_sight(quest, spot, &["explore-4", "R31"]),
        Move::Fountain if quest.here() != Kind::Fountain => ("there is no fountain here".into(), &["explore-5"]),
        Move::Fountain => ("the water is ordinary now".into(), &["explore-5", "R31"]),
        Move::Cast(spell) => no_spell(quest, spell),
        Move::Buy(item) => no_artifact(quest, item),
        _ => ("it is not the time for that".into(), &["phase-1"]),
    }
}

fn no_way(quest: &Quest, spot: Spot) -> Reason {
    if spot == quest.pos() {
        return (format!("you are at {spot} already"), &["explore-2"]);
    }
    if !quest.area().contains(spot) {
        return (format!("there is no room at {spot}"), &["explore-2", "area-1"]);
    }
    if !quest.next_to(quest.pos()).contains(spot) {
        return (format!("{spot} is not next to {}", quest.pos()), &["explore-2", "room-1", "R3"]);
    }
    match quest.kind(spot) {
        Some(Kind::Door) => (format!("the door at {spot} is locked, and you hold no key"), &["explore-2", "R33"]),
        _ => {
            (format!("a wall stands at {spot}: only a Spell of Dissolving opens it"), &["explore-2", "enter-14", "R34"])
        }
    }
}

/// Why a room cannot be revealed.
fn no_sight(quest: &Quest, spot: Spot, rules: &'static [&'static str]) -> Reason {
    match quest.area().contains(spot) {
        true => (format!("the room at {spot} is revealed already"), rules),
        false => (format!("there is no room at {spot}"), rules),
    }
}

fn no_spell(quest: &Quest, spell: Spell) -> Reason {
    if quest.here() != Kind::Wizard {
        return ("there is no wizard here".into(), &["explore-6", "R30"]);
    }
    if quest.wizard1() != Some(quest.pos()) {
        return ("this wizard sells artifacts: the one you met first sells spells".into(), &["explore-6", "R29"]);
    }
    if quest.gp() == 0 {
        return ("a spell costs 1 GP, and you have none".into(), &["explore-6", "R38"]);
    }
    match spell {
        Spell::Healing => ("it is not the time for that".into(), &["explore-6"]),
        Spell::Seeing(spot) => no_sight(quest, spot, &["explore-7"]),
        Spell::Dissolving(spot) => (no_target(quest, spot, Kind::Wall), &["explore-8", "R34"]),
        Spell::Disarming(spot) => (no_target(quest, spot, Kind::Trap), &["explore-9", "R34"]),
    }
}

/// Why a spell does not work on a room.
fn no_target(quest: &Quest, spot: Spot, wanted: Kind) -> String {
    match quest.kind(spot) {
        _ if !quest.area().contains(spot) => format!("there is no room at {spot}"),
        None => format!("the room at {spot} is not revealed"),
        Some(kind) if kind == wanted => format!("the {} at {spot} is resolved already", words::room(kind)),
        Some(kind) => format!("at {spot} is the {}, no {}", words::room(kind), words::room(wanted)),
    }
}

fn no_artifact(quest: &Quest, item: Item) -> Reason {
    if quest.here() != Kind::Wizard {
        return ("there is no wizard here".into(), &["explore-10", "R30"]);
    }
    if quest.wizard1() == Some(quest.pos()) {
        return ("this wizard sells spells: the other one sells artifacts".into(), &["explore-10", "R29"]);
    }
    if quest.holds(item) {
        return (format!("you hold the {} already", words::item(item)), &["explore-10", "R32"]);
    }
    (format!("an artifact costs 2 GP, and you have {}", quest.gp()), &["explore-10", "R38"])
}
