//! Why a move is not legal, in the words of the rules.

mod fight;
mod work;

use cards::Card;
use game::{Play as _, Refusal};

use crate::kinds::{Kind, Mode, Resource, Room};
use crate::phase::Phase;
use crate::rules::HAND;
use crate::table::missing;
use crate::tables::tables;
use crate::words::{self, Desk, count, faces};
use crate::{Move, View};

/// A reason, and the rules that say so.
type Reason = (String, &'static [&'static str]);

/// The first reason that a player would give; `None` if the move is legal.
pub(crate) fn refusal(view: &View, mv: Move) -> Option<Refusal> {
    let desk = Desk::of(view);
    if view.decides() && desk.state.is_legal(mv) {
        return None;
    }
    let (reason, rules) = reason(&desk, mv);
    Some(Refusal { reason, rules })
}

fn reason(desk: &Desk<'_>, mv: Move) -> Reason {
    let view = desk.view;
    if view.phase.is_over() {
        return because("the game is over", &["end-1"]);
    }
    if !view.decides() {
        return (format!("{} decides now", words::keep(view, view.to_move)), &["order-4", "view-6"]);
    }
    if let Some(reason) = out_of_phase(desk, mv) {
        return reason;
    }
    match mv {
        Move::AssignDig(n) => {
            (format!("{n} cannot dig: there {} {}", are(desk.keep.peons), count(desk.keep.peons, "Peon")), &["dig-1"])
        }
        Move::Give(what, n) => give(desk, what, n),
        Move::Build(room) => build(desk, room),
        Move::Train(id) => work::train(desk, id),
        Move::Research(it) => work::begin(desk, it),
        Move::Channel(spell, n) => work::crew(desk, crate::kinds::Work::Spell(spell), n),
        Move::Labour(ware, n) => work::crew(desk, crate::kinds::Work::Ware(ware), n),
        Move::Attempt => attempt(desk),
        Move::Recruit(card) if view.phase == Phase::Draft => draft(desk, card),
        Move::Recruit(card) => recruit(desk, card),
        Move::Banish(id) => banish(desk, id),
        Move::Use(ware) => fight::use_ware(desk, ware),
        Move::Cast(spell) => fight::cast(desk, spell),
        Move::Place(card) => (format!("{card} is not among the cards to be placed"), &["premonition-3"]),
        Move::Extra | Move::Pass => draft_choice(desk, mv),
        Move::Attack(id) => fight::attack(id),
        Move::Join(id) => fight::join(desk, id),
        _ => (format!("`{mv}` cannot be played now"), &["order-4"]),
    }
}

/// A move of another phase.
fn out_of_phase(desk: &Desk<'_>, mv: Move) -> Option<Reason> {
    use Phase::{
        Build, Defend, Dig, Divide, Draft, Hero, Peon, Pick, Recruit, Reorder, Research, Shortfall, Train, Upkeep, War,
        WarJoin,
    };
    let (phases, rules): (&[Phase], &'static [&'static str]) = match mv {
        Move::Collect => (&[Upkeep], &["upkeep-1", "order-4"]),
        Move::AssignDig(_) => (&[Dig], &["dig-1", "order-4"]),
        Move::PeonDig | Move::PeonChant => (&[Peon], &["dig-6", "order-4"]),
        Move::Give(..) => (&[Divide], &["divide-1", "dig-9"]),
        Move::Build(_) => (&[Build], &["build-1", "order-4"]),
        Move::Train(_) => (&[Train], &["train-1", "order-4"]),
        Move::Research(_) => (&[Research], &["research-1", "research-2", "order-4"]),
        Move::Channel(..) => (&[Research], &["channel-1", "order-4"]),
        Move::Labour(..) => (&[Research], &["labour-1", "order-4"]),
        Move::Attempt => (&[Recruit], &["recruit-1", "order-4"]),
        Move::Recruit(_) => (&[Pick, Draft], &["attempt-2", "draft-3"]),
        Move::Done => (&[Pick], &["attempt-4"]),
        Move::Banish(_) => (&[Shortfall, Recruit, Pick], &["shortfall-1", "recruit-2", "R42"]),
        Move::Flip => (&[Hero], &["hero-1", "order-4"]),
        Move::Use(_) => (&[Defend], &["defend-1"]),
        Move::Fight => (&[Defend], &["defend-2", "fight-1"]),
        Move::Place(_) => (&[Reorder], &["premonition-3"]),
        Move::Extra | Move::Pass => (&[Draft], &["draft-4", "draft-5"]),
        Move::Attack(_) => (&[War], &["war-2"]),
        Move::Alone | Move::Join(_) => (&[WarJoin], &["war-3"]),
        Move::Next => (&[Dig, Build, Train, Research, Recruit], &["order-5"]),
        // Casting has phases of its own for each spell.
        Move::Cast(_) => return fight::no_window(desk),
    };
    if phases.contains(&desk.view.phase) {
        return None;
    }
    let unless = match desk.view.frame.mode {
        Mode::Standard if matches!(mv, Move::Train(_) | Move::Research(_) | Move::Channel(..) | Move::Labour(..)) => {
            return Some(because("there is no Train and no Research Phase in this mode", &["order-3"]));
        }
        Mode::Draft if !phases.iter().any(|phase| matches!(phase, Draft | War | WarJoin)) => {
            return Some(because("a draft knows only the draft and the war", &["draft-6", "R73"]));
        }
        _ => due(desk),
    };
    Some((unless, rules))
}

