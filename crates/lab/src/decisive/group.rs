//! What several cards or moves have in common.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use underdeck_cards::Card;
use underdeck_game::{Language, Message, Play as _, Playable, Presentation as _};

/// What the members of a group have in common. The groups are tested together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// All moves with a verb.
    Verb,
    /// A card.
    Card,
    /// Cards with a role in the game, such as `weapon`.
    Role,
    /// Cards of a suit.
    Suit,
    /// Cards of a rank.
    Rank,
    /// A word of a move that is not a card, such as a place.
    Word,
    /// A whole move.
    Move,
    /// A fact of the game's own: [`Facts`](underdeck_game::Facts).
    Fact,
}

impl Level {
    /// All levels, in the order of lists.
    pub const ALL: [Self; 8] =
        [Self::Verb, Self::Card, Self::Role, Self::Suit, Self::Rank, Self::Word, Self::Move, Self::Fact];

    /// The word for it in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Verb => "verb",
            Self::Card => "card",
            Self::Role => "role",
            Self::Suit => "suit",
            Self::Rank => "rank",
            Self::Word => "word",
            Self::Move => "move",
            Self::Fact => "fact",
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Cards or moves with something in common: moves with a verb, moves with a verb and a card of a rank, or seen cards of a rank. Or a fact.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Group {
    /// What its members have in common.
    pub level: Level,
    /// The verb of its moves; empty for cards alone.
    pub verb: String,
    /// The role in English, the letter of the suit or rank, the card, the word, or the fact with its value unless that is a number or yes; empty for
    /// [`Level::Verb`].
    pub of: String,
}

/// Roles in words, by their English names.
pub type RoleWords = BTreeMap<String, Message>;

impl Group {
    pub(super) fn new(level: Level, verb: &str, of: impl Into<String>) -> Self {
        Self { level, verb: verb.to_owned(), of: of.into() }
    }

    /// The name in words: a suit is its sign, and a role is in the current language.
    pub fn said(&self, roles: &RoleWords) -> Message {
        let of: Message = match self.level {
            Level::Role => roles.get(&self.of).cloned().unwrap_or_else(|| self.of.as_str().into()),
            Level::Suit => suit_sign(&self.of).into(),
            _ => self.of.as_str().into(),
        };
        let parts = [Message::from(self.verb.as_str()), of];
        Message::join(parts.into_iter().filter(|part| !part.as_str().is_empty()), " ")
    }

    /// The groups of a card, with the verb of a move with it.
    pub(super) fn of_card(verb: &str, card: Card, roles: &Roles) -> Vec<Self> {
        let text = card.to_string();
        let mut groups = vec![Self::new(Level::Card, verb, text.as_str())];
        if card.suit().is_some() {
            groups.push(Self::new(Level::Rank, verb, &text[..1]));
            groups.push(Self::new(Level::Suit, verb, &text[1..]));
        }
        groups.extend(roles.0.get(&card).map(|(of, _)| Self::new(Level::Role, verb, of.as_str())));
        groups
    }

    /// The groups of a move by its spelling: by its verb, and by its verb with each other word.
    pub(super) fn of_move(spelling: &str, roles: &Roles) -> Vec<Self> {
        let mut words = spelling.split(' ');
        let verb = words.next().unwrap_or_default();
        let mut groups = vec![Self::new(Level::Verb, verb, "")];
        for word in words {
            match word.parse() {
                Ok(card) => groups.extend(Self::of_card(verb, card, roles)),
                Err(_) => groups.push(Self::new(Level::Word, verb, word)),
            }
        }
        groups.sort();
        groups.dedup();
        groups
    }
}

/// The sign of a suit's letter.
fn suit_sign(letter: &str) -> String {
    let suits = "CDHS".chars().zip(["♣", "♦", "♥", "♠"]);
    suits.filter(|(known, _)| letter.starts_with(*known)).map(|(_, sign)| sign).collect()
}

/// The roles of the cards that were seen on tables, in English and in words.
#[derive(Clone, Debug, Default)]
pub(super) struct Roles(BTreeMap<Card, (String, Message)>);

impl Roles {
    /// The roles in words.
    pub(super) fn words(self) -> RoleWords {
        self.0.into_values().collect()
    }

    /// Reads the roles from what the deciding seat sees. A role that is the card's own name, or an amount, groups nothing.
    pub(super) fn look<S: Playable>(&mut self, state: &S) {
        let table = state.view(state.deciding_seat()).table();
        for face in table.zones.iter().flat_map(|zone| zone.cards()) {
            // A role with an amount in its name is no kind: `3 points`.
            let is_kind = !face.role.is_title && face.role.name.amounts().is_empty();
            let Some(card) = face.card.filter(|_| is_kind) else { continue };
            let word = || face.role.name.written(Language::ENGLISH).to_owned();
            let role = self.0.entry(card).or_insert_with(|| (word(), face.role.name.clone()));
            if role.0.is_empty() {
                *role = (word(), face.role.name.clone());
            }
        }
        self.0.retain(|_, (role, _)| !role.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_belongs_to_its_verb_and_to_each_of_its_words_and_cards() {
        let roles = Roles([("KD".parse().unwrap(), ("monster".to_owned(), "monster".into()))].into());
        let words = roles.clone().words();
        let groups = Group::of_move("fight KD with 8S", &roles);
        let names: Vec<String> = groups.iter().map(|group| group.said(&words).to_string()).collect();
        let expected = [
            "fight",
            "fight 8S",
            "fight KD",
            "fight monster",
            "fight ♦",
            "fight ♠",
            "fight 8",
            "fight K",
            "fight with",
        ];
        assert_eq!(names, expected);
        let room: Vec<Level> = Group::of_move("go r1c2", &roles).iter().map(|group| group.level).collect();
        assert_eq!(room, [Level::Verb, Level::Word]);
        // A joker has neither suit nor rank.
        assert_eq!(Group::of_card("", "XR".parse().unwrap(), &roles).len(), 1);
    }
}
