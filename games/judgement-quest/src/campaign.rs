//! Campaign mode: quests played one after another.

mod story;

use underdeck_game::{CampaignStatus, Chapter, Entry, say};

use self::story::Last;
use crate::rules::campaign::after;
use crate::{End, Options, Phase, Quest, State, Title};

/// The status of a campaign after these quests; each starts with the title that the one before left (campaign-7).
pub(crate) fn status(start: &Options, played: &[State]) -> CampaignStatus<Options> {
    let (mut title, mut result, mut last) = (Title::None, None, None);
    let mut progress = Vec::new();
    for state in played {
        let Phase::Over(end) = state.phase else { continue };
        let (next, ended) = after(title, state, end);
        progress.push(entry(progress.len() + 1, state, end, title, next));
        let held = next.unwrap_or_default();
        (result, last) = (ended, Some(Last { end, before: title, after: held }));
        title = held;
        if ended.is_some() {
            break;
        }
    }
    let next = if result.is_some() { Vec::new() } else { vec![chapter(start, progress.len() + 1, title, last)] };
    CampaignStatus { result, words: story::summary(result, progress.len(), title), progress, next }
}

/// The options of the quest after one that was played by campaign rules outside a campaign: the title carries over.
pub(crate) fn sequel(quest: &Quest) -> Option<Options> {
    let Phase::Over(end) = quest.phase else { return None };
    let (title, result) = after(quest.options.title, quest, end);
    let is_open = quest.options.campaign && result.is_none();
    title.filter(|_| is_open).map(|title| Options { title, ..quest.options })
}

/// A finished quest: its end, and the change of title.
fn entry(number: usize, quest: &Quest, end: End, before: Title, after: Option<Title>) -> Entry {
    let ended = match end {
        End::Returned => say!(QUEST_RETURNED, points = quest.score()),
        End::FailedAttempt => say!(QUEST_FAILED),
        End::Perished => say!(QUEST_PERISHED),
        End::Abandoned => say!(QUEST_ABANDONED),
        End::Impossible => say!(QUEST_IMPOSSIBLE),
    };
    let value = match after {
        None => say!(QUEST_LOST, end = ended),
        Some(after) if after > before => say!(QUEST_PROMOTED, end = ended, title = after.name()),
        Some(after) if after < before => say!(QUEST_SET_BACK, end = ended, title = after.name()),
        Some(after) => say!(QUEST_KEPT, end = ended, title = after.name()),
    };
    let note = say!(QUEST_NOTE, title = before.name(), done = quest.tasks_done(), all = 4);
    Entry::new(number.to_string(), say!(QUEST_NUMBER, number), value, note)
}

/// The next quest: the title carries over, and all other options are those of the start (R48).
fn chapter(start: &Options, number: usize, title: Title, last: Option<Last>) -> Chapter<Options> {
    Chapter {
        id: number.to_string(),
        name: story::name(number, title),
        story: story::story(title, last),
        options: Options { campaign: true, title, ..*start },
    }
}
