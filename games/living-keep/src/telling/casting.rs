//! Casting spells.

use super::Played;
use super::defend::hero_of;
use super::gesture::{paid, ready};
use super::scene::Scene;
use super::{luck, odds, premonition, recruit};
use crate::kinds::{Kind, Resource, Spell, Work};
use crate::phase::Phase;
use crate::words::sentences;
use underdeck_game::{Message, MoveWords, say};

pub(super) fn offer(scene: &Scene<'_>, spell: Spell) -> MoveWords {
    let mana = scene.keep.tables().spells[spell as usize].mana;
    let (does, rules) = does(scene, spell);
    let paid = say!(PAID_SENTENCE, paid = paid(scene, Resource::Mana, mana));
    (ready(Work::Spell(spell)), say!(CAST_LABEL, spell), sentences([does, paid]), rules)
}

fn does(scene: &Scene<'_>, spell: Spell) -> (Message, &'static [&'static str]) {
    let (keep, view) = (scene.keep, scene.view);
    match spell {
        Spell::ToArms => (recruit::attempted(scene), &["cast-1", "cast-2", "attempt-1", "R36"]),
        Spell::SummonPeon => (say!(CAST_PEON, n = keep.peons + 1), &["cast-1", "cast-3", "R34", "R35"]),
        Spell::Regen => {
            let (least, most) = (keep.hp + 1, (keep.hp + 8).min(keep.hp_max));
            (say!(CAST_REGEN, least, most, die = odds::die(8)), &["cast-1", "cast-4", "R13", "R34"])
        }
        Spell::Premonition if view.phase == Phase::Dig => {
            (say!(CAST_PREMONITION_DIG, n = foreseen()), &["cast-5", "premonition-1", "R37"])
        }
        Spell::Premonition => (
            say!(CAST_PREMONITION, n = foreseen()),
            &["cast-5", "premonition-2", "premonition-3", "premonition-4", "R37"],
        ),
        Spell::PowerStrike => (say!(CAST_STRIKE, kind = hero_of(view)), &["cast-1", "cast-6", "R39"]),
        Spell::SummonDragon => {
            let row = &keep.tables().minions[Kind::DRAGON.place()];
            let eaten = paid(scene, Resource::Food, row.food.into());
            let text = say!(CAST_DRAGON, rank = row.rank, pay = row.pay, food = row.food, eaten);
            (text, &["cast-1", "cast-7", "R38"])
        }
    }
}

/// A spell and its effect; a recruitment, a Peon and a kill show by themselves.
pub(super) fn describe(&Played { before, chance, after }: &Played<'_>, spell: Spell) -> Vec<Message> {
    let mut lines = vec![say!(CAST_DONE, spell)];
    let shown = |sides| luck::first(chance).map(|n| say!(DIE_SHOWN, die = odds::die(sides), n));
    match spell {
        Spell::ToArms => lines.push(recruit::turned_up(after)),
        Spell::SummonPeon => {}
        Spell::Regen => lines.extend(shown(8)),
        Spell::Premonition => {
            lines.extend(shown(4));
            lines.push(premonition::describe_cards(before, after));
        }
        Spell::PowerStrike => lines.push(say!(STRUCK, kind = hero_of(before))),
        Spell::SummonDragon => lines.push(say!(DRAGON_CAME)),
    }
    lines
}

/// The number of cards that a Premonition shows (premonition-1).
fn foreseen() -> Message {
    say!(DIE_AND, die = odds::die(4), n = 2)
}

/// The effect of a spell, in general.
pub(super) fn spell_does(spell: Spell) -> Message {
    match spell {
        Spell::ToArms => say!(SPELL_DOES_TO_ARMS),
        Spell::SummonPeon => say!(SPELL_DOES_SUMMON_PEON),
        Spell::Regen => say!(SPELL_DOES_REGEN, die = odds::die(8)),
        Spell::Premonition => say!(SPELL_DOES_PREMONITION, n = foreseen()),
        Spell::PowerStrike => say!(SPELL_DOES_POWER_STRIKE),
        Spell::SummonDragon => say!(SPELL_DOES_SUMMON_DRAGON),
    }
}
