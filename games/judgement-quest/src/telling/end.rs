//! Leaving the dungeon, abandoning, and the end of a quest.

use underdeck_game::{Finality, Gesture, Message, MoveWords, RuleIds, prose, say};

use super::tap;
use crate::rules::campaign;
use crate::{End, Move, Quest, words};

pub(super) fn leave(quest: &Quest) -> MoveWords {
    let (effect, rules) = if quest.all_done() { triumph(quest) } else { failure(quest) };
    (tap(quest.pos), "Leave the dungeon".into(), effect, rules)
}

fn triumph(quest: &Quest) -> (Message, RuleIds) {
    let points = prose::count(quest.score() as usize, "victory point");
    let is_kept = quest.options.campaign && quest.options.title > quest.title_earned();
    let kept = if is_kept { say!(", but stay {title}", title = quest.options.title.name()) } else { "".into() };
    let title = quest.title_earned().name();
    let effect = say!("The quest is won with {points}: you are {title}{kept}.", points, title, kept);
    (effect, &["explore-3", "score-1", "score-2", "R41"])
}

fn failure(quest: &Quest) -> (Message, RuleIds) {
    let after = campaign::after(quest.options.title, quest, End::FailedAttempt).0.unwrap_or_default();
    let (what, rules): (_, RuleIds) = if after < quest.options.title {
        ("you fall to", &["explore-3", "campaign-4", "R44", "R45"])
    } else {
        ("you stay", &["explore-3", "campaign-3", "R44", "R45"])
    };
    let (done, gold) = (quest.tasks_done(), quest.options.title.gold());
    let tasks = say!("{done} of {all} tasks done, {gold} GP at the start", done, all = 4, gold);
    (say!("A failed attempt, {tasks}: {what} {title}.", tasks, what, title = after.name()), rules)
}

pub(super) fn abandon(quest: &Quest) -> MoveWords {
    let (effect, rules): (_, RuleIds) = match quest.options.campaign {
        true => ("The quest is lost, and the campaign with it.", &["move-1", "R43"]),
        false => ("The quest is lost.", &["move-1"]),
    };
    (Gesture::Press, "Abandon the quest".into(), effect.into(), rules)
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
pub(super) fn last_line(quest: &Quest, end: End) -> String {
    match end {
        End::Returned => format!(
            "King Frederick confers knighthood upon you: {}, {}.",
            prose::count(quest.score() as usize, "victory point"),
            quest.title_earned().name()
        ),
        End::FailedAttempt => format!("A failed attempt: {} of 4 tasks done.", quest.tasks_done()),
        End::Perished => "You have perished in the dungeon.".into(),
        End::Abandoned => "The quest is lost.".into(),
        End::Impossible => IMPOSSIBLE.into(),
    }
}

/// The end of the quest, above the table.
pub(super) fn prompt(quest: &Quest, end: End) -> String {
    match end {
        End::Returned => format!(
            "You return to King Frederick with all four tasks done: {}, and you are {}.",
            prose::count(quest.score() as usize, "victory point"),
            quest.title_earned().name()
        ),
        End::FailedAttempt => {
            format!("You come back with {} of 4 tasks done and declare a failed attempt.", quest.tasks_done())
        }
        End::Perished => format!("You perish in the {}.", words::place(quest, quest.pos)),
        End::Abandoned => "You abandon the quest.".into(),
        End::Impossible => IMPOSSIBLE.into(),
    }
}

const IMPOSSIBLE: &str = "Your tasks can no longer be completed: the quest is lost.";
