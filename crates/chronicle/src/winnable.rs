//! New games from deals that can be won.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use underdeck_catalogue::{DealInfo, Error, Game};
use underdeck_game::Message;
use underdeck_play::{Capabilities, NEVER, Session};
use underdeck_record::Record;
use underdeck_solver::{Difficulty, Limits, SolverHost, Wish};

/// The tag of a record whose deal the solver has tried: its [difficulty](Difficulty), or [`UNKNOWN`].
const TAG: &str = "Winnable";
/// The value of [`TAG`] if no deal of the wished kind was found, and any was dealt.
const UNKNOWN: &str = "unknown";

/// How far a deal is tried, how many positions are looked at in all, and how many deals are tried, before any deal is dealt.
const LIMITS: Limits = Limits { nodes: 50_000, memory: 16 << 20 };
const MOST: u64 = 500_000;
const DEALS: u64 = 1_000;
/// How far a deal of the day is tried.
const OF_A_DAY: Limits = Limits { nodes: 200_000, memory: 32 << 20 };

/// What the solver gets from chronicle: it does not read the time.
pub(crate) const fn host(stop: &AtomicBool) -> SolverHost<'_> {
    SolverHost { clock: || 0.0, stop }
}

/// Which deals a new game is dealt from. A deal that is named by code, seed or day is never replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winnable {
    /// Deals that can be won in games that have others (`Game::has_lost_deals`), and all deals of the other games.
    #[default]
    Auto,
    /// All deals.
    Off,
    /// Deals that can be won.
    Any,
    /// Deals that can be won and are easy.
    Easy,
    /// Deals that can be won and are fair.
    Fair,
    /// Deals that can be won and are hard.
    Hard,
}

/// A deal for a new game, and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The deal.
    pub deal: DealInfo,
    /// The value of the tag.
    known: Option<&'static str>,
}

impl Winnable {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::Auto, Self::Off, Self::Any, Self::Easy, Self::Fair, Self::Hard];
    /// The words of all of them.
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

    /// The one with this word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.word() == word)
    }

    /// What it means for a game: never `Auto`.
    pub fn in_game(self, game: &Game) -> Self {
        match self {
            Self::Auto if game.has_lost_deals() => Self::Any,
            Self::Auto => Self::Off,
            chosen => chosen,
        }
    }

    /// A deal for a new game with these house rules: the first one wished for, from the seed `first` on. Deals that the solver leaves
    /// open are skipped. If none is found within its limits or before `stop` is set, or if seats play against each other, it is the
    /// deal of `first`.
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

    /// The same in a program that links the solver of [games with lost deals](Game::has_lost_deals) alone: it deals by the defaults of each game.
    ///
    /// # Errors
    /// As [`deal`](Self::deal), or [`Error::LeftOut`] if deals of another game would have to be solved.
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
        let wish = Wish { game: game.info().id, options, first, count: DEALS, difficulty, limits: LIMITS, most: MOST };
        match winnable(&wish, stop) {
            Ok(Some((deal, difficulty))) => Ok(Dealt { deal, known: Some(difficulty.word()) }),
            Err(underdeck_solver::Error::Catalogue(error)) => Err(error),
            Err(underdeck_solver::Error::Contest { .. }) => any(None),
            Ok(None) | Err(_) => any(Some(UNKNOWN)),
        }
    }
}

/// [`underdeck_solver::winnable`] or [`underdeck_solver::winnable_core`].
type Find = fn(&Wish<'_>, &AtomicBool) -> Result<Option<(DealInfo, Difficulty)>, underdeck_solver::Error>;

impl Dealt {
    /// Starts the game. Its record says what is known of the deal.
    ///
    /// # Errors
    /// None, since the deal is valid.
    pub fn start(&self) -> Result<Box<dyn Session>, Error> {
        self.start_by(Capabilities::WHOLE)
    }

    /// The same in a program that may be able to do less.
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
    /// A deal that was named, of which nothing is said.
    fn from(deal: DealInfo) -> Self {
        Self { deal, known: None }
    }
}

/// Notes in the record of a deal of the day how hard it is.
pub fn set_difficulty(session: &mut dyn Session, difficulty: Difficulty) {
    session.set_tag(TAG, difficulty.word());
}

/// What a record says of its deal: that it can be won and how hard it is, or that no deal of the wished kind was found. `None` if
/// it says nothing.
pub fn deal_told(record: &Record) -> Option<Message> {
    let word = record.tag(TAG)?;
    let known = [Difficulty::Easy, Difficulty::Fair, Difficulty::Hard].into_iter().find(|known| known.word() == word);
    known.map(difficulty_told).or_else(|| {
        (word == UNKNOWN).then(|| {
            let english = "No deal of the kind you wished for was found quickly, so this is any deal: whether it can be won is not known.";
            Message::new("deal-unknown", english, [])
        })
    })
}

/// That a deal can be won, and how hard it is.
pub fn difficulty_told(difficulty: Difficulty) -> Message {
    let level = difficulty.word();
    Message::new(
        "deal-winnable",
        format!("This deal can be won; difficulty: {level}."),
        [("level", level.to_owned().into())],
    )
}

/// How hard a deal of the day is, if it is known to be winnable.
pub(crate) fn difficulty_of(deal: &DealInfo) -> Option<Difficulty> {
    let answer = underdeck_solver::position(deal, &[], OF_A_DAY, &host(&NEVER)).ok()?;
    answer.line.map(|line| Difficulty::of(line.departures))
}
