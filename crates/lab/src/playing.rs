//! The inner loops: a fast one, and one that observes each move.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use underdeck_game::{Chance, FastChance, FastRng, HashInput, Moment, Play, Playable, WordHasher, fold};
use underdeck_players::{Decision, GOLDEN_GAMMA, GameLuck, Player, PlayerKind, Random, game_luck, playout};
use underdeck_record::DealChance;

use crate::facts::{Ended, Watcher};
use crate::rows::Row;
use crate::tally::Tally;
use crate::trail::Trail;
use crate::{Luck, Plan, SimulationHost, game_seed};

/// The reason why a game does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exclusion {
    /// An opening move is illegal.
    Refused,
    /// The caller has stopped the simulation.
    Stopped,
}

/// The hash of a game's moves, in order: equal for games that are played move for move alike.
struct MovesHash(u64);

impl HashInput for MovesHash {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = fold(self.0 ^ word ^ 0x6d6f_7665_735f_6f66, GOLDEN_GAMMA);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.0
    }
}

const fn fast(seed: u64) -> FastChance {
    FastChance(FastRng::new(seed))
}

impl<S: Playable> Plan<S> {
    /// Whether the fast loop is sufficient: a single random player, whose moves are cheaper than observing them.
    pub(crate) fn is_plain(&self) -> bool {
        let is_alone = !self.adjust
            && self.facts.is_none()
            && self.others.is_empty()
            && self.opponent.is_none_or(|opponent| opponent == self.player);
        is_alone && self.retry == 0 && self.opening.is_empty() && self.player == PlayerKind::Random
    }

    /// Plays some random games, with an inner loop for each source of randomness.
    pub(crate) fn play_plain(&self, games: Range<u64>, tally: &mut Tally) {
        match self.luck {
            Luck::Fast => self.play_each(games, tally, fast),
            Luck::Deal => self.play_each(games, tally, DealChance::new),
        }
    }

    fn play_each<C: Chance>(&self, games: Range<u64>, tally: &mut Tally, luck: impl Fn(u64) -> C) {
        for n in games {
            let seed = game_seed(self.seed, n);
            let mut luck = luck(seed);
            let mut state = S::new(&self.options, &mut luck);
            tally.add(playout(&mut state, &mut Random::new(seed), &mut luck, self.max_moves));
        }
    }

    /// Plays a game of the `n`-th player and observes each move.
    pub(crate) fn play_watched(
        &self,
        game: u64,
        n: usize,
        player: PlayerKind,
        host: &SimulationHost<'_>,
        trail: &mut Trail,
    ) -> Result<Row, Exclusion> {
        let seed = game_seed(self.seed, game);
        let name = self.facts.as_ref().map(|_| player.to_string()).unwrap_or_default();
        let watcher = self.facts.as_ref().map(|facts| Watcher::new(facts, &name));
        let mut player = self.at_table(player, seed, host);
        let watched = match self.luck {
            Luck::Fast => self.watch(seed, fast(seed), &mut player, trail, watcher),
            Luck::Deal => self.watch(seed, DealChance::new(seed), &mut player, trail, watcher),
        };
        let row = watched.ok_or(Exclusion::Refused).and_then(|row| match row.outcome {
            None if host.is_stopped() => Err(Exclusion::Stopped),
            _ => Ok(Row { game, seed, player: n, ..row }),
        });
        match &row {
            Ok(row) => trail.add_game(row.decisions),
            Err(_) => trail.drop_game(),
        }
        row
    }

    fn watch(
        &self,
        seed: u64,
        mut luck: impl Chance,
        player: &mut impl Player<S>,
        trail: &mut Trail,
        mut watcher: Option<Watcher<'_>>,
    ) -> Option<Row> {
        let mut state = S::new(&self.options, &mut luck);
        let (mut row, mut line) = (Row::new(0, seed), WordHasher(MovesHash(0)));
        let needs_luck = self.adjust || self.facts.as_ref().is_some_and(|facts| facts.needs_luck());
        let mut counted = needs_luck.then(|| game_luck::<S>(&self.options, seed)).flatten();
        if let Some(counted) = &mut counted {
            counted.set_up(&self.options, &state);
        }
        let percent = |parts: i64| (parts as f64 * 100.0 / GameLuck::<()>::PARTS).round() as i64;
        if let Some(watcher) = &mut watcher {
            let luck = counted.as_ref().map(|counted| percent(counted.parts()));
            watcher.see(&Moment { before: None, now: &state }, luck);
        }
        let (mut last, mut made) = (state.clone(), None);
        for &mv in &self.opening {
            let before = state.view(state.deciding_seat());
            last.clone_from(&state);
            state.play(mv, &mut luck).ok()?;
            mv.hash(&mut line);
            if let Some(counted) = &mut counted {
                counted.moved(&before, mv, &state);
            }
            made = Some(mv);
            if let Some(watcher) = &mut watcher {
                let luck = counted.as_ref().map(|counted| percent(counted.parts()));
                watcher.see(&Moment { before: Some((&last, mv)), now: &state }, luck);
            }
            row.add_move(1);
            trail.add_move(1);
        }
        while row.moves < self.max_moves {
            let Some(mv) = player.choose(Decision::of(&state)) else { break };
            let legal = state.legal_count() as u64;
            trail.add_move(legal);
            last.clone_from(&state);
            state.play_unchecked(mv, &mut luck);
            mv.hash(&mut line);
            if let Some(counted) = &mut counted {
                counted.moved(&last.view(last.deciding_seat()), mv, &state);
            }
            made = Some(mv);
            if let Some(watcher) = &mut watcher {
                let luck = counted.as_ref().map(|counted| percent(counted.parts()));
                watcher.see(&Moment { before: Some((&last, mv)), now: &state }, luck);
            }
            row.add_move(legal);
        }
        row.outcome = state.outcome();
        row.line = (line.finish() >> 32) as u32;
        row.luck = counted.filter(|_| self.adjust).map(|counted| counted.parts());
        row.facts = watcher.map(|watcher| {
            let ended = Ended { result: row.result(), cause: row.cause(), score: row.score() };
            let before = made.map(|mv| (&last, mv));
            let now = Moment { before, now: &state };
            Box::new(watcher.end(&now, &Moment { before: None, now: &last }, &ended))
        });
        if let Some(cause) = row.lost() {
            trail.losses.add(&last, cause);
        }
        Some(row)
    }
}
