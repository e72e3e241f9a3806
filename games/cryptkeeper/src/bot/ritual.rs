//! Looking for a line that wins, whatever the unseen cards are.

use std::ops::ControlFlow;

use game::{FastChance, FastRng, Play};

use super::{Choice, Why, has_flask, need, steps};
use crate::face::{FACES, Faces};
use crate::state::Phase;
use crate::{End, Move, State};

/// The longest line looked for, and the most positions looked at for one.
const LENGTH: usize = 9;
const POSITIONS: usize = 4_000;
/// The same for a player in a hurry: over 5 000 games, half of it wins 2 in a hundred fewer, twice as much 1 more.
const GLANCE: usize = 100;
/// On how many deals a line is tried.
const DEALS: usize = 3;

/// The first move of a line that wins on every deal, perhaps after a walk.
pub(super) fn first_move(deals: &[State]) -> Option<Choice> {
    let deals: &[State; DEALS] = deals.first_chunk()?;
    let state = &deals[0];
    if !is_in_sight(state) {
        return None;
    }
    let has_time = state.phase == Phase::Turn && (state.hand & Faces::TENS).is_empty();
    steps::walks(state).take(if has_time { FACES } else { 1 }).find_map(|walk| {
        let line = line(&deals.map(|deal| State { token: walk.from, ..deal }))?;
        let mv = walk.first.map_or(line.first, |spot| Move::Go(spot.cell()));
        Some(Choice { mv, why: Why::Wins(walk.steps + line.length) })
    })
}

/// The first move of a line that wins on both deals from where the token is, if few positions show it.
pub(super) fn glance(deals: &[State; 2]) -> Option<Move> {
    Search { left: GLANCE, is_pruned: true, last: None }.shortest(deals).map(|line| line.first)
}

/// Whether a ten that could be the altar, one that could be the amulet, and an ace are where they can be known.
pub(super) fn is_in_sight(state: &State) -> bool {
    let open = state.hand | state.discard | (state.known - (state.map.activated & Faces::TENS));
    (open & Faces::TENS) == Faces::TENS
        && (has_flask(state) || !(open & Faces::ACES).is_empty())
        && (!(state.map.faces() & Faces::TENS).is_empty() || !(state.discard & Faces::TENS).is_empty())
}

/// A line that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Line {
    first: Move,
    length: usize,
}

/// The shortest line that wins on all deals, so that each move of it leaves a shorter one.
///
/// Most positions have none. That is found out by a search that leaves out what is too far from the goal; only what it
/// finds is looked for again among all positions, whose number is the player's patience.
fn line(deals: &[State; DEALS]) -> Option<Line> {
    let patient = |is_pruned| Search { left: POSITIONS, is_pruned, last: None }.shortest(deals);
    patient(true)?;
    patient(false)
}

struct Search {
    /// How many positions may be looked at yet.
    left: usize,
    /// Whether positions are left out from which no line is short enough.
    is_pruned: bool,
    /// The first move of the line found, from where the search stands.
    last: Option<Move>,
}

impl Search {
    /// The shortest line that wins on all deals.
    fn shortest<const N: usize>(mut self, deals: &[State; N]) -> Option<Line> {
        let least = if self.is_pruned { deals.iter().map(need::moves).max()? } else { 1 };
        let length = (least..=LENGTH).find(|&length| self.wins(deals, length))?;
        self.last.map(|first| Line { first, length })
    }

    /// Whether a line of at most so many moves wins on all deals.
    fn wins<const N: usize>(&mut self, deals: &[State; N], length: usize) -> bool {
        let state = &deals[0];
        if length == 0 {
            return false;
        }
        let (legal, options) = (deals.each_ref().map(State::legal), state.options);
        // At the end of its patience's reach a search without hope need not play the moves that it counts.
        let is_hopeless = length == 1 && deals.iter().any(|deal| need::moves(deal) > 1);
        let found = legal[0].each(options, |mv| {
            if self.left == 0 {
                return ControlFlow::Break(false);
            }
            // A card just drawn is another on every deal; what is legal on all of them is known.
            if !is_useful(state, mv) || !legal[1..].iter().all(|legal| legal.has(mv, options)) {
                return ControlFlow::Continue(());
            }
            self.left -= 1;
            if is_hopeless || !self.leads_on(deals, mv, length) {
                return ControlFlow::Continue(());
            }
            self.last = Some(mv);
            ControlFlow::Break(true)
        });
        found == ControlFlow::Break(true)
    }

    /// Whether a line of at most so many moves that begins with this one wins on all deals.
    fn leads_on<const N: usize>(&mut self, deals: &[State; N], mv: Move, length: usize) -> bool {
        let is_far = |after: &State| self.is_pruned && need::moves(after) >= length;
        let mut luck = FastChance(FastRng::new(1));
        let mut first = deals[0];
        first.carry_out(mv, &mut luck);
        if is_far(&first) {
            return false;
        }
        let mut after = *deals;
        after[1..].iter_mut().for_each(|deal| deal.carry_out(mv, &mut luck));
        after[0] = first;
        if after.iter().all(|deal| deal.phase == Phase::Over(End::Won)) {
            return true;
        }
        after.iter().all(|deal| deal.phase == first.phase && deal.outcome().is_none())
            && first.turns <= deals[0].turns + 1
            && !after[1..].iter().any(is_far)
            && self.wins(&after, length - 1)
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

#[cfg(test)]
mod tests {
    use game::{Play, Policy as _, Seat, State as _, Telling as _, View as _};

    use super::*;
    use crate::Options;

    /// What the pruned search leaves out is never the line that the player without haste would have found.
    #[test]
    fn leaving_out_what_is_far_loses_no_line() {
        let (mut lines, mut longest) = (0, 0);
        for seed in 0..40 {
            let mut luck = FastChance(FastRng::new(seed));
            let options = Options::default().with_flask_required(seed % 2 == 0);
            let mut state = State::new(&options, &mut luck);
            while state.outcome().is_none() {
                let view = state.view(Seat(0));
                let mut rng = FastRng::new(seed);
                let deals: [State; DEALS] = std::array::from_fn(|_| view.determinise(&mut rng));
                if is_in_sight(&state) && !matches!(state.phase, Phase::Take | Phase::Stand) {
                    let search = |is_pruned| Search { left: 600, is_pruned, last: None }.shortest(&deals);
                    if let Some(line) = search(false) {
                        assert_eq!(search(true), Some(line), "{deals:?}");
                        lines += 1;
                        longest = longest.max(line.length);
                    }
                }
                state.play_unchecked(super::rollout(&view), &mut luck);
            }
        }
        assert!(lines > 40 && longest > 5, "{lines} lines, the longest of {longest} moves");
    }
}
