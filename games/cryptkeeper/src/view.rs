//! The player's knowledge.

use serde::Serialize;
use underdeck_cards::{Card, CardSet, Cell, Seen};
use underdeck_game::Rng;

use crate::State;
use crate::deck::Deck;
use crate::face::{FACES, Face, Faces};
use crate::field::Square;
use crate::map::{Map, Side};
use crate::state::{Dealt, Open, Phase, Using};

/// The shuffle of this floor that a card was in (view-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// It was dealt with the map.
    Map,
    /// It was not.
    Deck,
}

/// A tile as the player sees it (view-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ViewTile {
    /// The cell.
    pub cell: Cell,
    /// Its card, if the player knows it.
    pub card: Seen,
    /// Its side.
    pub side: Side,
    /// The shuffle that it was in.
    pub origin: Origin,
}

/// A list of at most as many items as there are cards, without heap: a view is made before every simulated move.
///
/// Unused places hold a filler, so that equal lists are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct List<T> {
    places: [T; FACES],
    count: usize,
}

impl<T: Copy> List<T> {
    fn of(things: impl Iterator<Item = T>, fill: T) -> Self {
        let (mut places, mut count) = ([fill; FACES], 0);
        for (place, thing) in places.iter_mut().zip(things) {
            *place = thing;
            count += 1;
        }
        Self { places, count }
    }

    fn as_slice(&self) -> &[T] {
        &self.places[..self.count]
    }
}

/// The game as the player sees it: unknown cards of deck and map are hidden, nothing else (view-1).
///
/// It holds no order of a shuffle: the player sees only its number of cards (view-2).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(crate) open: Open,
    tiles: List<ViewTile>,
    deck: List<(Seen, Origin)>,
}

impl View {
    pub(crate) fn of(state: &State) -> Self {
        Self::showing(state, state.known)
    }

    /// Deck and map with the faces of these cards.
    pub(crate) fn showing(state: &State, shown: Faces) -> Self {
        let options = state.options;
        let seen = |face: Face| Seen::when(shown.contains(face), face.card(options));
        let origin = |face| if state.dealt.map.contains(face) { Origin::Map } else { Origin::Deck };
        // A table look-up for each tile is quicker than a search for each.
        let mut faces = [0; Square::WORDS];
        for face in state.map.faces() {
            faces[usize::from(state.map.square(face).bits()) % Square::WORDS] = face.index() as u8;
        }
        let tile = |square: Square| {
            let face = Face::from_index(faces[usize::from(square.bits()) % Square::WORDS].into());
            ViewTile { cell: square.cell(), card: seen(face), side: state.map.side(face), origin: origin(face) }
        };
        let no_tile = ViewTile { cell: Cell::new(0, 0), card: Seen::HIDDEN, side: Side::Down, origin: Origin::Map };
        Self {
            open: state.open,
            tiles: List::of(state.map.grid().iter().map(tile), no_tile),
            deck: List::of(state.deck.iter().map(|face| (seen(face), origin(face))), (Seen::HIDDEN, Origin::Map)),
        }
    }

    /// The same view with clubs called spades; `None` where spades are in play already.
    ///
    /// The suits are names (option-1), but canonical order follows them: clubs come before the red suit, spades after it.
    pub(crate) fn in_spades(&self) -> Option<Self> {
        let options = self.options.with_spades();
        if self.options == options {
            return None;
        }
        let card = |seen: Seen| Seen::new(seen.card().map(|card| Face::of(card, self.options).turned().card(options)));
        let mut view = self.clone();
        view.tiles.places.iter_mut().for_each(|tile| tile.card = card(tile.card));
        view.deck.places.iter_mut().for_each(|(seen, _)| *seen = card(*seen));
        let open = &mut view.open;
        open.options = options;
        let Dealt { map, drawn } = &mut open.dealt;
        for faces in [&mut open.hand, &mut open.discard, &mut open.known, map, drawn] {
            *faces = faces.turned();
        }
        open.event = open.event.map(Face::turned);
        open.using = open.using.map(|Using { item, back }| Using { item: item.turned(), back });
        open.signs = open.signs.turned();
        open.phase = match open.phase {
            Phase::Cell { picked } => Phase::Cell { picked: picked.map(Face::turned) },
            phase => phase,
        };
        Some(view)
    }

