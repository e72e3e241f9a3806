//! The search for a line that wins for all unseen cards.

use std::ops::ControlFlow;

use underdeck_game::{FastChance, FastRng, MoveList as _, Play, State as _};

use super::{Choice, DEALS, Why, has_flask, need, steps};
use crate::face::{FACES, Faces};
use crate::state::Phase;
use crate::{End, Move, State};

/// The longest line of the search, and the most positions searched for one.
const LENGTH: usize = 9;
const POSITIONS: usize = 4_000;
/// The most positions searched in a rollout: over 5 000 games, half as many win 2 % fewer, twice as many 1 % more.
const GLANCE: usize = 100;
/// The number of determinisations on which a line is looked for, before it must win on all.
const FEW: usize = 3;

/// The first move of a line that wins on every determinisation, perhaps after a walk.
pub(super) fn first_move(deals: &[State; DEALS]) -> Option<Choice> {
    let state = &deals[0];
    if !is_in_sight(state) {
        return None;
    }
    let has_time = state.phase == Phase::Turn && (state.hand & Faces::TENS).is_empty();
    steps::walks(state).take(if has_time { FACES } else { 1 }).find_map(|walk| {
        let line = line(&deals.map(|deal| deal.with_token(walk.from)))?;
        let mv = walk.first.map_or(line.first, |square| Move::Go(square.cell()));
        Some(Choice { mv, why: Why::Wins(walk.steps + line.length) })
    })
}

/// The first move of a line that wins on both determinisations from the token's present place, if few positions are
/// enough to find it.
pub(super) fn glance(deals: &[State; 2]) -> Option<Move> {
    Search { left: GLANCE, is_pruned: true, last: None }.shortest(deals).map(|line| line.first)
}

/// Whether the places of the altar, the amulet and an ace can be known.
pub(super) fn is_in_sight(state: &State) -> bool {
    let open = state.hand | state.discard | (state.known - (state.map.activated & Faces::TENS));
    (open & Faces::TENS) == Faces::TENS
        && (has_flask(state) || !(open & Faces::ACES).is_empty())
        && (!(state.map.faces() & Faces::TENS).is_empty() || !(state.discard & Faces::TENS).is_empty())
}

/// A line that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Win {
    first: Move,
    length: usize,
}

/// The shortest line that wins on all determinisations, so that each of its moves leaves a shorter one.
///
/// Most positions have none. A search on few determinisations that prunes lines too far from the goal finds that out;
/// only if it finds a line does a search of all positions follow.
fn line(deals: &[State; DEALS]) -> Option<Win> {
    let search = |is_pruned| Search { left: POSITIONS, is_pruned, last: None };
    search(true).shortest::<FEW>(deals.first_chunk()?)?;
    search(false).shortest(deals)
}

struct Search {
    /// The number of positions that may still be searched.
    left: usize,
    /// Whether positions without a short enough line are pruned.
    is_pruned: bool,
    /// The first move of the line found, from the present position.
    last: Option<Move>,
}

impl Search {
    /// The shortest line that wins on all determinisations.
    fn shortest<const N: usize>(mut self, deals: &[State; N]) -> Option<Win> {
        let least = if self.is_pruned { deals.iter().map(need::moves).max()? } else { 1 };
        let length = (least..=LENGTH).find(|&length| self.wins(deals, length))?;
        self.last.map(|first| Win { first, length })
    }

    /// Whether a line of at most `length` moves wins on all determinisations.
    fn wins<const N: usize>(&mut self, deals: &[State; N], length: usize) -> bool {
        let state = &deals[0];
        if length == 0 {
            return false;
        }
        let legal = deals.each_ref().map(State::moves);
        // If one move is left and more are needed, the moves are only counted, not played.
        let is_hopeless = length == 1 && deals.iter().any(|deal| need::moves(deal) > 1);
        let found = legal[0].all().try_for_each(|mv| {
            if self.left == 0 {
                return ControlFlow::Break(false);
            }
            // A card just drawn differs between determinisations; a move that is legal on all of them is known.
            if !is_useful(state, mv) || !legal[1..].iter().all(|legal| legal.contains(mv)) {
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

    /// Whether a line of at most `length` moves that begins with `mv` wins on all determinisations.
    fn leads_on<const N: usize>(&mut self, deals: &[State; N], mv: Move, length: usize) -> bool {
        let is_far = |after: &State| self.is_pruned && need::moves(after) >= length;
        let mut luck = FastChance(FastRng::new(1));
        let mut first = deals[0];
        first.apply(mv, &mut luck);
        if is_far(&first) {
            return false;
        }
        let mut after = *deals;
        after[1..].iter_mut().for_each(|deal| deal.apply(mv, &mut luck));
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

/// Whether a move can be part of the ritual: no idle walk, no choice among useless cards.
fn is_useful(state: &State, mv: Move) -> bool {
    let key = |rank: u8| matches!(rank, 1 | 10);
    match mv {
        Move::Go(cell) => {
            let face = state.map.face_at(state.square(cell));
            state.known.contains(face)
                && (!state.map.activated.contains(face) || !(state.hand & Faces::TENS).is_empty())
        }
        Move::Use(card) => matches!(card.rank(), 3 | 4 | 5 | 7 | 12 | 2 | 8),
        Move::Card(card) => key(card.rank()) || state.using_rank() == Some(5),
        Move::Cell(cell) => state.token.cell().neighbours().contains(&cell),
        Move::Tile(cell) => key(state.map.face_at(state.square(cell)).rank()) || state.using.is_none(),
        Move::Discard(card) => card.rank() != 10,
        Move::Descend | Move::Build(_) | Move::Row(_) | Move::Column(_) => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use underdeck_game::{Play, Policy as _, Seat, State as _, View as _};

    use super::*;
    use crate::Options;

    /// The pruned search finds every line that the full search finds.
    #[test]
    fn pruning_loses_no_line() {
        let (mut lines, mut longest) = (0, 0);
        for seed in 0..40 {
            let mut luck = FastChance(FastRng::new(seed));
            let options = Options::default().with_flask_required(seed % 2 == 0);
            let mut state = State::new(&options, &mut luck);
            while state.outcome().is_none() {
                let view = state.view(Seat(0));
                let mut rng = FastRng::new(seed);
                let deals: [State; FEW] = std::array::from_fn(|_| view.determinise(&mut rng));
                if is_in_sight(&state) && !matches!(state.phase, Phase::Take | Phase::Stand) {
                    let search = |is_pruned| Search { left: 600, is_pruned, last: None }.shortest(&deals);
                    if let Some(line) = search(false) {
                        assert_eq!(search(true), Some(line), "{deals:?}");
                        lines += 1;
                        longest = longest.max(line.length);
                    }
                }
                state.play_unchecked(view.rollout(&mut rng), &mut luck);
            }
        }
        assert!(lines > 40 && longest > 5, "{lines} lines, the longest of {longest} moves");
    }
}
