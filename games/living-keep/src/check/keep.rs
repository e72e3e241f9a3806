//! Validity of a Keep.

use underdeck_cards::CardSet;
use underdeck_game::{StateError, say};

use crate::State;
use crate::keep::{Keep, Minion, keep_key};
use crate::kinds::{Kind, Mode, Resource, Room, Ware, Work};
use crate::phase::{End, Phase};

/// The most Peons and rooms of a kind (bounds-1).
const MOST_PEONS: u8 = 10;
const MOST_ROOMS: u8 = 24;
/// The most cards that one player can have held in one pass (bounds-1).
const MOST_SEEN: usize = 20;

pub(super) fn check(state: &State, keep: &Keep, place: usize) -> Result<(), StateError> {
    health(state, keep, place)?;
    stores(keep, place)?;
    works(state, keep, place)?;
    minions(state, keep, place)?;
    draft(state, keep, place)
}

/// Health is 0 only in the end, or in a duel (R53, R68).
fn health(state: &State, keep: &Keep, place: usize) -> Result<(), StateError> {
    StateError::ensure(keep.hp <= keep.hp_max && keep.hp_max > 0, keep_key!(place, "hp"), || {
        say!(STATE_HEALTH, n = keep.hp, most = keep.hp_max)
    })?;
    let may_be_dead = state.options.mode.is_duel() || state.phase == Phase::Over(End::Death);
    StateError::ensure(keep.hp > 0 || may_be_dead, keep_key!(place, "hp"), || say!(STATE_DEAD))
}

/// Rooms and Peons are within their limits, and stores within storage (store-1, R8).
fn stores(keep: &Keep, place: usize) -> Result<(), StateError> {
    StateError::ensure(keep.peons_max <= MOST_PEONS, keep_key!(place, "peons_max"), || {
        say!(STATE_ABOVE, n = keep.peons_max, most = MOST_PEONS)
    })?;
    StateError::ensure(keep.peons <= keep.peons_max, keep_key!(place, "peons"), || {
        say!(STATE_ABOVE_PEONS, n = keep.peons)
    })?;
    for &room in Room::ALL {
        let (owned, limit) = (keep.room(room), keep.rooms_max[room as usize]);
        StateError::ensure(limit <= MOST_ROOMS, keep_key!(place, "rooms_max"), || {
            say!(STATE_ABOVE, n = limit, most = MOST_ROOMS)
        })?;
        StateError::ensure(owned <= limit, keep_key!(place, "rooms"), || {
            say!(STATE_ROOMS, n = owned, room = room.word(), most = limit)
        })?;
    }
    let keys =
        [keep_key!(place, "gold"), keep_key!(place, "stone"), keep_key!(place, "food"), keep_key!(place, "mana")];
    for (key, &what) in keys.into_iter().zip(Resource::ALL) {
        StateError::ensure(keep.store(what) <= keep.storage(what), key, || {
            say!(STATE_STORAGE, n = keep.store(what), most = keep.storage(what))
        })?;
    }
    Ok(())
}

/// Spells, doors, traps and projects fit in their boxes (option-17, R26, R31).
fn works(state: &State, keep: &Keep, place: usize) -> Result<(), StateError> {
    let limits = &keep.tables().limits;
    let keys = [keep_key!(place, "spells"), keep_key!(place, "doors"), keep_key!(place, "traps")];
    let (doors, traps) = keep.wares.split_at(Ware::DOORS);
    let owned: [&[u8]; 3] = [&keep.spells, doors, traps];
    let most = keep.box_limits();
    for ((key, owned), most) in keys.into_iter().zip(owned).zip(most) {
        let sum: u32 = owned.iter().map(|&n| u32::from(n)).sum();
        StateError::ensure(sum <= most.into(), key, || say!(STATE_ABOVE, n = sum, most))?;
    }
    let projects = keep.projects.list();
    for (n, project) in projects.iter().enumerate() {
        let is_new = state.options.free_slots || projects[..n].iter().all(|other| other.work != project.work);
        StateError::ensure(is_new, keep_key!(place, "proj"), || say!(STATE_PROJECT_TWICE, work = project.work.word()))?;
        let most = keep.price(project.work).0;
        StateError::ensure((1..=most).contains(&project.left), keep_key!(place, "proj_left"), || {
            say!(STATE_BETWEEN, n = project.left, least = 1, most)
        })?;
    }
    let fits = keep.boxes().into_iter().zip(most).all(|(n, most)| n <= most)
        && projects.len() <= usize::from(limits.research_slots);
    StateError::ensure(fits, keep_key!(place, "proj"), || say!(STATE_PROJECTS))?;
    let has_any = !projects.is_empty() || (0..Work::COUNT).any(|work| keep.owned(Work::at(work)) > 0);
    StateError::ensure(!(has_any && state.options.mode.is_duel()), keep_key!(place, "proj"), || {
        say!(STATE_NO_RESEARCH, mode = state.options.mode.word())
    })
}

