//! One game of a batch.

use serde::{Deserialize, Serialize};
use underdeck_game::{Encode, Play, Playable};

use crate::playing::{Played, worth};
use crate::{ActionIds, Autoreset, BatchShape, EnvSettings, Error, Illegal, Out};

/// A game of a batch.
#[derive(Clone, Debug)]
pub(crate) struct Slot<S: Playable> {
    pub(crate) played: Played<S>,
    /// The number of earlier episodes at this index.
    episode: u64,
    is_over: bool,
}

/// The output of one game.
pub(crate) struct Row<'a, 'b> {
    /// The legal ids of the state as a bit set; empty once the game ended.
    pub(crate) legal: &'a mut [u64],
    pub(crate) out: &'a mut Out<'b>,
    /// The row of the game in the arrays.
    pub(crate) n: usize,
}

/// A saved game of a batch.
#[derive(Serialize, Deserialize)]
pub(crate) struct SavedGame {
    episode: u64,
    is_over: bool,
    moves: Vec<String>,
}

/// The common data of a batch's games.
#[derive(Debug)]
pub(crate) struct Common<S: Playable> {
    pub(crate) options: S::Options,
    pub(crate) settings: EnvSettings,
    pub(crate) shape: BatchShape,
    pub(crate) seed: u64,
}

impl<S: Playable> Common<S> {
    /// The seed of a game, a function of the batch's seed, the index and the episode.
    fn seed(&self, place: u64, episode: u64) -> u64 {
        underdeck_lab::game_seed(underdeck_lab::game_seed(self.seed, place), episode)
    }

    /// The number of words of a bit set of actions.
    pub(crate) fn words(&self) -> usize {
        self.shape.actions.div_ceil(64).max(1)
    }
}

impl<S: Playable> Slot<S> {
    pub(crate) fn new(common: &Common<S>, place: u64) -> Self {
        let played = Played::<S>::new(&common.options, common.settings.luck, common.seed(place, 0));
        let mut slot = Self { played, episode: 0, is_over: false };
        slot.skip(common, place);
        slot
    }

    pub(crate) fn saved(&self) -> SavedGame {
        let moves = self.played.moves().map(|mv| mv.to_string()).collect();
        SavedGame { episode: self.episode, is_over: self.is_over, moves }
    }

    pub(crate) fn load(&mut self, common: &Common<S>, place: u64, saved: &SavedGame) -> Result<(), Error> {
        self.episode = saved.episode;
        self.begin(common, place);
        for text in &saved.moves {
            let mv: Option<S::Move> = text.parse().ok();
            let mv = mv.filter(|&mv| self.played.state.is_legal(mv)).ok_or_else(|| Error::Move(text.clone()))?;
            self.played.play(mv);
        }
        self.is_over = saved.is_over;
        Ok(())
    }

    /// Starts the first episode of this index.
    pub(crate) fn reset(&mut self, common: &Common<S>, place: u64, row: &mut Row<'_, '_>) {
        self.episode = 0;
        self.begin(common, place);
        self.write_quiet(common, row);
    }

    /// Starts the next episode of this index.
    pub(crate) fn next(&mut self, common: &Common<S>, place: u64, row: &mut Row<'_, '_>) {
        self.episode += 1;
        self.begin(common, place);
        self.write_quiet(common, row);
    }

    fn begin(&mut self, common: &Common<S>, place: u64) {
        self.played.restart(&common.options, common.seed(place, self.episode));
        self.is_over = false;
        self.skip(common, place);
    }

    /// Skips deals that are over after set-up.
    fn skip(&mut self, common: &Common<S>, place: u64) {
        while self.played.state.outcome().is_some() {
            self.episode += 1;
            self.played.restart(&common.options, common.seed(place, self.episode));
        }
    }

    /// Fails if an illegal action is not acceptable now.
    pub(crate) fn check(&self, common: &Common<S>, n: usize, action: i64) -> Result<(), Error> {
        match common.settings.autoreset {
            _ if !self.is_over => {}
            Autoreset::Disabled => return Err(Error::Over(n)),
            _ => return Ok(()),
        }
        if common.settings.illegal == Illegal::End {
            return Ok(());
        }
        let mv = usize::try_from(action).ok().and_then(|id| self.decode(common, id));
        Err(Error::Illegal { game: n, action, spelling: mv.map(|mv| mv.to_string()) })
    }

