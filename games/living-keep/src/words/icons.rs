//! Icons of things.

use underdeck_game::{Icon, Symbol};

use crate::kinds::{Kind, Resource, Room, Spell, Ware, Work};
use crate::tables::Goal;

/// The pictures of minions and heroes, in the order of their kinds.
const KINDS: [&str; Kind::COUNT] = [
    "bat",
    "goblin-head",
    "spider-alt",
    "orc-head",
    "wolf-head",
    "ogre",
    "troll",
    "minotaur",
    "daemon-skull",
    "skull-crossed-bones",
    "shambling-zombie",
    "cultist",
    "graveyard",
    "floating-ghost",
    "gargoyle",
    "vampire-cape",
    "skull-staff",
    "crowned-skull",
    "dragon-head",
    "barbute",
    "footsteps",
    "fist",
    "plain-dagger",
    "holy-symbol",
    "wizard-face",
    "swordman",
    "battle-gear",
    "cyclops",
    "farmer",
    "robber",
    "archer",
    "prayer",
    "magic-swirl",
    "black-knight-helm",
    "hood",
    "giant",
    "cross-shield",
    "crown",
];

/// A minion or hero.
pub(crate) const fn kind(kind: Kind) -> Icon {
    Icon::art(KINDS[kind.index()])
}

/// A resource.
pub(crate) const fn resource(what: Resource) -> Icon {
    match what {
        Resource::Gold => Icon::new(Symbol::Gold, "two-coins"),
        Resource::Stone => Icon::art("stone-block"),
        Resource::Food => Icon::art("meat"),
        Resource::Mana => Icon::art("crystal-cluster"),
    }
}

/// A kind of room.
pub(crate) const fn room(room: Room) -> Icon {
    Icon::art(match room {
        Room::Lair => "bed",
        Room::Farm => "barn",
        Room::Vault => "locked-fortress",
        Room::Quarry => "war-pick",
        Room::Gate => "dungeon-gate",
        Room::Shrine => "crystal-shrine",
        Room::Library => "bookshelf",
        Room::Training => "strong",
        Room::Blacksmith => "anvil",
    })
}

/// A spell, a door or a trap.
pub(crate) const fn work(work: Work) -> Icon {
    Icon::art(match work {
        Work::Spell(Spell::SummonPeon) => "mining",
        Work::Spell(Spell::SummonDragon) => "dragon-head",
        Work::Spell(_) => "",
        Work::Ware(Ware::Wooden | Ware::Metal | Ware::Magic) => "wooden-door",
        Work::Ware(Ware::Rockfall) => "falling-rocks",
        Work::Ware(Ware::Darts) => "arrow-cluster",
        Work::Ware(Ware::Pit | Ware::Spikes) => "wolf-trap",
    })
}

/// A goal of a scenario.
pub(crate) const fn goal(goal: Goal) -> Icon {
    match goal {
        Goal::Survive => Icon::art("hourglass"),
        Goal::Own { what, .. } => room(what),
        Goal::House { .. } => Icon::art("evil-minion"),
        Goal::Kill { .. } => Icon::art("visored-helm"),
        Goal::Monarch => kind(Kind::MONARCH),
        Goal::Stock { what, .. } => resource(what),
        Goal::Arm { .. } => Icon::art("locked-door"),
        Goal::Learn { .. } => Icon::art("magic-swirl"),
    }
}
