//! Confirmations: the questions to a person before a costly command.

use underdeck_game::{Finality, Message, Offer, Seat};

use crate::Forced;

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
    /// The walk takes something: the labels of the moves that do.
    Walk(Vec<Message>),
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
