//! Playing cards: [`Card`], [`CardSet`], [`Pile`], [`Cell`] and their text forms.
//!
//! Each type has the one text form that the rules references use: a card is its rank, then its suit (`TH` is the ten of hearts,
//! `XR` the red joker); a set lists its cards in canonical order; a grid cell is `r2c3`.
//!
//! ```
//! use underdeck_cards::{Card, CardSet};
//!
//! let hand: CardSet = "7S TH XR".parse().unwrap();
//! let ten: Card = "TH".parse().unwrap();
//! assert!(hand.contains(ten) && hand.len() == 3);
//! assert_eq!(hand.to_string(), "TH 7S XR");
//! ```

mod bits;
mod card;
mod cell;
mod grid;
mod pile;
mod seen;
mod set;
mod text;

pub use card::{Card, Colour, ParseCardError, Rank, Suit};
pub use cell::{Cell, ParseCellError};
pub use grid::Grid;
pub use pile::Pile;
pub use seen::{Seen, SeenRow};
pub use set::CardSet;
