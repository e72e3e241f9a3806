//! Dealing the hidden cards.

use rand_core::Rng;
use underdeck_cards::{Card, CardSet};
use underdeck_game::below;

use super::{SeenSet, View};
use crate::State;
use crate::deck::HAND;
use crate::deck::{MINIONS, MainDeck, TurnPile, turn_cards};
use crate::keep::Keep;
use crate::kinds::{Kind, Mode};
use crate::phase::Phase;

/// The source of hidden cards and of a rival's secret choices.
pub(super) trait Dealer {
    fn shuffle(&mut self, cards: &mut [Card]);

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize;
}

/// Deals at random.
pub(super) struct Random<'a, R>(pub(super) &'a mut R);

impl<R: Rng> Dealer for Random<'_, R> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        underdeck_game::shuffle(self.0, cards);
    }

    fn below(&mut self, n: usize) -> usize {
        below(self.0, n.max(1) as u32) as usize
    }
}

/// Leaves the cards in canonical order.
struct Plain;

impl Dealer for Plain {
    fn shuffle(&mut self, _cards: &mut [Card]) {}

    fn below(&mut self, _n: usize) -> usize {
        0
    }
}

/// The places of the hidden main cards.
struct Hands {
    discard: CardSet,
    revealed: CardSet,
    rival: CardSet,
    /// Cards left for the main deck, in order.
    main: Vec<Card>,
}

impl View {
    /// A state that looks like this view, with arbitrary hidden parts: read only parts that do not depend on them.
    pub(crate) fn complete(&self) -> State {
        self.deal(&mut Plain)
    }

    /// A state that looks like this view.
    pub(super) fn deal(&self, dealer: &mut impl Dealer) -> State {
        let hands = self.deal_main(dealer);
        let turns = self.deal_turns(dealer);
        let (phase, picks) = self.rivals_phase(&hands);
        let mut hidden = hands.main.into_iter();
        let main: Vec<Card> = self.main.iter().filter_map(|seen| seen.card().or_else(|| hidden.next())).collect();
        let mut state = State::with(self.open, [Keep::empty(self.keep.tables); 2]);
        state.main = MainDeck::of(&main, self.main.iter().filter(|seen| seen.card().is_some()).count());
        state.turns = turns;
        (state.discard, state.revealed) = (hands.discard, hands.revealed);
        if self.is_secret {
            (state.phase, state.picks, state.attempted) = (phase, picks, phase == Phase::Pick);
            state.resume = (phase == Phase::Pick).then_some(Phase::Recruit);
        }
        let mine = usize::from(self.seat & 1);
        state.keeps[mine] = self.keep;
        state.keeps[1 - mine] = self.others_keep(&state, hands.rival, dealer);
        state
    }

    /// The main cards in unseen places.
    pub(crate) fn unseen(&self) -> CardSet {
        let known = CardSet::seen(self.main.iter());
        let hero: CardSet = self.hero.and_then(Kind::card).into_iter().collect();
        let laid = self.dig_cards.to_set() | self.placed.to_set() | self.look | self.hero_cards | hero;
        let open = known | laid | self.discard.open() | self.revealed.open() | self.keep.hand | self.keep.seen;
        let partner = match &self.other {
            super::Other::Partner(keep) => keep.hand,
            _ => CardSet::EMPTY,
        };
        self.options.mode.main_cards() - open - partner
    }

    /// All deals of hidden cards that the seat's memory and the rules allow are equally likely. The seat's own earlier
    /// hands are in the discard (R75). A rival's fifth card came to four that were not of his suits (draft-4). The
    /// cards that a rival has discarded of an attempt are the minions he hired (attempt-2).
    fn deal_main(&self, dealer: &mut impl Dealer) -> Hands {
        let mut cards: Vec<Card> = self.unseen().iter().collect();
        let any = self.options.mode.main_cards();
        let rival_hand = if self.phase == Phase::Draft && !matches!(self.discard, SeenSet::Open(_)) {
            any.len() - self.main.len() - self.discard.count() - self.keep.hand.len()
        } else {
            0
        };
        let mut rival = CardSet::EMPTY;
        if rival_hand > HAND {
            let unfit = any - self.options.suiting(1 - self.seat);
            rival = take(&mut cards, unfit, HAND, dealer);
        }
        rival |= take(&mut cards, any, rival_hand - rival.len(), dealer);
        let is_attempt = self.options.mode == Mode::Standard && self.revealed.hidden() > 0;
        let hired = if is_attempt { MINIONS } else { any };
        let seen = if self.discard.hidden() > 0 { self.keep.seen } else { CardSet::EMPTY };
        let discard = take(&mut cards, hired, self.discard.hidden() - seen.len(), dealer);
        let revealed = take(&mut cards, any, self.revealed.hidden(), dealer);
        Hands {
            discard: self.discard.open() | seen | discard,
            revealed: self.revealed.open() | revealed,
            rival,
            main: cards,
        }
    }

    /// The hidden turn cards, all orders equally likely.
    fn deal_turns(&self, dealer: &mut impl Dealer) -> [TurnPile; 2] {
        let known = CardSet::seen(self.turns.iter().flat_map(|pile| pile.iter()));
        let hero = self.hero.and_then(Kind::card).into_iter().collect::<CardSet>();
        let is_last = self.monarch != 0 && self.turn_pass + 1 >= self.turn_limit;
        let mut hidden: Vec<Card> = (turn_cards(is_last) - known - self.turn_discard - hero).iter().collect();
        dealer.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        self.turns.each_ref().map(|pile| TurnPile::complete(pile.iter().copied(), &mut hidden))
    }

    /// The phase of a rival, and the number of minions he may still hire: cards turned up are those of an attempt
    /// (view-4).
    fn rivals_phase(&self, hands: &Hands) -> (Phase, u8) {
        if self.phase != Phase::Recruit || self.revealed.hidden() == 0 {
            return (self.phase, 0);
        }
        let (turned, hired) = (hands.revealed.len() + hands.discard.len(), hands.discard.len());
        (Phase::Pick, turned.div_ceil(3).saturating_sub(hired).max(1) as u8)
    }
}

/// Takes `count` matching cards at random.
fn take(cards: &mut Vec<Card>, fitting: CardSet, count: usize, dealer: &mut impl Dealer) -> CardSet {
    dealer.shuffle(cards);
    // After a shuffle the first `count` matching cards are random.
    let taken: CardSet = cards.iter().copied().filter(|&card| fitting.contains(card)).take(count).collect();
    cards.retain(|&card| !taken.contains(card));
    taken
}
