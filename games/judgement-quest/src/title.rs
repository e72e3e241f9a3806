//! The titles.

use underdeck_game::Message;

use crate::text;

underdeck_game::words! {
    /// A title, the higher the later (score-2, campaign-1).
    #[derive(Default)]
    pub enum Title {
        /// A plain knight.
        #[default]
        None = "none",
        /// At least 9 points.
        Lieutenant = "lieutenant",
        /// At least 12 points.
        Captain = "captain",
        /// At least 15 points.
        Commander = "commander",
        /// At least 18 points; no title at the start (R47).
        King = "king",
    }
}

impl Title {
    /// The titles at the start, as words (option-6, R47).
    pub(crate) const STARTS: &'static [&'static str] = Self::WORDS.split_at(4).0;

    /// The title's name.
    pub(crate) fn name(self) -> Message {
        Message::from(match self {
            Self::None => &text::TITLE_NONE,
            Self::Lieutenant => &text::TITLE_LIEUTENANT,
            Self::Captain => &text::TITLE_CAPTAIN,
            Self::Commander => &text::TITLE_COMMANDER,
            Self::King => &text::TITLE_KING,
        })
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

    /// The score that the title needs (score-2, R46).
    pub const fn threshold(self) -> i32 {
        [0, 9, 12, 15, 18][self as usize]
    }

    /// The title one below; one without a title has nothing to lose (R47).
    pub(crate) const fn below(self) -> Self {
        match self {
            Self::None | Self::Lieutenant => Self::None,
            Self::Captain => Self::Lieutenant,
            Self::Commander => Self::Captain,
            Self::King => Self::Commander,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_earned_at_its_threshold() {
        assert_eq!(Title::None.threshold(), 0);
        for &title in Title::ALL {
            assert_eq!(Title::earned(title.threshold()), title);
            assert!(title == Title::None || Title::earned(title.threshold() - 1) < title);
            assert_eq!(title.below() < title, title != Title::None);
        }
    }
}
