//! Scenarios in words: their stories are messages, the set-up and the goals come from the tables.

use underdeck_game::{Link, Message, say};

use crate::deck::TURNS;
use crate::kinds::{Resource, Room, Work};
use crate::names;
use crate::tables::{Goal, Scenario, Setup, Tables, tables};
use crate::words::goals;

/// Story, set-up and goals, as Markdown.
pub(crate) fn story(scenario: &Scenario, tables: &Tables) -> Message {
    let goals = scenario.goals.iter().map(|&goal| say!(SCENARIO_GOAL, goal = goals::goal(goal)));
    let (time, slate) = (time(scenario, tables), Message::join(set_up(scenario), " "));
    let (n, goals) = (scenario.goals.len(), Message::join(goals, "\n"));
    // Our story goes with our scenario.
    match *scenario == *self::tables().scenario(scenario.id) {
        true => say!(SCENARIO_PAGE, story = names::named("story", scenario.id), time, slate, n, goals),
        false => say!(SCENARIO_PAGE_BARE, time, slate, n, goals),
    }
}

/// The length of the scenario, and whether the Monarch comes.
fn time(scenario: &Scenario, tables: &Tables) -> Message {
    let (cards, n) = (TURNS.len(), scenario.turn_decks);
    if scenario.monarch > 0 {
        let row = &tables.monarch(scenario.monarch).hero;
        return say!(SCENARIO_TIME_MONARCH, cards, n, rank = row.rank, needs = row.needs, damage = row.damage);
    }
    match scenario.goals[..] {
        [Goal::Survive] => say!(SCENARIO_TIME_SURVIVE, cards, n),
        _ => say!(SCENARIO_TIME, cards, n),
    }
}

/// The slate at the start, and the rooms that may be built, sentence by sentence.
fn set_up(scenario: &Scenario) -> impl Iterator<Item = Message> {
    let setup = &scenario.setup;
    let (hp, peons, most) = (setup.hp, setup.peons, setup.peons_max);
    let rooms = |numbers: [u8; Room::COUNT]| -> Vec<Message> {
        let some = Room::ALL.iter().map(|&room| (numbers[room as usize], room)).filter(|(n, _)| *n > 0);
        some.map(|(n, room)| names::rooms(n, room)).collect()
    };
    let stores = Resource::ALL.iter().map(|&what| (setup.stores()[what as usize], what)).filter(|(n, _)| *n > 0);
    let stores: Vec<Message> = stores.map(|(n, what)| names::amount(n, what)).collect();
    let slate = match stores.is_empty() {
        true => say!(SCENARIO_SLATE_EMPTY, hp, peons, most, rooms = rooms(setup.rooms)),
        false => {
            let stores = Message::join(stores, Link::Comma);
            say!(SCENARIO_SLATE, hp, peons, most, stores, rooms = rooms(setup.rooms))
        }
    };
    let limits = setup.rooms_max.map(|limit| limit.unwrap_or(0));
    let barred = Room::ALL.iter().filter(|&&room| limits[room as usize] == 0);
    let barred: Vec<Message> = barred.map(|room| say!(SCENARIO_BARRED, room)).collect();
    let limits = match barred.is_empty() {
        true => say!(SCENARIO_LIMITS, rooms = rooms(limits)),
        false => say!(SCENARIO_LIMITS_BARRED, rooms = rooms(limits), barred = Message::join(barred, Link::Comma)),
    };
    let [ready, host] = ready(setup);
    [Some(slate), ready, host, Some(limits)].into_iter().flatten()
}

/// What is ready at the start, and the minions hired.
pub(crate) fn ready(setup: &Setup) -> [Option<Message>; 2] {
    let works = setup.spells.into_iter().chain(setup.wares()).zip((0..Work::COUNT).map(Work::at));
    let works: Vec<Message> =
        works.filter(|(n, _)| *n > 0).map(|(n, work)| say!(SCENARIO_READY_WORK, n, work)).collect();
    let minions: Vec<Message> = setup.minions.iter().map(|&kind| names::who(kind)).collect();
    [
        (!works.is_empty()).then(|| say!(SCENARIO_READY, works)),
        (!minions.is_empty()).then(|| say!(SCENARIO_HOST, minions)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_has_its_story_set_up_and_goals() {
        for scenario in &tables().scenarios {
            let story = story(scenario, tables());
            let sentences = story.split("\n\n").next().unwrap().matches(['.', '!', '?']).count();
            assert!((2..=5).contains(&sentences), "{sentences}: {story}");
            assert_eq!(story.matches("\n- ").count(), scenario.goals.len(), "{story}");
        }
        let first = story(&tables().scenarios[0], tables());
        let set_up = "20 health, 4 Peons (at most 6), 10 gold, 10 stone; 1 Farm, 1 Vault and 1 Quarry. Limits: 3 Lairs, 3 Farms, \
                      3 Vaults and 2 Quarries; no Evil Gates, Shrines, Libraries, Training Rooms, Blacksmiths.";
        assert!(first.contains(set_up), "{first}");
        assert!(first.contains("- Own 3 Lairs.\n- Own 2 Farms."), "{first}");
        assert!(story(&tables().scenarios[9], tables()).contains("the Monarch is among the last of them, rank 10"));
        let german = first.write(underdeck_game::Language::of("de").unwrap());
        assert!(
            german.starts_with("Du erwachst unter dem Hügel")
                && german.contains("1 Hof, 1 Schatzkammer und 1 Steinbruch."),
            "{german}"
        );
    }
}
