//! The words for decisions and for luck.

use serde::{Deserialize, Serialize};

/// What a decision was, by the points it cost. A hundred points are a won game; see [`Review::hundred_points`](crate::Review::hundred_points)
/// for scores. A cost is named only if the second sample finds it three standard errors above zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There was one legal move.
    Forced,
    /// No better move was confirmed.
    Good,
    /// The best move, and every other costs [`Verdict::BLUNDER`] points or more.
    OnlyMove,
    /// It cost [`Verdict::INACCURACY`] points or more.
    Inaccuracy,
    /// It cost [`Verdict::MISTAKE`] points or more.
    Mistake,
    /// It cost [`Verdict::BLUNDER`] points or more.
    Blunder,
}

impl Verdict {
    /// From this many points on a cost is an inaccuracy.
    pub const INACCURACY: f64 = 2.0;
    /// From this many points on a cost is a mistake.
    pub const MISTAKE: f64 = 5.0;
    /// From this many points on a cost is a blunder.
    pub const BLUNDER: f64 = 10.0;

    /// The verdict on a confirmed cost in points.
    pub(crate) fn of_cost(points: f64) -> Self {
        match points {
            _ if points >= Self::BLUNDER => Self::Blunder,
            _ if points >= Self::MISTAKE => Self::Mistake,
            _ if points >= Self::INACCURACY => Self::Inaccuracy,
            _ => Self::Good,
        }
    }

    /// The word for it.
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

/// What luck did after a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LuckSwing {
    /// It gave [`LuckSwing::MUCH`] points or more.
    Lucky,
    /// Less than that, either way.
    Even,
    /// It took [`LuckSwing::MUCH`] points or more.
    Unlucky,
}

impl LuckSwing {
    /// From this many points on luck is named.
    pub const MUCH: f64 = 10.0;

    /// The fortune of luck in points.
    pub(crate) fn of(points: f64) -> Self {
        match points {
            _ if points >= Self::MUCH => Self::Lucky,
            _ if points <= -Self::MUCH => Self::Unlucky,
            _ => Self::Even,
        }
    }

    /// The word for it; empty for [`LuckSwing::Even`].
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
    fn costs_and_luck_have_words_from_their_thresholds_on() {
        let words = [1.99, 2.0, 4.99, 5.0, 9.99, 10.0].map(|points| Verdict::of_cost(points).word());
        assert_eq!(words, ["good", "inaccuracy", "inaccuracy", "mistake", "mistake", "blunder"]);
        assert_eq!([10.0, 9.9, -9.9, -10.0].map(|points| LuckSwing::of(points).word()), ["lucky", "", "", "unlucky"]);
        assert!(Verdict::Mistake.is_slip() && !Verdict::OnlyMove.is_slip());
    }
}
