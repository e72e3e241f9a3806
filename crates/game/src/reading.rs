//! Reading moves typed by people.

use underdeck_cards::Card;

use crate::card_reading::Wanted;
use crate::{AnyMove, AnyState, MoveError, NotationError, PlayError, nearest, say, spelling};

/// Words that a person adds and that say nothing.
const FILLERS: [&str; 18] = [
    "a", "an", "and", "at", "by", "card", "cards", "for", "from", "in", "into", "my", "of", "on", "the", "to", "using",
    "with",
];

impl dyn AnyState {
    /// The legal move that a text means.
    ///
    /// Case and spacing do not matter. Cards are read as people write them (`10c`, `queen of spades`), and a set of cards in any order. A
    /// text need not be complete: `fight kc 8c 9c` leaves out a word, `equip jack` a suit, `heal` all that follows, and a move may be
    /// named by the words of its label. A text that means several legal moves is [none of them](PlayError::Several), and one that spells
    /// an illegal move is refused, whatever else it might mean. A misspelling gets a suggestion and is never played.
    ///
    /// # Errors
    /// If the text means no legal move or several: whether it is not a move or not legal now, and what may have been meant.
    pub fn read_typed(&self, typed: &str) -> Result<AnyMove, MoveError> {
        // Front ends send the exact spelling; only typed text needs the words of all legal moves.
        if let Some(mv) = self.read_exactly(typed).ok().filter(|mv| mv.to_string() == typed) {
            return Ok(mv);
        }
        let tokens = tokens(typed);
        let mut legal = self.legal_moves();
        let spellings: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let plain = join(&tokens);
        if let Some(n) = spellings.iter().position(|spelling| spelling.eq_ignore_ascii_case(&plain)) {
            return Ok(legal.swap_remove(n));
        }
        let view = self.own_view();
        let (error, refusal) = match (spelled(self, typed, &tokens), self.outcome()) {
            (_, Some(_)) => (PlayError::Over(plain.clone()), None),
            (Ok(mv), None) if self.is_legal(&mv) => return Ok(mv),
            (Ok(mv), None) => (PlayError::Illegal(mv.to_string()), view.refusal(&mv)),
            (Err(error), None) => match self.read_loosely(&tokens, &spellings) {
                Some(Meant::Legal(n)) => return Ok(legal.swap_remove(n)),
                Some(Meant::Illegal(mv)) => (PlayError::Illegal(mv.to_string()), view.refusal(&mv)),
                Some(Meant::Several(moves)) => (PlayError::Several(moves), None),
                None => (PlayError::Notation(NotationError { expected: say!(PLAY_EXPECTED), ..error }), None),
            },
        };
        // A reason makes a guess at a misspelling superfluous.
        let nearest = same_words(&spellings, &plain).or_else(|| match (&error, &refusal) {
            (PlayError::Several(_), _) | (_, Some(_)) => None,
            _ => nearest(&plain, spellings.iter().map(String::as_str)),
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

    /// What a text means that spells no move. The first reading with any move decides, so a text that is complete but for its small words
    /// goes before one that leaves out a thing.
    fn read_loosely(&self, typed: &[Token], spellings: &[String]) -> Option<Meant> {
        let (view, (verb, things)) = (self.own_view(), typed.split_first()?);
        let patterns = view.patterns();
        let with_verb = |has_verb: &dyn Fn(&String, usize) -> bool| -> Vec<Option<bool>> {
            let fits = |(n, spelling)| has_verb(spelling, n).then(|| fit(self, patterns, things, spelling)).flatten();
            spellings.iter().enumerate().map(fits).collect()
        };
        let fits = with_verb(&|spelling, _| verb.is(first_word(spelling)));
        if !fits.contains(&Some(true))
            && let Some(mv) = patterns.iter().find_map(|pattern| completed(self, typed, pattern))
        {
            return Some(Meant::Illegal(mv));
        }
        let mut found = best(&fits);
        if found.is_empty() {
            let offers = view.table().offers;
            let label = |spelling: &String| {
                offers.iter().find(|offer| offer.spelling == *spelling).map(|offer| tokens(&offer.label))
            };
            let labels: Vec<Vec<Token>> =
                spellings.iter().map(|spelling| label(spelling).unwrap_or_default()).collect();
            // The first word of a label stands for the verb, unless it is the verb of another move.
            let is_verb = patterns.iter().any(|pattern| verb.is(first_word(pattern)));
            let stands = |n: usize| !is_verb && labels[n].first().is_some_and(|word| verb.is_word(word));
            found = best(&with_verb(&|_, n| stands(n)));
            if found.is_empty() {
                found = (0..labels.len()).filter(|&n| is_label(typed, &labels[n], &spellings[n])).collect();
            }
        }
        if found.is_empty() && typed.iter().all(Token::names_a_thing) {
            found = best(&spellings.iter().map(|spelling| fit(self, patterns, typed, spelling)).collect::<Vec<_>>());
        }
        Some(match found[..] {
            [] => return None,
            [n] => Meant::Legal(n),
            _ => Meant::Several(found.iter().map(|&n| spellings[n].clone()).collect()),
        })
    }
}

/// The moves that fit as a whole, or else those that fit.
fn best(fits: &[Option<bool>]) -> Vec<usize> {
    let of = |is_whole: bool| (0..fits.len()).filter(|&n| fits[n] == Some(is_whole)).collect::<Vec<_>>();
    Some(of(true)).filter(|whole| !whole.is_empty()).unwrap_or_else(|| of(false))
}

fn first_word(spelling: &str) -> &str {
    spelling.split(' ').next().unwrap_or_default()
}

/// What a text means that spells no move.
enum Meant {
    /// The legal move with this index.
    Legal(usize),
    /// Any of these legal moves.
    Several(Vec<String>),
    /// A move that is not legal.
    Illegal(AnyMove),
}

/// A word as it was typed, or the words of a card.
#[derive(Clone, Debug)]
struct Token {
    /// In lower case, but a card as moves spell it.
    text: String,
    /// The cards that are meant, if it is a word of cards.
    cards: Option<Wanted>,
}

impl Token {
    fn of(words: &[String]) -> Self {
        let text = words.join(" ");
        let cards = Wanted::read(&text, true).filter(|_| !matches!(text.as_str(), "of" | "o" | "the"));
        match cards.as_ref().and_then(Wanted::card) {
            Some(card) => Self { text: card.to_string(), cards },
            None => Self { text, cards },
        }
    }

    fn card(&self) -> Option<Card> {
        self.cards.as_ref().and_then(Wanted::card)
    }

    fn is_filler(&self) -> bool {
        FILLERS.contains(&self.text.as_str())
    }

    /// Whether it can mean a move by itself: not a number, which is a choice from a list.
    fn names_a_thing(&self) -> bool {
        self.text.parse::<i64>().is_err() && !self.is_filler()
    }

    /// Whether it is the same word, and no number.
    fn is_word(&self, word: &Self) -> bool {
        self.names_a_thing() && self.text == word.text
    }

    /// Whether it stands for this word of a spelling.
    fn is(&self, word: &str) -> bool {
        let fits = |cards: &Wanted| word.parse().is_ok_and(|card| cards.fits(card));
        self.text.eq_ignore_ascii_case(word) || self.cards.as_ref().is_some_and(fits)
    }
}

/// Whether words are those of a legal move after its verb, in their order and with nothing left out before the last of them but small
/// words; and whether they are all of it.
fn fit(state: &dyn AnyState, patterns: &[&str], typed: &[Token], spelling: &str) -> Option<bool> {
    let words: Vec<&str> = spelling.split(' ').collect();
    let (set, is_small) = (set_of(state, &words), small_words(patterns, &words));
    let mut said: Vec<Token> = typed.iter().filter(|token| !token.is_filler()).cloned().collect();
    let in_set = said.iter().rev().take(words.len() - set).take_while(|token| token.card().is_some()).count();
    let from = said.len() - in_set;
    said[from..].sort_by_key(Token::card);
    [typed, &said].into_iter().find_map(|typed| {
        let mut next = 1;
        for token in typed {
            while !token.is(words.get(next)?) {
                // Only a small word between things can be left out.
                if !is_small[next] {
                    return None;
                }
                next += 1;
            }
            next += 1;
        }
        // Half a set is another set, not a short way to write this one.
        let is_half = next > set && next < words.len();
        (!is_half).then_some(next == words.len())
    })
}

/// The index at which the cards at the end of a spelling begin that are a set, which has no order; the number of words if there is none.
fn set_of(state: &dyn AnyState, words: &[&str]) -> usize {
    let cards = words.iter().rev().take_while(|word| word.parse::<Card>().is_ok()).count();
    let mut swapped = words.to_vec();
    if cards > 1 {
        swapped.swap(words.len() - 1, words.len() - 2);
    }
    let is_set = cards > 1 && state.game().read_move(&swapped.join(" ")).is_err();
    words.len() - if is_set { cards } else { 0 }
}

/// Which words of a spelling are fixed by its pattern.
fn small_words(patterns: &[&str], words: &[&str]) -> Vec<bool> {
    let mut is_small = vec![false; words.len()];
    let fits = |pattern: &&&str| {
        let count = pattern.split(' ').filter(|part| spelling::is_field(part)).count();
        spelling::fields(pattern, count, words).is_some()
    };
    for (n, part) in patterns.iter().find(fits).into_iter().flat_map(|pattern| pattern.split(' ').enumerate()) {
        is_small.get_mut(n).into_iter().for_each(|it| *it = part != "…" && !spelling::is_field(part));
    }
    is_small
}

/// The move that a text spells by a pattern but for small words, which are added; two in a row would say something.
fn completed(state: &dyn AnyState, typed: &[Token], pattern: &str) -> Option<AnyMove> {
    let parts: Vec<&str> = pattern.split(' ').collect();
    let is_said = |token: &&Token| !token.is_filler() || parts.contains(&token.text.as_str());
    let (mut words, mut left) = (Vec::new(), typed.iter().filter(is_said).peekable());
    let mut was_added = !left.peek()?.is(parts[0]);
    for &part in &parts {
        let word = match part {
            "…" => {
                words.extend(left.by_ref().cloned());
                continue;
            }
            part if spelling::is_field(part) => Some(left.next()?),
            part => left.next_if(|token| token.text == part),
        };
        if was_added && word.is_none() {
            return None;
        }
        was_added = word.is_none();
        words.push(word.map_or_else(|| Token::of(&[part.to_owned()]), Token::clone));
    }
    left.next().is_none().then(|| spelled(state, &join(&words), &words).ok()).flatten()
}

/// Whether the words of a text are in a move's label, in this order and with its first word or the move's verb.
fn is_label(typed: &[Token], label: &[Token], spelling: &str) -> bool {
    let Some((verb, rest)) = typed.split_first() else { return false };
    let has_verb = verb.is(first_word(spelling)) || label.first().is_some_and(|word| verb.is_word(word));
    let mut left = label.iter();
    has_verb && rest.iter().all(|token| token.is_filler() || left.any(|word| token.is(&word.text)))
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
fn spelled(state: &dyn AnyState, typed: &str, tokens: &[Token]) -> Result<AnyMove, NotationError> {
    let read = |text: &str| state.game().read_move(text);
    // Most moves are lower-case words and upper-case cards, so a text in a single case is also tried that way. Where the order of cards has
    // a meaning, every order of them is a move; so cards that spell none as they were typed are a set, which is spelled in canonical order.
    read(typed.trim()).or_else(|error| {
        let mut sorted = tokens.to_vec();
        sorted
            .chunk_by_mut(|one, other| one.card().is_some() && other.card().is_some())
            .for_each(|run| run.sort_by_key(Token::card));
        read(&join(tokens)).or_else(|_| read(&join(&sorted))).map_err(|_| error)
    })
}

fn words(text: &str) -> Vec<String> {
    let is_between = |c: char| c.is_whitespace() || [',', ';', '+', '&'].contains(&c);
    let bare = |word: &str| word.trim_matches(['#', '.', ':', '(', ')', '"', '`']).to_lowercase();
    text.split(is_between).map(bare).filter(|word| !word.is_empty()).collect()
}

/// The words of a text; those of a card are together: `queen of spades`, `10 h`.
fn tokens(text: &str) -> Vec<Token> {
    let (words, mut tokens) = (words(text), Vec::new());
    let mut at = 0;
    while at < words.len() {
        let is_card = |long: &usize| {
            let part = words.get(at..at + long).unwrap_or_default();
            let is_of = *long == 2 || part.get(1).is_some_and(|word| ["of", "o"].contains(&word.as_str()));
            let is_part = |word: &String| Token::of(std::slice::from_ref(word)).card().is_none();
            is_of && part.iter().all(is_part) && part.last() != Some(&"the".into()) && Token::of(part).card().is_some()
        };
        let long = [3, 2].into_iter().find(is_card).unwrap_or(1);
        tokens.push(Token::of(&words[at..at + long]));
        at += long;
    }
    tokens
}

fn join(tokens: &[Token]) -> String {
    tokens.iter().map(|token| token.text.as_str()).collect::<Vec<_>>().join(" ")
}
