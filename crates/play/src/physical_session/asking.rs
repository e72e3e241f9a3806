//! The questions of a game with real cards: the table meanwhile, the answers, and the reading of a typed answer.

use underdeck_bridge::{Answer, Question};
use underdeck_cards::{Card, CardSet};
use underdeck_game::{
    AnyState, Badge, Body, CardFace, Gesture, Message, NotationError, Offer, PlayError, Table, Zone, say,
};

use super::PhysicalSession;
use crate::{AnswerSet, CardReading, Session, read_card, which_card};

/// The number of other possible card orders that are compared to find what is certain while a question is open.
const OTHERS: usize = 4;

impl PhysicalSession {
    /// The table while something is asked: as it will be, with what is entered so far in its places and the rest face down. The
    /// question is its prompt, and the answers are its moves.
    pub(super) fn asking(&self, question: &Question) -> Table {
        let answers = self.answers(question);
        let told = self.desk.told_now();
        let so_far = match told.len() {
            0 if self.inner.is_none() => "Set up the game by hand. ".to_owned(),
            0 => String::new(),
            _ => format!("So far: {}. ", underdeck_game::prose::list(told.iter().map(|answer| offer(*answer).label))),
        };
        Table {
            prompt: format!("{so_far}{}", self.ask(question)),
            zones: self.zones_so_far(question),
            offers: answers.all().into_iter().map(offer).collect(),
        }
    }

    /// The zones after the move, where they are certain for every possible answer; elsewhere the zones before it.
    fn zones_so_far(&self, question: &Question) -> Vec<Zone> {
        let before = self.inner.as_ref().map_or_else(Vec::new, |inner| inner.table().zones.clone());
        let Some(guess) = self.desk.guess() else { return before };
        let (seat, made_up) = (self.seat(), self.desk.made_up());
        let asked = match question {
            Question::Card { stand_in, .. } => Some(*stand_in),
            Question::Die(_) => None,
        };
        let laid = |state: &dyn AnyState, asked: Option<Card>, arrange: fn(&mut Zone)| {
            let mut zones = state.view(seat).table().zones;
            for zone in &mut zones {
                cover(zone, made_up, asked);
                arrange(zone);
            }
            zones
        };
        let others = self.desk.other_guesses(OTHERS);
        // A row that is kept in order has no certain places until all its cards are known.
        let arrangements: [fn(&mut Zone); 2] = [|_| (), known_first];
        let [as_it_is, arranged] = arrangements.map(|arrange| {
            let others: Vec<Vec<Zone>> =
                others.iter().map(|(state, asked)| laid(state.as_ref(), *asked, arrange)).collect();
            let is_certain = |zone: &Zone| others.iter().all(|other| other.contains(zone));
            let zones = laid(guess, asked, arrange).into_iter();
            zones.map(|zone| (is_certain(&zone), zone)).collect::<Vec<(bool, Zone)>>()
        });
        let best =
            as_it_is.into_iter().zip(arranged).filter_map(|((is_certain, zone), (is_certain_then, arranged))| {
                match (is_certain, is_certain_then) {
                    (true, _) => Some(zone),
                    (false, true) => Some(arranged),
                    (false, false) => before.iter().find(|before| before.id == zone.id).cloned(),
                }
            });
        best.collect()
    }

    /// The possible answers.
    pub(super) fn answers(&self, question: &Question) -> AnswerSet {
        match question {
            Question::Card { .. } => AnswerSet::Cards(self.desk.choices().into_iter().collect()),
            Question::Die(die) => AnswerSet::Die(*die),
        }
    }

    /// The question in one sentence.
    pub(super) fn ask(&self, question: &Question) -> String {
        match question {
            Question::Die(die) => format!("Roll a {die}: what does it show?"),
            Question::Card { pile, seat, stand_in, .. } => {
                let table = self.desk.guess().map(|guess| guess.view(*seat).table());
                let place = table.and_then(|table| Some(place_of(&table, *stand_in)?.to_owned()));
                match place {
                    Some(place) => format!("Turn the next card of the {pile} pile ({place}): which is it?"),
                    None => format!("Turn the next card of the {pile} pile: which is it?"),
                }
            }
        }
    }

