//! Casting spells.

use super::Played;
use super::gesture::{less, ready};
use super::scene::Scene;
use super::{luck, odds, premonition, recruit};
use crate::kinds::{Kind, Resource, Spell, Work};
use crate::phase::Phase;
use underdeck_game::{Message, MoveWords, say};

pub(super) fn offer(scene: &Scene<'_>, spell: Spell) -> MoveWords {
    let mana = scene.keep.tables().spells[spell as usize].mana;
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
            let row = &keep.tables().minions[Kind::DRAGON.place()];
            let (rank, pay, food) = (row.rank, row.pay, less(scene, Resource::Food, row.food.into()));
            let text =
                say!("the Dragon moves in: rank {rank}, pay {pay}, {food}, and as much each Upkeep", rank, pay, food);
            (text, &["cast-1", "cast-7", "R38"])
        }
    }
}

/// A spell and its effect; a recruitment, a Peon and a kill show by themselves.
pub(super) fn describe(&Played { before, chance, after }: &Played<'_>, spell: Spell) -> Vec<String> {
    let mut lines = vec![format!("{} is cast.", spell.name())];
    match spell {
        Spell::ToArms => lines.push(recruit::turned_up(after)),
        Spell::SummonPeon => {}
        Spell::Regen => lines.extend(luck::first(chance).map(|value| format!("The d8 shows {value}."))),
        Spell::Premonition => lines.push(premonition::describe_cards(before, chance, after)),
        Spell::PowerStrike => {
            lines.push(format!("The {} is struck dead.", before.hero.map_or("hero", Kind::name)));
        }
        Spell::SummonDragon => lines.push("The Dragon comes down into its lair.".into()),
    }
    lines
}

/// The number of cards that a Premonition shows (premonition-1).
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
