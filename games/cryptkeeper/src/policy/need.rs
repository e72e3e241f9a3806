//! A lower bound on the number of moves to the ritual.

use underdeck_cards::Rank;

use super::has_flask;
use crate::State;
use crate::face::{Face, Faces};
use crate::field::Square;
use crate::state::{BackWord, Phase};

/// More moves than any line takes.
const NEVER: usize = 99;

/// A number of moves below which the ritual search finds no line that wins for all unseen cards.
///
/// Adds up the cards to fetch and the way to the altar, each at its lowest cost; a move that may serve two ends counts
/// once. Only moves of the ritual search are counted: it builds no line and steps on no hidden tile.
pub(super) fn moves(state: &State) -> usize {
    let begun = match state.phase {
        Phase::Over(_) => return 0,
        Phase::Row | Phase::Column | Phase::Build => return NEVER,
        Phase::Turn | Phase::Event | Phase::Curse => 0,
        Phase::Discard { left, .. } | Phase::Card { left } => left.into(),
        _ => 1,
    };
    let need = Need::of(state);
    begun + need.moves(Face::LOW_TEN, Face::HIGH_TEN).min(need.moves(Face::HIGH_TEN, Face::LOW_TEN))
}

/// The cost of getting a card into the hand: by items alone, and with the help of events.
#[derive(Clone, Copy)]
struct Fetch {
    items: usize,
    events: usize,
}

struct Need<'a> {
    state: &'a State,
    /// The events in sight that bring cards or show other tiles.
    sources: Faces,
    /// Whether an item in hand draws.
    draws: bool,
    /// The cards that the choice that is due may fetch or put on the deck.
    handy: Faces,
    /// The cost of the flask, if it is needed and not in hand.
    flask: Option<Fetch>,
}

impl<'a> Need<'a> {
    fn of(state: &'a State) -> Self {
        let bring = [2, 3, 4, 8].map(Faces::of_rank).into_iter().fold(Faces::EMPTY, |all, rank| all | rank);
        let seen = (state.map.faces() & state.known) - state.map.activated;
        let event = state.event.map_or(Faces::EMPTY, Faces::of);
        let draws = !(state.hand & (Faces::of_rank(7) | Faces::of_rank(12))).is_empty();
        let handy = match state.phase {
            Phase::Card { .. } if state.using_rank() != Some(4) => state.discard,
            Phase::Tile => state.map.faces(),
            _ => Faces::EMPTY,
        };
        let mut need = Self { state, sources: (seen | event) & bring, draws, handy, flask: None };
        if !has_flask(state) {
            let aces = Faces::ACES.iter().map(|ace| need.fetch(ace));
            need.flask = aces
                .reduce(|one, other| Fetch { items: one.items.min(other.items), events: one.events.min(other.events) });
        }
        need
    }

    fn holds(&self, rank: Rank) -> bool {
        !(self.state.hand & Faces::of_rank(rank)).is_empty()
    }

    /// Whether an event of the rank is in sight, or may come into sight.
    fn finds(&self, rank: Rank) -> bool {
        !(self.sources & (Faces::of_rank(rank) | Faces::of_rank(8))).is_empty()
    }

    /// Whether there is a way to get another card into the hand.
    fn gets(&self) -> bool {
        self.draws || !self.sources.is_empty()
    }

