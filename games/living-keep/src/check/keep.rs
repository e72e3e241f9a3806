//! Validity of a Keep.

use underdeck_cards::CardSet;
use underdeck_game::StateError;

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
        format!("{} is more than hp_max {}", keep.hp, keep.hp_max)
    })?;
    let may_be_dead = state.options.mode.is_duel() || state.phase == Phase::Over(End::Death);
    StateError::ensure(keep.hp > 0 || may_be_dead, keep_key!(place, "hp"), || "a dead Keep ends the game")
}

/// Rooms and Peons are within their limits, and stores within storage (store-1, R8).
fn stores(keep: &Keep, place: usize) -> Result<(), StateError> {
    StateError::ensure(keep.peons_max <= MOST_PEONS, keep_key!(place, "peons_max"), || {
        format!("{} is more than {MOST_PEONS}", keep.peons_max)
    })?;
    StateError::ensure(keep.peons <= keep.peons_max, keep_key!(place, "peons"), || {
        format!("{} is more than peons_max", keep.peons)
    })?;
    for &room in Room::ALL {
        let (owned, limit) = (keep.room(room), keep.rooms_max[room as usize]);
        StateError::ensure(limit <= MOST_ROOMS, keep_key!(place, "rooms_max"), || {
            format!("{limit} is more than {MOST_ROOMS}")
        })?;
        StateError::ensure(owned <= limit, keep_key!(place, "rooms"), || format!("{owned} of {room} are too many"))?;
    }
    let keys =
        [keep_key!(place, "gold"), keep_key!(place, "stone"), keep_key!(place, "food"), keep_key!(place, "mana")];
    for (key, &what) in keys.into_iter().zip(Resource::ALL) {
        StateError::ensure(keep.store(what) <= keep.storage(what), key, || {
            format!("{} is more than the storage {}", keep.store(what), keep.storage(what))
        })?;
    }
    Ok(())
}

/// Spells, doors, traps and projects fit in their boxes (R26, R31).
fn works(state: &State, keep: &Keep, place: usize) -> Result<(), StateError> {
    let limits = &keep.tables().limits;
    let keys = [keep_key!(place, "spells"), keep_key!(place, "doors"), keep_key!(place, "traps")];
    let (doors, traps) = keep.wares.split_at(Ware::DOORS);
    let owned: [&[u8]; 3] = [&keep.spells, doors, traps];
    let most = keep.box_limits();
    for ((key, owned), most) in keys.into_iter().zip(owned).zip(most) {
        let sum: u32 = owned.iter().map(|&n| u32::from(n)).sum();
        StateError::ensure(sum <= most.into(), key, || format!("{sum} are more than {most}"))?;
    }
    let projects = keep.projects.list();
    for (n, project) in projects.iter().enumerate() {
        let is_new = projects[..n].iter().all(|other| other.work != project.work);
        StateError::ensure(is_new, keep_key!(place, "proj"), || format!("{} is there twice", project.work))?;
        let most = keep.price(project.work).0;
        StateError::ensure((1..=most).contains(&project.left), keep_key!(place, "proj_left"), || {
            format!("{} is not in 1..={most}", project.left)
        })?;
    }
    let fits = keep.boxes().into_iter().zip(most).all(|(n, most)| n <= most)
        && projects.len() <= usize::from(limits.research_slots);
    StateError::ensure(fits, keep_key!(place, "proj"), || "there are too many projects")?;
    let has_any = !projects.is_empty() || (0..Work::COUNT).any(|work| keep.owned(Work::at(work)) > 0);
    StateError::ensure(!(has_any && state.options.mode.is_duel()), keep_key!(place, "proj"), || {
        format!("nothing is researched in {}", state.options.mode)
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
            format!("{kind} cannot be hired here")
        })?;
        let (base, _) = keep.tables().hired(kind);
        let most = if state.options.mode.is_duel() { base } else { keep.tables().limits.max_rank };
        StateError::ensure((base..=most).contains(&rank), keep_key!(place, "m_rank"), || {
            format!("minion {id}: {rank} is not in {base}..={most}")
        })?;
        let raised = state.pay_by_trainings(place, id);
        StateError::ensure(raised.contains(&pay), keep_key!(place, "m_pay"), || {
            format!("minion {id}: {pay} is not in {raised:?}")
        })?;
        StateError::ensure(rank > base || !minions.trained.contains(id), keep_key!(place, "m_trained"), || {
            format!("minion {id} was never trained")
        })?;
    }
    StateError::ensure(is_draft || minions.count() <= keep.room(Room::Lair).into(), keep_key!(place, "m_id"), || {
        format!("{} minions are more than the lairs", minions.count())
    })
}

/// Hands and memory in draft; other modes have none (draft-1, R75, bounds-1).
fn draft(state: &State, keep: &Keep, place: usize) -> Result<(), StateError> {
    let is_draft = state.options.mode == Mode::Draft;
    let has_hand = state.phase == Phase::Draft;
    let count = keep.hand.len();
    StateError::ensure(if has_hand { matches!(count, 4 | 5) } else { count == 0 }, keep_key!(place, "hand"), || {
        format!("{count} cards: it has 4 or 5 in phase draft, else none")
    })?;
    // Only a hand without a card of the player's suits gets an extra one.
    let suiting = keep.hand & state.options.suiting(place as u8);
    StateError::ensure(
        count < 5 || suiting.len() <= 1,
        keep_key!(place, "hand"),
        || "a hand with suiting cards gets no extra one",
    )?;
    let is_memory = state.discard.contains_all(keep.seen)
        && keep.seen.len() <= MOST_SEEN
        && (is_draft || keep.seen.is_empty())
        && (place == 0 || (keep.seen & state.keeps[0].seen) == CardSet::EMPTY);
    StateError::ensure(
        is_memory,
        keep_key!(place, "seen"),
        || "in draft it lists cards of the discard, each for one player at most",
    )?;
    let has_slate = keep.peons_max > 0 || keep.rooms_max != [0; Room::COUNT];
    StateError::ensure(!(is_draft && has_slate), keep_key!(place, "rooms_max"), || "there is no slate in draft")
}
