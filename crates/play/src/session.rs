//! A game in progress: what a front end can do with it without knowing its types.

use std::rc::Rc;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use underdeck_bridge::ChanceAnswer;
use underdeck_cards::{Card, CardSet};
use underdeck_catalogue::DealInfo;
use underdeck_game::{
    About, Change, Die, GameInfo, Message, MoveError, Offer, Outcome, Place, Refusal, Seat, Source, Table, Term, Zone,
    is_card_name, say,
};
use underdeck_record::Record;

use crate::{Correction, LuckQuestion};

/// The tag of a game on which the coach looks, and its value.
pub(crate) const EYE: (&str, &str) = ("Eye", "open");

/// A game in progress, with its history. It changes only by legal moves and undo; an undo that reveals is recorded.
pub trait Session {
    /// The unchanging facts of the game.
    fn info(&self) -> &'static GameInfo;

    /// The deal being played.
    fn deal(&self) -> DealInfo;

    /// The seat to move; the first seat when the game is over.
    fn seat(&self) -> Seat;

    /// The seat that made the last move.
    fn last_seat(&self) -> Option<Seat>;

    /// Whether the last move was made by another seat, with secrets of its own: the seat to move may neither see its details
    /// nor undo it. False before the first move and once the game is over.
    fn is_others_move(&self) -> bool {
        self.has_secrets() && self.last_seat().is_some_and(|last| last != self.seat())
    }

    /// Whether seats keep secrets from each other in this position: they do not share what they know, and the game is not over.
    fn has_secrets(&self) -> bool {
        !self.is_shared() && self.outcome().is_none()
    }

    /// Whether all seats have the same knowledge. If not, a front end must hide each seat's table from the others.
    fn is_shared(&self) -> bool;

    /// The number of seats that decide under these house rules.
    fn seats(&self) -> u8 {
        self.info().seats
    }

    /// The table as the seat to move sees it; its offers are the legal moves. It is laid once for each position.
    fn table(&self) -> Rc<Table>;

    /// The counters of the table.
    fn counters(&self) -> Vec<Zone> {
        self.table().counters()
    }

    /// The table as a seat sees it; without offers if it is not that seat's turn.
    fn table_of(&self, seat: Seat) -> Rc<Table>;

    /// The meaning of something on the table, its present effect, and the unseen cards that concern it, from this seat's view; `None` if it
    /// is not there.
    fn about(&self, place: &Place) -> Option<About>;

    /// The words of the game, explained.
    fn glossary(&self) -> &'static [Term];

    /// The tables that the game is played by, as Markdown; `None` if it has none.
    fn tables(&self) -> Option<Message>;

    /// The normative reference of the game, as Markdown with rule ids.
    fn reference(&self) -> &'static str;

    /// Answers "what is this?" for a name as people or programs write it: a zone (`health`), a card (`6S`, `6♠`, `six of
    /// spades`), a cell (`r2c3`), an entry of a list (`lair`), one of these in a zone (`room:6S`), or a word of the
    /// [glossary](Self::glossary). One answer for each thing of that name; empty if nothing here has it.
    fn explain(&self, named: &str) -> Vec<About> {
        let mut found: Vec<About> = self.table().named(named).iter().filter_map(|place| self.about(place)).collect();
        if found.is_empty() {
            let is = |name: &str| name.eq_ignore_ascii_case(named.trim());
            let is_card = |card: Card| is(&card.to_string()) || is(&card.symbol()) || is_card_name(named, card);
            let card = Card::ALL.into_iter().find(|card| is_card(*card));
            found.extend(card.and_then(|card| self.about(&Place::Card(Place::NOWHERE, card))));
        }
        let is_it = |term: &&Term| {
            found.is_empty() && {
                let named = named.trim();
                term.id.eq_ignore_ascii_case(named) || self.info().term(term).to_lowercase() == named.to_lowercase()
            }
        };
        let options = self.deal().options;
        let words: Vec<About> =
            self.glossary().iter().filter(is_it).map(|term| self.info().explain(term, &options)).collect();
        found.into_iter().chain(words).collect()
    }

    /// The view of the seat to move as JSON, with hidden cards as `"??"`.
    fn view(&self) -> Value;

    /// The same as text.
    fn view_text(&self) -> Box<RawValue> {
        to_raw_value(&self.view()).unwrap_or_default()
    }

    /// The complete state as JSON; never show it to players.
    fn state(&self) -> Value;

    /// The outcome; `None` while the game runs.
    fn outcome(&self) -> Option<Outcome>;

    /// The options of the game that follows, if this is a finished part of a campaign that is played alone.
    fn sequel(&self) -> Option<Vec<(String, String)>> {
        None
    }

    /// The spellings of the moves so far.
    fn moves(&self) -> Vec<String>;

    /// The number of moves so far.
    fn ply(&self) -> usize {
        self.moves().len()
    }

    /// The effect of move `n`, counting from 0, as [`Session::play`] returned it.
    fn played(&self, n: usize) -> Option<&Played>;

    /// The table as a seat saw it before move `n`, counting from 0; `None` if it is not known.
    fn table_before(&self, _n: usize, _seat: Seat) -> Option<Table> {
        None
    }

    /// The effect of the moves from `n` on, counting from 0, in signs: what differs between the tables of a seat.
    fn changes(&self, n: usize, seat: Seat) -> Vec<Change> {
        let Some(before) = self.table_before(n, seat) else { return Vec::new() };
        let seen = |played: &&Played| played.seat == seat || self.is_shared();
        let moves = (n..self.ply()).filter_map(|n| self.played(n)).filter(seen);
        let slain = moves.fold(CardSet::EMPTY, |all, played| all | played.slain);
        Change::between(&before, &self.table_of(seat), slain)
    }

