//! The map: tiles on the cells of the field.

use serde::{Deserialize, Serialize};

use crate::face::{FACES, Face, Faces};
use crate::field::{Grid, Square};

/// The side of a tile (side-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Face-down.
    Down,
    /// Face-up and sideways: seen, not activated.
    Revealed,
    /// Face-up.
    Activated,
}

/// The tiles: each with its cell and its side (side-1).
///
/// A tile is in exactly one of `down`, `revealed` and `activated`; a card that is no tile is in none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Map {
    grid: Grid,
    squares: [Square; FACES],
    pub(crate) down: Faces,
    pub(crate) revealed: Faces,
    pub(crate) activated: Faces,
}

impl Map {
    pub(crate) const EMPTY: Self = Self {
        grid: Grid::EMPTY,
        squares: [Square::NOWHERE; FACES],
        down: Faces::EMPTY,
        revealed: Faces::EMPTY,
        activated: Faces::EMPTY,
    };

    /// The cells that hold a tile.
    #[inline]
    pub(crate) const fn grid(&self) -> &Grid {
        &self.grid
    }

    #[inline]
    pub(crate) fn faces(&self) -> Faces {
        self.down | self.revealed | self.activated
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.faces().is_empty()
    }

    /// The cell of a tile; [`Square::NOWHERE`] for other cards.
    #[inline]
    pub(crate) const fn square(&self, face: Face) -> Square {
        self.squares[face.index()]
    }

    /// The side of a tile.
    pub(crate) fn side(&self, face: Face) -> Side {
        // Without a branch: the side of a tile is rarely predictable.
        const SIDES: [Side; 4] = [Side::Down, Side::Revealed, Side::Activated, Side::Activated];
        SIDES[usize::from(self.activated.contains(face)) << 1 | usize::from(self.revealed.contains(face))]
    }

    /// The card of the tile on a cell that holds one.
    #[inline]
    pub(crate) fn face_at(&self, square: Square) -> Face {
        // Compares every place without a branch: only one can match.
        let mut found = 0;
        for (index, place) in self.squares.iter().enumerate() {
            found |= index as u16 & u16::from(place.bits() == square.bits()).wrapping_neg();
        }
        Face::from_index(found.into())
    }

    /// The tiles adjacent to a cell (map-1, R6).
    #[inline]
    pub(crate) fn faces_near(&self, square: Square) -> Faces {
        // Without a branch, as in `face_at`; cards off the map are masked out at the end.
        let near = |place: Square| {
            let steps = place.bits().wrapping_sub(square.bits());
            u16::from(steps == 1) | u16::from(steps == 32) | u16::from(steps == !0) | u16::from(steps == !31)
        };
        let (low, high) = self.squares.split_at(16);
        let bits = |half: &[Square]| {
            half.iter().enumerate().fold(0, |bits, (n, &place)| bits | (near(place).wrapping_neg() & 1 << n))
        };
        Faces::from_bits(u32::from(bits(low)) | u32::from(bits(high)) << 16) & self.faces()
    }

    /// The tile on a cell, if it holds one.
    #[inline]
    pub(crate) fn tile_at(&self, square: Square) -> Option<Face> {
        (!square.is_nowhere() && self.grid.contains(square)).then(|| self.face_at(square))
    }

    /// Lays a card face-down on an empty cell.
    #[inline]
    pub(crate) fn lay(&mut self, face: Face, square: Square) {
        self.grid.insert(square);
        self.squares[face.index()] = square;
        self.down.insert(face);
    }

    /// Takes a tile off the map.
    #[inline]
    pub(crate) fn lift(&mut self, face: Face) {
        self.grid.remove(self.squares[face.index()]);
        self.squares[face.index()] = Square::NOWHERE;
        self.down.remove(face);
        self.revealed.remove(face);
        self.activated.remove(face);
    }

    /// Puts a tile on another, empty cell, its side unchanged.
    #[inline]
    pub(crate) fn shift(&mut self, face: Face, square: Square) {
        self.grid.remove(self.squares[face.index()]);
        self.grid.insert(square);
        self.squares[face.index()] = square;
    }

    /// Turns the face-down tiles among the cards face-up and sideways (side-2).
    #[inline]
    pub(crate) fn reveal(&mut self, faces: Faces) {
        let turned = faces & self.down;
        self.down -= turned;
        self.revealed |= turned;
    }

    /// Activates the tile.
    #[inline]
    pub(crate) fn activate(&mut self, face: Face) {
        self.down.remove(face);
        self.revealed.remove(face);
        self.activated.insert(face);
    }

    /// Turns a face-down tile onto this side.
    #[inline]
    pub(crate) fn turn(&mut self, face: Face, side: Side) {
        match side {
            Side::Down => {}
            Side::Revealed => self.reveal(Faces::of(face)),
            Side::Activated => self.activate(face),
        }
    }

    /// The tiles with a matching cell.
    #[inline]
    pub(crate) fn faces_where(&self, fits: impl Fn(Square) -> bool) -> Faces {
        self.faces().iter().filter(|&face| fits(self.square(face))).collect()
    }
}
