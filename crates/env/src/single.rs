//! One game, for planners.

use std::fmt::Debug;

use game::{Encode, FastChance, FastRng, Outcome, Play, Playable, Seat, Table, Telling, View};
use players::{Decision, Player, PlayerKind, playout};
use record::Record;
use serde_json::Value;

use crate::playing::{Played, Source};
use crate::{Error, Luck};

/// One game: what its seats know, its moves, copies of it, and players for it.
pub trait Single: Send + Sync + Debug {
    /// The seat to decide, from 0; 0 when the game is over.
    fn seat(&self) -> u8;

    /// How the game ended; `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;

    /// What the end is worth to a seat: 1, 0 or -1; 0 while the game runs.
    fn worth(&self, seat: u8) -> f64;

    /// The spellings of the legal moves, in the order of the rules.
    fn legal(&self) -> Vec<String>;

    /// The legal ids by place, in the same order; empty where the game has none.
    fn actions(&self) -> Vec<usize>;

    /// The id by place of a legal move.
    ///
    /// # Errors
    /// If the text is no legal move.
    fn action(&self, spelling: &str) -> Result<usize, Error>;

    /// What a seat knows, in the bytes of [`Encode`].
    fn observe(&self, seat: u8) -> Vec<u8>;

    /// What a seat knows, as JSON.
    fn view(&self, seat: u8) -> Value;

    /// Everything, as JSON: no player may see it.
    fn state(&self) -> Value;

    /// The table before the seat to decide.
    fn table(&self) -> Table;

    /// The moves made, as spelled; those of a game [dealt anew](Single::determinise) begin there.
    fn moves(&self) -> Vec<String>;

    /// Makes a move by its spelling.
    ///
    /// # Errors
    /// If it is not legal. Nothing is changed.
    fn play(&mut self, spelling: &str) -> Result<(), Error>;

    /// Makes a move by its id.
    ///
    /// # Errors
    /// If it is not legal. Nothing is changed.
    fn step(&mut self, action: i64) -> Result<(), Error>;

    /// The move of a player, as spelled; `None` when the game is over.
    ///
    /// # Errors
    /// If there is no such player.
    fn choose(&self, player: &str, seed: u64) -> Result<Option<String>, Error>;

    /// Plays on to the end, or until `max_moves` were made. Returns how many were.
    ///
    /// # Errors
    /// If there is no such player.
    fn playout(&mut self, player: &str, seed: u64, max_moves: u64) -> Result<u64, Error>;

    /// A game that the seat to decide cannot tell from this one: what it does not see is dealt anew, and the luck to come too.
    fn determinise(&self, seed: u64) -> Box<dyn Single>;

    /// The record of the game; `None` if it was [dealt anew](Single::determinise).
    fn record(&self) -> Option<Record>;

    /// A copy that goes on by itself.
    fn boxed(&self) -> Box<dyn Single>;
}

#[derive(Clone, Debug)]
pub(crate) struct One<S: Playable> {
    options: S::Options,
    played: Played<S>,
}

impl<S: Playable> One<S> {
    pub(crate) fn new(options: S::Options, seed: u64) -> Self {
        let played = Played::new(&options, Luck::Deal, seed);
        Self { options, played }
    }

    fn deciding_view(&self) -> S::View {
        self.played.state.view(self.played.state.deciding_seat())
    }

    fn legal_move(&self, spelling: &str) -> Result<S::Move, Error> {
        let mv: Option<S::Move> = spelling.parse().ok();
        mv.filter(|&mv| self.played.state.is_legal(mv)).ok_or_else(|| Error::Move(spelling.into()))
    }

    fn has_encoding(&self) -> bool {
        !S::View::encoding(&self.options).is_empty()
    }
}

impl<S: Playable> Single for One<S> {
    fn seat(&self) -> u8 {
        self.played.state.deciding_seat().0
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.state.outcome()
    }