    /// Whether move `n`, counting from 0, was the only legal one.
    fn is_only_move(&self, n: usize) -> bool;

    /// Plays a legal move. The spelling may be loose: case, spacing and the order of the cards of a set do not matter.
    ///
    /// # Errors
    /// The fault, with the move that may have been meant. Nothing changes.
    fn play(&mut self, typed: &str) -> Result<Played, MoveError>;

    /// Plays a legal move like [`Session::play`] and returns its spelling. Its effect is described only on [request](Session::played).
    ///
    /// # Errors
    /// As [`Session::play`].
    fn step(&mut self, typed: &str) -> Result<String, MoveError> {
        self.play(typed).map(|played| played.offer.spelling)
    }

    /// Undoes the last move and its luck; returns its spelling, or `None` at the start.
    fn undo(&mut self) -> Option<String>;

    /// Whether the record says that the player is informed: a move was undone after it had revealed something, or the solver was
    /// used while the game ran.
    fn informed(&self) -> bool;

    /// Whether undoing the last move would make the game [informed](Session::informed), which it is not yet.
    fn would_inform(&self) -> bool {
        self.would_inform_back_to(self.ply().saturating_sub(1))
    }

    /// Whether undoing all moves after the first `ply` would make the game [informed](Session::informed), which it is not yet.
    fn would_inform_back_to(&self, ply: usize) -> bool;

    /// The heuristic's move from this seat's view; `None` when the game is over.
    fn hint(&self) -> Option<Hint>;

    /// The rules behind a legal move; or, without one, behind the last refusal or the last move. `None` if nothing happened yet.
    ///
    /// # Errors
    /// If the move is not legal.
    fn why(&self, typed: Option<&str>) -> Result<Option<RuleExplanation>, MoveError>;

    /// Why a gesture makes no move: the spelling of an illegal move that would be made by it, and why it is refused. `picked` is
    /// held, and one of `at` is pointed at. `None` if no such move is known.
    fn refused(&self, picked: &[Place], at: &[Place]) -> Option<(String, Refusal)>;

    /// Whether the game is played with real cards, whose luck the player enters.
    fn is_physical(&self) -> bool {
        false
    }

    /// The open question of a game with real cards; `None` if a move can be made, or the game is dealt.
    fn asked(&self) -> Option<LuckQuestion> {
        None
    }

    /// The cards of a game with real cards that may have to be entered, in canonical order.
    fn deck(&self) -> Vec<Card> {
        Vec::new()
    }

    /// The cards and rolls that were entered, each with the number of its entry, from 0.
    fn entered(&self) -> Vec<(usize, ChanceAnswer)> {
        Vec::new()
    }

    /// Those entered since the last move, or since the start: the answers so far to what is asked now.
    fn entered_now(&self) -> Vec<(usize, ChanceAnswer)> {
        Vec::new()
    }

    /// Corrects an entered card or roll and makes the entries after it again, until one no longer fits; moves name the card by its right
    /// name. If the right card was entered elsewhere, the two change places. An undo of what is left out would inform as much.
    ///
    /// # Errors
    /// Why the entry cannot be that. Nothing changes.
    fn correct(&mut self, _entry: usize, _right: ChanceAnswer) -> Result<Correction, Message> {
        Err(say!(CORRECT_DEALT))
    }

    /// A copy for trying moves: nothing there comes back to this game. Its record says nothing of the past, so the copy
    /// [would inform](Self::would_inform) as soon as a move shows something. `None` if this session cannot be copied.
    fn trial(&self) -> Option<Box<dyn Session>> {
        None
    }

    /// The game so far, as a record.
    fn record(&self) -> Record;

    /// The value of a tag of the record.
    fn tag(&self, name: &str) -> Option<&str>;

    /// Sets a tag of the record.
    fn set_tag(&mut self, name: &str, value: &str);
}

/// A suggested move and the reason for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hint {
    /// The move.
    pub offer: Offer,
    /// The reason, in one sentence; never empty.
    pub reason: Message,
}

/// The effect of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// The seat that moved.
    #[serde(skip)]
    pub seat: Seat,
    /// The move as it was offered.
    pub offer: Offer,
    /// Every change in words, one per line without repetition, for the seat that moved.
    pub told: Vec<Message>,
    /// The effects visible to the other seats, in words.
    pub overheard: Vec<Message>,
    /// The dice that it rolled, each with its result. Rolls are open.
    #[serde(skip)]
    pub dice: Vec<(Die, u8)>,
    /// The cards of the monsters that it slew.
    #[serde(skip)]
    pub slain: CardSet,
}

impl Played {
    /// A move without an effect.
    pub(crate) const fn silent(seat: Seat, offer: Offer) -> Self {
        Self { seat, offer, told: Vec::new(), overheard: Vec::new(), dice: Vec::new(), slain: CardSet::EMPTY }
    }
}

/// The rules behind a move, or behind its refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleExplanation {
    /// The move. If it was refused, its effect says why.
    pub offer: Offer,
    /// Its rule in plain sentences, the general before the particular; may be empty.
    pub says: Vec<Message>,
    /// The rules of the reference.
    pub rules: Vec<CitedRule>,
}

/// A rule of the reference, [in words](underdeck_game::Rule::in_words).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CitedRule {
    /// Its id.
    pub id: &'static str,
    /// The heading above it.
    pub heading: String,
    /// Its text; empty if it is for programs alone.
    pub text: String,
    /// Where it comes from; `None` if the reference does not say.
    pub source: Option<Source<'static>>,
}

/// The message where a hint is requested and there is none: the open question, or that the game is over.
pub fn no_hint(session: &dyn Session) -> Message {
    match session.asked() {
        Some(LuckQuestion { question, .. }) => say!(HINT_ASKED, question),
        None => say!(HINT_OVER),
    }
}
