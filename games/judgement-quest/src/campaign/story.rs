//! King Frederick's words between two quests.

use std::cmp::Ordering;

use underdeck_game::{GameResult, Id, Link, Message, say};

use crate::{End, Title, text};

/// The end of the last quest, and the title held before and after it.
#[derive(Clone, Copy)]
pub(super) struct Last {
    pub(super) end: End,
    pub(super) before: Title,
    pub(super) after: Title,
}

/// The status of a campaign, in one sentence.
pub(super) fn summary(result: Option<GameResult>, quests: usize, title: Title) -> Message {
    match result {
        Some(GameResult::Won) => say!(CAMPAIGN_WON, quests),
        Some(_) => say!(CAMPAIGN_LOST, quests),
        None => say!(CAMPAIGN_STATUS, quests, title = title.name()),
    }
}

/// The title of a quest.
pub(super) fn name(number: usize, title: Title) -> Message {
    match title {
        Title::None if number == 1 => say!(QUEST_NAME_STRANGER, number),
        Title::None => say!(QUEST_NAME_NONE, number),
        Title::Lieutenant => say!(QUEST_NAME_LIEUTENANT, number),
        Title::Captain => say!(QUEST_NAME_CAPTAIN, number),
        Title::Commander | Title::King => say!(QUEST_NAME_COMMANDER, number),
    }
}

/// The story before a quest, and its stakes.
pub(super) fn story(title: Title, last: Option<Last>) -> Message {
    let opening: &'static Id = match last.map(|last| (last.end, last.after.cmp(&last.before))) {
        None => &text::STORY_FIRST,
        Some((End::Returned, Ordering::Greater)) => &text::STORY_RISEN,
        Some((End::Returned, _)) => &text::STORY_RETURNED,
        Some((_, Ordering::Less)) => &text::STORY_FALLEN,
        Some(_) => &text::STORY_KEPT,
    };
    let send_off: &'static Id = match title {
        Title::None => &text::SEND_OFF_NONE,
        Title::Lieutenant => &text::SEND_OFF_LIEUTENANT,
        Title::Captain => &text::SEND_OFF_CAPTAIN,
        Title::Commander | Title::King => &text::SEND_OFF_COMMANDER,
    };
    Message::join([opening.into(), send_off.into(), stakes(title)], "\n\n")
}

/// The gain and the loss of title that the quest may bring
/// (score-2, campaign-2, campaign-3, campaign-4, campaign-5, R45).
fn stakes(title: Title) -> Message {
    let keep = match title {
        Title::None => say!(STAKES_NONE),
        title => say!(STAKES_TITLE, tasks = title.gold(), title = title.below().name()),
    };
    let higher = Title::ALL.iter().filter(|&&goal| goal > title);
    let goals = higher.map(|goal| say!(GOAL, points = goal.threshold(), title = goal.name()));
    say!(STAKES, goals = Message::join(goals, Link::Comma), keep)
}