/// What is to be decided instead.
fn due(desk: &Desk<'_>) -> String {
    match desk.view.phase {
        Phase::Upkeep => "the harvest comes first: `collect`".into(),
        Phase::Shortfall => "gold or food is short: a minion of the highest rank must be banished first".into(),
        Phase::Peon => "a Peon was found: `peon dig` or `peon chant` comes first".into(),
        Phase::Divide => "the haul is to be divided first".into(),
        Phase::Pick => "minions stand at the gate: hire, or `done`".into(),
        Phase::Reorder => "the cards of the Premonition are to be placed first".into(),
        Phase::Hero => "this is the Hero Phase: `flip` turns the next card".into(),
        Phase::Defend => "a hero is at the door: use doors and traps, or `fight`".into(),
        Phase::Draft => "this is the draft: take somebody of your hand, if you can".into(),
        Phase::War => "this is the war: send somebody with `attack`".into(),
        Phase::WarJoin => "one attacks already: `alone`, or `join` with another".into(),
        phase => format!("this is the {} Phase", words::phase(phase)),
    }
}

fn give(desk: &Desk<'_>, what: Resource, n: u16) -> Reason {
    let Some((place, pool)) = desk.state.due_pool() else {
        return because("there is nothing to be divided", &["divide-1"]);
    };
    let due = [Resource::Gold, Resource::Stone, Resource::Mana][place];
    if what == due {
        return (format!("only {pool} {due} can be divided, not {n}"), &["divide-1"]);
    }
    (format!("{due} is divided now, not {what}"), &["divide-1"])
}

fn build(desk: &Desk<'_>, room: Room) -> Reason {
    let keep = desk.keep;
    let row = &tables().rooms[room as usize];
    let names = words::plural(words::room(room));
    if keep.rooms_max[room as usize] == 0 {
        return (format!("no {names} are allowed in this game"), &["build-1"]);
    }
    if !keep.has_room_for(room) {
        return (format!("{} of {names} is the limit, and reached", keep.room(room)), &["build-1"]);
    }
    if !keep.has_tiers_below(room) {
        return (format!("{} first", missing(desk, room)), &["build-1", "R21"]);
    }
    let short = |need: u16, what: Resource| (need.saturating_sub(keep.store(what)), what);
    let short = words::price(&[short(row.gold, Resource::Gold), short(row.stone, Resource::Stone)]);
    let cost = words::price(&[(row.gold, Resource::Gold), (row.stone, Resource::Stone)]);
    (format!("{} costs {cost}: {short} short", words::a(words::room(room))), &["build-1", "R22"])
}

fn attempt(desk: &Desk<'_>) -> Reason {
    let keep = desk.keep;
    if desk.state.attempted {
        return because("the one attempt of this turn was made", &["recruit-1", "R40"]);
    }
    let room = if keep.room(Room::Gate) == 0 { Room::Gate } else { Room::Lair };
    (format!("an attempt takes an Evil Gate and a Lair, and there is no {}", words::room(room)), &["recruit-1"])
}

fn recruit(desk: &Desk<'_>, card: Card) -> Reason {
    let keep = desk.keep;
    if !desk.view.revealed.open().contains(card) {
        return (format!("{card} was not turned up"), &["attempt-2"]);
    }
    let Some(kind) = Kind::of(card).filter(|kind| kind.is_minion()) else {
        return (
            format!("{} is no minion: only clubs and spades 2 to T are", faces::short(card)),
            &["attempt-2", "deck-3", "R20"],
        );
    };
    if keep.free_lairs() == 0 {
        let lairs = count(keep.room(Room::Lair), words::room(Room::Lair));
        return (
            format!("no Lair is free: {} live in {lairs}", count(keep.minions.count() as u64, "minion")),
            &["attempt-2", "R40"],
        );
    }
    let (food, there) = (tables().minions[kind.place()].food, keep.store(Resource::Food));
    (format!("the {} eats {food} at once, and {there} food is there", words::kind(kind)), &["attempt-2", "R41"])
}

fn banish(desk: &Desk<'_>, id: u8) -> Reason {
    let keep = desk.keep;
    if !keep.minions.ids().contains(id) {
        return no_minion(id);
    }
    if desk.view.phase == Phase::Shortfall {
        let highest = keep.minions.highest().iter().next().map_or(0, |id| keep.minions.rank(id));
        let (name, rank) = (words::minion(keep, id), keep.minions.rank(id));
        return (format!("{name} has rank {rank}; the highest, {highest}, goes first"), &["shortfall-1", "R10"]);
    }
    because("in an attempt of To Arms outside the Recruit Phase nobody can be banished", &["attempt-3", "R42"])
}

fn draft(desk: &Desk<'_>, card: Card) -> Reason {
    if !desk.keep.hand.contains(card) {
        return (format!("{card} is not in your hand"), &["draft-3"]);
    }
    let who = if desk.view.frame.drafts_heroes(desk.view.seat) { "hearts and diamonds" } else { "clubs and spades" };
    (format!("{} does not suit you: you draft {who}", faces::short(card)), &["draft-2", "draft-3"])
}

fn draft_choice(desk: &Desk<'_>, mv: Move) -> Reason {
    let (view, hand) = (desk.view, desk.keep.hand);
    let suiting = hand & view.frame.suiting(view.seat);
    if !suiting.is_empty() {
        return (format!("somebody of your hand must be taken: {}", faces::shorts(suiting)), &["draft-3", "R72"]);
    }
    if mv == Move::Extra && hand.len() > HAND {
        return because("one card more is all you may have", &["draft-4", "R72"]);
    }
    because("the main deck is empty", &["draft-4", "R72"])
}

fn no_minion(id: u8) -> Reason {
    (format!("there is no minion #{id}"), &["minion-1"])
}

fn because(reason: impl Into<String>, rules: &'static [&'static str]) -> Reason {
    (reason.into(), rules)
}

const fn are(n: u8) -> &'static str {
    if n == 1 { "is" } else { "are" }
}
