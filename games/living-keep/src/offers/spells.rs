//! Casting, and the order of a Premonition.

use cards::Card;
use game::{Gesture, Place};

use super::recruit::attempted;
use super::{Parts, less, ready};
use crate::kinds::{Kind, Resource, Spell, Work};
use crate::phase::Phase;
use crate::tables::tables;
use crate::words::{self, Desk, count, faces};

pub(super) fn cast(desk: &Desk<'_>, spell: Spell) -> Parts {
    let mana = tables().spells[spell as usize].mana;
    let (does, rules) = does(desk, spell);
    let effect = format!("{}; {does}.", words::begin(&less(desk, Resource::Mana, mana)));
    (ready(Work::Spell(spell)), format!("Cast {}", words::spell(spell)), effect, rules)
}

fn does(desk: &Desk<'_>, spell: Spell) -> (String, &'static [&'static str]) {
    let (keep, view) = (desk.keep, desk.view);
    match spell {
        Spell::ToArms => (attempted(desk), &["cast-1", "cast-2", "attempt-1", "R36"]),
        Spell::SummonPeon => {
            (format!("Peons {} → {}", keep.peons, keep.peons + 1), &["cast-1", "cast-3", "R34", "R35"])
        }
        Spell::Regen => {
            let most = (keep.hp + 8).min(keep.hp_max);
            let text = format!("health {} + d8, {} to {most}", keep.hp, keep.hp + 1);
            (text, &["cast-1", "cast-4", "R13", "R34"])
        }
        Spell::Premonition if view.phase == Phase::Dig => (
            "you see the next d4 + 2 cards, and the rock (clubs) among them is thrown away".into(),
            &["cast-5", "premonition-1", "R37"],
        ),
        Spell::Premonition => (
            "you see the next d4 + 2 cards and put them back in any order".into(),
            &["cast-5", "premonition-2", "premonition-3", "premonition-4", "R37"],
        ),
        Spell::PowerStrike => {
            (format!("the {} is killed", view.hero.map_or("hero", words::kind)), &["cast-1", "cast-6", "R39"])
        }
        Spell::SummonDragon => {
            let row = &tables().minions[Kind::DRAGON.place()];
            let food = less(desk, Resource::Food, row.food.into());
            let text =
                format!("the Dragon moves in: rank {}, pay {}, {food}, and as much each Upkeep", row.rank, row.pay);
            (text, &["cast-1", "cast-7", "R38"])
        }
    }
}

pub(super) fn place(desk: &Desk<'_>, card: Card) -> Parts {
    let above = desk.view.placed.len() as u64;
    let place = match above {
        0 => "It will be drawn first".to_owned(),
        n => format!("It will be drawn after {}", count(n, "card")),
    };
    let last = match desk.view.look.len() {
        2 => {
            let last = desk.view.look.iter().find(|&it| it != card);
            last.map_or(String::new(), |last| format!("; {} comes last", faces::short(last)))
        }
        _ => String::new(),
    };
    (
        Gesture::Drag { from: Place::Card("look", card), to: Place::Zone("placed") },
        format!("Place {}", faces::short(card)),
        format!("{place}{last}."),
        &["premonition-3", "premonition-4", "R37"],
    )
}
