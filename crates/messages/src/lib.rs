//! The catalogue of messages: what the program says, in every language.
//!
//! Logic chooses a message and its arguments; the sentence is in a file of `text/<language>/`, in
//! [Fluent](https://projectfluent.org) syntax. A build script makes a static of each id, and [`say!`] checks the
//! arguments of a message when it is compiled.
//!
//! ```
//! # mod text { pub use underdeck_messages::text::*; }
//! # fn main() {
//! use underdeck_messages::{Language, say};
//!
//! let message = say!(ORDINAL, n = 2);
//! assert_eq!(message.to_string(), "2nd");
//! assert_eq!(message.written(Language::of("de").unwrap()), "2.");
//! # }
//! ```

#![forbid(unsafe_code)]

// The macro names ids as other crates do.
extern crate self as underdeck_messages;

mod cards;
mod catalogue;
mod language;
mod message;
mod value;

/// The messages of the program.
#[allow(missing_docs)]
pub mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use cards::{capitalised, card_name, is_card_name, signed, spoken, suit_name};
pub use catalogue::{Catalogue, Found, Id, load};
pub use language::Language;
pub use message::{Link, Message, english};
pub use value::Value;
