//! Cards in texts. Games write cards in notation, `TH`; people read `10♥` and say `ten of hearts`.

use std::cell::RefCell;
use std::collections::HashMap;

use underdeck_cards::{Card, Suit};

use crate::catalogue::Id;
use crate::language::Language;
use crate::message::Message;
use crate::{say, text};

/// The name of a card: `ten of hearts`.
pub fn card_name(card: Card) -> Message {
    // A table has many cards, and a kept message keeps its words.
    thread_local! { static KEPT: RefCell<HashMap<Card, Message>> = RefCell::default() }
    KEPT.with_borrow_mut(|kept| kept.entry(card).or_insert_with(|| named(card)).clone())
}

fn named(card: Card) -> Message {
    let Some(suit) = card.suit() else {
        return match card {
            Card::RED_JOKER => say!(CARD_JOKER_RED),
            Card::BLACK_JOKER => say!(CARD_JOKER_BLACK),
            card => say!(CARD_JOKER, n = card.index() - 51),
        };
    };
    static RANKS: [&Id; 13] = [
        &text::RANK_ACE,
        &text::RANK_TWO,
        &text::RANK_THREE,
        &text::RANK_FOUR,
        &text::RANK_FIVE,
        &text::RANK_SIX,
        &text::RANK_SEVEN,
        &text::RANK_EIGHT,
        &text::RANK_NINE,
        &text::RANK_TEN,
        &text::RANK_JACK,
        &text::RANK_QUEEN,
        &text::RANK_KING,
    ];
    let rank = RANKS[usize::from(card.rank()) - 1];
    say!(CARD_NAME, rank = Message::from(rank), suit = suit_name(suit))
}

/// Whether a text is the name of a card in one of the languages.
pub fn is_card_name(text: &str, card: Card) -> bool {
    let text = text.trim().to_lowercase();
    Language::all().any(|language| card_name(card).written(language).to_lowercase() == text)
}

/// A suit by its name: `spades`.
pub fn suit_name(suit: Suit) -> Message {
    Message::from(match suit {
        Suit::Clubs => &text::SUIT_CLUBS,
        Suit::Diamonds => &text::SUIT_DIAMONDS,
        Suit::Hearts => &text::SUIT_HEARTS,
        Suit::Spades => &text::SUIT_SPADES,
    })
}

/// The text with its first letter in upper case.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text with cards as people write them: `TH` as `10♥`, `XR` as `Joker ★`. Text in backquotes is notation and is kept.
pub fn signed(text: &str) -> String {
    let parts = text.split('`').enumerate();
    parts.map(|(n, part)| if n % 2 == 1 { part.to_owned() } else { in_signs(part) }).collect::<Vec<_>>().join("`")
}

/// The text with cards as people say them: `10♥` as `ten of hearts`. Text in backquotes is kept.
pub fn spoken(text: &str, language: Language) -> String {
    let mut said = text.to_owned();
    for card in Card::ALL.into_iter().filter(|card| text.contains(card.symbol().as_str())) {
        let (sign, name) = (card.symbol(), card_name(card).write(language));
        let upper = capitalised(&name);
        if let Some(rest) = said.strip_prefix(&sign) {
            said = format!("{upper}{rest}");
        }
        said = said.replace(&format!(". {sign}"), &format!(". {upper}")).replace(&sign, &name);
    }
    said
}

fn in_signs(text: &str) -> String {
    let (mut written, mut rest) = (String::with_capacity(text.len() + 8), text);
    while let Some((at, card)) = first_card(rest) {
        written += &rest[..at];
        written += &card.symbol();
        rest = &rest[at + 2..];
    }
    written + rest
}

/// The first card of a text, in notation and as a word of its own, with its position.
fn first_card(text: &str) -> Option<(usize, Card)> {
    let is_apart = |neighbour: Option<char>| neighbour.is_none_or(|c| !c.is_alphanumeric());
    // Every page looks for cards in all its words, and few words have two adjacent letters of this kind.
    let pairs = text.as_bytes().windows(2).enumerate();
    pairs
        .filter(|(_, pair)| MAY_BEGIN[usize::from(pair[0])] && MAY_END[usize::from(pair[1])])
        .filter(|(at, _)| is_apart(text[..*at].chars().next_back()) && is_apart(text[at + 2..].chars().next()))
        .find_map(|(at, _)| Some((at, text[at..at + 2].parse().ok()?)))
}

/// The letters that begin the notation of a card, and those that end one.
const MAY_BEGIN: [bool; 256] = among(b"A23456789TJQKX");
const MAY_END: [bool; 256] = among(b"CDHSRB345678");

const fn among(letters: &[u8]) -> [bool; 256] {
    let (mut is_one, mut n) = ([false; 256], 0);
    while n < letters.len() {
        is_one[letters[n] as usize] = true;
        n += 1;
    }
    is_one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_written_and_said_and_notation_in_quotes_stays() {
        let text = "TH goes; `fight QS with 5C` makes XR, 2S (AD) r1c1, 2D6 and X3";
        let written = "10♥ goes; `fight QS with 5C` makes Joker ★, 2♠ (A♦) r1c1, 2D6 and Joker 3";
        assert_eq!(signed(text), written);
        assert_eq!(signed(written), written);
        let said = "Ten of hearts goes; `fight QS with 5C` makes red joker, two of spades (ace of diamonds) r1c1, 2D6 and joker 3";
        assert_eq!(spoken(written, Language::ENGLISH), said);
        assert_eq!(spoken("One. 10♥. Two 10♣", Language::ENGLISH), "One. Ten of hearts. Two ten of clubs");
        assert_eq!((signed(""), spoken("", Language::ENGLISH)), (String::new(), String::new()));
    }
}
