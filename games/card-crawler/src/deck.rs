//! Sets of cards by their part in the game.

use underdeck_cards::{Card, CardSet, Suit};

/// The number of cards in the first deck (deck-2).
pub(crate) const OWNED: usize = 18;

const BLACK_OR_DIAMOND: CardSet =
    CardSet::suit(Suit::Clubs).union(CardSet::suit(Suit::Diamonds)).union(CardSet::suit(Suit::Spades));

/// `A`–`6` of clubs, diamonds and spades: the hero's first deck (deck-2).
pub(crate) const ACTION: CardSet = both(CardSet::ranks(1, 6), BLACK_OR_DIAMOND);
/// `7`–`T` of the same suits, all jacks, queens and kings, and the Dark Lord (deck-3, R36).
pub(crate) const FORTRESS: CardSet =
    both(CardSet::ranks(7, 10), BLACK_OR_DIAMOND).union(CardSet::ranks(11, 13)).union(CardSet::of(DARK_LORD));
/// All 43 cards, without the hearts that count life (deck-4, state-2).
pub(crate) const ALL: CardSet = ACTION.union(FORTRESS);

/// The black joker (room-5).
pub(crate) const DARK_LORD: Card = Card::BLACK_JOKER;
/// The queen of hearts (hand-3).
pub(crate) const HEALER: Card = Card::new(12, Suit::Hearts);
/// The queen of diamonds (queen-3).
pub(crate) const STRONG_ONE: Card = Card::new(12, Suit::Diamonds);
/// The queen of clubs (queen-2).
pub(crate) const HELPFUL_HAND: Card = Card::new(12, Suit::Clubs);
/// The queen of spades (queen-4).
pub(crate) const FIGHTER: Card = Card::new(12, Suit::Spades);
/// The queens that are put next to the life counter once looted (queen-1).
pub(crate) const COMPANIONS: CardSet =
    CardSet::of(STRONG_ONE).union(CardSet::of(HELPFUL_HAND)).union(CardSet::of(FIGHTER));

/// Cards with points in a fight (hand-1, hand-2, hand-3, R15, R16).
pub(crate) const NUMBERED: CardSet = CardSet::ranks(1, 10);
/// The jacks (room-6).
pub(crate) const JACKS: CardSet = CardSet::ranks(11, 11);
/// The four knights (room-4).
pub(crate) const KNIGHTS: CardSet = CardSet::ranks(13, 13);
/// The monsters of the fortress (room-3, room-4, room-5).
pub(crate) const MONSTERS: CardSet =
    both(CardSet::ranks(7, 10), CardSet::suit(Suit::Spades)).union(KNIGHTS).union(CardSet::of(DARK_LORD));
/// Cards that may be looted without a fight: weapons, treasures and companions (room-1, room-2).
pub(crate) const PLUNDER: CardSet =
    both(CardSet::ranks(7, 10), CardSet::suit(Suit::Clubs).union(CardSet::suit(Suit::Diamonds)))
        .union(CardSet::ranks(12, 12));
/// Cards that are never in hand, draw or discard pile while the game runs (hand-4).
pub(crate) const NEVER_OWNED: CardSet = COMPANIONS.union(JACKS).union(CardSet::of(DARK_LORD));

/// The power of a monster, 0 for any other card: its rank, 10 for each knight, 15 for the Dark Lord
/// (room-3, room-4, room-5, R38).
#[inline]
pub(crate) const fn power(card: Card) -> u8 {
    const TABLE: [u8; 64] = {
        let mut table = [0; 64];
        let mut index = 0;
        while index < Card::COUNT {
            let card = Card::ALL[index];
            if KNIGHTS.contains(card) {
                table[index] = 10;
            } else if card.is_joker() && MONSTERS.contains(card) {
                table[index] = 15;
            } else if MONSTERS.contains(card) {
                table[index] = card.rank();
            }
            index += 1;
        }
        table
    };
    TABLE[(card.index() & 63) as usize]
}

const fn both(one: CardSet, other: CardSet) -> CardSet {
    CardSet::from_bits(one.bits() & other.bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_are_those_of_the_reference() {
        assert_eq!((ACTION.len(), FORTRESS.len(), ALL.len()), (18, 25, 43));
        assert_eq!(ACTION.to_string(), "AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D AS 2S 3S 4S 5S 6S");
        assert_eq!(MONSTERS.to_string(), "KC KD KH 7S 8S 9S TS KS XB");
        assert_eq!(PLUNDER.to_string(), "7C 8C 9C TC QC 7D 8D 9D TD QD QH QS");
        assert_eq!(FORTRESS, MONSTERS | PLUNDER | JACKS);
        assert_eq!(MONSTERS.iter().map(power).collect::<Vec<_>>(), [10, 10, 10, 7, 8, 9, 10, 10, 15]);
        assert!((ALL - MONSTERS).iter().all(|card| power(card) == 0));
    }
}
