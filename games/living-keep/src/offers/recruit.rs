//! Recruiting.

use cards::Card;
use game::{Gesture, Place};

use super::{Parts, drag, less};
use crate::deck::MINIONS;
use crate::kinds::{Kind, Resource, Room};
use crate::phase::Phase;
use crate::rules::CARDS_A_GATE;
use crate::tables::tables;
use crate::words::{self, Desk, count, haul, odds};

pub(super) fn attempt(desk: &Desk<'_>) -> Parts {
    (
        Gesture::Tap(Place::Zone("main")),
        "Attempt".into(),
        format!("{}.", attempted(desk)),
        &["recruit-1", "attempt-1", "attempt-2", "R40"],
    )
}

/// What an attempt turns up and allows (attempt-1, attempt-2).
pub(super) fn attempted(desk: &Desk<'_>) -> String {
    let (keep, view) = (desk.keep, desk.view);
    let gates = keep.room(Room::Gate);
    let (known, hidden) = (view.main().iter().filter_map(|seen| seen.0), haul::hidden(desk));
    let known: Vec<Card> = known.take(usize::from(CARDS_A_GATE * gates)).collect();
    let turned = usize::from(CARDS_A_GATE * gates);
    let sure = known.iter().filter(|card| MINIONS.contains(**card)).count() as f64;
    let from_deck = (turned - known.len()).min(view.main().len().saturating_sub(known.len()));
    let pool = view.discard.open();
    let share = |cards: cards::CardSet| {
        if cards.is_empty() { 0.0 } else { (cards & MINIONS).len() as f64 / cards.len() as f64 }
    };
    let from_discard = (turned - known.len() - from_deck).min(pool.len());
    let minions = sure + from_deck as f64 * share(hidden) + from_discard as f64 * share(pool);
    let hired = usize::from(gates).min(keep.free_lairs());
    let hired = match hired {
        0 => "no Lair is free yet, so none can be hired".to_owned(),
        n => format!("up to {n} can be hired, with {} food", keep.store(Resource::Food)),
    };
    format!("{} turned, {} of them minions on average; {hired}", count(turned as u64, "card"), odds::number(minions))
}

/// One of the minions turned up, or of the draft hand (attempt-2, draft-3, draft-6).
pub(super) fn recruit(desk: &Desk<'_>, card: Card) -> Parts {
    let kind = Kind::of(card).unwrap_or(Kind::FIRST);
    let name = words::kind(kind);
    if desk.view.phase == Phase::Draft {
        let (rank, _) = tables().hired(kind);
        let effect = format!("{} of rank {rank} for the war; costs and eats nothing.", words::begin(&words::a(name)));
        let label = format!("Take {}", words::a(name));
        return (drag("hand", card, "minions"), label, effect, &["draft-3", "draft-6", "R72", "R73"]);
    }
    let row = &tables().minions[kind.place()];
    let (pay, food) = desk.keep.upkeep();
    let picks = desk.view.picks.unwrap_or(1);
    let end = if picks <= 1 { " The attempt ends." } else { "" };
    let effect = format!(
        "Rank {}; {}; pay {}, food {} a turn, so the next Upkeep asks {} gold and {} food.{end}",
        row.rank,
        less(desk, Resource::Food, row.food.into()),
        row.pay,
        row.food,
        pay + u16::from(row.pay),
        food + u16::from(row.food)
    );
    let gesture = drag("revealed", card, "minions");
    (gesture, format!("Hire the {name}"), effect, &["attempt-2", "attempt-5", "R4", "R41"])
}

pub(super) fn done(desk: &Desk<'_>) -> Parts {
    let left = desk.view.revealed.count() as u64;
    let effect = format!("The attempt ends; {} to the discard.", count(left, "card"));
    (Gesture::Press, "Done".into(), effect, &["attempt-4", "attempt-5"])
}
