//! One game of a batch.

use game::{Encode, Play, Playable, Seat};
use serde::{Deserialize, Serialize};

use crate::playing::{Played, worth};
use crate::{ActionIds, Autoreset, Error, Illegal, Out, Settings, Shape};

/// A game of a batch.
#[derive(Clone, Debug)]
pub(crate) struct Slot<S: Playable> {
    pub(crate) played: Played<S>,
    /// How many games began in this place before this one.
    episode: u64,
    /// The legal ids of the state, a bit each; none once the game ended.
    legal: Vec<u64>,
    view: S::View,
    is_over: bool,
}

/// Where a game of a batch is.
#[derive(Serialize, Deserialize)]
pub(crate) struct SavedGame {
    episode: u64,
    is_over: bool,
    moves: Vec<String>,
}

/// What all games of a batch have in common.
#[derive(Debug)]
pub(crate) struct Common<S: Playable> {
    pub(crate) options: S::Options,
    pub(crate) settings: Settings,
    pub(crate) shape: Shape,
    pub(crate) seed: u64,
}

impl<S: Playable> Common<S> {
    /// The seed of a game: by the seed of the batch, the place and the number of the game there alone.
    fn seed(&self, place: u64, episode: u64) -> u64 {
        lab::game_seed(lab::game_seed(self.seed, place), episode)
    }
}

impl<S: Playable> Slot<S> {
    pub(crate) fn new(common: &Common<S>, place: u64) -> Self {
        let played = Played::<S>::new(&common.options, common.settings.luck, common.seed(place, 0));
        let view = played.state.view(Seat(0));
        let mut slot =
            Self { played, episode: 0, legal: vec![0; common.shape.actions.div_ceil(64)], view, is_over: false };
        slot.skip(common, place);
        slot
    }

