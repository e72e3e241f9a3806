//! The player's reasons in words: the purpose of a move for the Keep, with the figures behind it.

mod build;
mod minions;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Link, Message, say};

use crate::deck::{MINIONS, TURNS};
use crate::keep::Keep;
use crate::kinds::{Kind, Mode, Resource, Room, Spell, Ware, Work};
use crate::names::amount;
use crate::phase::Phase;
use crate::{Move, View};

use super::host::Host;
use super::plan::Plan;
use super::{defend, dig};

/// The reason for the player's move; empty once the game is over.
pub(super) fn reason(view: &View) -> Message {
    if matches!(view.phase, Phase::Over(_)) {
        return Message::default();
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
        (_, Move::Extra) => say!(REASON_EXTRA),
        (_, Move::Pass) => say!(REASON_PASS),
        (_, Move::Attack(id)) => minions::why_attack(plan, id),
        (_, Move::Join(id)) => minions::why_join(plan, id),
        (_, Move::Alone) => say!(REASON_ALONE),
        _ => say!(REASON_NOTHING),
    };
    reason.capitalised()
}

/// The next whole number.
fn whole(x: f32) -> i64 {
    x.round() as i64
}

fn why_collect(plan: &Plan<'_>) -> Message {
    let (pay, food) = plan.keep.upkeep();
    let (gold, pantry) = (plan.keep.store(Resource::Gold), plan.keep.store(Resource::Food));
    match pay + food {
        0 => say!(REASON_COLLECT_FREE),
        _ => say!(REASON_COLLECT, pay, food, gold, pantry, farms = plan.keep.room(Room::Farm)),
    }
}

fn why_cast(plan: &Plan<'_>, spell: Spell) -> Message {
    let (keep, rank) = (plan.keep, plan.view.hero_rank);
    match spell {
        Spell::Regen => say!(REASON_REGEN, n = keep.hp_max - keep.hp),
        Spell::SummonPeon => say!(REASON_SUMMON_PEON, peons = keep.peons, most = keep.peons_max),
        Spell::SummonDragon => match minions::heroes(unbeaten(plan)) {
            Some(heroes) => say!(REASON_SUMMON_DRAGON_AGAINST, heroes),
            None => say!(REASON_SUMMON_DRAGON),
        },
        _ if plan.view.options.wares_act => say!(REASON_POWER_STRIKE_AFTER, hero = hero(plan), rank),
        _ => say!(REASON_POWER_STRIKE, hero = hero(plan), rank),
    }
}

/// The expected haul of the Peons, and the room for it.
fn why_assign(plan: &Plan<'_>, diggers: u8) -> Message {
    let chanters = plan.keep.peons - diggers;
    let [gold, stone, mana] = dig::haul(plan, diggers).map(whole);
    let kinds = [Resource::Gold, Resource::Stone, Resource::Mana];
    let free = kinds.map(|what| whole(plan.space(what)));
    let kept = [(free[0], gold), (free[1], stone)].into_iter().zip(kinds).filter(|((free, _), _)| *free > 0);
    let dug = Message::join(kept.map(|((_, won), what)| amount(won as u16, what)), Link::And);
    let space = Message::join(kinds.into_iter().zip(free).map(|(what, n)| amount(n as u16, what)), Link::And);
    let owed = whole(plan.wages() - plan.store(Resource::Gold));
    match (diggers, chanters) {
        _ if free == [0; 3] => say!(REASON_ASSIGN_FULL),
        (_, 0) if free[2] == 0 => say!(REASON_ASSIGN_NO_MANA, dug),
        (_, 0) if owed > 0 => say!(REASON_ASSIGN_PAY_ALL, owed, gold),
        _ if owed > 0 => say!(REASON_ASSIGN_PAY, owed, diggers, gold, chanters, mana),
        (0, _) => say!(REASON_ASSIGN_CHANT, mana, space),
        (_, 0) => say!(REASON_ASSIGN_DIG, dug, space),
        _ => say!(REASON_ASSIGN, diggers, gold, stone, chanters, mana, space),
    }
}

fn why_new_peon(plan: &Plan<'_>, digs: bool) -> Message {
    let [gold, stone, mana] = [Resource::Gold, Resource::Stone, Resource::Mana].map(|what| whole(plan.space(what)));
    match digs {
        _ if gold + stone + mana == 0 => say!(REASON_PEON_FULL),
        true => say!(REASON_PEON_DIG, gold, stone),
        false => say!(REASON_PEON_CHANT, mana),
    }
}

fn why_give(plan: &Plan<'_>, what: Resource, n: u16) -> Message {
    let [gold, stone, mana] = plan.view.pool;
    let pool = match what {
        Resource::Gold => gold,
        Resource::Stone => stone,
        _ => mana,
    };
    let mine = pool - n.min(pool);
    let space = |keep: &Keep| keep.storage(what) - keep.store(what);
    match mine <= space(plan.keep) && plan.partner().is_some_and(|partner| n <= space(partner)) {
        true => say!(REASON_GIVE, n, pool, what, mine),
        false => say!(REASON_GIVE_LOST, n, pool, what, mine),
    }
}

fn why_flip(plan: &Plan<'_>) -> Message {
    match beaten(plan) {
        (_, 0) => say!(REASON_FLIP_NONE),
        (beaten, all) => say!(REASON_FLIP, beaten, all),
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

/// The number of kinds of heroes to come that the host beats, and of all.
fn beaten(plan: &Plan<'_>) -> (usize, usize) {
    (to_come(plan, Some(&plan.host)).count(), to_come(plan, None).count())
}

fn why_place(plan: &Plan<'_>, card: Card) -> Message {
    match (plan.view.look & MINIONS).is_empty() {
        true => say!(REASON_PLACE_NONE, card),
        false => say!(REASON_PLACE, card),
    }
}

fn why_use(plan: &Plan<'_>, ware: Ware) -> Message {
    let percent = 5 * whole(20.0 * defend::chance_to_kill(plan));
    say!(REASON_USE, percent, hero = hero(plan), rank = plan.view.hero_rank, ware, stake = stake(plan))
}

fn why_fight(plan: &Plan<'_>) -> Message {
    let (hero, rank, hp) = (hero(plan), plan.view.hero_rank, plan.keep.hp);
    if defend::chance_to_kill(plan) > 0.0 {
        return say!(REASON_FIGHT, hero, rank, stake = stake(plan));
    }
    let row = plan.keep.tables().hero(hero, plan.view.monarch);
    let (needs, damage) = (row.needs, row.damage.min(hp));
    if plan.view.options.chooses_wares() {
        say!(REASON_FIGHT_LOST, needs, rank, hero, damage, hp)
    } else {
        say!(REASON_FIGHT_LOST_ALONE, needs, rank, hero, damage, hp)
    }
}

/// The hero at the door.
fn hero(plan: &Plan<'_>) -> Kind {
    plan.view.hero.unwrap_or(Kind::MONARCH)
}

/// The health and the points gained by the kill.
fn stake(plan: &Plan<'_>) -> Message {
    let (row, hp) = (plan.keep.tables().hero(hero(plan), plan.view.monarch), plan.keep.hp);
    let (n, points) = (row.damage.min(hp), row.killed - row.escaped);
    match row.damage >= hp && plan.view.options.mode != Mode::Standard {
        true => say!(REASON_STAKE_KEEP),
        false if plan.aims.points > 0.0 && points > 0 => say!(REASON_STAKE_POINTS, n, points),
        false => say!(REASON_STAKE, n, hp),
    }
}
