//! Reading cards typed by people.

use underdeck_cards::{Card, Colour, Suit};

use crate::{Language, card_name};

/// The cards that a typed text can mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardReading {
    /// One card, without doubt.
    One(Card),
    /// Any of these: ask which.
    Several(Vec<Card>),
    /// None of them.
    None,
}

/// The cards among `choices` that a typed text may mean.
///
/// A card is read as `QS`, `q s`, `10h`, `Q♠`, `queen of spades`, `joker` or `XR`; a rank, a suit or a colour alone stands for all its
/// cards (`7`, `the ace`, `spades`), and the beginning of a word for the word (`que`, `queen of sp`). A whole word comes before a
/// beginning: `s` is spades, not six. A text without any word of a card stands for all cards, even if there is only one. Anything else
/// may be the name of a card in another language, or words of it: `Pik Dame`, `dame`.
///
/// ```
/// use underdeck_game::{CardReading, read_card};
/// let cards = ["7C", "7S", "QS"].map(|card| card.parse().unwrap());
/// assert_eq!(read_card("queen", &cards), CardReading::One(cards[2]));
/// assert_eq!(read_card("7", &cards), CardReading::Several(cards[..2].to_vec()));
/// assert_eq!(read_card("7 of hearts", &cards), CardReading::None);
/// ```
pub fn read_card(text: &str, choices: &[Card]) -> CardReading {
    let Some(wanted) = Wanted::read(text, false) else { return read_name(text, choices) };
    let found: Vec<Card> = choices.iter().copied().filter(|&card| wanted.fits(card)).collect();
    match found.as_slice() {
        [] => read_name(text, choices),
        [card] if wanted.is_sure() => CardReading::One(*card),
        _ => CardReading::Several(found),
    }
}

/// The cards whose name in some language has words that begin with those of a text: `Pik Dame`, `dame`.
fn read_name(text: &str, choices: &[Card]) -> CardReading {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| c.is_whitespace() || c == '-' || c == ',');
        words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    };
    let typed = words(text);
    let is_in = |card: Card, language| {
        let name = words(&card_name(card).write(language));
        typed.iter().all(|word| name.iter().any(|part| part.starts_with(word)))
    };
    let fits = |card: &Card| !typed.is_empty() && Language::all().any(|language| is_in(*card, language));
    let found: Vec<Card> = choices.iter().copied().filter(fits).collect();
    match found[..] {
        [] => CardReading::None,
        [card] => CardReading::One(card),
        _ => CardReading::Several(found),
    }
}

const RANKS: [[&str; 3]; 13] = [
    ["a", "ace", "aces"],
    ["2", "two", "twos"],
    ["3", "three", "threes"],
    ["4", "four", "fours"],
    ["5", "five", "fives"],
    ["6", "six", "sixes"],
    ["7", "seven", "sevens"],
    ["8", "eight", "eights"],
    ["9", "nine", "nines"],
    ["t", "ten", "tens"],
    ["j", "jack", "jacks"],
    ["q", "queen", "queens"],
    ["k", "king", "kings"],
];
const SUITS: [[&str; 5]; 4] = [
    ["c", "♣", "♧", "club", "clubs"],
    ["d", "♦", "♢", "diamond", "diamonds"],
    ["h", "♥", "♡", "heart", "hearts"],
    ["s", "♠", "♤", "spade", "spades"],
];
const JOKERS: [&str; 3] = ["x", "joker", "jokers"];
const COLOURS: [(&str, Colour); 2] = [("red", Colour::Red), ("black", Colour::Black)];

/// The parts of a card that a text names.
#[derive(Clone, Default, Debug)]
pub(crate) struct Wanted {
    ranks: Option<Vec<u8>>,
    suits: Option<Vec<Suit>>,
    colour: Option<Colour>,
    is_joker: bool,
    card: Option<Card>,
}

impl Wanted {
    /// `None` if a word is none of a card, or two contradict each other. Beginnings of words count unless they must be whole.
    pub(crate) fn read(text: &str, is_whole: bool) -> Option<Self> {
        let text = text.trim().to_lowercase().replace('\u{fe0f}', "").replace("10", "t");
        let mut wanted = Self::default();
        let words = text.split(|c: char| c.is_whitespace() || c == '-' || c == ',').filter(|word| !word.is_empty());
        let words: Vec<&str> = words.filter(|word| !["of", "o", "the"].contains(word)).collect();
        // `joker 3` is a joker, not a three.
        if let [joker, number] = words[..]
            && JOKERS.contains(&joker)
            && let Ok(number @ 3..=8) = number.parse::<u8>()
        {
            wanted.card = Some(Card::joker(number - 1));
            return Some(wanted);
        }
        for word in words {
            wanted.add(word, is_whole)?;
        }
        Some(wanted)
    }

    /// The only card that fits, of all cards that there are.
    pub(crate) fn card(&self) -> Option<Card> {
        let mut fitting = Card::ALL.into_iter().filter(|&card| self.fits(card));
        fitting.next().filter(|_| self.is_sure() && fitting.next().is_none())
    }

