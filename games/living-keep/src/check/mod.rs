//! What a valid state is.

mod keep;
mod phase;

use underdeck_cards::CardSet;
use underdeck_game::StateError;

use crate::State;
use crate::deck::turn_cards;
use crate::keep::{Keep, keep_key};
use crate::kinds::{Kind, Mode};
use crate::phase::{End, Phase};
use crate::tables::tables;

/// The most known cards on top of the main deck (bounds-2).
const MOST_KNOWN: usize = 6;

impl State {
    /// Each card in exactly one place, counters in range, phase consistent (state-1, bounds-1, bounds-2).
    pub(crate) fn verify(&self) -> Result<(), StateError> {
        frame(self)?;
        main_cards(self)?;
        turn_cards_once(self)?;
        for (place, keep) in self.keeps.iter().enumerate() {
            if place < self.keeps().len() {
                keep::check(self, keep, place)?;
            } else {
                StateError::ensure(*keep == Keep::EMPTY, "p2_hp", || "there is one Keep".into())?;
            }
        }
        phase::check(self)
    }
}

/// What the options made of the game (setup-6, setup-7, setup-8, setup-9, setup-10).
fn frame(state: &State) -> Result<(), StateError> {
    let frame = &state.frame;
    let ensure = |holds, key, message: &str| StateError::ensure(holds, key, || message.into());
    let is_campaign = frame.mode == Mode::Campaign;
    ensure(
        if is_campaign { (1..=10).contains(&frame.scenario) } else { frame.scenario == 0 },
        "scenario",
        "it is 1 to 10 in the campaign, else 0",
    )?;
    let scenario = tables().scenario(frame.scenario);
    let limit = frame.turn_limit;
    let (fits, monarch) = match frame.mode {
        Mode::Mastery => (matches!(limit, 1 | 3 | 5), matches!(frame.monarch, 0) || frame.monarch == limit),
        Mode::Coop => (matches!(limit, 1 | 3 | 5), frame.monarch == limit),
        Mode::Campaign => (limit == scenario.turn_decks, frame.monarch == scenario.monarch),
        Mode::Standard => ((1..=5).contains(&limit), frame.monarch == 0),
        Mode::Draft => ((1..=6).contains(&limit), frame.monarch == 0),
    };
    ensure(fits, "turn_limit", "the mode does not allow it")?;
    ensure(state.turn_pass <= limit, "turn_pass", "it is at most turn_limit")?;
    ensure(monarch, "monarch", "the mode and the turn limit do not allow it")?;
    ensure(frame.heroes || frame.mode == Mode::Standard, "heroes", "it is true outside standard")?;
    let most = if frame.mode == Mode::Draft { 2 } else { 0 };
    ensure(frame.hero_player <= most, "hero_player", "it is 0 to 2 in draft, else 0")
}

/// All cards of the main deck, each once (deck-1).
fn main_cards(state: &State) -> Result<(), StateError> {
    let known = state.main.known();
    StateError::ensure(known <= MOST_KNOWN.min(state.main.len()), "main_known", || {
        format!("{known} cards are known, at most {MOST_KNOWN} can be")
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
    each_once(&piles, state.frame.mode.main_cards())
}

/// All turn cards, each once (deck-2).
fn turn_cards_once(state: &State) -> Result<(), StateError> {
    if state.frame.mode == Mode::Draft {
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
    let is_coop = state.frame.mode == Mode::Coop;
    StateError::ensure(is_coop || state.turns[1].is_empty(), "turn2", || "it is empty outside coop".into())?;
    each_once(&piles, turn_cards(state.has_monarch()))
}

/// Piles by their keys: the cards in each, and how many they are.
fn each_once(piles: &[(&'static str, CardSet, usize)], all: CardSet) -> Result<(), StateError> {
    let mut met = CardSet::EMPTY;
    for &(key, cards, count) in piles {
        StateError::ensure(cards.len() == count, key, || "a card lies in it twice".into())?;
        StateError::ensure(all.contains_all(cards), key, || format!("{} are not in it", cards - all))?;
        StateError::ensure((met & cards).is_empty(), key, || format!("{} lie in a second place", met & cards))?;
        met |= cards;
    }
    StateError::ensure(met == all, piles[0].0, || format!("{} lie nowhere", all - met))
}

/// Whether the game ended in the middle of something: a goal reached by a recruit (goals-1).
const fn is_cut_short(phase: Phase) -> bool {
    matches!(phase, Phase::Over(End::Goal))
}