    /// The tiles by row, then column.
    pub fn tiles(&self) -> &[ViewTile] {
        self.tiles.as_slice()
    }

    /// The tile on a cell, if it holds one.
    pub(crate) fn tile_on(&self, cell: Cell) -> Option<&ViewTile> {
        self.tiles().iter().find(|tile| tile.cell == cell)
    }

    /// The deck, top first, with the origin of each card.
    pub fn deck(&self) -> &[(Seen, Origin)] {
        self.deck.as_slice()
    }

    /// The unseen cards that have this origin (view-3).
    pub(crate) fn unseen_of(&self, origin: Origin) -> Faces {
        match origin {
            Origin::Map => self.unseen() & self.dealt.map,
            Origin::Deck => self.unseen() - self.dealt.map,
        }
    }

    /// The unseen cards.
    pub(crate) fn unseen(&self) -> Faces {
        Faces::ALL - (self.known | self.hand | self.discard | self.offer() | self.in_use())
    }

    /// A state that looks like this view, with the unseen cards of each origin in the order of `arrange`.
    pub(crate) fn complete(&self, mut arrange: impl FnMut(&mut [Card])) -> State {
        let mut arranged = |origin| {
            let mut cards = [Card::RED_JOKER; FACES];
            let unseen = self.unseen_of(origin);
            for (slot, face) in cards.iter_mut().zip(unseen) {
                *slot = face.card(self.options);
            }
            arrange(&mut cards[..unseen.len()]);
            cards.into_iter()
        };
        let (mut of_map, mut of_deck) = (arranged(Origin::Map), arranged(Origin::Deck));
        let mut face = |seen: Seen, origin| {
            let mut deal = || match origin {
                Origin::Map => of_map.next(),
                Origin::Deck => of_deck.next(),
            };
            Face::of(seen.card().or_else(&mut deal).expect("as many cards are unseen as hidden"), self.options)
        };
        let mut map = Map::EMPTY;
        for tile in self.tiles() {
            let laid = face(tile.card, tile.origin);
            map.lay(laid, Square::of(tile.cell).unwrap_or(Square::NOWHERE));
            map.turn(laid, tile.side);
        }
        let mut deck = [Face::FIRST; FACES];
        for (slot, &(seen, origin)) in deck.iter_mut().zip(self.deck()) {
            *slot = face(seen, origin);
        }
        State { open: self.open, map, deck: Deck::of(deck.into_iter().take(self.deck().len())) }
    }
}

underdeck_game::open_part!(State, View: open, Open);

/// The player sees luck as a [`underdeck_game::SeenChance`]: the number of shuffled cards, never their order (view-2).
impl underdeck_game::View for View {
    type State = State;

    /// Every order of the unseen cards of the same origin is equally likely (view-3).
    fn determinise(&self, rng: &mut impl Rng) -> State {
        self.complete(|cards| underdeck_game::shuffle(rng, cards))
    }

    fn hidden(&self) -> usize {
        self.tiles().len() + self.deck().len() - self.known.len()
    }

    /// Includes the pool of the map: the cards that were shuffled into it, without their places (view-3).
    fn named_cards(&self) -> CardSet {
        let chosen = match self.phase {
            Phase::Discard { .. } => self.eligible(),
            Phase::Cell { picked } => picked.into_iter().collect(),
            _ => self.offer(),
        };
        let played = self.event.into_iter().collect::<Faces>() | self.in_use();
        let open = self.hand | self.discard | self.known | self.dealt.map | chosen | played;
        open.cards(self.options)
    }
}
