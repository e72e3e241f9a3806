//! Reading moves typed by people.

use underdeck_cards::Card;

use crate::{AnyMove, AnyState, MoveError, NotationError, PlayError, nearest};

impl dyn AnyState {
    /// The legal move that a text means. Case and spacing do not matter, and a set of cards may be in any order. Any other change of the
    /// order makes another move, or none: the legal move with the same words is suggested then, never played.
    ///
    /// # Errors
    /// If the text means no legal move: whether it is not a move or not legal now, and what may have been meant.
    pub fn read_typed(&self, typed: &str) -> Result<AnyMove, MoveError> {
        // Front ends send the exact spelling; only typed text needs the words of all legal moves.
        if let Some(mv) = self.read_exactly(typed).ok().filter(|mv| mv.to_string() == typed) {
            return Ok(mv);
        }
        let mut legal = self.legal_moves();
        let spellings: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let plain = words(typed).join(" ");
        if let Some(n) = spellings.iter().position(|spelling| spelling.eq_ignore_ascii_case(&plain)) {
            return Ok(legal.swap_remove(n));
        }
        let (error, refusal) = match (spelled(self, typed, &plain), self.outcome()) {
            (Ok(mv), None) if self.is_legal(&mv) => return Ok(mv),
            (Ok(mv), None) => (PlayError::Illegal(mv.to_string()), self.own_view().refusal(&mv)),
            (Ok(mv), Some(_)) => (PlayError::Over(mv.to_string()), None),
            (Err(_), Some(_)) => (PlayError::Over(plain.clone()), None),
            (Err(error), None) => (PlayError::Notation(error), None),
        };
        // A reason makes a guess at a misspelling superfluous.
        let nearest = same_words(&spellings, &plain).or_else(|| match refusal {
            Some(_) => None,
            None => nearest(&plain, spellings.iter().map(String::as_str)),
        });
        Err(MoveError { error, refusal, nearest: nearest.map(str::to_owned) })
    }

    /// The legal move with exactly this spelling, as programs write it.
    ///
    /// # Errors
    /// If it is not a move, or not legal now.
    pub fn read_exactly(&self, spelling: &str) -> Result<AnyMove, PlayError> {
        let mv = self.game().read_move(spelling)?;
        if self.is_legal(&mv) {
            return Ok(mv);
        }
        let is_over = self.outcome().is_some();
        Err(if is_over { PlayError::Over(mv.to_string()) } else { PlayError::Illegal(mv.to_string()) })
    }
}

/// The only one of these spellings with the same verb and the same words in another order.
fn same_words<'a>(spellings: &'a [String], plain: &str) -> Option<&'a str> {
    let sorted = |text: &str| {
        let mut words = words(text);
        words.get_mut(1..).unwrap_or_default().sort_unstable();
        words
    };
    let typed = sorted(plain);
    let mut same = spellings.iter().filter(|spelling| sorted(spelling) == typed);
    same.next().filter(|_| same.next().is_none()).map(String::as_str)
}

/// The move that a text spells, whether or not it is legal now.
fn spelled(state: &dyn AnyState, typed: &str, plain: &str) -> Result<AnyMove, NotationError> {
    let read = |text: &str| state.game().read_move(text);
    // Most moves are lower-case words and upper-case cards, so a text in a single case is also tried that way. Where the order of cards has
    // a meaning, every order of them is a move; so cards that spell none as they were typed are a set, which is spelled in canonical order.
    read(typed.trim()).or_else(|error| {
        let cased: Vec<(String, Option<Card>)> = plain.split(' ').map(as_card).collect();
        let text = |words: &[(String, Option<Card>)]| {
            words.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ")
        };
        let mut sorted = cased.clone();
        sorted.chunk_by_mut(|(_, one), (_, other)| one.is_some() && other.is_some()).for_each(|run| {
            run.sort_unstable_by_key(|(_, card)| *card);
        });
        read(&text(&cased)).or_else(|_| read(&text(&sorted))).map_err(|_| error)
    })
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// A word as moves spell it, and the card that it is, if it is one.
fn as_card(word: &str) -> (String, Option<Card>) {
    let upper = word.to_uppercase();
    match upper.parse() {
        Ok(card) => (upper, Some(card)),
        Err(_) => (word.to_owned(), None),
    }
}
