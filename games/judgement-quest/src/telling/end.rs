//! Leaving the dungeon, abandoning, and the end of a quest.

use underdeck_game::{Finality, Gesture, Message, MoveWords, RuleIds, say};

use super::tap;
use crate::rules::campaign;
use crate::{End, Move, Quest, words};

pub(super) fn leave(quest: &Quest) -> MoveWords {
    let (effect, rules) = if quest.all_done() { triumph(quest) } else { failure(quest) };
    (tap(quest.pos), say!(LEAVE_LABEL), effect, rules)
}

fn triumph(quest: &Quest) -> (Message, RuleIds) {
    let (points, held, earned) = (quest.score(), quest.options.title, quest.title_earned());
    let effect = match quest.options.campaign && held > earned {
        true => say!(LEAVE_EFFECT_KEPT, points, title = held.name()),
        false => say!(LEAVE_EFFECT, points, title = earned.name()),
    };
    (effect, &["explore-3", "score-1", "score-2", "R41"])
}

fn failure(quest: &Quest) -> (Message, RuleIds) {
    let before = quest.options.title;
    let after = campaign::after(before, quest, End::FailedAttempt).0.unwrap_or_default();
    let (done, title) = (quest.tasks_done(), after.name());
    if after < before {
        let effect = say!(LEAVE_EFFECT_FALL, done, needed = before.gold(), title);
        return (effect, &["explore-3", "campaign-4", "R44", "R45"]);
    }
    (say!(LEAVE_EFFECT_FAILED, done, title), &["explore-3", "campaign-3", "R44", "R45"])
}

pub(super) fn abandon(quest: &Quest) -> MoveWords {
    let (effect, rules): (_, RuleIds) = match quest.options.campaign {
        true => (say!(ABANDON_EFFECT_CAMPAIGN), &["move-1", "R43"]),
        false => (say!(ABANDON_EFFECT), &["move-1"]),
    };
    (Gesture::Press, say!(ABANDON_LABEL), effect, rules)
}

/// Whether a move ends the quest without a win.
pub(super) fn finality(quest: &Quest, mv: Move) -> Finality {
    match mv {
        Move::Abandon => Finality::GivingUp,
        Move::Leave if !quest.all_done() => Finality::Final,
        _ => Finality::Open,
    }
}

/// The end of the quest, as its last line.
pub(super) fn last_line(quest: &Quest, end: End) -> Message {
    match end {
        End::Returned => say!(EVENT_KNIGHTED, points = quest.score(), title = quest.title_earned().name()),
        End::FailedAttempt => say!(EVENT_FAILED, done = quest.tasks_done(), all = 4),
        End::Perished => say!(EVENT_PERISHED),
        End::Abandoned => say!(EVENT_LOST),
        End::Impossible => say!(EVENT_IMPOSSIBLE),
    }
}

/// The end of the quest, above the table.
pub(super) fn prompt(quest: &Quest, end: End) -> Message {
    match end {
        End::Returned => say!(PROMPT_RETURNED, points = quest.score(), title = quest.title_earned().name()),
        End::FailedAttempt => say!(PROMPT_FAILED, done = quest.tasks_done(), all = 4),
        End::Perished => say!(PROMPT_PERISHED, room = words::room(quest, quest.pos)),
        End::Abandoned => say!(PROMPT_ABANDONED),
        End::Impossible => say!(EVENT_IMPOSSIBLE),
    }
}
