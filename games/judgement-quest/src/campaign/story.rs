//! King Frederick's words between two quests.

use underdeck_game::{GameResult, prose};

use crate::{End, Title};

/// The end of the last quest, and the title held before and after it.
#[derive(Clone, Copy)]
pub(super) struct Last {
    pub(super) end: End,
    pub(super) before: Title,
    pub(super) after: Title,
}

/// The status of a campaign, in one sentence.
pub(super) fn summary(result: Option<GameResult>, quests: usize, title: Title) -> String {
    let after = format!("After {}", prose::count(quests, "quest"));
    match result {
        Some(GameResult::Won) => format!("{after} King Frederick hands you his crown: the campaign is won."),
        Some(_) => format!("{after} nobody comes up the staircase: the campaign is lost."),
        None if quests == 0 => "Nobody at court knows your name yet.".into(),
        None => format!("{after} you are {}.", title.name()),
    }
}

/// The title of a quest.
pub(super) fn name(number: usize, title: Title) -> String {
    let name = match title {
        Title::None if number == 1 => "The stranger at the gate",
        Title::None => "The plain knight",
        Title::Lieutenant => "The Lieutenant's turn",
        Title::Captain => "The Captain's word",
        Title::Commander | Title::King => "The Lord Commander's last stairs",
    };
    format!("Quest {number}: {name}")
}

/// The story before a quest, and its stakes.
pub(super) fn story(title: Title, last: Option<Last>) -> String {
    format!("{}\n\n{}\n\n{}", last.map_or(FIRST, after), send_off(title), stakes(title))
}

const FIRST: &str = "King Frederick receives you between two sneezes. \"A knight? Everybody wants to be a knight. There is a \
                     dungeon behind the stables with a dragon in it that will not leave the furniture alone. Go down, do four \
                     things for me, and come up again. So far most people have been very good at going down.\"";

/// The King's words about the last quest.
fn after(last: Last) -> &'static str {
    match (last.end, last.after.cmp(&last.before)) {
        (End::Returned, std::cmp::Ordering::Greater) => {
            "The King reads your report twice, first to himself and then aloud to the whole court. \"Kneel,\" he says. \
             \"Mind the carpet. Rise higher than you knelt.\""
        }
        (End::Returned, _) => {
            "\"Four out of four,\" says the King and ticks them off. \"Solid work. The bards will want something with more \
             gold in it, or more dragon, but solid work.\""
        }
        (_, std::cmp::Ordering::Less) => {
            "The King looks at the list, at you, and at the list. Somebody quietly unpins something from your coat. \"You came \
             back,\" he says at last. \"That is the one task I never write down.\""
        }
        _ => {
            "You came up the stairs early and said so. The King counts what you did do, nods, and lets you keep your chair. \
             \"Better a short story than a sad one.\""
        }
    }
}

/// The King's farewell to a holder of this title.
const fn send_off(title: Title) -> &'static str {
    match title {
        Title::None => {
            "Nobody sees you to the staircase. The guard wishes you luck by the wrong name and keeps the lantern."
        }
        Title::Lieutenant => {
            "A page brings your officer's purse to the staircase, with 1 gold piece in it and a receipt to sign. By now the \
             dragon has moved every wall."
        }
        Title::Captain => {
            "Your company stands at the staircase and pretends not to have bets on you. The purse holds 2 gold pieces; one of \
             them is the odds."
        }
        Title::Commander | Title::King => {
            "The King walks you to the staircase himself, 3 gold pieces in his hand and his crown a little loose. \"It was \
             always heavy,\" he says. \"One quest that they sing about, and you may find out how heavy.\""
        }
    }
}

/// The gain and the loss of title that the quest may bring
/// (score-2, campaign-2, campaign-3, campaign-4, campaign-5, R45).
fn stakes(title: Title) -> String {
    let keep = match title {
        Title::None => "An early way out costs you nothing: there is no title to lose.".into(),
        title => {
            let tasks = prose::count(usize::from(title.gold()), "task");
            format!(
                "If you leave early, {tasks} done will keep your title; with fewer you fall to {}.",
                title.below().name()
            )
        }
    };
    let goals: Vec<String> = Title::ALL
        .iter()
        .filter(|&&goal| goal > title && goal != Title::None)
        .map(|goal| format!("{} for {}", goal.threshold(), goal.name()))
        .collect();
    format!("*Victory points: {}. {keep} Perish, and the campaign is lost.*", goals.join(", "))
}
