//! Validity of a state.

mod keep;
mod phase;

use underdeck_cards::CardSet;
use underdeck_game::wire::check_options;
use underdeck_game::{Options as _, StateError, say};

use crate::State;
use crate::deck::turn_cards;
use crate::keep::{Keep, keep_key};
use crate::kinds::{Kind, Mode};
use crate::phase::{End, Phase};

/// The most known cards on top of the main deck (bounds-2).
const MOST_KNOWN: usize = 6;

/// Each card is in exactly one place, the counters are in range and the phase is consistent
/// (state-1, bounds-1, bounds-2).
pub(crate) fn check(state: &State) -> Result<(), StateError> {
    options(state)?;
    main_cards(state)?;
    turn_cards_once(state)?;
    for (place, keep) in state.keeps.iter().enumerate() {
        if place < state.keeps().len() {
            keep::check(state, keep, place)?;
        } else {
            StateError::ensure(*keep == Keep::empty(state.keeps[0].tables), "p2_hp", || {
                say!(STATE_ONE_KEEP, mode = state.options.mode.word())
            })?;
        }
    }
    phase::check(state)
}

/// The options are in range, and the turn limit is theirs (setup-6, setup-7, setup-8, setup-9, setup-10, option-3).
fn options(state: &State) -> Result<(), StateError> {
    let fits =
        (1..=99).contains(&state.turn_limit) && (state.options.mode == Mode::Draft || state.options.check().is_ok());
    StateError::ensure(fits, "turn_limit", || {
        say!(STATE_TURN_LIMIT, mode = state.options.mode.word(), n = state.turn_limit)
    })?;
    check_options(&state.options)
}

/// The main cards of the mode, each once (deck-1).
fn main_cards(state: &State) -> Result<(), StateError> {
    let known = state.main.known();
    StateError::ensure(known <= MOST_KNOWN.min(state.main.len()), "main_known", || {
        say!(STATE_KNOWN, n = known, most = MOST_KNOWN.min(state.main.len()))
    })?;
    let hero = state.hero.filter(|&hero| hero != Kind::MONARCH).and_then(Kind::card);
    let piles = [
        ("main", state.main.cards().iter().copied().collect(), state.main.len()),
        ("discard", state.discard, state.discard.len()),
        ("dig_cards", state.dig_cards.to_set(), state.dig_cards.len()),
        ("look", state.look, state.look.len()),
        ("placed", state.placed.to_set(), state.placed.len()),
        ("revealed", state.revealed, state.revealed.len()),
        ("hero", hero.into_iter().collect(), usize::from(hero.is_some())),
        ("hero_cards", state.hero_cards, state.hero_cards.len()),
        (keep_key!(0, "hand"), state.keeps[0].hand, state.keeps[0].hand.len()),
        (keep_key!(1, "hand"), state.keeps[1].hand, state.keeps[1].hand.len()),
    ];
    each_once(&piles, state.options.mode.main_cards())
}

/// The turn cards, each once (deck-2).
fn turn_cards_once(state: &State) -> Result<(), StateError> {
    if state.options.mode == Mode::Draft {
        return each_once(
            &[
                ("turn", state.turns[0].to_set(), state.turns[0].len()),
                ("turn2", state.turns[1].to_set(), state.turns[1].len()),
                ("turn_discard", state.turn_discard, state.turn_discard.len()),
            ],
            CardSet::EMPTY,
        );
    }
    let monarch: CardSet = state.hero.filter(|&hero| hero == Kind::MONARCH).and_then(Kind::card).into_iter().collect();
    let piles = [
        ("turn", state.turns[0].to_set(), state.turns[0].len()),
        ("turn2", state.turns[1].to_set(), state.turns[1].len()),
        ("turn_discard", state.turn_discard, state.turn_discard.len()),
        ("hero", monarch, monarch.len()),
    ];
    let is_coop = state.options.mode == Mode::Coop;
    StateError::ensure(is_coop || state.turns[1].is_empty(), "turn2", || say!(STATE_SECOND_TURN_DECK))?;
    each_once(&piles, turn_cards(state.has_monarch()))
}

/// Piles by their keys: the cards in each, and their number.
fn each_once(piles: &[(&'static str, CardSet, usize)], all: CardSet) -> Result<(), StateError> {
    let mut met = CardSet::EMPTY;
    for &(key, cards, count) in piles {
        StateError::ensure(cards.len() == count, key, || say!(STATE_CARD_TWICE))?;
        StateError::ensure(all.contains_all(cards), key, || say!(STATE_CARDS_FOREIGN, cards = cards - all))?;
        StateError::ensure((met & cards).is_empty(), key, || say!(STATE_CARDS_ELSEWHERE, cards = met & cards))?;
        met |= cards;
    }
    StateError::ensure(met == all, piles[0].0, || say!(STATE_CARDS_MISSING, cards = all - met))
}

/// Whether a goal reached in the middle of a phase may have ended the game (goals-1).
const fn is_cut_short(phase: Phase) -> bool {
    matches!(phase, Phase::Over(End::Goal))
}
