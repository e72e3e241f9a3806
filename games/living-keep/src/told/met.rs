//! Turn cards, heroes, and what became of them.

use cards::CardSet;
use game::SeenChance;

use super::luck;
use crate::View;
use crate::kinds::{Kind, Mode, Ware};
use crate::words::{self, count, faces, heroes};

/// The turn card, and whom it calls (hero-2, hero-3, hero-4, hero-5).
pub(super) fn turned(before: &View, chance: &[SeenChance], after: &View) -> String {
    let is_new = luck::is_new_pass(chance);
    let pass = if is_new {
        format!("Pass {} of {} begins. ", after.turn_pass + 1, after.frame.turn_limit)
    } else {
        String::new()
    };
    let old = if is_new || after.turn_pass > before.turn_pass { CardSet::EMPTY } else { before.turn_discard };
    if before.frame.mode != Mode::Standard && after.hero == Some(Kind::MONARCH) {
        return format!("{pass}The turn card is the red joker. The Monarch himself!");
    }
    match (after.turn_discard - old).first() {
        Some(card) => format!("{pass}The turn card is the {}.", faces::name(card, after.frame.monarch)),
        None => format!("{pass}A turn card is turned."),
    }
}

/// Who stands at the door now, and whom he passed on the way (hero-6, result-5).
pub(super) fn at_the_door(before: &View, after: &View) -> Vec<String> {
    let Some(kind) = after.hero else { return Vec::new() };
    if before.hero.is_some() && before.to_move == after.to_move {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if !after.hero_cards.is_empty() {
        lines.push(format!("Drawn before him: {}.", faces::plain(after.hero_cards)));
    }
    let (monarch, where_to) = (after.frame.monarch, words::keep(after, after.to_move));
    let row = crate::tables::tables().hero(kind, monarch);
    let needs = count(row.needs, "minion");
    lines.push(format!(
        "The {} comes to {where_to}: rank {}, beaten by {needs}, damage {}.",
        words::kind(kind),
        after.hero_rank,
        row.damage
    ));
    lines
}

/// A door or trap, and the rank that is left (use-1 to use-7, defend-3).
pub(super) fn used(before: &View, ware: Ware, chance: &[SeenChance], after: &View) -> String {
    let die = luck::first(chance).map_or_else(String::new, |value| format!(" d4 {value}:"));
    let name = words::ware(ware);
    let hero = before.hero.map_or("hero", words::kind);
    let is_there = after.hero == before.hero && after.to_move == before.to_move && after.hero_rank > 0;
    if is_there {
        return format!("{name}:{die} the {hero}'s rank falls from {} to {}.", before.hero_rank, after.hero_rank);
    }
    format!("{name}:{die} that is the end of the {hero}.")
}

/// A fight is decided by counting, so it is known beforehand (fight-1).
pub(super) fn fought(before: &View) -> String {
    let state = before.complete();
    let (hero, rank) = (before.hero.map_or("hero", words::kind), before.hero_rank);
    let there = heroes::counted(&state);
    if state.would_win() {
        format!("The {hero}, rank {rank}, is killed.")
    } else {
        let why = match there {
            0 => "nobody could stop him".to_owned(),
            n => format!("{} of that rank could not stop him", count(n, "minion")),
        };
        format!("The {hero}, rank {rank}, breaks through: {why}.")
    }
}
