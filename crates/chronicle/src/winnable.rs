//! New games from winnable deals.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use underdeck_catalogue::{DealInfo, Error, Game};
use underdeck_game::{Message, say};
use underdeck_play::{Capabilities, DAY, NEVER, Session};
use underdeck_record::Record;
use underdeck_solver::{Difficulty, SearchLimits, SolverHost, WinnableSearch};

/// The tag of a record whose deal was searched: its [difficulty](Difficulty), or [`UNKNOWN`].
const TAG: &str = "Winnable";
/// The value of [`TAG`] if no suitable deal was found and an arbitrary one was dealt.
const UNKNOWN: &str = "unknown";

/// The search limits of each deal; then the most positions and deals before an arbitrary deal is dealt.
const LIMITS: SearchLimits = SearchLimits { nodes: 50_000, memory: 16 << 20 };
const MOST: u64 = 500_000;
const DEALS: u64 = 1_000;
/// The search limits of a daily deal.
const OF_A_DAY: SearchLimits = SearchLimits { nodes: 200_000, memory: 32 << 20 };

/// The solver's host, with a constant clock.
pub(crate) const fn host(stop: &AtomicBool) -> SolverHost<'_> {
    SolverHost { clock: || 0.0, stop }
}

/// The choice of deals for a new game. A deal given by code, seed or day is never replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winnable {
    /// Winnable deals in games with lost deals (`Game::has_lost_deals`), and all deals in the others.
    #[default]
    Auto,
    /// All deals.
    Off,
    /// Winnable deals.
    Any,
    /// Easy winnable deals.
    Easy,
    /// Fair winnable deals.
    Fair,
    /// Hard winnable deals.
    Hard,
}

/// A deal for a new game, with the solver's result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The deal.
    pub deal: DealInfo,
    /// The value of the tag.
    known: Option<&'static str>,
}

impl Winnable {
    /// All choices, in the order of lists.
    pub const ALL: [Self; 6] = [Self::Auto, Self::Off, Self::Any, Self::Easy, Self::Fair, Self::Hard];
    /// The words of all choices.
    pub const WORDS: [&'static str; 6] = {
        let [auto, off, any, easy, fair, hard] = Self::ALL;
        [auto.word(), off.word(), any.word(), easy.word(), fair.word(), hard.word()]
    };

    /// The word in forms and settings.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Off => "off",
            Self::Any => "any",
            Self::Easy => Difficulty::Easy.word(),
            Self::Fair => Difficulty::Fair.word(),
            Self::Hard => Difficulty::Hard.word(),
        }
    }

    /// The choice with this word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.word() == word)
    }

    /// The choice in a game: never `Auto`.
    pub fn in_game(self, game: &Game) -> Self {
        match self {
            Self::Auto if game.has_lost_deals() => Self::Any,
            Self::Auto => Self::Off,
            chosen => chosen,
        }
    }

    /// A deal for a new game with these house rules: the first suitable one from the seed `first`. Deals that the solver leaves open are skipped. It
    /// is the deal of `first` if none is found within the limits or before `stop` is set, or if the seats play against each other.
    ///
    /// # Errors
    /// If an option is unknown or its value is invalid.
    pub fn deal(
        self,
        game: &Game,
        options: &[(String, String)],
        first: u64,
        stop: &AtomicBool,
    ) -> Result<Dealt, Error> {
        self.deal_by(underdeck_solver::winnable, game, options, first, stop)
    }

    /// As [`deal`](Self::deal), for a program that links only the solvers of [games with lost deals](Game::has_lost_deals).
    ///
    /// # Errors
    /// As [`deal`](Self::deal), or [`Error::LeftOut`] if another game needs its solver.
    pub fn deal_core(
        self,
        game: &Game,
        options: &[(String, String)],
        first: u64,
        stop: &AtomicBool,
    ) -> Result<Dealt, Error> {
        self.deal_by(underdeck_solver::winnable_core, game, options, first, stop)
    }

    fn deal_by(
        self,
        winnable: Find,
        game: &Game,
        options: &[(String, String)],
        first: u64,
        stop: &AtomicBool,
    ) -> Result<Dealt, Error> {
        let any = |known| Ok(Dealt { deal: game.deal(options, first)?, known });
        let difficulty = match self.in_game(game) {
            Self::Auto | Self::Off => return any(None),
            Self::Any => None,
            Self::Easy => Some(Difficulty::Easy),
            Self::Fair => Some(Difficulty::Fair),
            Self::Hard => Some(Difficulty::Hard),
        };
        let search = WinnableSearch {
            game: game.info().id,
            options,
            first,
            count: DEALS,
            difficulty,
            limits: LIMITS,
            most: MOST,
        };
        match winnable(&search, stop) {
            Ok(Some((deal, difficulty))) => Ok(Dealt { deal, known: Some(difficulty.word()) }),
            Err(underdeck_solver::Error::Catalogue(error)) => Err(error),
            Err(underdeck_solver::Error::Contest { .. }) => any(None),
            Ok(None) | Err(_) => any(Some(UNKNOWN)),
        }
    }
}

