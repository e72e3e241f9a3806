//! Titles, and what a quest does to them in a campaign.

use game::GameResult;

use crate::End;

/// A title, the higher the later (score-2, campaign-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Title {
    /// A plain knight, or nobody yet.
    #[default]
    None,
    /// At least 9 points.
    Lieutenant,
    /// At least 12 points.
    Captain,
    /// At least 15 points.
    Commander,
    /// At least 18 points; no title to start with (R47).
    King,
}

impl Title {
    /// All titles, the lowest first.
    pub const ALL: [Self; 5] = [Self::None, Self::Lieutenant, Self::Captain, Self::Commander, Self::King];
    const WORDS: [&'static str; 5] = ["none", "lieutenant", "captain", "commander", "king"];
    /// The words of those that a quest can start with (option-6, R47).
    pub(crate) const STARTS: &'static [&'static str] = Self::WORDS.split_at(4).0;

    /// The word of options and state.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// The GP with which its holder enters the dungeon (setup-5, campaign-6, R49).
    pub const fn gold(self) -> u8 {
        self as u8
    }

    /// The title that a score earns (score-2, R46).
    pub const fn earned(score: i32) -> Self {
        match score {
            18.. => Self::King,
            15.. => Self::Commander,
            12.. => Self::Captain,
            9.. => Self::Lieutenant,
            _ => Self::None,
        }
    }

    /// The score that it takes (score-2, R46).
    pub const fn threshold(self) -> i32 {
        [0, 9, 12, 15, 18][self as usize]
    }

    /// The title one below; the untitled can lose nothing (R47).
    pub(crate) const fn below(self) -> Self {
        match self {
            Self::None | Self::Lieutenant => Self::None,
            Self::Captain => Self::Lieutenant,
            Self::Commander => Self::Captain,
            Self::King => Self::Commander,
        }
    }
}

/// The title after a quest, `None` if the campaign is lost, and how the campaign ended, if it did (campaign-1).
///
/// `before` is the title held at the start, `score` that of a quest that was won.
pub(crate) fn campaign_result(
    before: Title,
    end: End,
    score: i32,
    tasks_done: usize,
) -> (Option<Title>, Option<GameResult>) {
    match end {
        // (campaign-2)
        End::Returned => {
            let after = before.max(Title::earned(score));
            (Some(after), (after == Title::King).then_some(GameResult::Won))
        }
        // (campaign-3, R45)
        End::FailedAttempt if tasks_done >= usize::from(before.gold()) => (Some(before), None),
        // (campaign-4, R45, R47)
        End::FailedAttempt => (Some(before.below()), None),
        // (campaign-5, R43)
        End::Perished | End::Abandoned | End::Impossible => (None, Some(GameResult::Lost)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_earned_at_its_threshold() {
        for title in Title::ALL {
            assert_eq!(Title::earned(title.threshold()), title);
            assert!(title == Title::None || Title::earned(title.threshold() - 1) < title);
            assert_eq!(title.below() < title, title != Title::None);
        }
    }
}
