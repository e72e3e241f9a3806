//! Vectorised environments.

use std::fmt::Debug;

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use underdeck_catalogue::{GameVisitor, typed_options, visit};
use underdeck_game::{Encode, Play, Playable, say};
use underdeck_players::{Decision, Player, PlayerKind, mixed};
use underdeck_record::Record;

use crate::planner::Pairs;
use crate::slot::{Common, Row, SavedGame, Slot, is_legal};
use crate::{ActionIds, BatchShape, EnvSettings, Error, Out};

/// The fewest games of a thread, so that the hand-over is cheap relative to the work.
const FEWEST: usize = 64;

/// Many games of one kind, stepped together. The games do not depend on the batch size or the number of threads: the seed of a game is a function of
/// the batch's seed, its index and its episode.
/// the seed, its place and its number there.
pub trait Vector: Send + Sync + Debug {
    /// The shape of the arrays.
    fn shape(&self) -> BatchShape;

    /// The settings of the games.
    fn settings(&self) -> &EnvSettings;

    /// Resets the games: with a seed to their first episodes, otherwise to their next ones. With `which`, only the games marked there are reset.
    ///
    /// # Errors
    /// If the number of marks is wrong.
    ///
    /// # Panics
    /// If the arrays do not fit [`Vector::shape`].
    fn reset(&mut self, seed: Option<u64>, which: Option<&[bool]>, out: Out<'_>) -> Result<(), Error>;

    /// Makes a move in each game.
    ///
    /// # Errors
    /// If the number of actions is wrong, an action is illegal, or a game is over and does not reset automatically. No game is changed then.
    ///
    /// # Panics
    /// If the arrays do not fit [`Vector::shape`].
    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Error>;

    /// The id of the game, such as `keevorn`.
    fn game(&self) -> &'static str;

    /// The `Place` ids of a game's legal moves, in the order of the rules; with [`ActionIds::Index`] these identify the actions. Empty if the game
    /// has no such ids.
    fn places(&self, game: usize) -> Vec<usize>;

    /// A player's move in each game, as actions; 0 in a game that is over.
    ///
    /// The player is created for each call and has no memory. Its random choices are a function of `seed`, the game and its number of moves.
    ///
    /// # Errors
    /// If the player does not exist.
    fn choose(&self, player: &str, seed: u64) -> Result<Vec<i64>, Error>;

    /// The record of the game at an index, also after its end until the reset; `None` with [`Luck::Fast`](crate::Luck::Fast), since the game has no
    /// deal.
    fn record(&self, game: usize) -> Option<Record>;

    /// The state of the batch as text: its seed, and the episode and the moves of each game.
    fn save(&self) -> String;

    /// Restores a state [saved](Vector::save) by a batch with the same settings, and writes its observations.
    ///
    /// # Errors
    /// If the text is not a state of such a batch. The games must be reset then.
    ///
    /// # Panics
    /// If the arrays do not fit [`Vector::shape`].
    fn load(&mut self, saved: &str, out: Out<'_>) -> Result<(), Error>;

    /// An independent copy.
    fn boxed(&self) -> Box<dyn Vector>;
}

/// Makes a batch of games.
///
/// # Errors
/// If the game does not exist, an option or a setting is invalid, or the game has no `Place` ids and the settings require them.
pub fn vector(game: &str, options: &Pairs, settings: EnvSettings) -> Result<Box<dyn Vector>, Error> {
    struct Make<'a>(&'a Pairs, EnvSettings);
    impl GameVisitor for Make<'_> {
        type Out = Result<Box<dyn Vector>, Error>;

        fn visit<S: Playable>(self) -> Self::Out {
            Ok(Box::new(Batch::<S>::new(typed_options::<S>(self.0)?, self.1)?))
        }
    }
    visit(game, Make(options, settings))?
}

#[derive(Debug)]
pub(crate) struct Batch<S: Playable> {
    common: Common<S>,
    slots: Vec<Slot<S>>,
    /// The legal ids of all games as bit sets, apart from the games, which do not fit into the cache.
    legal: Vec<u64>,
    pool: Option<std::sync::Arc<rayon::ThreadPool>>,
    is_reset: bool,
}

