//! How a game is told: the table, what can be done, what happened, and why not.

mod plain;

use crate::{About, Gesture, Place, Refusal, Seat, SeenChance, State, Table, Term, Tooltip, View, Zone};

/// The words of a game: what lies on the table for a view, and the change that a move made.
///
/// Every method has a working default that reads the view's [wire form](View) and the notation of the moves, so that a game
/// with rules and notation alone is playable in every front end. Words of its own make it good.
pub trait Presentation: View {
    /// What lies on the table, with the gesture for each legal move. A seat that is not to decide is offered nothing.
    ///
    /// By default the zones are the keys of the wire form, and each move is a button labelled with its spelling.
    fn table(&self) -> Table {
        plain::table(self)
    }

    /// The counters of the table, in their order. A game whose other zones take long lays these alone.
    fn counters(&self) -> Vec<Zone> {
        self.table().counters()
    }

    /// What a move changed, in words, one change a line, nothing twice. `self` is the view before the move.
    ///
    /// `self` and `after` are views of the seat that moved. By default the keys of the wire form that changed.
    fn describe_change(&self, mv: <Self::State as State>::Move, chance: &[SeenChance], after: &Self) -> Vec<String> {
        plain::describe_change(self, mv, chance, after)
    }

    /// Why a readable move is not legal now, with the rules that say so; `None` if it is legal, or if there is nothing
    /// better to say than that it is not.
    fn refusal(&self, _mv: <Self::State as State>::Move) -> Option<Refusal> {
        None
    }

    /// How a readable move would be made by hand, legal or not; `None` if that is not known.
    ///
    /// A legal move's is that of its [`Offer`](crate::Offer). It tells which move a gesture that makes none was meant for, so
    /// that the right one is [refused](Self::refusal).
    fn gesture(&self, _mv: <Self::State as State>::Move) -> Option<Gesture> {
        None
    }

    /// The spellings of the game's moves: words, and a placeholder in capital letters for each card, cell or other thing, `…`
    /// after the last if there may be more. `equip C drop D`, `fight M with C …`.
    ///
    /// A gesture that makes no legal move is taken for a move of these, so that it is [refused](Self::refusal) for a reason.
    fn patterns(&self) -> &'static [&'static str] {
        &[]
    }

    /// What a seat that did not move is shown of a move, in words.
    ///
    /// Says nothing that the seat may not know, and need not repeat what the seat's own view shows on the table.
    fn describe_to_others(
        _before: &Self::State,
        _mv: <Self::State as State>::Move,
        _after: &Self::State,
        _seat: Seat,
    ) -> Vec<String> {
        Vec::new()
    }

    /// The guided games, the first for newcomers: each is the text of a record whose comments say what the move after them is
    /// for. By default there are none.
    fn guides() -> &'static [&'static str] {
        &[]
    }

    /// What a game says of something on its table; `None` if the zone's note says it all.
    fn tooltip(&self, _place: &Place) -> Option<Tooltip> {
        None
    }

    /// What something on the table is, what it would do now, and what is unseen that concerns it; `None` if it is not there.
    /// A card of [no zone](Place::NOWHERE) is one that the seat does not see.
    fn about(&self, place: &Place) -> Option<About> {
        match (place, self.tooltip(place)) {
            (Place::Card(Place::NOWHERE, card), lore) => Some(About::absent(*card, lore?)),
            (place, lore) => About::of(&self.table(), place, lore),
        }
    }

    /// The words of the game, explained.
    fn glossary() -> &'static [Term] {
        &[]
    }
}