    #[inline]
    fn decode(&self, common: &Common<S>, id: usize) -> Option<S::Move> {
        match common.settings.actions {
            ActionIds::Place => S::View::decode_in(&self.played.state, id),
            ActionIds::Index => self.played.state.legal_nth(id),
        }
    }

    /// Makes a checked step.
    #[inline]
    pub(crate) fn step(&mut self, common: &Common<S>, place: u64, action: i64, row: &mut Row<'_, '_>) {
        if self.is_over {
            return self.next(common, place, row);
        }
        let mover = self.played.state.deciding_seat();
        let mv = if is_legal(row.legal, action) { self.decode(common, action as usize) } else { None };
        let (reward, terminated, truncated, score) = match mv {
            None => (-1.0, true, false, 0),
            Some(mv) => {
                self.played.play(mv);
                match self.played.state.outcome() {
                    Some(outcome) => (worth(&outcome, mover), true, false, outcome.score.unwrap_or(0)),
                    // An endless game must not be better than a lost one.
                    None if self.is_cut(common) => (-1.0, false, true, 0),
                    None => (0.0, false, false, 0),
                }
            }
        };
        let (length, seed) = (self.played.len() as u32, self.played.seed);
        self.is_over = terminated || truncated;
        if self.is_over && common.settings.autoreset == Autoreset::SameStep {
            if common.settings.observe {
                let bytes = common.shape.bytes;
                self.played.state.view(mover).observe(&mut row.out.final_observations[row.n * bytes..][..bytes]);
            }
            self.next(common, place, row);
        } else {
            self.write(common, row);
        }
        let Row { out, n, .. } = row;
        let n = *n;
        out.rewards[n] = reward;
        out.terminations[n] = terminated;
        out.truncations[n] = truncated;
        out.lengths[n] = length;
        out.scores[n] = score;
        out.seeds[n] = seed;
    }

    fn is_cut(&self, common: &Common<S>) -> bool {
        let most = common.settings.max_steps;
        most > 0 && self.played.len() as u64 >= u64::from(most)
    }

    /// Writes the observation, with no reward and no end.
    pub(crate) fn write_quiet(&mut self, common: &Common<S>, row: &mut Row<'_, '_>) {
        self.write(common, row);
        let Row { out, n, .. } = row;
        let n = *n;
        out.rewards[n] = 0.0;
        out.terminations[n] = false;
        out.truncations[n] = false;
        out.lengths[n] = self.played.len() as u32;
        out.scores[n] = 0;
        out.seeds[n] = self.played.seed;
    }

    /// Writes the observation and the mask of the deciding seat, and stores the legal ids.
    #[inline]
    fn write(&self, common: &Common<S>, row: &mut Row<'_, '_>) {
        let (BatchShape { actions, bytes, .. }, state) = (common.shape, &self.played.state);
        let Row { legal, out, n } = row;
        let seat = state.deciding_seat();
        out.seats[*n] = seat.0;
        let view = state.view(seat);
        if common.settings.observe {
            view.observe(&mut out.observations[*n * bytes..][..bytes]);
        }
        let mask = &mut out.masks[*n * actions..][..actions];
        mask.fill(0);
        legal.fill(0);
        let allow = |id: usize| {
            mask[id] = 1;
            legal[id / 64] |= 1 << (id % 64);
        };
        match common.settings.actions {
            _ if self.is_over => {}
            ActionIds::Place => view.legal_ids(state, allow),
            ActionIds::Index => (0..state.legal_count().min(actions)).for_each(allow),
        }
    }
}

/// Whether a bit set of legal ids contains an action.
#[inline]
pub(crate) fn is_legal(legal: &[u64], action: i64) -> bool {
    let id = usize::try_from(action).unwrap_or(usize::MAX);
    legal.get(id / 64).is_some_and(|word| word >> (id % 64) & 1 == 1)
}
