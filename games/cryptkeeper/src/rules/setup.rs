//! Set-up: the starting item, dealing a map, placing the token.

use underdeck_cards::Card;
use underdeck_game::{Chance, Refusal, say};

use crate::deck::Deck;
use crate::face::{FACES, Face, Faces};
use crate::field::{Square, index};
use crate::legal::{Legal, Verb};
use crate::map::Map;
use crate::signs::Signs;
use crate::state::{Open, Phase};
use crate::{Options, State};

impl State {
    /// Shuffles the red suit into the deck and offers the black one (setup-1, setup-2, setup-3).
    #[inline]
    pub(crate) fn set_up(options: Options, chance: &mut impl Chance) -> Self {
        let mut state = Self { open: Open::new(options), map: Map::EMPTY, deck: Deck::new() };
        state.deck = Deck::of(state.shuffled("deck", Faces::ALL - Faces::black(options), chance));
        state
    }

    /// Any of the 13 black cards (take-1, R2).
    #[inline]
    pub(crate) fn may_take(&self) -> Legal {
        Legal::Cards { verb: Verb::Take, cards: self.offer(), last: None }
    }

    /// Whether the card is on offer (take-1, setup-2).
    pub(crate) fn check_take(&self, card: Card) -> Result<(), Refusal> {
        self.find(card, self.offer(), |place| say!(NOT_ON_OFFER, place), &["take-1", "setup-2"]).map(drop)
    }

    /// Moves the card to the hand; the others are shuffled and dealt (take-1, R1, R2, R3).
    pub(crate) fn take(&mut self, face: Face, chance: &mut impl Chance) {
        let others = self.offer() - Faces::of(face);
        self.hand.insert(face);
        self.signs.start(face, Signs::THIS_TURN);
        self.deal_shuffled(others, chance);
    }

    /// Deals a shuffled map of these cards: columns of three, top to bottom, left to right, all face-down and unknown;
    /// then the token is placed (deal-1, field-2, R1, R3, R5).
    #[inline]
    pub(crate) fn deal_shuffled(&mut self, faces: Faces, chance: &mut impl Chance) {
        self.map = Map::EMPTY;
        self.dealt.map = faces;
        self.token = Square::NOWHERE;
        self.phase = Phase::Stand;
        let mut square = Square::at(index(1), index(1));
        for face in self.shuffled("map", faces, chance) {
            self.map.lay(face, square);
            square = if square.row() == index(3) {
                Square::at(index(1), square.column() + 1)
            } else {
                Square::at(square.row() + 1, square.column())
            };
        }
    }

    /// Any tile (stand-1, R5).
    #[inline]
    pub(crate) fn may_stand(&self) -> Legal {
        Legal::Cells { verb: Verb::Stand, cells: *self.map.grid() }
    }

    /// Places the token; no tile is turned or activated. On later floors that ends the turn of the descent
    /// (stand-1, descend-5, R4, R10).
    #[inline]
    pub(crate) fn stand(&mut self, square: Square) {
        self.token = square;
        if self.floor == 1 { self.enter_turn() } else { self.end_turn() }
    }

    /// The cards in random order, top first; chance gets them in canonical order.
    #[inline]
    pub(crate) fn shuffled<C: Chance>(
        &self,
        pile: &'static str,
        faces: Faces,
        chance: &mut C,
    ) -> impl DoubleEndedIterator<Item = Face> + use<C> {
        let mut cards = [Card::RED_JOKER; FACES];
        let count = faces.len();
        for (slot, face) in cards.iter_mut().zip(faces) {
            *slot = face.card(self.options);
        }
        chance.shuffle(pile, &mut cards[..count]);
        let options = self.options;
        cards.into_iter().take(count).map(move |card| Face::of(card, options))
    }
}
