//! Documents as values of options: sets of tables.

use std::fmt;

use crate::{Message, say};

/// A kind of document that an option takes: how it is read, and how it is packed into a deal code. Its empty text stands for the game's own.
///
/// A document has **one form**, the text in which options, states and records hold it: equal documents have equal forms, and the form is
/// itself a document.
pub struct Document {
    /// The most bytes of a document as it is given.
    pub most: usize,
    /// The most bytes of a packed document.
    pub most_packed: usize,
    /// Reads a document of at most `most` bytes; gives its one form, which packs into at most `most_packed` bytes, or the fault with its line and
    /// column.
    pub read: fn(&str) -> Result<String, Message>,
    /// The one form in few bytes. Equal forms give equal bytes for ever, since deal codes hold them.
    pub pack: fn(&str) -> Vec<u8>,
    /// The one form of these bytes; `None` if no document packs into them.
    pub unpack: fn(&[u8]) -> Option<String>,
    /// The game's own document in full, to be changed.
    pub own: fn() -> String,
}

impl Document {
    /// Whether the text is the one form of a document.
    pub fn is_settled(&self, text: &str) -> bool {
        text.is_empty() || self.settle(text).is_ok_and(|form| form == text)
    }

    /// The one form of a document.
    ///
    /// # Errors
    /// The fault with its line and column, or that the document is too long.
    pub fn settle(&self, text: &str) -> Result<String, Message> {
        if text.len() > self.most {
            return Err(say!(OPTION_DOCUMENT_LONG, bytes = text.len(), most = self.most));
        }
        (self.read)(text)
    }
}

/// Every document is one static, so it is equal to itself alone.
impl PartialEq for Document {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Document {}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a document of at most {} bytes", self.most)
    }
}
