//! The solver's knowledge of the game.

use std::hash::{Hash as _, Hasher};

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Aim, MoveList as _, Resources, Solve, State as _};

use crate::deck::{BACKPACK, BLACK, HAND, MONSTERS, ROOM, SCROLLS, STAIRS, same_colour, suit};
use crate::doom::is_doomed;
use crate::options::Edition;
use crate::{Fortune, Move, Phase, State};

/// The most moves of a way: all places of Room and Backpack change hands, then a card is played and a choice made.
const LONGEST: usize = ROOM + BACKPACK + 2;

underdeck_game::playable!(State);

impl Solve for State {
    const HAS_LOST_DEALS: bool = true;
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    /// Everything but four things: Health; knowledge of the Floor; the clean kills, which are counted and never used
    /// (end-3); Discard and Depth, which follow from the rest. Where cards move freely between Room and Backpack, their
    /// pile is left out too.
    fn transposition_key(&self, _aim: Aim, key: &mut impl Hasher) {
        if let Phase::Over(end) = self.phase {
            return (self.phase.word() as u8, end, self.open).hash(key);
        }
        let (phase, room, backpack) = match self.loose() {
            Some(loose) => (8, self.room - loose, loose),
            None => (self.phase.word() as u8, self.room, self.backpack),
        };
        // Hands and Backpack hold no Jokers, so their words have room for numbers.
        key.write_u64(room.bits() | u64::from(phase) << 60);
        key.write_u64(self.hands.bits() | u64::from(self.wishes) << 52);
        key.write_u64(backpack.bits() | (self.floor.len() as u64) << 52);
        let mut word = u64::from(self.removed);
        for (n, card) in self.floor.iter().enumerate() {
            word = word << 8 | u64::from(card.index());
            if n % 7 == 6 {
                key.write_u64(word);
                word = 0;
            }
        }
        key.write_u64(word);
    }

    /// Health (health-1, health-2): a player with more of it can make the same moves and dies no sooner.
    fn resources(&self, _aim: Aim) -> Resources {
        [self.health, 0, 0, 0]
    }

    /// Every move that does not kill. Where cards move freely between Room and Backpack, they move only to be played,
    /// to be kept from a Scroll, or all at once to leave the Room. The other cards stay in the Room while there is
    /// space, so that it does not end too early.
    fn ways(&self, _aim: Aim, mut each: impl FnMut(&[Move])) {
        let Some(loose) = self.loose() else {
            self.moves().all().filter(|&mv| !self.kills(mv)).for_each(|mv| each(&[mv]));
            return;
        };
        let mut ways = Ways { state: self, loose, each };
        ways.fights();
        ways.weapons();
        for card in loose & self.kinds().relics {
            ways.play(CardSet::of(card), &[Move::Relic(card)]);
        }
        for ace in self.room & SCROLLS {
            ways.read(ace);
        }
        if (self.room - loose - STAIRS).is_empty() && loose.len() <= BACKPACK {
            ways.arrange(CardSet::EMPTY, &[]);
        }
    }

    /// Whether the Rooms to come are sure to kill.
    fn is_lost(&self, _aim: Aim) -> bool {
        is_doomed(self)
    }

    fn is_free(&self, mv: Move) -> bool {
        match mv {
            Move::Place(_) => self.loose().is_some(),
            Move::Store(card) => self.loose().is_some() && !(self.room - STAIRS - CardSet::of(card)).is_empty(),
            _ => false,
        }
    }
}

impl State {
    /// The Weapons and Relics of Room and Backpack, if they move freely between them: storing and placing lead from any
    /// arrangement to any other, without any other effect before the Room's end.
    ///
    /// This needs a free place in Room or Backpack. It also needs a free place next to Stairs, of which there must not
    /// be three, even after one more card is drawn. In the second edition a clean kill comes between.
    fn loose(&self) -> Option<CardSet> {
        let may_become_three = || match (self.room & STAIRS).len() {
            0 | 1 => false,
            2 => self.floor.get(0).is_some_and(|top| STAIRS.contains(top)),
            _ => true,
        };
        let is_free = self.phase == Phase::Explore
            && self.options.edition == Edition::First
            && self.room.len() + self.backpack.len() < ROOM + BACKPACK
            && !may_become_three();
        let kinds = self.kinds();
        is_free.then(|| self.room & (kinds.weapons | kinds.relics) | self.backpack)
    }

    /// The Health after a fight; at most 0 if it is deadly (fight-4, fight-5).
    fn health_after(&self, monster: Card, with: CardSet) -> i32 {
        let change = with.rank_sum() as i32 - i32::from(monster.rank());
        let gains = !(with & suit(Suit::Spades)).is_empty();
        let health = i32::from(self.health) + if gains { change } else { change.min(0) };
        health.min(self.options.max_health.into())
    }

    /// Whether a move is sure to kill (health-2).
    fn kills(&self, mv: Move) -> bool {
        let loss = match mv {
            Move::Fight(monster, with) => u32::from(monster.rank()).saturating_sub(with.rank_sum()),
            Move::Relic(card) if BLACK.contains(card) => card.rank().into(),
            Move::Read(_) if self.floor.get(0).and_then(Card::suit) == Some(Suit::Spades) => 3 * u32::from(self.depth),
            Move::Wish(Fortune::Pain) => 3 * u32::from(self.depth),
            _ => 0,
        };
        loss >= self.health.into()
    }
}

/// The ways of a state in which cards move freely between Room and Backpack.
struct Ways<'a, F> {
    state: &'a State,
    loose: CardSet,
    each: F,
}