/// Minions are of the right side, at most one for each lair, with ranks and pay that training explains
/// (minion-1, attempt-2, train-2).
fn minions(state: &State, keep: &Keep, place: usize) -> Result<(), StateError> {
    let is_draft = state.options.mode == Mode::Draft;
    let drafts_heroes = is_draft && state.options.drafts_heroes(place as u8);
    let minions = &keep.minions;
    for (id, Minion { kind, rank, pay }) in minions.iter() {
        let is_card = kind != Kind::MONARCH && (kind != Kind::DRAGON || !state.options.mode.is_duel());
        StateError::ensure(is_card && kind.is_minion() != drafts_heroes, keep_key!(place, "m_kind"), || {
            say!(STATE_KIND, kind = kind.to_string())
        })?;
        let (base, _) = keep.tables().hired(kind);
        let most = if state.options.mode.is_duel() { base } else { keep.tables().limits.max_rank };
        StateError::ensure((base..=most).contains(&rank), keep_key!(place, "m_rank"), || {
            say!(STATE_MINION_BETWEEN, id, n = rank, least = base, most)
        })?;
        let raised = state.pay_by_trainings(place, id);
        StateError::ensure(raised.contains(&pay), keep_key!(place, "m_pay"), || {
            say!(STATE_MINION_BETWEEN, id, n = pay, least = raised.start(), most = raised.end())
        })?;
        StateError::ensure(rank > base || !minions.trained.contains(id), keep_key!(place, "m_trained"), || {
            say!(STATE_UNTRAINED, id)
        })?;
    }
    StateError::ensure(is_draft || minions.count() <= keep.room(Room::Lair).into(), keep_key!(place, "m_id"), || {
        say!(STATE_LAIRS, n = minions.count())
    })
}

/// Hands and memory in draft; other modes have none (draft-1, R75, bounds-1).
fn draft(state: &State, keep: &Keep, place: usize) -> Result<(), StateError> {
    let is_draft = state.options.mode == Mode::Draft;
    let has_hand = state.phase == Phase::Draft;
    let count = keep.hand.len();
    StateError::ensure(if has_hand { matches!(count, 4 | 5) } else { count == 0 }, keep_key!(place, "hand"), || {
        say!(STATE_HAND, n = count)
    })?;
    // Only a hand without a card of the player's suits gets an extra one.
    let suiting = keep.hand & state.options.suiting(place as u8);
    StateError::ensure(count < 5 || suiting.len() <= 1, keep_key!(place, "hand"), || say!(STATE_HAND_EXTRA))?;
    let is_memory = state.discard.contains_all(keep.seen)
        && keep.seen.len() <= MOST_SEEN
        && (is_draft || keep.seen.is_empty())
        && (place == 0 || (keep.seen & state.keeps[0].seen) == CardSet::EMPTY);
    StateError::ensure(is_memory, keep_key!(place, "seen"), || say!(STATE_SEEN))?;
    let has_slate = keep.peons_max > 0 || keep.rooms_max != [0; Room::COUNT];
    StateError::ensure(!(is_draft && has_slate), keep_key!(place, "rooms_max"), || say!(STATE_SLATE))
}
