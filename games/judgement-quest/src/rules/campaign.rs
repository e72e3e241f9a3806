//! The effect of a quest on the title in a campaign.

use underdeck_game::GameResult;

use crate::{End, Quest, Title};

/// The title after a quest that started as `before`, and the result of the campaign, if it ended; no title if the
/// campaign is lost (campaign-1, over-7, over-8).
pub(crate) fn after(before: Title, quest: &Quest, end: End) -> (Option<Title>, Option<GameResult>) {
    match end {
        // (campaign-2)
        End::Returned => {
            let after = before.max(quest.title_earned());
            (Some(after), (after == Title::King).then_some(GameResult::Won))
        }
        // (campaign-3, R45)
        End::FailedAttempt if quest.tasks_done() >= usize::from(before.gold()) => (Some(before), None),
        // (campaign-4, R45, R47)
        End::FailedAttempt => (Some(before.below()), None),
        // (campaign-5, R43)
        End::Perished | End::Abandoned | End::Impossible => (None, Some(GameResult::Lost)),
    }
}
