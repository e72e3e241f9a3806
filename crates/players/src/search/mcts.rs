//! Monte Carlo tree search.

use std::any::Any;

use game::{FastChance, FastRng, Play, Playable, Policy, View};

use super::mixed;
use super::race::{Course, Race, Track};
use super::tree::Tree;
use super::value::Scale;
use crate::budget::{Budget, Clock, Meter};
use crate::{Player, Sight};

/// How an [`Mcts`] player searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// One in so many simulated games is guided: played to its end by quick moves ([`Policy::rollout`]); 0 for none.
    ///
    /// Where quick moves take little longer than random ones ([`View::ROLLOUT_COST`]) there are more of them, up to five in
    /// eight, and two more in eight may go into a second look at what they found.
    pub guided: u32,
    /// By how many standard errors a move must do better than the greedy one to be preferred.
    pub doubt: f32,
    /// How much UCB1 explores, in standard deviations of what the games were worth.
    pub exploration: f32,
    /// How often the tree must have tried a move before it is heard beside the guided games.
    pub trust: u32,
}

impl Settings {
    /// What [`Settings::default`] gives.
    const USUAL: Self = Self { guided: 8, doubt: 2.0, exploration: 1.4, trust: 30 };
}

impl Default for Settings {
    fn default() -> Self {
        Self::USUAL
    }
}

/// The player of Monte Carlo tree search, for games with hidden cards and luck.
///
/// It deals the unseen cards anew for each simulated game, always from the view. One game in [`Settings::guided`] is played
/// in a race between the legal moves: the move, then quick moves to the end. That is a player improved by rollouts
/// (Tesauro and Galperin 1996; for cards Yan, Diaconis, Rusmevichientong and Van Roy 2004), shared out by sequential
/// halving at the root alone (Pepels, Cazenave, Winands and Lanctot 2014). The greedy move is what is played unless another
/// did better on the same deals beyond doubt, so that chance alone seldom makes the player worse than the greedy one, who is
/// asked only here: his thought may take long. Where quick moves are cheap and rough, a better move is looked at again on
/// other deals, with greedy moves at first, before it is preferred.
///
/// All other games grow a tree by UCB1 (Auer, Cesa-Bianchi and Fischer 2002) over what this seat can tell apart
/// (single-observer information set search: Cowling, Powley and Whitehouse 2012), with random moves to the end. Luck is
/// an open loop: shuffles and dice fall anew in each game, and what follows from a move is averaged over them, so a plan that
/// waits for a die is valued too low. The tree decides where it has found something better than the race did: mostly
/// near the end, where random games still tell good moves from bad ones.
///
/// Tree and guided games are kept from move to move as long as no luck is met. With a budget of iterations the choices
/// follow from the seed and from what was seen.
#[derive(Debug)]
pub struct Mcts {
    settings: Settings,
    budget: Budget,
    clock: Option<Clock>,
    seed: u64,
    /// How many moves were thought about.
    moves: u64,
    /// How many times the deals were chosen anew.
    deals: u64,
    scale: Scale,
    desk: Option<Box<dyn Any + Send + Sync>>,
}

/// What a player keeps from move to move.
struct Desk<S: Playable> {
    race: Race<S::Move>,
    tree: Tree<S::Move>,
    last: Option<(S::View, S::Move)>,
}

impl<S: Playable> Default for Desk<S> {
    fn default() -> Self {
        Self { race: Race::default(), tree: Tree::default(), last: None }
    }
}

impl Mcts {
    /// A guided move that takes as long as so many random ones is too dear to have it in every game.
    const DEAR: u32 = 10;
    /// With how many greedy moves a game goes on that is to make sure of what quick moves found.
    const CAREFUL: u32 = 12;

    /// A player who thinks so long about a move; without a clock a millisecond counts as a hundred games.
    pub const fn new(budget: Budget, clock: Option<Clock>, seed: u64) -> Self {
        let settings = Settings::USUAL;
        Self { settings, budget, clock, seed, moves: 0, deals: 0, scale: Scale::NEW, desk: None }
    }

    /// The same player with other settings.
    pub fn with(self, settings: Settings) -> Self {
        Self { settings, ..self }
    }
}

