//! Confirmations: the questions to a person before a costly command.

use underdeck_game::{Finality, Offer, Seat};

use crate::day::is_of_day;
use crate::{Actor, Command, Forced, History};

/// The source of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A person, who can be asked.
    Person {
        /// The setting `confirm`: whether to ask outside deals of the day, too.
        confirm: bool,
    },
    /// A person who has answered yes.
    Confirmed,
    /// A pipe, a script or a program. Its commands are taken as meant.
    Script,
}

impl Input {
    /// Whether to ask before a command that costs something. In a deal of the day, a person is always asked.
    pub const fn asks(self, is_of_day: bool) -> bool {
        match self {
            Self::Person { confirm } => confirm || is_of_day,
            Self::Confirmed | Self::Script => false,
        }
    }

    /// The same input, once a person has answered yes.
    pub const fn confirmed(self) -> Self {
        match self {
            Self::Person { .. } => Self::Confirmed,
            Self::Confirmed | Self::Script => self,
        }
    }

    /// Whether forced moves are played under this setting. A script names each move, so it has none.
    pub const fn forced(self, setting: Forced) -> Forced {
        match self {
            Self::Person { .. } | Self::Confirmed => setting,
            Self::Script => Forced::Off,
        }
    }
}

/// A question to ask before a command is applied. Front ends show it in their words; an answer other than yes changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirmation {
    /// The cost of the command.
    pub cost: Cost,
    /// Whether the game is a deal of the day, which is played once.
    pub is_of_day: bool,
}

/// The cost of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// The move ends the game, and not as a win.
    Game(Box<Offer>),
    /// The other player must agree: the players keep secrets from each other at one screen, and moves are undone. The setting `confirm`
    /// does not suppress this question. The other player is then at the screen, so no table is shown.
    Agreement {
        /// The player who asks: the one to move.
        by: Seat,
        /// The player who is asked.
        of: Seat,
        /// Whether the game becomes informed.
        informs: bool,
    },
    /// The game becomes informed: a move that showed something hidden is undone.
    Informed,
    /// The game becomes informed: the solver is asked.
    Solver,
    /// The game counts as coached: the coach looks on.
    Coach,
}

impl Cost {
    /// Whether the move resigns, and does not merely end the game.
    pub fn gives_up(&self) -> bool {
        matches!(self, Self::Game(offer) if offer.finality == Finality::GivingUp)
    }
}

impl History {
    /// The confirmation to ask for before a command is applied; `None` if it is applied at once. A command that will be refused is not
    /// confirmed.
    ///
    /// Once it is confirmed, [`actor`](Self::actor) says who gives it at one screen.
    pub fn confirm(&self, command: &Command, input: Input, actor: Actor) -> Option<Confirmation> {
        if !input.asks(true) {
            return None;
        }
        let other = self.must_agree(command).filter(|_| actor == Actor::Screen);
        if other.is_none() && self.check(command, actor).is_err() {
            return None;
        }
        let cost = match (other, self.cost(command)) {
            (Some(of), cost) => Cost::Agreement { by: self.session().seat(), of, informs: cost.is_some() },
            (None, cost) => cost?,
        };
        let is_of_day = self.is_of_day();
        (other.is_some() || input.asks(is_of_day)).then_some(Confirmation { cost, is_of_day })
    }

    /// Whether the game is a deal of the day.
    pub fn is_of_day(&self) -> bool {
        is_of_day(&self.session().record())
    }

    /// The cost of a command.
    fn cost(&self, command: &Command) -> Option<Cost> {
        let session = self.session();
        let back_to = match command {
            Command::Play(typed) => return self.final_offer(typed).map(|offer| Cost::Game(Box::new(offer))),
            Command::Undo { turns } => self.ply_before(*turns),
            Command::Go(number) => self.kept_ply(self.node(*number)?),
            Command::Peek => return Some(Cost::Solver),
            Command::Eye if !self.is_eye_open() => return Some(Cost::Coach),
            _ => return None,
        };
        (back_to < session.ply() && self.would_inform_back_to(back_to)).then_some(Cost::Informed)
    }

    /// The offer of a move that ends the game, and not as a win.
    fn final_offer(&self, typed: &str) -> Option<Offer> {
        let session = self.session();
        if session.table().offers.iter().all(|offer| offer.finality.is_open()) {
            return None;
        }
        // Playing an illegal move reports its fault.
        let offer = session.why(Some(typed)).ok()??.offer;
        (!offer.finality.is_open()).then_some(offer)
    }
}
