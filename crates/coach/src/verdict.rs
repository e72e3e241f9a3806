//! The grades of decisions and of luck.

use serde::{Deserialize, Serialize};

/// The grade of a decision by its cost in points. A hundred points are a won game; see [`Review::hundred_points`](crate::Review::hundred_points) for
/// scores. A cost has a grade only if the second sample finds it three standard errors above zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The only legal move.
    Forced,
    /// No better move is confirmed.
    Good,
    /// The best move, where every other costs [`Verdict::BLUNDER`] points or more.
    OnlyMove,
    /// A cost of [`Verdict::INACCURACY`] points or more.
    Inaccuracy,
    /// A cost of [`Verdict::MISTAKE`] points or more.
    Mistake,
    /// A cost of [`Verdict::BLUNDER`] points or more.
    Blunder,
}

impl Verdict {
    /// The least cost of an inaccuracy, in points.
    pub const INACCURACY: f64 = 2.0;
    /// The least cost of a mistake, in points.
    pub const MISTAKE: f64 = 5.0;
    /// The least cost of a blunder, in points.
    pub const BLUNDER: f64 = 10.0;

    /// The verdict for a confirmed cost in points.
    pub(crate) fn of_cost(points: f64) -> Self {
        match points {
            _ if points >= Self::BLUNDER => Self::Blunder,
            _ if points >= Self::MISTAKE => Self::Mistake,
            _ if points >= Self::INACCURACY => Self::Inaccuracy,
            _ => Self::Good,
        }
    }

    /// The verdict in words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Good => "good",
            Self::OnlyMove => "only move",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// Whether it is an inaccuracy, a mistake or a blunder.
    pub const fn is_slip(self) -> bool {
        matches!(self, Self::Inaccuracy | Self::Mistake | Self::Blunder)
    }
}

/// The effect of chance after a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckSwing {
    /// A gain of [`LuckSwing::MUCH`] points or more.
    Lucky,
    /// A smaller change.
    Even,
    /// A loss of [`LuckSwing::MUCH`] points or more.
    Unlucky,
}

impl LuckSwing {
    /// The least change that has a name, in points.
    pub const MUCH: f64 = 10.0;

    /// The swing for a change in points.
    pub(crate) fn of(points: f64) -> Self {
        match points {
            _ if points >= Self::MUCH => Self::Lucky,
            _ if points <= -Self::MUCH => Self::Unlucky,
            _ => Self::Even,
        }
    }

    /// The swing in words; empty for [`LuckSwing::Even`].
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lucky => "lucky",
            Self::Even => "",
            Self::Unlucky => "unlucky",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_and_swings_change_at_their_thresholds() {
        let words = [1.99, 2.0, 4.99, 5.0, 9.99, 10.0].map(|points| Verdict::of_cost(points).word());
        assert_eq!(words, ["good", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder"]);
        assert_eq!([10.0, 9.9, -9.9, -10.0].map(|points| LuckSwing::of(points).word()), ["lucky", "", "", "unlucky"]);
        assert!(Verdict::Mistake.is_slip() && !Verdict::OnlyMove.is_slip());
    }
}
