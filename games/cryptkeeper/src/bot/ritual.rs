//! Looking for a line that wins, whatever the unseen cards are.

use game::{FastChance, FastRng, Play, State as _};

use super::{Choice, Why, has_flask, steps};
use crate::face::Faces;
use crate::state::Phase;
use crate::{End, Move, State};

/// The longest line looked for, and the most positions looked at for one.
const LENGTH: usize = 9;
const POSITIONS: usize = 4_000;
/// On how many deals a line is tried.
const DEALS: usize = 3;

/// The first move of a line that wins on every deal, perhaps after a walk.
pub(super) fn first_move(deals: &[State]) -> Option<Choice> {
    let deals = &deals[..DEALS.min(deals.len())];
    let state = deals.first()?;
    if !is_in_sight(state) {
        return None;
    }
    let has_time = (state.hand & Faces::TENS).is_empty();
    let walks = if state.phase == Phase::Turn && has_time { steps::walks(state) } else { Vec::new() };
    let here = steps::Walk { from: state.token, first: None, steps: 0 };
    for walk in std::iter::once(here).chain(walks.into_iter().skip(1)) {
        let placed: Vec<State> = deals.iter().map(|deal| State { token: walk.from, ..*deal }).collect();
        let mut search = Search { left: POSITIONS, line: Vec::new() };
        // The shortest line, so that each move of it leaves a shorter one.
        if (1..=LENGTH).any(|length| search.wins(&placed, length)) {
            let mv = walk.first.map(|spot| Move::Go(spot.cell())).or(search.line.last().copied())?;
            return Some(Choice { mv, why: Why::Wins(walk.steps + search.line.len()) });
        }
    }
    None
}

/// Whether a ten that could be the altar, one that could be the amulet, and an ace are where they can be known.
fn is_in_sight(state: &State) -> bool {
    let open = state.hand | state.discard | (state.known - (state.map.activated & Faces::TENS));
    (open & Faces::TENS) == Faces::TENS
        && (has_flask(state) || !(open & Faces::ACES).is_empty())
        && (!(state.map.faces() & Faces::TENS).is_empty() || !(state.discard & Faces::TENS).is_empty())
}

struct Search {
    left: usize,
    /// The line found, last move first.
    line: Vec<Move>,
}

impl Search {
    /// Whether a line of at most so many moves wins on all deals.
    fn wins(&mut self, deals: &[State], length: usize) -> bool {
        let state = &deals[0];
        if length == 0 {
            return false;
        }
        for mv in state.legal_vec() {
            if self.left == 0 {
                return false;
            }
            // A card just drawn is another on every deal; what is legal on all of them is known.
            if !is_useful(state, mv) || !deals.iter().all(|deal| deal.is_legal(mv)) {
                continue;
            }
            self.left -= 1;
            let mut luck = FastChance(FastRng::new(1));
            let mut after = deals.to_vec();
            for deal in &mut after {
                deal.play_unchecked(mv, &mut luck);
            }
            if after.iter().all(|deal| deal.phase == Phase::Over(End::Won)) {
                self.line.push(mv);
                return true;
            }
            let is_open = after.iter().all(|deal| deal.phase == after[0].phase && deal.outcome().is_none());
            if is_open && after[0].turns <= state.turns + 1 && self.wins(&after, length - 1) {
                self.line.push(mv);
                return true;
            }
        }
        false
    }
}

/// Whether a move can be part of the ritual: no walking about, no choice among cards of no use.
fn is_useful(state: &State, mv: Move) -> bool {
    let key = |rank: u8| matches!(rank, 1 | 10);
    match mv {
        Move::Go(cell) => {
            let face = state.map.face_at(state.spot(cell));
            state.known.contains(face)
                && (!state.map.activated.contains(face) || !(state.hand & Faces::TENS).is_empty())
        }
        Move::Use(card) => matches!(card.rank(), 3 | 4 | 5 | 7 | 12 | 2 | 8),
        Move::Card(card) => key(card.rank()) || state.using_rank() == Some(5),
        Move::Cell(cell) => state.token.cell().neighbours().contains(&cell),
        Move::Tile(cell) => key(state.map.face_at(state.spot(cell)).rank()) || state.using.is_none(),
        Move::Discard(card) => card.rank() != 10,
        Move::Descend | Move::Build(_) | Move::Row(_) | Move::Column(_) => false,
        _ => true,
    }
}
