//! The reading of a typed card.

use underdeck_cards::{Card, Suit};
use underdeck_play::CardReading::{None, One, Several};
use underdeck_play::read_card;

/// The two jokers and the 52 others.
fn deck() -> Vec<Card> {
    Card::ALL.into_iter().take(54).collect()
}

/// Every way to write a card that has a suit.
fn spellings(card: Card) -> Vec<String> {
    let (notation, symbol, name) = (card.to_string(), card.symbol(), card.name());
    let (rank, suit) = (name.split(' ').next().unwrap(), card.suit().unwrap());
    let letter = &notation[..1];
    let mut ways = vec![
        notation.clone(),
        notation.to_lowercase(),
        format!("{letter} {}", &notation[1..]),
        format!("{letter} of {}", &notation[1..]),
        symbol.clone(),
        symbol.to_lowercase(),
        format!("{symbol}\u{fe0f}"),
        format!(" {name} "),
        format!("the {name}"),
        name.to_uppercase(),
        name.trim_end_matches('s').to_owned(),
        name.replace(" of ", " "),
        name.replace(' ', ""),
        format!("{} {rank}", suit.name()),
    ];
    if card.rank() == 10 {
        let suit = &notation[1..];
        ways.extend([format!("10{suit}"), format!("10 {suit}"), format!("10 of {}", name.split(' ').nth(2).unwrap())]);
    }
    if (2..10).contains(&card.rank()) {
        ways.push(format!("{letter} of {}", name.split(' ').nth(2).unwrap()));
    }
    ways
}

#[test]
fn every_card_is_read_in_every_spelling() {
    let deck = deck();
    for &card in &deck[..52] {
        for text in spellings(card) {
            assert_eq!(read_card(&text, &deck), One(card), "`{text}`");
        }
    }
    for (joker, texts) in [
        (Card::RED_JOKER, ["XR", "xr", "Joker ★", "★", "red joker", "joker red", "the red joker"]),
        (Card::BLACK_JOKER, ["XB", "xb", "Joker ☆", "☆", "black joker", "Black Joker", "joker b"]),
    ] {
        for text in texts {
            assert_eq!(read_card(text, &deck), One(joker), "`{text}`");
        }
    }
    assert_eq!(read_card("joker 3", &Card::ALL), One(Card::joker(2)));
    assert_eq!(read_card("X8", &Card::ALL), One(Card::joker(7)));
}

#[test]
fn a_card_is_read_by_its_name_in_another_language() {
    let deck = deck();
    let german = underdeck_game::Language::of("de").unwrap();
    for &card in &deck {
        let name = underdeck_game::card_name(card).write(german);
        for text in [name.to_lowercase(), name.replace(' ', "-"), name.to_uppercase(), name] {
            assert_eq!(read_card(&text, &deck), One(card), "`{text}`");
        }
    }
    let queens = Several(deck.iter().copied().filter(|card| card.rank() == 12).collect());
    assert_eq!((read_card("dame", &deck), read_card("Dame Pi", &deck)), (queens, One("QS".parse().unwrap())));
}

#[test]
fn every_text_that_fits_several_cards_asks_which() {
    let deck = deck();
    let all = |wanted: &dyn Fn(Card) -> bool| -> Vec<Card> { deck.iter().copied().filter(|c| wanted(*c)).collect() };
    for rank in 1..=13 {
        let card = Card::new(rank, Suit::Clubs);
        let name = card.name().split(' ').next().unwrap().to_owned();
        let letter = card.to_string()[..1].to_owned();
        for text in [letter, name.clone(), format!("{name}s"), format!("the {name}"), format!("{name} of")] {
            let text = text.replace("sixs", "sixes");
            assert_eq!(read_card(&text, &deck), Several(all(&|card| card.rank() == rank)), "`{text}`");
        }
        let red = all(&|card| card.rank() == rank && card.colour() == Some(underdeck_cards::Colour::Red));
        assert_eq!(read_card(&format!("red {name}"), &deck), Several(red));
    }
    for suit in Suit::ALL {
        let of_suit = all(&|card| card.suit() == Some(suit));
        let name = suit.name();
        for text in [name, &name[..1], &name[..3], name.trim_end_matches('s')] {
            assert_eq!(read_card(text, &deck), Several(of_suit.clone()), "`{text}`");
        }
    }
    assert_eq!(read_card("joker", &deck), Several(deck[52..].to_vec()));
    assert_eq!(read_card("jo", &deck), Several(deck[52..].to_vec()));
    assert_eq!(
        read_card("black", &deck),
        Several(all(&|c| c.colour() == Some(underdeck_cards::Colour::Black) || c == Card::BLACK_JOKER))
    );
    assert_eq!(read_card("", &deck), Several(deck.clone()));
}

#[test]
fn a_beginning_stands_for_its_word_and_a_whole_word_comes_first() {
    let deck = deck();
    let queens = Several(deck.iter().copied().filter(|card| card.rank() == 12).collect());
    for text in ["q", "qu", "que", "queen", "queen ", "queen o", "queen of"] {
        assert_eq!(read_card(text, &deck), queens, "`{text}`");
    }
    for text in ["queen of s", "queen of spa", "que sp", "queensp", "q spades"] {
        assert_eq!(read_card(text, &deck), One("QS".parse().unwrap()), "`{text}`");
    }
    // An ace, or the beginning of a ten: never taken for a ten that alone is left.
    let tens: Vec<Card> = vec!["TH".parse().unwrap()];
    assert_eq!((read_card("1", &tens), read_card("10", &tens)), (Several(tens.clone()), One(tens[0])));
}

#[test]
fn what_alone_is_left_is_meant_and_what_is_not_there_is_none() {
    let left: Vec<Card> = ["7C", "QS", "XR"].map(|card| card.parse().unwrap()).to_vec();
    for (text, card) in [("7", 0), ("queen", 1), ("joker", 2), ("clubs", 0), ("the queen", 1), ("black 7", 0)] {
        assert_eq!(read_card(text, &left), One(left[card]), "`{text}`");
    }
    for text in ["8", "7 of hearts", "QH", "XB", "black joker", "explore", "fight QS", "7 8", "hearts spades", "qsx"] {
        assert_eq!(read_card(text, &left), None, "`{text}`");
    }
    assert_eq!(read_card("the", &left[..1]), Several(left[..1].to_vec()), "no word of a card names a card");
}