/// [`underdeck_solver::winnable`] or [`underdeck_solver::winnable_core`].
type Find = fn(&WinnableSearch<'_>, &AtomicBool) -> Result<Option<(DealInfo, Difficulty)>, underdeck_solver::Error>;

impl Dealt {
    /// Starts the game. Its record has the solver's result.
    ///
    /// # Errors
    /// None, since the deal is valid.
    pub fn start(&self) -> Result<Box<dyn Session>, Error> {
        self.start_by(Capabilities::WHOLE)
    }

    /// As [`start`](Self::start), with reduced capabilities.
    ///
    /// # Errors
    /// None, since the deal is valid.
    pub fn start_by(&self, capabilities: &Capabilities) -> Result<Box<dyn Session>, Error> {
        let mut session = capabilities.start(underdeck_catalogue::find(self.deal.game)?, &self.deal.code)?;
        if let Some(known) = self.known {
            session.set_tag(TAG, known);
        }
        Ok(session)
    }
}

impl From<DealInfo> for Dealt {
    /// A deal given by the player, without a result of the solver.
    fn from(deal: DealInfo) -> Self {
        Self { deal, known: None }
    }
}

/// Notes the difficulty of a daily deal in its record.
pub fn set_difficulty(session: &mut dyn Session, difficulty: Difficulty) {
    session.set_tag(TAG, difficulty.word());
}

/// The solver's result in a record: the difficulty of its deal, or that no suitable deal was found. `None` if it has none.
pub fn deal_note(record: &Record) -> Option<Message> {
    let word = record.tag(TAG)?;
    let known = [Difficulty::Easy, Difficulty::Fair, Difficulty::Hard].into_iter().find(|known| known.word() == word);
    known.map(difficulty_note).or_else(|| (word == UNKNOWN).then(|| say!(DEAL_UNKNOWN)))
}

/// Whether the program chose the deal of a record because it can be won. A deal of the day is the same for everyone.
pub fn is_chosen(record: &Record) -> bool {
    record.tag(TAG).is_some_and(|word| word != UNKNOWN) && record.tag(DAY).is_none()
}

/// The message that a deal can be won, with its difficulty.
pub fn difficulty_note(difficulty: Difficulty) -> Message {
    let level = difficulty.word();
    say!(DEAL_WINNABLE, level = level.to_owned())
}

/// The difficulty of a daily deal, if it is proven winnable.
pub(crate) fn difficulty_of(deal: &DealInfo) -> Option<Difficulty> {
    let answer = underdeck_solver::position(deal, &[], OF_A_DAY, &host(&NEVER)).ok()?;
    answer.line.and_then(|line| line.difficulty())
}