    fn worth(&self, seat: u8) -> f64 {
        self.outcome().map_or(0.0, |outcome| crate::playing::worth(&outcome, Seat(seat)))
    }

    fn legal(&self) -> Vec<String> {
        self.played.state.legal_vec().iter().map(ToString::to_string).collect()
    }

    fn actions(&self) -> Vec<usize> {
        if !self.has_encoding() {
            return Vec::new();
        }
        let view = self.deciding_view();
        self.played.state.legal_vec().into_iter().map(|mv| view.action(mv)).collect()
    }

    fn action(&self, spelling: &str) -> Result<usize, Error> {
        if !self.has_encoding() {
            return Err(Error::NoEncoding(S::INFO.id));
        }
        Ok(self.deciding_view().action(self.legal_move(spelling)?))
    }

    fn observe(&self, seat: u8) -> Vec<u8> {
        let mut bytes = vec![0; S::View::encoding(&self.options).bytes()];
        self.played.state.view(Seat(seat)).observe(&mut bytes);
        bytes
    }

    fn view(&self, seat: u8) -> Value {
        serde_json::to_value(self.played.state.view(Seat(seat))).unwrap_or_default()
    }

    fn state(&self) -> Value {
        serde_json::to_value(&self.played.state).unwrap_or_default()
    }

    fn table(&self) -> Table {
        self.deciding_view().table()
    }

    fn moves(&self) -> Vec<String> {
        self.played.moves().map(|mv| mv.to_string()).collect()
    }

    fn play(&mut self, spelling: &str) -> Result<(), Error> {
        self.played.play(self.legal_move(spelling)?);
        Ok(())
    }

    fn step(&mut self, action: i64) -> Result<(), Error> {
        if !self.has_encoding() {
            return Err(Error::NoEncoding(S::INFO.id));
        }
        if self.outcome().is_some() {
            return Err(Error::Over(0));
        }
        let mv = usize::try_from(action).ok().and_then(|id| self.deciding_view().decode(id));
        match mv.filter(|&mv| self.played.state.is_legal(mv)) {
            Some(mv) => self.played.play(mv),
            None => return Err(Error::Illegal { game: 0, action, spelling: mv.map(|mv| mv.to_string()) }),
        }
        Ok(())
    }

    fn choose(&self, player: &str, seed: u64) -> Result<Option<String>, Error> {
        let mut player = player.parse::<PlayerKind>()?.playing::<S>(&self.options, seed, None);
        Ok(player.choose(Decision::of(&self.played.state)).map(|mv| mv.to_string()))
    }

    fn playout(&mut self, player: &str, seed: u64, max_moves: u64) -> Result<u64, Error> {
        let mut player = player.parse::<PlayerKind>()?.playing::<S>(&self.options, seed, None);
        self.played.settle();
        let before = self.played.moves.len();
        let mut log = Logged(&mut player, &mut self.played.moves);
        let made = playout(&mut self.played.state, &mut log, &mut self.played.luck, max_moves).moves;
        // The player is asked once more than moves are made when these run out.
        self.played.moves.truncate(before + made as usize);
        Ok(made)
    }

    fn determinise(&self, seed: u64) -> Box<dyn Single> {
        let mut rng = FastRng::new(seed);
        let state = self.deciding_view().determinise(&mut rng);
        let luck = Source::Fast(FastChance(rng));
        Box::new(Self { options: self.options.clone(), played: Played::at(state, luck, seed, Vec::new()) })
    }

    fn record(&self) -> Option<Record> {
        self.played.record(&self.options)
    }

    fn boxed(&self) -> Box<dyn Single> {
        Box::new(self.clone())
    }
}

/// A player whose moves are written down.
struct Logged<'a, P, M>(&'a mut P, &'a mut Vec<M>);

impl<S: Playable, P: Player<S>> Player<S> for Logged<'_, P, S::Move> {
    fn choose(&mut self, decision: Decision<'_, S>) -> Option<S::Move> {
        let mv = self.0.choose(decision);
        self.1.extend(mv);
        mv
    }
}