impl<S: Playable> Desk<S> {
    /// Keeps what the tree knows of this view, if it follows from the last move without luck; then gives that move.
    fn turn_to(&mut self, view: &S::View, any: S::Move) -> Option<S::Move> {
        let (last, mv) = self.last.take()?;
        let follows = follows::<S>(&last, mv, view);
        if !(follows && self.tree.advance(mv)) {
            self.tree.clear(any);
        }
        follows.then_some(mv)
    }
}

/// Whether a view follows from another by a move, whatever the unseen cards and the luck are.
fn follows<S: Playable>(last: &S::View, mv: S::Move, view: &S::View) -> bool {
    (0..3).all(|n| {
        let mut rng = FastRng::new(mixed(0x10, n));
        let mut state = last.determinise(&mut rng);
        let seat = state.deciding_seat();
        state.play_unchecked(mv, &mut FastChance(rng));
        state.outcome().is_none() && state.deciding_seat() == seat && state.view(seat) == *view
    })
}

impl Player for Mcts {
    fn choose<S: Playable>(&mut self, sight: Sight<'_, S>) -> Option<S::Move> {
        let count = sight.legal_count();
        let first = sight.legal_nth(0)?;
        let mut desk = self.desk.take().and_then(|desk| desk.downcast::<Desk<S>>().ok()).unwrap_or_default();
        let view = sight.view();
        if desk.last.is_none() {
            desk.tree.clear(first);
        }
        let before = desk.turn_to(&view, first);
        if before.is_none() {
            self.deals += 1;
        }
        let chosen = if count < 2 {
            desk.race.line_up(std::iter::once(first), Some(first), before);
            first
        } else {
            self.search(&mut desk, &view, sight, before)
        };
        desk.last = Some((view, chosen));
        self.desk = Some(desk);
        Some(chosen)
    }
}

impl Mcts {
    fn search<S: Playable>(
        &mut self,
        desk: &mut Desk<S>,
        view: &S::View,
        sight: Sight<'_, S>,
        before: Option<S::Move>,
    ) -> S::Move {
        self.moves += 1;
        let Settings { guided, doubt, trust, .. } = self.settings;
        let meter = Meter::start(self.budget, self.clock);
        let (mut done, mut raced) = (0, None);
        if guided > 0 {
            let moves = (0..sight.legal_count()).filter_map(|n| sight.legal_nth(n));
            desk.race.line_up(moves, Some(view.heuristic()), before);
            let share = guided.min((S::View::ROLLOUT_COST / Self::DEAR).max(1));
            let track = Track {
                view,
                seat: sight.seat(),
                course: Course::Guided(0),
                seed: mixed(self.seed, self.deals),
                meter,
                share,
                doubt,
            };
            desk.race.run::<S>(&track, &mut self.scale);
            raced = desk.race.best(doubt, &self.scale);
            let other = raced.filter(|&(mv, ..)| share == 1 && !desk.race.is_favourite(mv));
            if let Some((mv, ..)) = other {
                // Cheap moves are rough ones: what they find is looked at again with greedy moves at first.
                let careful = Track { course: Course::Guided(Self::CAREFUL), seed: !track.seed, ..track };
                let deals = meter.expected(desk.race.played()) / 8;
                if !desk.race.is_confirmed::<S>(mv, &careful, deals, &self.scale) {
                    raced = desk.race.of_favourite(&self.scale);
                }
            }
            done = desk.race.played();
        }
        let mut rng = FastRng::new(mixed(!self.seed, self.moves));
        while meter.allows(done) {
            desk.tree.grow::<S>(view, &mut rng, &mut self.scale, &self.settings);
            done += 1;
        }
        let grown = desk.tree.best().filter(|&(.., visits)| raced.is_none() || visits >= trust);
        let chosen = match (raced, grown) {
            // Both are what a move is worth if one goes on in some way, so the better one is nearer the truth.
            (Some((mv, worth, error)), Some((grown, deeper, unsure, _))) => {
                let is_better = deeper - worth > error.hypot(unsure);
                Some(if is_better { grown } else { mv })
            }
            (raced, grown) => raced.map(|(mv, ..)| mv).or(grown.map(|(mv, ..)| mv)),
        };
        chosen.or_else(|| sight.legal_nth(0)).unwrap_or_else(|| view.heuristic())
    }
}
