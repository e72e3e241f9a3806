//! The gesture and the words of each move.

mod defend;
mod dig;
mod keep;
mod next;
mod recruit;
mod research;
mod spells;
mod war;

use cards::Card;
use game::{Gesture, Offer, Place};

use crate::Move;
use crate::keep::Id;
use crate::kinds::{Resource, Room, Work};
use crate::words::Desk;

/// Gesture, label, effect, and the rules that say so.
type Parts = (Gesture, String, String, &'static [&'static str]);

/// How a legal move is made by hand, and what it will do.
pub(crate) fn offer(desk: &Desk<'_>, mv: Move) -> Offer {
    let (gesture, label, effect, rules) = parts(desk, mv);
    Offer { spelling: mv.to_string(), gesture, label, effect, rules }
}

fn parts(desk: &Desk<'_>, mv: Move) -> Parts {
    match mv {
        Move::Collect => keep::collect(desk),
        Move::AssignDig(n) => dig::assign(desk, n),
        Move::PeonDig => dig::peon_digs(desk),
        Move::PeonChant => dig::peon_chants(desk),
        Move::Give(what, n) => dig::give(desk, what, n),
        Move::Build(room) => keep::build(desk, room),
        Move::Train(id) => keep::train(desk, id),
        Move::Research(work) => research::begin(desk, work),
        Move::Channel(spell, n) => research::crew(desk, Work::Spell(spell), n),
        Move::Labour(ware, n) => research::crew(desk, Work::Ware(ware), n),
        Move::Attempt => recruit::attempt(desk),
        Move::Recruit(card) => recruit::recruit(desk, card),
        Move::Done => recruit::done(desk),
        Move::Banish(id) => keep::banish(desk, id),
        Move::Flip => defend::flip(desk),
        Move::Use(ware) => defend::use_ware(desk, ware),
        Move::Fight => defend::fight(desk),
        Move::Cast(spell) => spells::cast(desk, spell),
        Move::Place(card) => spells::place(desk, card),
        Move::Extra => war::extra(),
        Move::Pass => war::pass(desk),
        Move::Attack(id) => war::attack(desk, id),
        Move::Alone => war::alone(desk),
        Move::Join(id) => war::join(desk, id),
        Move::Next => next::next(desk),
    }
}

fn tap(zone: &'static str, id: impl Into<String>) -> Gesture {
    Gesture::Tap(Place::Entry(zone, id.into()))
}

fn minion(id: Id) -> Gesture {
    tap("minions", id.to_string())
}

fn room(room: Room) -> Gesture {
    tap("rooms", room.word())
}

/// The zone in which a spell, door or trap is listed.
const fn zone_of(work: Work) -> &'static str {
    ["spells", "doors", "traps"][crate::keep::Keep::box_of(work)]
}

fn ready(work: Work) -> Gesture {
    tap(zone_of(work), work.word())
}

fn drag(from: &'static str, card: Card, to: &'static str) -> Gesture {
    Gesture::Drag { from: Place::Card(from, card), to: Place::Zone(to) }
}

/// A number for an entry, or for a zone.
fn number(value: impl Into<i64>, target: Place) -> Gesture {
    Gesture::Number { value: value.into(), target: Some(target) }
}

/// How much there is, and how much is left after so much is paid: `25 − 10 = 15`.
fn less(desk: &Desk<'_>, what: Resource, n: u16) -> String {
    let there = desk.keep.store(what);
    format!("{} {there} − {n} = {}", what.word(), there.saturating_sub(n))
}
