//! A game's presentation: the table, the offers, the changes and the refusals.

mod plain;

use underdeck_cards::CardSet;

use crate::{About, Gesture, Message, Place, Refusal, Seat, SeenChance, State, Table, Term, Tooltip, View, Zone};

/// Writes the tables of a game under its house rules.
pub type TablesOf<S> = fn(&<S as State>::Options) -> Message;

/// The words of a game: the table of a view, and the change that a move made.
///
/// Every method has a working default that reads the view's [wire form](View) and the notation of the moves, so that a game
/// with rules and notation alone is playable in every front end. Words of its own make it good.
pub trait Presentation: View {
    /// The table, with the gesture for each legal move. A seat that is not to decide gets no offers.
    ///
    /// By default the zones are the keys of the wire form, and each move is a button labelled with its spelling.
    fn table(&self) -> Table {
        plain::table(self)
    }

    /// The counters of the table, in their order. A game whose other zones take long lays these alone.
    fn counters(&self) -> Vec<Zone> {
        self.table().counters()
    }

    /// The changes that a move made, in words, one a line, without repetition. `self` is the view before the move.
    ///
    /// `self` and `after` are views of the seat that moved. By default the keys of the wire form that changed.
    fn describe_change(&self, mv: <Self::State as State>::Move, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        plain::describe_change(self, mv, chance, after)
    }

    /// The cards of the monsters that a move slew. `self` is the view before the move; both are views of the seat that moved.
    fn slain(&self, _mv: <Self::State as State>::Move, _after: &Self) -> CardSet {
        CardSet::EMPTY
    }

    /// Why a readable move is not legal now, with the rules that say so; `None` if it is legal, or if there is nothing
    /// better to say than that it is not.
    fn refusal(&self, _mv: <Self::State as State>::Move) -> Option<Refusal> {
        None
    }

    /// The gesture of a readable move, legal or not; `None` if it is unknown.
    ///
    /// A legal move has the gesture of its [`Offer`](crate::Offer). The gestures of illegal moves identify the intended move, so that the
    /// right one is [refused](Self::refusal).
    fn gesture(&self, _mv: <Self::State as State>::Move) -> Option<Gesture> {
        None
    }

    /// The spellings of the game's moves: words, and a placeholder in capital letters for each card, cell or other thing, `…`
    /// after the last if there may be more. `equip C drop D`, `fight M with C …`.
    ///
    /// A gesture that makes no legal move is matched with these moves, so that a [refusal](Self::refusal) can give the reason.
    fn patterns(&self) -> &'static [&'static str] {
        &[]
    }

    /// The visible effects of a move for a seat that did not make it, in words.
    ///
    /// Says nothing that the seat may not know, and need not repeat what the seat's own view shows on the table.
    fn describe_to_others(
        _before: &Self::State,
        _mv: <Self::State as State>::Move,
        _after: &Self::State,
        _seat: Seat,
    ) -> Vec<Message> {
        Vec::new()
    }

    /// The game's own text about something on its table; `None` if the zone's note is enough.
    fn tooltip(&self, _place: &Place) -> Option<Tooltip> {
        None
    }

    /// The meaning of something on the table, its present effect, and the unseen cards that concern it; `None` if it is not there. A card
    /// of [no zone](Place::NOWHERE) is one that the seat does not see.
    fn about(&self, place: &Place) -> Option<About> {
        match (place, self.tooltip(place)) {
            (Place::Card(Place::NOWHERE, card), lore) => Some(About::absent(*card, lore?)),
            (place, lore) => About::of(&self.table(), place, lore),
        }
    }

    /// The tables of numbers that a game is played by under these house rules, as Markdown without a title: a heading for each table, in whose
    /// rows the columns of numbers are aligned to the right. `None` if all numbers are in the rules.
    const TABLES: Option<TablesOf<Self::State>> = None;

    /// The words of the game, explained.
    fn glossary() -> &'static [Term] {
        &[]
    }
}
