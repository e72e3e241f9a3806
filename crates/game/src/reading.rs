//! Reading moves typed by people.

use crate::{AnyMove, AnyState, MoveError, PlayError, Refusal, nearest};

impl dyn AnyState {
    /// The legal move that a text means. Case and spacing do not matter; failing an exact match, the only legal move with
    /// the same verb and the same words in any order.
    ///
    /// # Errors
    /// If the text means no legal move: whether it is not a move or not legal now, and what may have been meant.
    pub fn read_typed(&self, typed: &str) -> Result<AnyMove, MoveError> {
        // Front ends send the exact spelling; only typed text needs the words of all legal moves.
        if let Some(mv) = self.read_exactly(typed).ok().filter(|mv| mv.to_string() == typed) {
            return Ok(mv);
        }
        let legal = self.legal_moves();
        let spellings: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let words = words(typed);
        let plain = words.join(" ");
        if let Some(n) = meant(&spellings, &words, &plain) {
            return Ok(legal[n].clone());
        }
        let (error, mv) = fault(self, typed, &plain);
        let refusal = mv.and_then(|mv| self.own_view().refusal(&mv)).map(Refusal::signed);
        // A reason makes a guess at what else was meant superfluous.
        let nearest = match refusal {
            Some(_) => None,
            None => nearest(&plain, spellings.iter().map(String::as_str)).map(str::to_owned),
        };
        Err(MoveError { error, refusal, nearest })
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

/// Which of these spellings is meant by words.
fn meant(spellings: &[String], words: &[String], plain: &str) -> Option<usize> {
    let exact = spellings.iter().position(|spelling| spelling.eq_ignore_ascii_case(plain));
    exact.or_else(|| {
        let sorted = sorted(words);
        let is_same = |n: &usize| sorted == self::sorted(&self::words(&spellings[*n]));
        let mut same = (0..spellings.len()).filter(is_same);
        same.next().filter(|_| same.next().is_none())
    })
}

/// What is wrong with a text that means no legal move, and the move it spells, if that is only not legal now.
fn fault(state: &dyn AnyState, typed: &str, plain: &str) -> (PlayError, Option<AnyMove>) {
    let exact = state.game().read_move(typed.trim());
    // Most moves are lower-case words and upper-case cards, so a text in a single case is also tried that way.
    let guess = exact.clone().or_else(|_| state.game().read_move(&with_upper_cards(plain)));
    match (guess, state.outcome()) {
        (Ok(mv), None) => (PlayError::Illegal(mv.to_string()), Some(mv)),
        (Ok(mv), Some(_)) => (PlayError::Over(mv.to_string()), None),
        (Err(_), Some(_)) => (PlayError::Over(plain.into()), None),
        (Err(_), None) => (exact.err().map_or_else(|| PlayError::Illegal(plain.into()), PlayError::Notation), None),
    }
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// The verb, then the other words in alphabetical order.
fn sorted(words: &[String]) -> Vec<&str> {
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let Some(rest) = words.get_mut(1..) {
        rest.sort_unstable();
    }
    words
}

fn with_upper_cards(plain: &str) -> String {
    let upper = plain.split(' ').map(|word| {
        let card = word.to_uppercase();
        if card.parse::<cards::Card>().is_ok() { card } else { word.to_owned() }
    });
    upper.collect::<Vec<_>>().join(" ")
}
