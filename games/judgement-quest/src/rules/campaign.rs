//! Campaign mode: quests played one after another (campaign-7, R48).

use game::{CampaignStatus, Chapter, Entry, GameResult};

use super::story::{self, Last};
use super::title::campaign_result;
use crate::{End, Options, Phase, Quest, State, Title, words};

/// The title after a quest of a campaign, `None` if the campaign is lost, and how the campaign ended, if it did
/// (campaign-1, over-7, over-8).
pub(crate) fn after(quest: &Quest, end: End) -> (Option<Title>, Option<GameResult>) {
    campaign_result(quest.title, end, quest.score(), quest.tasks_done())
}

/// Where a campaign stands after these quests, each next one begun with the title that the last one left (campaign-7).
pub(crate) fn standing(start: &Options, played: &[State]) -> CampaignStatus<Options> {
    let (mut title, mut result, mut last) = (Title::None, None, None);
    let mut progress = Vec::new();
    for state in played {
        let quest = &state.quest;
        let Phase::Over(end) = quest.phase else { continue };
        let (next, ended) = campaign_result(title, end, quest.score(), quest.tasks_done());
        progress.push(entry(progress.len() + 1, quest, end, title, next));
        let after = next.unwrap_or_default();
        (result, last) = (ended, Some(Last { end, before: title, after }));
        title = after;
        if ended.is_some() {
            break;
        }
    }
    let next = if result.is_some() { Vec::new() } else { vec![chapter(start, progress.len() + 1, title, last)] };
    CampaignStatus { result, words: story::standing(result, progress.len(), title), progress, next }
}

/// A quest that has been played: how it ended, and what it did to the title.
fn entry(number: usize, quest: &Quest, end: End, before: Title, after: Option<Title>) -> Entry {
    let change = match after {
        None => "the campaign is lost".into(),
        Some(after) if after > before => format!("promoted to {}", words::title(after)),
        Some(after) if after < before => format!("set back to {}", words::title(after)),
        Some(after) => format!("still {}", words::title(after)),
    };
    let value = match end {
        End::Returned => format!("returned with {}, {change}", words::count(quest.score() as usize, "point")),
        _ => format!("{}, {change}", words::end(end)),
    };
    let note = format!("Set out as {} with {} of 4 tasks done in the end.", words::title(before), quest.tasks_done());
    Entry { id: number.to_string(), name: format!("Quest {number}"), value, note }
}

/// The next quest, with the title held now and all else as at the start.
fn chapter(start: &Options, number: usize, title: Title, last: Option<Last>) -> Chapter<Options> {
    Chapter {
        id: number.to_string(),
        name: story::name(number, title),
        story: story::story(title, last),
        options: Options { campaign: true, title, ..start.clone() },
    }
}
