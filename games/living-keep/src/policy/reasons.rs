//! The player's reasons in words: the purpose of a move for the Keep, with the figures behind it.

mod build;
mod minions;

use underdeck_cards::{Card, CardSet};
use underdeck_game::prose::{capitalised, list};

use crate::deck::{MINIONS, TURNS};
use crate::keep::Keep;
use crate::kinds::{Kind, Mode, Resource, Spell, Work};
use crate::phase::Phase;
use crate::words::count;
use crate::{Move, View};

use super::host::Host;
use super::plan::Plan;
use super::{defend, dig};

/// For stores that have no room for the Peons' haul.
const NO_ROOM: &str = "There is no room for gold, stone or mana";

/// The reason for the player's move; empty once the game is over.
pub(super) fn reason(view: &View) -> String {
    if matches!(view.phase, Phase::Over(_)) {
        return String::new();
    }
    let plan = &Plan::of(view);
    let mv = super::choose(plan);
    let reason = match (view.phase, mv) {
        (_, Move::Collect) => why_collect(plan),
        (_, Move::Cast(spell)) => why_cast(plan, spell),
        (Phase::Shortfall, Move::Banish(id)) => minions::why_shortfall(plan, id),
        (_, Move::AssignDig(n)) => why_assign(plan, n),
        (_, Move::PeonDig) => why_new_peon(plan, true),
        (_, Move::PeonChant) => why_new_peon(plan, false),
        (_, Move::Give(what, n)) => why_give(plan, what, n),
        (_, Move::Build(room)) => build::why_build(plan, room),
        (Phase::Build, _) => build::why_save(plan),
        (_, Move::Train(id)) => minions::why_train(plan, id),
        (Phase::Train, _) => minions::why_not_train(plan),
        (_, Move::Channel(spell, n)) => build::why_work(plan, Work::Spell(spell), n),
        (_, Move::Labour(ware, n)) => build::why_work(plan, Work::Ware(ware), n),
        (_, Move::Research(work)) => build::why_begin(plan, work),
        (Phase::Research, _) => build::why_not_research(plan),
        (_, Move::Attempt) => minions::why_attempt(plan),
        (Phase::Draft, Move::Recruit(card)) => minions::why_draft(plan, card),
        (_, Move::Recruit(card)) => minions::why_recruit(plan, card),
        (Phase::Pick, Move::Banish(id)) => minions::why_replace(plan, id),
        (_, Move::Banish(id)) => minions::why_banish(plan, id),
        (_, Move::Done) => minions::why_done(plan),
        (Phase::Recruit, _) => minions::why_not_recruit(plan),
        (_, Move::Place(card)) => why_place(plan, card),
        (_, Move::Flip) => why_flip(plan),
        (_, Move::Use(ware)) => why_use(plan, ware),
        (_, Move::Fight) => why_fight(plan),
        (_, Move::Extra) => "Your hand has no card of your suits; another card may be one".into(),
        (_, Move::Pass) => "Your hand has no card of your suits".into(),
        (_, Move::Attack(id)) => minions::why_attack(plan, id),
        (_, Move::Join(id)) => minions::why_join(plan, id),
        (_, Move::Alone) => "One minion is enough: over the whole war all ranks add up".into(),
        _ => "Nothing else is worth doing here".into(),
    };
    format!("{}.", capitalised(&reason))
}

fn why_collect(plan: &Plan<'_>) -> String {
    let (pay, food) = plan.keep.upkeep();
    let (gold, pantry) = (plan.keep.store(Resource::Gold), plan.keep.store(Resource::Food));
    let farms = plan.keep.room(crate::kinds::Room::Farm);
    let harvest = if farms > 0 { format!(" and the harvest of {}", count(farms, "Farm")) } else { String::new() };
    if pay + food == 0 {
        return "No minion has to be paid or fed".into();
    }
    format!("{pay} gold and {food} food are due, against {gold} gold, {pantry} food{harvest}")
}

fn why_cast(plan: &Plan<'_>, spell: Spell) -> String {
    let keep = plan.keep;
    match spell {
        Spell::Regen => {
            format!("Regen restores 1 to 8 of the {} health that are missing", keep.hp_max - keep.hp)
        }
        Spell::SummonPeon => {
            format!("With {} of {} Peons, one more works from this Dig on", keep.peons, keep.peons_max)
        }
        Spell::SummonDragon => {
            let beaten = minions::heroes(unbeaten(plan));
            format!("A Lair and food wait for the Dragon, who draws no pay; not beaten yet: {beaten}")
        }
        _ => format!("{}; doors and traps are not worth it or cannot stop him", hero(plan)),
    }
}

/// The expected haul of the Peons, and the room for it.
fn why_assign(plan: &Plan<'_>, n: u8) -> String {
    let chanters = plan.keep.peons - n;
    let [gold, stone, mana] = dig::haul(plan, n).map(|won| won.round());
    let [free_gold, free_stone, free_mana] =
        [Resource::Gold, Resource::Stone, Resource::Mana].map(|what| plan.space(what));
    if free_gold + free_stone + free_mana == 0.0 {
        return format!("{NO_ROOM}: all that is dug up or chanted for is lost");
    }
    let owed = plan.wages() - plan.store(Resource::Gold);
    let kept = [(free_gold, format!("{gold} gold")), (free_stone, format!("{stone} stone"))];
    let dug = list(kept.into_iter().filter(|(free, _)| *free > 0.0).map(|(_, won)| won));
    if chanters == 0 && free_mana == 0.0 {
        return format!("There is no room for mana, so all dig: about {dug}");
    }
    if owed > 0.0 {
        return format!(
            "{owed} gold of pay are missing: {} bring about {gold}, {} about {mana} mana",
            count(n, "digger"),
            count(chanters, "chanter")
        );
    }
    let work = match (n, chanters) {
        (0, _) => format!("all chant, for about {mana} mana"),
        (_, 0) => format!("all dig, for about {dug}"),
        _ => format!("{n} dig for about {gold} gold and {stone} stone, {chanters} chant for about {mana} mana"),
    };
    format!("There is room for {free_gold} gold, {free_stone} stone and {free_mana} mana: {work}")
}