    pub(crate) fn saved(&self) -> SavedGame {
        let moves = self.played.moves.iter().map(ToString::to_string).collect();
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

    /// The first game of this place, from the batch's seed.
    pub(crate) fn reset(&mut self, common: &Common<S>, place: u64, out: &mut Out<'_>, n: usize) {
        self.episode = 0;
        self.begin(common, place);
        self.write_quiet(common, out, n);
    }

    /// The next game of this place.
    pub(crate) fn next(&mut self, common: &Common<S>, place: u64, out: &mut Out<'_>, n: usize) {
        self.episode += 1;
        self.begin(common, place);
        self.write_quiet(common, out, n);
    }

    fn begin(&mut self, common: &Common<S>, place: u64) {
        self.played.restart(&common.options, common.seed(place, self.episode));
        self.is_over = false;
        self.skip(common, place);
    }

    /// Deals that are over as they are set up are skipped.
    fn skip(&mut self, common: &Common<S>, place: u64) {
        while self.played.state.outcome().is_some() {
            self.episode += 1;
            self.played.restart(&common.options, common.seed(place, self.episode));
        }
    }

    /// Whether an action may be given now.
    pub(crate) fn check(&self, common: &Common<S>, n: usize, action: i64) -> Result<(), Error> {
        match common.settings.autoreset {
            _ if !self.is_over => {}
            Autoreset::Disabled => return Err(Error::Over(n)),
            _ => return Ok(()),
        }
        if common.settings.illegal == Illegal::End || self.is_legal(action) {
            return Ok(());
        }
        let mv = usize::try_from(action).ok().and_then(|id| self.decode(common, id));
        Err(Error::Illegal { game: n, action, spelling: mv.map(|mv| mv.to_string()) })
    }

    #[inline]
    fn is_legal(&self, action: i64) -> bool {
        let id = usize::try_from(action).unwrap_or(usize::MAX);
        self.legal.get(id / 64).is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    #[inline]
    fn decode(&self, common: &Common<S>, id: usize) -> Option<S::Move> {
        match common.settings.actions {
            ActionIds::Place => self.view.decode(id),
            ActionIds::Index => self.played.state.legal_nth(id),
        }
    }

    /// Makes a step that was checked.
    #[inline]
    pub(crate) fn step(&mut self, common: &Common<S>, place: u64, action: i64, out: &mut Out<'_>, n: usize) {
        if self.is_over {
            return self.next(common, place, out, n);
        }
        let mover = self.played.state.deciding_seat();
        let mv = if self.is_legal(action) { self.decode(common, action as usize) } else { None };
        let (reward, terminated, truncated, score) = match mv {
            None => (-1.0, true, false, 0),
            Some(mv) => {
                self.played.play(mv);
                match self.played.state.outcome() {
                    Some(outcome) => (worth(&outcome, mover), true, false, outcome.score.unwrap_or(0)),
                    // Going on for ever must not be better than losing.
                    None if self.is_cut(common) => (-1.0, false, true, 0),
                    None => (0.0, false, false, 0),
                }
            }
        };
        let (length, seed) = (self.played.moves.len() as u32, self.played.seed);
        self.is_over = terminated || truncated;
        if self.is_over && common.settings.autoreset == Autoreset::SameStep {
            if common.settings.observe {
                let bytes = common.shape.bytes;
                self.played.state.view(mover).observe(&mut out.final_observations[n * bytes..][..bytes]);
            }
            self.next(common, place, out, n);
        } else {
            self.write(common, out, n);
        }
        out.rewards[n] = reward;
        out.terminations[n] = terminated;
        out.truncations[n] = truncated;
        out.lengths[n] = length;
        out.scores[n] = score;
        out.seeds[n] = seed;
    }

    fn is_cut(&self, common: &Common<S>) -> bool {
        let most = common.settings.max_steps;
        most > 0 && self.played.moves.len() as u64 >= u64::from(most)
    }

    /// Writes what is seen, and that nothing has happened.
    pub(crate) fn write_quiet(&mut self, common: &Common<S>, out: &mut Out<'_>, n: usize) {
        self.write(common, out, n);
        out.rewards[n] = 0.0;
        out.terminations[n] = false;
        out.truncations[n] = false;
        out.lengths[n] = self.played.moves.len() as u32;
        out.scores[n] = 0;
        out.seeds[n] = self.played.seed;
    }

    /// Writes what the seat to decide sees and may do, and keeps the latter.
    #[inline]
    pub(crate) fn write(&mut self, common: &Common<S>, out: &mut Out<'_>, n: usize) {
        let Shape { actions, bytes, .. } = common.shape;
        let seat = self.played.state.deciding_seat();
        out.seats[n] = seat.0;
        self.view = self.played.state.view(seat);
        if common.settings.observe {
            self.view.observe(&mut out.observations[n * bytes..][..bytes]);
        }
        let mask = &mut out.masks[n * actions..][..actions];
        match common.settings.actions {
            _ if self.is_over => mask.fill(0),
            ActionIds::Place => self.view.mask(&self.played.state, mask),
            ActionIds::Index => {
                let (legal, others) = mask.split_at_mut(self.played.state.legal_count().min(actions));
                legal.fill(1);
                others.fill(0);
            }
        }
        for (word, mask) in self.legal.iter_mut().zip(mask.chunks(64)) {
            *word = packed(mask);
        }
    }
}

/// Up to 64 bytes of 0 or 1 as the bits of a word.
#[inline]
fn packed(bytes: &[u8]) -> u64 {
    let (chunks, rest) = bytes.as_chunks::<8>();
    // Byte n, which is 0 or 1, comes to bit n of the highest byte.
    let pack = |bytes: [u8; 8]| u64::from_le_bytes(bytes).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let mut word = chunks.iter().enumerate().fold(0, |word, (n, &chunk)| word | pack(chunk) << (8 * n));
    for (n, &byte) in rest.iter().enumerate() {
        word |= u64::from(byte) << (8 * chunks.len() + n);
    }
    word
}

#[cfg(test)]
mod tests {
    use super::packed;

    #[test]
    fn bytes_are_packed_bit_by_bit() {
        let bytes: Vec<u8> = (0..64u8).map(|n| u8::from(n % 3 == 0 || n == 61)).collect();
        for len in [0, 1, 7, 8, 9, 63, 64] {
            let expected = (0..len).fold(0, |word, n| word | u64::from(bytes[n]) << n);
            assert_eq!(packed(&bytes[..len]), expected, "{len}");
        }
    }
}