impl<S: Playable> Batch<S> {
    pub(crate) fn new(options: S::Options, settings: EnvSettings) -> Result<Self, Error> {
        let at_least_one = |name, found: usize| match found {
            0 => Err(Error::Setting { name, found, expected: say!(ENV_AT_LEAST_ONE) }),
            _ => Ok(()),
        };
        at_least_one("num_envs", settings.games)?;
        at_least_one("threads", settings.threads)?;
        at_least_one("width", settings.width)?;
        let encoding = S::View::encoding(&options);
        if encoding.is_empty() && settings.actions == ActionIds::Place {
            return Err(Error::NoEncoding(S::INFO.id));
        }
        let actions = if settings.actions == ActionIds::Place { encoding.ids() } else { settings.width };
        let bytes = if settings.observe { encoding.bytes() } else { 0 };
        let shape = BatchShape { games: settings.games, actions, bytes };
        let pool = match settings.threads {
            1 => None,
            threads => rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok().map(Into::into),
        };
        let common = Common { options, settings, shape, seed: 0 };
        let slots = (0..shape.games as u64).map(|n| Slot::new(&common, common.settings.first + n)).collect();
        let legal = vec![0; shape.games * common.words()];
        Ok(Self { common, slots, legal, pool, is_reset: false })
    }

    /// Processes each game, on all threads.
    fn each(&mut self, out: Out<'_>, work: impl Fn(&Common<S>, &mut Slot<S>, usize, &mut Row<'_, '_>) + Sync) {
        assert!(out.fits(self.common.shape), "the arrays do not have the shape {:?}", self.common.shape);
        let (common, games) = (&self.common, (&mut self.slots[..], &mut self.legal[..]));
        let most = games.0.len().div_ceil(common.settings.threads).max(FEWEST);
        match &self.pool {
            Some(pool) if games.0.len() > most => {
                pool.in_place_scope(|scope| divide(scope, common, games, out, most, &work));
            }
            _ => run(common, games, 0, out, &work),
        }
    }
}

/// A saved batch.
#[derive(Serialize, Deserialize)]
struct Saved {
    seed: u64,
    is_reset: bool,
    games: Vec<SavedGame>,
}

/// Divides the games among the threads, `most` to each. The calling thread takes the first part, since waking another thread takes time.
fn divide<'s, S: Playable>(
    scope: &rayon::Scope<'s>,
    common: &'s Common<S>,
    (slots, legal): (&'s mut [Slot<S>], &'s mut [u64]),
    out: Out<'s>,
    most: usize,
    work: &'s (impl Fn(&Common<S>, &mut Slot<S>, usize, &mut Row<'_, '_>) + Sync),
) {
    if slots.len() <= most {
        return run(common, (slots, legal), 0, out, work);
    }
    let last = (slots.len() - 1) / most * most;
    let ((slots, last_slots), (legal, last_legal)) =
        (slots.split_at_mut(last), legal.split_at_mut(last * common.words()));
    let (out, last_out) = out.split_at(last, common.shape);
    scope.spawn(move |_| run(common, (last_slots, last_legal), last, last_out, work));
    divide(scope, common, (slots, legal), out, most, work);
}

/// Processes these games, the first of which has index `first`.
fn run<S: Playable>(
    common: &Common<S>,
    (slots, legal): (&mut [Slot<S>], &mut [u64]),
    first: usize,
    mut out: Out<'_>,
    work: &impl Fn(&Common<S>, &mut Slot<S>, usize, &mut Row<'_, '_>),
) {
    for (n, (slot, legal)) in slots.iter_mut().zip(legal.chunks_mut(common.words())).enumerate() {
        work(common, slot, first + n, &mut Row { legal, out: &mut out, n });
    }
}

impl<S: Playable> Vector for Batch<S> {
    fn shape(&self) -> BatchShape {
        self.common.shape
    }

    fn settings(&self) -> &EnvSettings {
        &self.common.settings
    }