fn why_new_peon(plan: &Plan<'_>, digs: bool) -> String {
    let [gold, stone, mana] = [Resource::Gold, Resource::Stone, Resource::Mana].map(|what| plan.space(what));
    if gold + stone + mana == 0.0 {
        format!("{NO_ROOM}: all that he brings is lost")
    } else if digs {
        format!("He digs two cards, with room for {gold} gold and {stone} stone")
    } else {
        format!("He chants for one card, with room for {mana} mana")
    }
}

fn why_give(plan: &Plan<'_>, what: Resource, n: u16) -> String {
    let [gold, stone, mana] = plan.view.pool;
    let pool = match what {
        Resource::Gold => gold,
        Resource::Stone => stone,
        _ => mana,
    };
    let mine = pool - n.min(pool);
    let space = |keep: &Keep| keep.storage(what) - keep.store(what);
    let fits = mine <= space(plan.keep) && plan.partner().is_some_and(|partner| n <= space(partner));
    let room = if fits { "both have room for it" } else { "the stores cannot hold all of it" };
    format!("{n} of the {pool} {what} for the partner and {mine} for you: {room}")
}

fn why_flip(plan: &Plan<'_>) -> String {
    match to_come(plan, None).count() {
        0 => "no hero is left to come".into(),
        _ => beaten(plan),
    }
}

/// The kinds of heroes who may come and are beaten by a host, or all who may come: of a suit that a turn card may still
/// call, or at the door.
fn to_come(plan: &Plan<'_>, host: Option<&Host>) -> impl Iterator<Item = Kind> {
    let (view, passes) = (plan.view, plan.view.turn_pass + 1 < plan.view.turn_limit);
    let may_come = move |kind: &Kind| {
        let suit = kind.card().and_then(Card::suit).filter(|_| *kind != Kind::MONARCH);
        let is_called = |suit| passes || !((TURNS & CardSet::suit(suit)) - view.turn_discard).is_empty();
        view.hero == Some(*kind) || suit.is_none_or(is_called)
    };
    plan.threat.met(host, plan.keep.tables()).filter(may_come)
}

/// Heroes who may come and are not beaten.
fn unbeaten(plan: &Plan<'_>) -> impl Iterator<Item = Kind> {
    let beaten: Vec<Kind> = to_come(plan, Some(&plan.host)).collect();
    to_come(plan, None).filter(move |kind| !beaten.contains(kind))
}

/// `your host beats 3 of 18 kinds of heroes to come`.
fn beaten(plan: &Plan<'_>) -> String {
    let (beaten, all) = (to_come(plan, Some(&plan.host)).count(), to_come(plan, None).count());
    format!("your host beats {beaten} of {all} {} of heroes to come", if all == 1 { "kind" } else { "kinds" })
}

fn why_place(plan: &Plan<'_>, card: Card) -> String {
    if (plan.view.look & MINIONS).is_empty() {
        return format!("{card} first: no minion is among the cards left");
    }
    format!("{card} first: no minion among the cards left has a higher rank")
}

fn why_use(plan: &Plan<'_>, ware: crate::kinds::Ware) -> String {
    let percent = (20.0 * defend::chance_to_kill(plan)).round() * 5.0;
    let stake = stake(plan);
    format!("With the {} {} is killed at about {percent}%, {stake}", ware.name(), hero(plan))
}

fn why_fight(plan: &Plan<'_>) -> String {
    if defend::chance_to_kill(plan) > 0.0 {
        return format!("The fight is won against {}, {}", hero(plan), stake(plan));
    }
    let Some(row) = plan.view.hero.map(|kind| plan.keep.tables().hero(kind, plan.view.monarch)) else {
        return "Nobody is at the door".into();
    };
    let need = count(row.needs, "minion");
    let rank = plan.view.hero_rank;
    format!(
        "{} takes {need} of rank {rank}, and no door or trap is worth using: it costs {} of {} health",
        hero(plan),
        row.damage.min(plan.keep.hp),
        plan.keep.hp
    )
}

/// The hero at the door: `the Knight (rank 7)`.
fn hero(plan: &Plan<'_>) -> String {
    let name = plan.view.hero.map_or("the hero", Kind::name);
    format!("the {} (rank {})", name.strip_prefix("the ").unwrap_or(name), plan.view.hero_rank)
}

/// The health and the points gained by the kill.
fn stake(plan: &Plan<'_>) -> String {
    let Some(kind) = plan.view.hero else { return "which costs nothing".into() };
    let row = plan.keep.tables().hero(kind, plan.view.monarch);
    let points = (row.killed - row.escaped) as f32 * plan.aims.points;
    let deadly = row.damage >= plan.keep.hp && plan.view.options.mode != Mode::Standard;
    let saved = row.damage.min(plan.keep.hp);
    match (deadly, points > 0.0) {
        (true, _) => "or else the Keep falls".into(),
        (false, true) => format!("which saves {saved} health and is worth {points} points"),
        (false, false) => format!("which saves {saved} of {} health", plan.keep.hp),
    }
}
