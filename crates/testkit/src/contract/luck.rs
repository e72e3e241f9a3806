//! Laws of luck.

use cards::Card;
use game::{Chance, ChanceEvent, Die, Playable, Scripted};
use record::{Deal, DealChance};

use super::Step;

/// A game set up on a deal's luck.
pub(super) fn start<S: Playable>(deal: &Deal<S>) -> (S, DealChance) {
    let mut chance = Canonical(DealChance::new(deal.seed));
    let state = S::new(&deal.options, &mut chance);
    let dealt = deal.start();
    assert!(dealt == (state, chance.0), "{}: set-up follows from options and seed {}", S::INFO.id, deal.seed);
    dealt
}

/// Every shuffle is of a pile that the game names.
pub(super) fn is_named<S: Playable>(step: &Step<'_, S>) {
    for event in step.events {
        if let ChanceEvent::Shuffle { pile, .. } = event {
            let named = S::INFO.piles.contains(&pile.as_ref());
            step.ensure(named, "INFO names every pile that is shuffled", || format!("not `{pile}`"));
        }
    }
}

/// The events that were written down are exactly those that make the same state again.
pub(super) fn can_be_told<S: Playable>(step: &Step<'_, S>) {
    let law = "state, move and chance events give the next state";
    let mut script = Canonical(Scripted::new(step.events));
    let mut again = step.site.state.clone();
    again.play_unchecked(step.mv, &mut script);
    let finished = script.0.finish();
    step.ensure(finished.is_ok(), law, || format!("{finished:?}"));
    step.ensure(again == *step.after, law, || format!("again {again:?}"));
}

/// A move taken back and played again meets the same luck.
pub(super) fn comes_again_after_taking_back<S: Playable>(step: &Step<'_, S>, before: &DealChance, after: &DealChance) {
    let (mut again, mut chance) = (step.site.state.clone(), before.clone());
    again.play_unchecked(step.mv, &mut chance);
    let law = "a move taken back and played again meets the same luck";
    step.ensure(again == *step.after && chance == *after, law, || format!("again {again:?}"));
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
