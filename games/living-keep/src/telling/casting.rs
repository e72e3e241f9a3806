//! Casting spells.

use super::flow::due;
use super::gesture::{Parts, less, ready};
use super::reason::{Reason, because};
use super::scene::Scene;
use super::{luck, odds, premonition, recruit};
use crate::View;
use crate::kinds::{Kind, Resource, Spell, Work};
use crate::phase::Phase;
use crate::tables::tables;
use underdeck_game::{Message, SeenChance, say};

pub(super) fn offer(scene: &Scene<'_>, spell: Spell) -> Parts {
    let mana = tables().spells[spell as usize].mana;
    let (does, rules) = does(scene, spell);
    let effect = say!("{paid}; {does}.", paid = less(scene, Resource::Mana, mana).capitalised(), does);
    (ready(Work::Spell(spell)), say!("Cast {name}", name = spell.name()), effect, rules)
}

fn does(scene: &Scene<'_>, spell: Spell) -> (Message, &'static [&'static str]) {
    let (keep, view) = (scene.keep, scene.view);
    match spell {
        Spell::ToArms => (recruit::attempted(scene), &["cast-1", "cast-2", "attempt-1", "R36"]),
        Spell::SummonPeon => {
            let text = say!("Peons {n} → {after}", n = keep.peons, after = keep.peons + 1);
            (text, &["cast-1", "cast-3", "R34", "R35"])
        }
        Spell::Regen => {
            let (hp, die) = (keep.hp, odds::die(8));
            let (least, most) = (hp + 1, (hp + 8).min(keep.hp_max));
            let text = say!("health {hp} + {die}, {least} to {most}", hp, die, least, most);
            (text, &["cast-1", "cast-4", "R13", "R34"])
        }
        Spell::Premonition if view.phase == Phase::Dig => (
            say!("you see the next {n} cards, and the rock (clubs) among them is thrown away", n = foreseen()),
            &["cast-5", "premonition-1", "R37"],
        ),
        Spell::Premonition => (
            say!("you see the next {n} cards and put them back in any order", n = foreseen()),
            &["cast-5", "premonition-2", "premonition-3", "premonition-4", "R37"],
        ),
        Spell::PowerStrike => {
            let hero = view.hero.map_or("hero", Kind::name);
            (say!("the {hero} is killed", hero), &["cast-1", "cast-6", "R39"])
        }
        Spell::SummonDragon => {
            let row = &tables().minions[Kind::DRAGON.place()];
            let (rank, pay, food) = (row.rank, row.pay, less(scene, Resource::Food, row.food.into()));
            let text =
                say!("the Dragon moves in: rank {rank}, pay {pay}, {food}, and as much each Upkeep", rank, pay, food);
            (text, &["cast-1", "cast-7", "R38"])
        }
    }
}

/// A spell and what it did; a recruitment, a Peon and a kill show by themselves.
pub(super) fn tell(before: &View, spell: Spell, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = vec![format!("{} is cast.", spell.name())];
    match spell {
        Spell::ToArms => lines.push(recruit::turned_up(after)),
        Spell::SummonPeon => {}
        Spell::Regen => lines.extend(luck::first(chance).map(|value| format!("The d8 shows {value}."))),
        Spell::Premonition => lines.push(premonition::tell_cards(before, chance, after)),
        Spell::PowerStrike => {
            lines.push(format!("The {} is struck dead.", before.hero.map_or("hero", Kind::name)));
        }
        Spell::SummonDragon => lines.push("The Dragon comes down into its lair.".into()),
    }
    lines
}

/// No spell can be cast while a choice is half made (R35).
pub(super) fn no_window(scene: &Scene<'_>) -> Option<Reason> {
    let phase = scene.view.phase;
    if phase.is_window() {
        return None;
    }
    Some(match phase {
        Phase::Draft | Phase::War | Phase::WarJoin => {
            because("no spells are cast in the draft and in the war", &["cast-1", "R35"])
        }
        _ => (format!("no spell can be cast while a choice is half made; {}", due(scene)), &["cast-1", "R35"]),
    })
}

pub(super) fn refuse(scene: &Scene<'_>, spell: Spell) -> Reason {
    let keep = scene.keep;
    let name = spell.name();
    if keep.spells[spell as usize] == 0 {
        return (format!("you have no {name} ready"), &["cast-1", "R34"]);
    }
    if !scene.state.is_time_for(spell) {
        let when = match spell {
            Spell::Regen => "in Upkeep",
            Spell::Premonition => "in Dig, Recruit and Hero, before the card is turned",
            Spell::PowerStrike => "when a hero is at the door",
            _ => "in Recruit",
        };
        return (format!("{name} can be cast only {when}"), &["cast-1", "R35", "R37"]);
    }
    let (mana, there) = (tables().spells[spell as usize].mana, keep.store(Resource::Mana));
    if mana > there {
        return (format!("{name} takes {mana} mana, and {there} is in store"), &["cast-1", "R34"]);
    }
    match spell {
        Spell::ToArms => because("To Arms takes an Evil Gate and a Lair", &["cast-2", "R36"]),
        Spell::SummonPeon => (format!("{} Peons are the most this Keep can have", keep.peons_max), &["cast-3"]),
        Spell::Regen => because("health is at its maximum", &["cast-4"]),
        Spell::Premonition => because("the main deck is empty: there is nothing to see", &["cast-5", "R37"]),
        Spell::PowerStrike => because("Power Strike does not touch the Monarch", &["cast-6"]),
        Spell::SummonDragon if keep.free_lairs() == 0 => because("no Lair is free for the Dragon", &["cast-7", "R38"]),
        Spell::SummonDragon => {
            let (food, there) = (tables().food[Kind::DRAGON.index()], keep.store(Resource::Food));
            (format!("the Dragon eats {food} at once, and {there} food is there"), &["cast-7", "R38"])
        }
    }
}

/// How many cards a Premonition shows (premonition-1).
fn foreseen() -> Message {
    say!("{die} + {n}", die = odds::die(4), n = 2)
}

pub(super) fn spell_does(spell: Spell) -> Message {
    match spell {
        Spell::ToArms => "recruit in any phase".into(),
        Spell::SummonPeon => "a Peon more, in any phase".into(),
        Spell::Regen => say!("{die} health, in Upkeep", die = odds::die(8)),
        Spell::Premonition => {
            say!("see the next {n} main cards: in Dig discard the rock, in Recruit and Hero order them", n = foreseen())
        }
        Spell::PowerStrike => "kill a hero, but not the Monarch".into(),
        Spell::SummonDragon => "the Dragon moves in, in Recruit".into(),
    }
}