    /// Adds a word.
    fn add(&mut self, word: &str, is_whole: bool) -> Option<()> {
        let card = |card: Card| card.to_string().to_lowercase();
        if let Some(index) = (52..60).find(|&n| Card::from_index(n).is_some_and(|joker| card(joker) == word)) {
            return self.set_card(Card::from_index(index)?);
        }
        match word {
            "★" => return self.set_card(Card::RED_JOKER),
            "☆" => return self.set_card(Card::BLACK_JOKER),
            // An ace or the beginning of a ten.
            "1" => return self.set_ranks(vec![1, 10]),
            _ => {}
        }
        let (rank, suit) = (position(&RANKS, word), position(&SUITS, word));
        if let Some(rank) = rank {
            return self.set_ranks(vec![rank as u8 + 1]);
        }
        if let Some(suit) = suit {
            return self.set_suits(vec![Suit::ALL[suit]]);
        }
        if JOKERS.contains(&word) {
            return self.set_joker();
        }
        if let Some((_, colour)) = COLOURS.iter().find(|(name, _)| *name == word) {
            return self.set_colour(*colour);
        }
        if let Some((rank, suit)) = together(word) {
            self.set_ranks(vec![rank as u8 + 1])?;
            return self.set_suits(suit);
        }
        if is_whole { None } else { self.begin(word) }
    }

    /// Adds the beginning of a word.
    fn begin(&mut self, word: &str) -> Option<()> {
        let starts = |names: &[&str]| names.iter().any(|name| name.starts_with(word));
        let ranks: Vec<u8> = (1..=13).filter(|&rank| starts(&RANKS[usize::from(rank) - 1])).collect();
        let suits = suits_of(word);
        let colour = COLOURS.iter().find(|(name, _)| starts(&[name]));
        match (ranks.is_empty(), suits.is_empty(), colour, starts(&JOKERS)) {
            (false, true, None, false) => self.set_ranks(ranks),
            (true, false, None, false) => self.set_suits(suits),
            (true, true, Some((_, colour)), false) => self.set_colour(*colour),
            (true, true, None, true) => self.set_joker(),
            _ => None,
        }
    }

    fn set_ranks(&mut self, ranks: Vec<u8>) -> Option<()> {
        self.ranks.replace(ranks).is_none().then_some(())
    }

    fn set_suits(&mut self, suits: Vec<Suit>) -> Option<()> {
        self.suits.replace(suits).is_none().then_some(())
    }

    fn set_colour(&mut self, colour: Colour) -> Option<()> {
        self.colour.replace(colour).is_none().then_some(())
    }

    fn set_card(&mut self, card: Card) -> Option<()> {
        self.card.replace(card).is_none().then_some(())
    }

    fn set_joker(&mut self) -> Option<()> {
        (!std::mem::replace(&mut self.is_joker, true)).then_some(())
    }

    /// Whether the only card that fits is meant: the text names something, and no two ranks.
    fn is_sure(&self) -> bool {
        let says = self.ranks.is_some()
            || self.suits.is_some()
            || self.colour.is_some()
            || self.card.is_some()
            || self.is_joker;
        says && self.ranks.as_ref().is_none_or(|ranks| ranks.len() == 1)
    }

    pub(crate) fn fits(&self, card: Card) -> bool {
        let joker_colour = match card {
            Card::RED_JOKER => Some(Colour::Red),
            Card::BLACK_JOKER => Some(Colour::Black),
            card => card.colour(),
        };
        self.ranks.as_ref().is_none_or(|ranks| ranks.contains(&card.rank()))
            && self.suits.as_ref().is_none_or(|suits| card.suit().is_some_and(|suit| suits.contains(&suit)))
            && self.colour.is_none_or(|colour| joker_colour == Some(colour))
            && (!self.is_joker || card.is_joker())
            && self.card.is_none_or(|wanted| wanted == card)
    }
}

/// The row with this name.
fn position<const N: usize>(rows: &[[&str; N]], word: &str) -> Option<usize> {
    rows.iter().position(|names| names.contains(&word))
}

/// The suits with a name that begins like this.
fn suits_of(word: &str) -> Vec<Suit> {
    let starts = |suit: &Suit| SUITS[*suit as usize].iter().any(|name| name.starts_with(word));
    Suit::ALL.into_iter().filter(starts).collect()
}

/// The row of a rank and the suit that are written as one word: `qs`, `q♠`, `♠q`, `queenofspades`.
fn together(word: &str) -> Option<(usize, Vec<Suit>)> {
    let signs = SUITS.iter().zip(Suit::ALL).flat_map(|(names, suit)| names[1..3].iter().map(move |sign| (sign, suit)));
    for (sign, suit) in signs {
        if let Some(rank) = word.strip_prefix(sign).and_then(|rest| position(&RANKS, rest)) {
            return Some((rank, vec![suit]));
        }
    }
    RANKS.iter().enumerate().flat_map(|(rank, names)| names.iter().map(move |name| (rank, name))).find_map(
        |(rank, name)| {
            let rest = word.strip_prefix(name)?;
            let suits = suits_of(rest.strip_prefix("of").unwrap_or(rest));
            (suits.len() == 1).then_some((rank, suits))
        },
    )
}
