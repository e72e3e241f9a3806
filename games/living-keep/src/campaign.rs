//! The campaign: ten scenarios, played one after another (R59).

mod stories;

use underdeck_game::{CampaignStatus, Chapter, Entry, GameResult, say};

use crate::kinds::Mode;
use crate::phase::{End, Phase};
use crate::tables::Scenario;
use crate::{Options, names};

pub(crate) use stories::ready;

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
    let tables = start.tables.get();
    let scenarios = &tables.scenarios;
    let won = |number: usize| played.iter().any(|game| usize::from(game.number) == number && game.is_won());
    let wins = (1..=scenarios.len()).filter(|&number| won(number)).count();
    let first = (1..=scenarios.len()).find(|&number| !won(number));
    let progress = scenarios.iter().zip(1..).map(|(_, number)| entry(number, played)).collect();
    let words = match first {
        None => say!(CAMPAIGN_WON),
        Some(number) => {
            say!(CAMPAIGN_NEXT, won = wins, n = scenarios.len(), number, name = names::scenario(number))
        }
    };
    let open = first.map(|first| {
        let chapter = |number: usize| chapter(start, &scenarios[number - 1], number);
        std::iter::once(first).chain(1..first).map(chapter).collect()
    });
    Some(CampaignStatus {
        result: if first.is_none() { Some(GameResult::Won) } else { None },
        words,
        progress,
        next: open.unwrap_or_default(),
    })
}

/// The options of the scenario after one that was won outside a campaign.
pub(crate) fn sequel(options: &Options, phase: Phase) -> Option<Options> {
    let is_won = options.mode == Mode::Campaign && phase == Phase::Over(End::Goal);
    let scenario = options.scenario + 1;
    (is_won && usize::from(scenario) <= options.tables.get().scenarios.len())
        .then_some(Options { scenario, ..*options })
}

/// A scenario with its best result: the fewest turns of those won, or the number of losses.
fn entry(number: usize, played: &[PlayedScenario]) -> Entry {
    let mine = || played.iter().filter(|game| usize::from(game.number) == number && game.phase.is_over());
    let best = mine().filter(|game| game.is_won()).map(|game| game.turns).min();
    let value = match best {
        Some(turns) => say!(SCENARIO_WON, n = turns),
        None => say!(SCENARIO_LOST, n = mine().count()),
    };
    Entry::new(number.to_string(), names::scenario(number), value, "")
}

fn chapter(start: &Options, scenario: &Scenario, number: usize) -> Chapter<Options> {
    Chapter {
        id: number.to_string(),
        name: names::scenario(number),
        story: stories::story(scenario, start.tables.get()),
        options: Options { mode: Mode::Campaign, scenario: number as u8, ..*start },
    }
}