    fn reset(&mut self, seed: Option<u64>, which: Option<&[bool]>, out: Out<'_>) -> Result<(), Error> {
        if let Some(found) = which.map(<[bool]>::len).filter(|&found| found != self.slots.len()) {
            return Err(Error::Count { found, expected: self.slots.len() });
        }
        if let Some(seed) = seed {
            self.common.seed = seed;
        }
        let (first, is_anew) = (self.common.settings.first, seed.is_some() || !self.is_reset);
        self.each(out, |common, slot, n, row| match which {
            Some(which) if !which[n] => {}
            _ if is_anew => slot.reset(common, first + n as u64, row),
            _ => slot.next(common, first + n as u64, row),
        });
        self.is_reset = true;
        Ok(())
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Error> {
        if !self.is_reset {
            return Err(Error::NotReset);
        }
        if actions.len() != self.slots.len() {
            return Err(Error::Count { found: actions.len(), expected: self.slots.len() });
        }
        for (n, (legal, &action)) in self.legal.chunks(self.common.words()).zip(actions).enumerate() {
            if !is_legal(legal, action) {
                self.slots[n].check(&self.common, n, action)?;
            }
        }
        let first = self.common.settings.first;
        self.each(out, |common, slot, n, row| slot.step(common, first + n as u64, actions[n], row));
        Ok(())
    }

    fn game(&self) -> &'static str {
        S::INFO.id
    }

    fn places(&self, game: usize) -> Vec<usize> {
        let state = &self.slots[game].played.state;
        if S::View::encoding(&self.common.options).is_empty() {
            return Vec::new();
        }
        let view = state.view(state.deciding_seat());
        state.legal_vec().into_iter().map(|mv| view.action(mv)).collect()
    }

    fn choose(&self, player: &str, seed: u64) -> Result<Vec<i64>, Error> {
        let kind: PlayerKind = player.parse()?;
        let choose = |slot: &Slot<S>| {
            let (state, moves) = (&slot.played.state, slot.played.len() as u64);
            let seed = mixed(seed ^ slot.played.seed, moves);
            let Some(mv) = kind.playing(&self.common.options, seed, None).choose(Decision::of(state)) else { return 0 };
            match self.common.settings.actions {
                ActionIds::Place => state.view(state.deciding_seat()).action(mv) as i64,
                ActionIds::Index => state.legal_vec().iter().position(|&legal| legal == mv).unwrap_or(0) as i64,
            }
        };
        Ok(match &self.pool {
            Some(pool) => pool.install(|| self.slots.par_iter().map(choose).collect()),
            None => self.slots.iter().map(choose).collect(),
        })
    }

    fn record(&self, game: usize) -> Option<Record> {
        self.slots[game].played.record(&self.common.options)
    }

    fn save(&self) -> String {
        let games = self.slots.iter().map(Slot::saved).collect();
        serde_json::to_string(&Saved { seed: self.common.seed, is_reset: self.is_reset, games }).unwrap_or_default()
    }

    fn load(&mut self, saved: &str, out: Out<'_>) -> Result<(), Error> {
        let saved: Saved = serde_json::from_str(saved).map_err(|error| Error::Saved(error.to_string()))?;
        if saved.games.len() != self.slots.len() {
            return Err(Error::Count { found: saved.games.len(), expected: self.slots.len() });
        }
        self.is_reset = false;
        self.common.seed = saved.seed;
        let first = self.common.settings.first;
        for (n, (slot, game)) in self.slots.iter_mut().zip(&saved.games).enumerate() {
            slot.load(&self.common, first + n as u64, game)?;
        }
        self.each(out, |common, slot, _, row| slot.write_quiet(common, row));
        self.is_reset = saved.is_reset;
        Ok(())
    }

    fn boxed(&self) -> Box<dyn Vector> {
        let Common { options, settings, shape, seed } = &self.common;
        let common = Common { options: options.clone(), settings: settings.clone(), shape: *shape, seed: *seed };
        Box::new(Self {
            common,
            slots: self.slots.clone(),
            legal: self.legal.clone(),
            pool: self.pool.clone(),
            is_reset: self.is_reset,
        })
    }
}
