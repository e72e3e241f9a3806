//! Single games, for planners.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;
use underdeck_game::{AnyMove, AnyOptions, AnyState, Encoding, FastChance, FastRng, Outcome, Seat, Table};
use underdeck_players::PlayerKind;
use underdeck_record::{AnyDeal, Record};

use crate::planner::{Pairs, Planner, Rules, Spellings};
use crate::playing::Source;
use crate::{Error, Luck};

/// One game with its views, moves and copies, and with players.
#[derive(Clone)]
pub struct Single {
    rules: Arc<Rules>,
    seed: u64,
    state: Box<dyn AnyState>,
    luck: Source,
    made: Vec<Made>,
}

/// The moves made.
#[derive(Clone)]
enum Made {
    One(AnyMove),
    /// The moves of a playout.
    Many(Spellings),
}

/// Makes one game of a deal.
///
/// # Errors
/// If the game does not exist or an option is invalid.
pub fn single(game: &str, options: &Pairs, seed: u64) -> Result<Single, Error> {
    Single::new(underdeck_catalogue::extension::<Planner>(game)?, options, seed)
}

/// The meaning of action ids and of the bytes of observations.
///
/// # Errors
/// If the game does not exist or an option is invalid.
pub fn encoding(game: &str, options: &Pairs) -> Result<Encoding, Error> {
    Ok((underdeck_catalogue::extension::<Planner>(game)?.rules)(options)?.encoding().clone())
}

impl Single {
    pub(crate) fn new(planner: &'static Planner, options: &Pairs, seed: u64) -> Result<Self, Error> {
        let rules = Arc::new((planner.rules)(options)?);
        let mut luck = Source::new(Luck::Deal, seed);
        let state = rules.game.start(&rules.options, &mut luck);
        Ok(Self { rules, seed, state, luck, made: Vec::new() })
    }

    /// The deciding seat, from 0; 0 when the game is over.
    pub fn seat(&self) -> u8 {
        self.state.deciding_seat().0
    }

    /// The outcome; `None` while the game is in progress.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The reward of the outcome for a seat: 1, 0 or -1; 0 while the game is in progress.
    pub fn worth(&self, seat: u8) -> f64 {
        self.outcome().map_or(0.0, |outcome| crate::playing::worth(&outcome, Seat(seat)))
    }

    /// The spellings of the legal moves, in the order of the rules.
    pub fn legal(&self) -> Vec<String> {
        (self.rules.planner.legal)(&*self.state)
    }

    /// The `Place` ids of the legal moves, in the same order; empty if the game has none.
    pub fn actions(&self) -> Vec<usize> {
        if self.rules.has_ids() { (self.rules.planner.actions)(&*self.state) } else { Vec::new() }
    }

    /// The `Place` id of a legal move.
    ///
    /// # Errors
    /// If the text is not a legal move, or the game has no ids.
    pub fn action(&self, spelling: &str) -> Result<usize, Error> {
        self.rules.check_ids()?;
        Ok((self.rules.planner.action)(&*self.state, &self.legal_move(spelling)?))
    }

    /// The observation of a seat, encoded by [`Encode`](underdeck_game::Encode).
    pub fn observe(&self, seat: u8) -> Vec<u8> {
        let mut bytes = vec![0; self.rules.encoding().bytes()];
        (self.rules.planner.observe)(&*self.state, Seat(seat), &mut bytes);
        bytes
    }

    /// The view of a seat as JSON.
    pub fn view(&self, seat: u8) -> Value {
        self.state.view(Seat(seat)).json()
    }

    /// The state as JSON, with all hidden information.
    pub fn state(&self) -> Value {
        self.state.json()
    }

    /// The table as seen by the deciding seat.
    pub fn table(&self) -> Table {
        self.state.own_view().table()
    }

    /// The spellings of the moves made. A [determinised](Single::determinise) game starts with none.
    pub fn moves(&self) -> Vec<String> {
        let spell = |made: &Made| match made {
            Made::One(mv) => vec![mv.to_string()],
            Made::Many(moves) => moves(),
        };
        self.made.iter().flat_map(spell).collect()
    }

    /// Makes a move by its spelling.
    ///
    /// # Errors
    /// If it is not legal. The game is unchanged.
    pub fn play(&mut self, spelling: &str) -> Result<(), Error> {
        let mv = self.legal_move(spelling)?;
        self.make(mv);
        Ok(())
    }

    /// Makes a move by its id.
    ///
    /// # Errors
    /// If it is not legal. The game is unchanged.
    pub fn step(&mut self, action: i64) -> Result<(), Error> {
        self.rules.check_ids()?;
        if self.outcome().is_some() {
            return Err(Error::Over(0));
        }
        let mv = usize::try_from(action).ok().and_then(|id| (self.rules.planner.decode)(&*self.state, id));
        match mv.clone().filter(|mv| self.state.is_legal(mv)) {
            Some(mv) => self.make(mv),
            None => return Err(Error::Illegal { game: 0, action, spelling: mv.map(|mv| mv.to_string()) }),
        }
        Ok(())
    }

    /// A player's move, as a spelling; `None` when the game is over.
    ///
    /// # Errors
    /// If the player does not exist.
    pub fn choose(&self, player: &str, seed: u64) -> Result<Option<String>, Error> {
        let kind: PlayerKind = player.parse()?;
        Ok((self.rules.planner.choose)(&*self.state, &self.rules, kind, seed).map(|mv| mv.to_string()))
    }

    /// Plays to the end, or up to `max_moves` moves. Returns the number of moves made.
    ///
    /// # Errors
    /// If the player does not exist.
    pub fn playout(&mut self, player: &str, seed: u64, max_moves: u64) -> Result<u64, Error> {
        let kind: PlayerKind = player.parse()?;
        let playout = self.rules.planner.playout;
        let (count, moves) = playout(&mut self.state, &self.rules, kind, seed, &mut self.luck, max_moves);
        self.made.push(Made::Many(moves));
        Ok(count)
    }

    /// A copy in which the cards hidden from the deciding seat, and all future randomness, are sampled again.
    #[must_use]
    pub fn determinise(&self, seed: u64) -> Self {
        let mut rng = FastRng::new(seed);
        let state = (self.rules.planner.determinise)(&*self.state, &mut rng);
        Self { rules: Arc::clone(&self.rules), seed, state, luck: Source::Fast(FastChance(rng)), made: Vec::new() }
    }

    /// The record of the game; `None` if it was [determinised](Single::determinise).
    pub fn record(&self) -> Option<Record> {
        let Source::Deal(_) = self.luck else { return None };
        let options: &AnyOptions = &self.rules.options;
        let mut record = Record::of_deal(AnyDeal::new(self.rules.game, options.clone(), self.seed));
        self.moves().iter().for_each(|mv| record.push_move(mv));
        record.set_outcome(self.outcome().as_ref());
        Some(record)
    }

    fn legal_move(&self, spelling: &str) -> Result<AnyMove, Error> {
        let mv = self.rules.game.read_move(spelling).ok().filter(|mv| self.state.is_legal(mv));
        mv.ok_or_else(|| Error::Move(spelling.into()))
    }

    fn make(&mut self, mv: AnyMove) {
        self.state.play(&mv, &mut self.luck);
        self.made.push(Made::One(mv));
    }
}

impl fmt::Debug for Single {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Single").field("game", &self.rules.game).field("state", &self.state).finish_non_exhaustive()
    }
}
