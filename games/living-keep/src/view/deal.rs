//! Dealing the hidden cards, and a Keep for a rival whose slate is hidden.

use rand_core::Rng;
use underdeck_cards::{Card, CardSet};
use underdeck_game::below;

use super::{Other, SeenSet, View};
use crate::State;
use crate::deck::HAND;
use crate::deck::{MINIONS, MainDeck, TurnPile, turn_cards};
use crate::keep::{Ids, Keep, Minion, Minions};
use crate::kinds::{Kind, Mode, Resource, Room};
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

    /// The other Keep: the partner's as it is; a rival's as the seat's own, changed as little as possible.
    ///
    /// A rival has had the same time, the same decks and the same limits, so the seat's own slate is a fair guess. It
    /// gets his health and his hand, and fits his phase: a lair and a gate in an attempt, too little to pay in a
    /// shortfall, minions in a war, and those he has sent if he has chosen (R71).
    fn others_keep(&self, state: &State, hand: CardSet, dealer: &mut impl Dealer) -> Keep {
        let (hp, hp_max) = match self.other {
            Other::Nobody => return Keep::empty(self.keep.tables),
            Other::Partner(keep) => return keep,
            Other::Rival { hp, hp_max } => (hp, hp_max),
        };
        let mut rival =
            Keep { hp, hp_max, hurt: hp < hp_max, hand, seen: CardSet::EMPTY, send: Ids::EMPTY, ..self.keep };
        let place = 1 - self.seat;
        if self.options.drafts_heroes(place) != self.options.drafts_heroes(self.seat) {
            rival.minions = changed_sides(&rival);
        }
        if self.options.mode == Mode::Draft {
            rival.seen = self.rivals_memory(state);
        }
        let decides = self.to_move == place;
        let fights = matches!(self.phase, Phase::War | Phase::WarJoin);
        let needs_minion = (decides && self.phase == Phase::Shortfall) || (fights && self.keep.minions.is_empty());
        if needs_minion && rival.minions.is_empty() {
            let lowest = if self.options.drafts_heroes(place) { Kind::FIRST.counterpart() } else { Kind::FIRST };
            rival.rooms[Room::Lair as usize] = rival.room(Room::Lair).max(u8::from(self.options.mode != Mode::Draft));
            rival.minions.hire(lowest, self.tables());
        }
        if decides && self.phase == Phase::Shortfall {
            rival.stores[Resource::Gold as usize] = 0;
            rival.stores[Resource::Food as usize] = 0;
        }
        if state.phase == Phase::Pick && decides {
            let gates = (state.revealed.len() + state.discard.len()).div_ceil(3) as u8;
            let gate = Room::Gate as usize;
            rival.rooms[gate] = gates.clamp(1, rival.rooms_max[gate]);
            rival.rooms[Room::Lair as usize] = rival.room(Room::Lair).max(1);
        }
        if fights && place == 0 && !decides {
            rival.send = some_attack(&rival, dealer);
        }
        rival
    }

    /// The cards of the discard that a rival may remember: all but those of the seat's own hands (R75).
    fn rivals_memory(&self, state: &State) -> CardSet {
        const MOST: usize = 20;
        (state.discard - self.keep.seen).iter().take(MOST).collect()
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

/// The same ranks for the other side of Hero vs Keep (R74).
fn changed_sides(keep: &Keep) -> Minions {
    let mut changed = Minions::NONE;
    for (id, minion) in keep.minions.iter() {
        changed.put(id, Minion::new(minion.kind.counterpart(), keep.tables()));
    }
    changed
}

/// A random attack that is open to a Keep.
fn some_attack(keep: &Keep, dealer: &mut impl Dealer) -> Ids {
    let mut nth = |ids: Ids| ids.iter().nth(dealer.below(ids.len()));
    let Some(first) = nth(keep.minions.ids()) else { return Ids::EMPTY };
    let alone = Keep { send: Ids::of(first), ..*keep };
    // The first itself means that it attacks alone.
    let second = nth(alone.joiners().union(Ids::of(first)));
    alone.send.union(second.map_or(Ids::EMPTY, Ids::of))
}
