//! Laws of luck.

use underdeck_cards::Card;
use underdeck_game::{Chance, ChanceEvent, Die, Playable, Recording, Scripted};
use underdeck_record::{Deal, DealChance};

use super::site::{Site, Step, caught, differences};

/// A game set up with the luck of a deal; every shuffle names one of the game's piles.
pub(super) fn start<S: Playable>(deal: &Deal<S>) -> (S, DealChance) {
    let mut recording = Recording::new(Canonical(DealChance::new(deal.seed)));
    let made = caught::<S, _>(|| S::new(&deal.options, &mut recording));
    let site = format!("seed: {}\n  options: {}", deal.seed, super::in_words(&deal.options));
    let state = made.unwrap_or_else(|words| panic!("{}: set-up panics: {words}\n  {site}", S::INFO.id));
    let dealt = deal.start();
    assert!(dealt.0 == state, "{}: set-up follows from options and seed\n  {site}", S::INFO.id);
    let site = Site { seed: deal.seed, number: 0, options: &deal.options, state: &state, unsaid: &[] };
    let unnamed = unnamed::<S>(&recording.events);
    site.ensure(unnamed.is_none(), NAMED, || format!("not {unnamed:?}, which set-up shuffles"));
    dealt
}

const NAMED: &str = "INFO names every pile that is shuffled";

/// Every shuffle names one of the game's piles.
pub(super) fn is_named<S: Playable>(step: &Step<'_, S>) {
    let unnamed = unnamed::<S>(step.events);
    step.ensure(unnamed.is_none(), NAMED, || format!("not {unnamed:?}"));
}

fn unnamed<S: Playable>(events: &[ChanceEvent]) -> Option<&str> {
    let piles = events.iter().filter_map(|event| match event {
        ChanceEvent::Shuffle { pile, .. } => Some(pile.as_ref()),
        _ => None,
    });
    { piles }.find(|pile| !S::INFO.piles.contains(pile))
}

/// Replaying the recorded events, and no others, gives the same state.
pub(super) fn can_be_replayed_from_events<S: Playable>(step: &Step<'_, S>) {
    let law = "state, move and chance events give the next state";
    let mut script = Canonical(Scripted::new(step.events));
    let mut again = step.site.state.clone();
    again.play_unchecked(step.mv, &mut script);
    let finished = script.0.finish();
    step.ensure(finished.is_ok(), law, || format!("{finished:?}"));
    step.ensure(again == *step.after, law, || differences(&again, step.after));
}

/// A move undone and played again meets the same luck.
pub(super) fn comes_again_after_undo<S: Playable>(step: &Step<'_, S>, before: &DealChance, after: &DealChance) {
    let (mut again, mut chance) = (step.site.state.clone(), before.clone());
    again.play_unchecked(step.mv, &mut chance);
    let law = "a move taken back and played again meets the same luck";
    step.ensure(again == *step.after && chance == *after, law, || differences(&again, step.after));
}

/// Luck that insists on cards in canonical order.
struct Canonical<C>(C);

impl<C: Chance> Chance for Canonical<C> {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        assert!(cards.is_sorted(), "the cards of {pile} are shuffled from canonical order, not from {cards:?}");
        self.0.shuffle(pile, cards);
    }

    fn roll(&mut self, die: Die) -> u8 {
        self.0.roll(die)
    }
}