impl<F: FnMut(&[Move])> Ways<'_, F> {
    /// The places of the Room for loose cards.
    fn places(&self) -> usize {
        ROOM - (self.state.room - self.loose).len()
    }

    /// Plays moves that need these cards in the Room; the other cards are there while there is space.
    fn play(&mut self, needed: CardSet, moves: &[Move]) {
        let space = self.places().checked_sub(needed.len());
        if let Some(space) = space.filter(|_| !self.state.kills(moves[0])) {
            self.arrange(needed | (self.loose - needed).iter().take(space).collect(), moves);
        }
    }

    /// Brings exactly these loose cards into the Room, then plays the moves.
    fn arrange(&mut self, room: CardSet, moves: &[Move]) {
        let mut way = [Move::Explore; LONGEST];
        let mut count = 0;
        let (mut here, mut stored) = (self.state.room & self.loose, self.state.backpack);
        while here != room {
            let placed = (room - here).first().filter(|_| here.len() < self.places());
            way[count] = match placed {
                Some(card) => {
                    (here, stored) = (here.with(card), stored - CardSet::of(card));
                    Move::Place(card)
                }
                None => {
                    let card = (here - room).first().expect("a card is to be stored");
                    (here, stored) = (here - CardSet::of(card), stored.with(card));
                    Move::Store(card)
                }
            };
            count += 1;
        }
        debug_assert!(stored.len() <= BACKPACK);
        way[count..count + moves.len()].copy_from_slice(moves);
        (self.each)(&way[..count + moves.len()]);
    }

    /// Without Stairs ahead there is no further shuffle, so a card in a Hand is never worse than in Discard: a full
    /// Hand may drop it. So no fight uses a card that changes nothing.
    fn fights(&mut self) {
        let State { floor, open } = self.state;
        let is_last = ((floor.to_set() | open.room) & STAIRS).is_empty();
        let spades = self.loose & open.kinds().weapons & suit(Suit::Spades);
        for monster in open.room & MONSTERS {
            for hand in (open.hands & same_colour(monster)).subsets() {
                for drawn in spades.subsets() {
                    let with = hand | drawn;
                    if !is_last
                        || hand.iter().all(|card| {
                            self.state.health_after(monster, with - CardSet::of(card))
                                != self.state.health_after(monster, with)
                        })
                    {
                        self.play(drawn, &[Move::Fight(monster, with)]);
                    }
                }
            }
        }
    }

    /// Equips Weapons or uses their skills.
    fn weapons(&mut self) {
        let state = self.state;
        for card in self.loose & state.kinds().weapons {
            let needed = CardSet::of(card);
            let hand = state.hands & same_colour(card);
            if hand.len() < HAND {
                self.play(needed, &[Move::Equip(card)]);
            } else {
                hand.iter().for_each(|drop| self.play(needed, &[Move::EquipDrop(card, drop)]));
            }
            match card.suit() {
                Some(Suit::Hearts) => self.play(needed, &[Move::Heal(card)]),
                Some(Suit::Clubs) if !state.floor.is_empty() => self.play(needed, &[Move::Probe(card)]),
                Some(Suit::Diamonds) => {
                    for target in (state.room | self.loose) - needed {
                        self.play(needed | self.loose & CardSet::of(target), &[Move::Bury(card, target)]);
                    }
                }
                _ => {}
            }
        }
    }

    /// Reads a Scroll. Its Fortune is known, and so are the cards that should be in the Room.
    fn read(&mut self, ace: Card) {
        let State { floor, open } = self.state;
        let (kinds, read, loose) = (open.kinds(), Move::Read(ace), self.loose);
        let drawn = floor.get(0);
        let Some(drawn) =
            drawn.filter(|drawn| drawn.suit() != Some(Suit::Hearts) && drawn.suit() != Some(Suit::Spades))
        else {
            // Pain, Vigor, or nothing.
            return self.play(CardSet::EMPTY, &[read]);
        };
        match drawn.suit() {
            Some(Suit::Clubs) => {
                if loose.len() <= self.places() {
                    self.arrange(loose, &[read]);
                }
                for lost in loose {
                    let kept = (loose - CardSet::of(lost)).iter().take(self.places()).collect();
                    self.arrange(kept, &[read, Move::Lose(lost)]);
                }
                if open.options.decline_fortunes && loose.len() > self.places() {
                    self.arrange(loose.iter().take(self.places()).collect(), &[read, Move::Decline]);
                }
            }
            Some(_) => {
                let targets = MONSTERS | kinds.relics;
                for target in (open.room | loose).with(drawn) & targets {
                    self.play(loose & CardSet::of(target), &[read, Move::Relieve(target)]);
                }
                let relics = loose & kinds.relics;
                let others = (loose - relics).iter().take(self.places()).collect();
                let is_spared =
                    ((open.room - loose).with(drawn) & targets).is_empty() && (loose - others).len() <= BACKPACK;
                if is_spared {
                    self.arrange(others, &[read]);
                } else if open.options.decline_fortunes {
                    let asks =
                        if ((open.room - loose).with(drawn) & targets).is_empty() { relics } else { CardSet::EMPTY };
                    self.play(asks.iter().take(1).collect(), &[read, Move::Decline]);
                }
            }
            None => {
                for discarded in ((open.room | loose).with(drawn) - CardSet::of(ace)).subsets() {
                    self.play(loose & discarded, &[read, Move::Discard(discarded)]);
                }
            }
        }
    }
}
