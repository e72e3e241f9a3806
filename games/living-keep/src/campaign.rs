//! The campaign: ten scenarios, played one after another (R59).

mod stories;

use underdeck_game::{CampaignStatus, Chapter, Entry, GameResult};

use crate::Options;
use crate::kinds::Mode;
use crate::phase::{End, Phase};
use crate::tables::{Scenario, tables};

/// A finished or unfinished game of a scenario.
#[derive(Clone, Copy)]
pub(crate) struct PlayedScenario {
    /// Its number, from 1.
    pub(crate) number: u8,
    pub(crate) phase: Phase,
    pub(crate) turns: u16,
}

impl PlayedScenario {
    fn is_won(self) -> bool {
        self.phase == Phase::Over(End::Goal)
    }
}

/// Progress of the campaign. A scenario won unlocks the next, and may be played again; the campaign is won when all are
/// (R59).
pub(crate) fn status(start: &Options, played: &[PlayedScenario]) -> Option<CampaignStatus<Options>> {
    let scenarios = &tables().scenarios;
    let won = |number: usize| played.iter().any(|game| usize::from(game.number) == number && game.is_won());
    let wins = (1..=scenarios.len()).filter(|&number| won(number)).count();
    let first = (1..=scenarios.len()).find(|&number| !won(number));
    let progress = scenarios.iter().zip(1..).map(|(scenario, number)| entry(scenario, number, played)).collect();
    let words = match first {
        None => "All ten scenarios are won: every other hill is quiet.".to_owned(),
        Some(number) => format!(
            "{wins} of {} scenarios are won; the next is {number}, {}.",
            scenarios.len(),
            scenarios[number - 1].name
        ),
    };
    let open = first.map(|first| {
        let chapter = |number: usize| chapter(start, &scenarios[number - 1], number);
        std::iter::once(first).chain(1..first).map(chapter).collect()
    });
    Some(CampaignStatus {
        result: if first.is_none() { Some(GameResult::Won) } else { None },
        words: words.into(),
        progress,
        next: open.unwrap_or_default(),
    })
}

/// A scenario with its best result: the fewest turns of those won, or the number of losses.
fn entry(scenario: &Scenario, number: usize, played: &[PlayedScenario]) -> Entry {
    let mine = || played.iter().filter(|game| usize::from(game.number) == number && game.phase.is_over());
    let best = mine().filter(|game| game.is_won()).map(|game| game.turns).min();
    let value = match (best, mine().count()) {
        (Some(1), _) => "won in turn 1".into(),
        (Some(turns), _) => format!("won in turn {turns}"),
        (None, 0) => "not played".into(),
        (None, 1) => "lost once".into(),
        (None, lost) => format!("lost {lost} times"),
    };
    Entry::new(number.to_string(), scenario.name, value, "")
}

fn chapter(start: &Options, scenario: &Scenario, number: usize) -> Chapter<Options> {
    Chapter {
        id: number.to_string(),
        name: scenario.name.into(),
        story: stories::story(scenario).into(),
        options: Options { mode: Mode::Campaign, scenario: number as u8, ..*start },
    }
}