    /// The moves with one ten as the altar and the other as the amulet.
    fn moves(&self, altar: Face, amulet: Face) -> usize {
        let state = self.state;
        let [lays, steps] = self.way(altar);
        let held = state.hand.contains(amulet);
        let wanted =
            |is_there: bool| [Some(self.fetch(amulet)).filter(|_| !is_there), self.flask].into_iter().flatten();
        let items = |is_there| wanted(is_there).map(|fetch| fetch.items).max().unwrap_or(0);
        let in_time = held && self.is_in_time(altar, amulet, lays > 0);
        // With the flask in hand the event waits, and so does the altar; letting it happen costs a move of its own.
        let flask = state.options.flask_required();
        let waits = usize::from(state.phase == Phase::Event && flask && self.flask.is_none());
        let ending = 1 + usize::from(flask);
        let at_once = if state.event == Some(altar) { 1 + items(held) } else { NEVER };
        let by_items = ending + lays + steps + waits + items(in_time);
        let by_events = match wanted(in_time).map(|fetch| fetch.items.min(fetch.events)).max() {
            Some(events) if !self.sources.is_empty() => {
                let is_source = state.event.is_some_and(|event| self.sources.contains(event));
                let fetched = if self.handy.is_empty() { events.max(2) } else { events };
                // Without a usable card left in hand, the waiting event happens by itself.
                let either = if is_source { fetched.saturating_sub(1) } else { fetched + waits };
                ending + lays + steps.saturating_sub(1) + either
            }
            _ => NEVER,
        };
        at_once.min(by_items).min(by_events)
    }

    /// The moves to lay the altar, and the further moves to reach a cell next to it.
    fn way(&self, altar: Face) -> [usize; 2] {
        let map = &self.state.map;
        match self.state.phase {
            Phase::Cell { .. } => return [0, 0],
            Phase::Card { .. } if self.state.using_rank() == Some(4) => return [1, 0],
            _ => {}
        }
        if (map.down | map.revealed).contains(altar) {
            let far = distance(self.state.token, map.square(altar));
            let most = if self.gets() || self.holds(2) { 2 } else { 4 };
            [0, if far == 0 { 1 } else { (far - 1).min(most) }]
        } else if map.activated.contains(altar) {
            [if self.handy.is_empty() { 4 } else { 3 }, 0]
        } else if self.gets() || self.holds(4) || !self.handy.is_empty() {
            [3, 0]
        } else {
            [NEVER, 0]
        }
    }

    /// Whether the amulet can still be in hand when the altar is reached.
    fn is_in_time(&self, altar: Face, amulet: Face, is_laid: bool) -> bool {
        let state = self.state;
        let Some(due) = state.signs.turn(amulet.is_high(), state.turns) else { return true };
        let at_curse =
            state.phase == Phase::Curse || state.using.is_some_and(|using| using.back.word() == BackWord::Curse);
        let has_gone = state.event.is_some() || at_curse;
        let turns = (due - state.turns) as usize - usize::from(has_gone);
        let far = distance(state.token, state.map.square(altar));
        let can_jump = is_laid || self.gets() || self.holds(2) || self.holds(4) || state.using.is_some();
        turns
            >= if can_jump {
                1
            } else if far == 0 {
                2
            } else {
                far
            }
    }

    fn fetch(&self, face: Face) -> Fetch {
        let state = self.state;
        // The Royal Favor needs a discard, too.
        let draw = if self.holds(7) { 1 } else { 2 };
        let by_event = |rank| if self.finds(rank) { 2 } else { 3 };
        let (items, events) = if self.handy.contains(face) {
            if state.using.is_none() && state.phase != Phase::Tile {
                return Fetch { items: 0, events: 0 };
            }
            (draw, 2)
        } else if state.map.faces().contains(face) {
            (2 + draw, 4)
        } else if (state.discard | state.hand).contains(face) {
            (2 + draw, if self.finds(4) { 2 } else { 4 })
        } else {
            let place = state.deck.iter().position(|other| other == face).unwrap_or(0);
            (place / 2 + draw, by_event(2).min(by_event(3)))
        };
        let never = |can: bool, moves| if can { moves } else { NEVER };
        Fetch { items: never(self.draws, items), events: never(!self.sources.is_empty(), events) }
    }
}

/// The least number of steps between two cells.
fn distance(from: Square, to: Square) -> usize {
    from.row().abs_diff(to.row()) + from.column().abs_diff(to.column())
}