    /// The answer that a text means: `turned QS`, or any text that names one [card](read_card); `rolled 4`, `4`.
    pub(super) fn read_answer(&self, question: &Question, typed: &str) -> Result<Answer, PlayError> {
        let text = typed.trim();
        if let Ok(answer) = text.parse() {
            return Ok(answer);
        }
        let word = text.strip_prefix("turned ").or_else(|| text.strip_prefix("rolled ")).unwrap_or(text);
        let unread = |expected: String| PlayError::Notation(NotationError::new(typed, expected));
        if let Question::Die(die) = question {
            let value = word.parse().map(Answer::Rolled);
            return value.map_err(|_| unread(format!("type what the {die} shows, 1 to {}", die.sides())));
        }
        let deck = self.deck();
        match read_card(word, &deck) {
            // For an impossible card, entering it gives the reason.
            CardReading::One(card) => Ok(Answer::Turned(card)),
            CardReading::None => {
                Err(unread("type the card that was turned by rank and suit, such as QS, 10h or queen of spades".into()))
            }
            CardReading::Several(meant) => {
                let AnswerSet::Cards(choices) = self.answers(question) else { unreachable!("a card is asked") };
                match read_card(word, &choices) {
                    CardReading::One(card) => Ok(Answer::Turned(card)),
                    CardReading::Several(cards) => Err(which(word, &cards)),
                    CardReading::None => Err(none_left(word, &meant)),
                }
            }
        }
    }
}

/// Asks which of several cards was turned.
fn which(word: &str, cards: &[Card]) -> PlayError {
    PlayError::Untrue(Box::new(which_card(word, cards)))
}

/// Says that no card of a kind can be the answer.
fn none_left(word: &str, cards: &[Card]) -> PlayError {
    let symbols: Vec<String> = cards.iter().map(|card| card.symbol()).collect();
    let list = symbols.join(", ");
    let english = format!("`{word}` cannot be there: {list} are all entered already, or are elsewhere");
    let values = [("text", word.into()), ("cards", list.into())];
    PlayError::Untrue(Box::new(Message::new("asked-none", english, values)))
}

/// Lays the cards of a zone that are made up face down, and marks the one that is asked.
fn cover(zone: &mut Zone, made_up: CardSet, asked: Option<Card>) {
    let hide = |face: &mut CardFace| {
        let Some(card) = face.card.filter(|card| made_up.contains(*card)) else { return };
        *face = CardFace::down(None, NOT_YET);
        if asked == Some(card) {
            face.name = "asked now".into();
            face.badges = vec![Badge::Note(MARK.into())];
        }
    };
    match &mut zone.body {
        Body::Row { cards, .. } | Body::Stack { cards, .. } => cards.iter_mut().for_each(hide),
        Body::Grid { tiles, .. } => tiles.iter_mut().filter_map(|tile| tile.card.as_mut()).for_each(hide),
        _ => {}
    }
}

/// Puts the known cards of a row before the others, and the one that is asked next to them.
fn known_first(zone: &mut Zone) {
    if let Body::Row { cards, .. } = &mut zone.body {
        cards.sort_by_key(|face| match (face.card, face.badges.is_empty()) {
            (Some(_), _) => 0,
            (None, false) => 1,
            (None, true) => 2,
        });
    }
}

/// The mark of the card that is asked.
const MARK: &str = "?";
/// The name of a card that was not entered yet.
const NOT_YET: &str = "not entered yet";

/// The name of the zone in which a card is face up, with its cell on a grid.
fn place_of(table: &Table, card: Card) -> Option<String> {
    table.zones.iter().find_map(|zone| {
        let is_it = |face: &underdeck_game::CardFace| face.card == Some(card);
        match &zone.body {
            Body::Grid { tiles, .. } => {
                let tile = tiles.iter().find(|tile| tile.card.as_ref().is_some_and(is_it))?;
                Some(format!("{}, {}", zone.name, tile.cell))
            }
            _ => zone.cards().any(is_it).then(|| zone.name.clone()),
        }
    })
}

/// The offer of an answer.
fn offer(answer: Answer) -> Offer {
    let (label, effect) = match answer {
        Answer::Turned(card) => (card.symbol().into(), say!("The {card} was turned.", card = card.name())),
        Answer::Rolled(value) => (say!("{value}", value), say!("The die shows {value}.", value)),
    };
    Offer::new(answer.to_string(), Gesture::Press, label, effect, &[])
}

/// The offer of an entered answer: a bare number would not show that it was rolled.
pub(super) fn told(answer: Answer) -> Offer {
    let offer = offer(answer);
    let label = match answer {
        Answer::Turned(_) => offer.label,
        Answer::Rolled(value) => say!("Rolled {value}", value),
    };
    Offer { label, ..offer }
}
