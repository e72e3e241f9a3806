//! Scenarios in words: the story is here, the set-up and the goals come from the tables.

use underdeck_game::Message;
use underdeck_game::prose::{capitalised, list};

use crate::kinds::{Resource, Room, Spell, Ware};
use crate::tables::{Goal, Scenario, tables};
use crate::words::{count, faces, goals, plural, price};

/// The tale of each scenario, after the sentences of the tables.
const TALES: [&str; 10] = [
    "The cellar has opinions about drainage. The Peons have none about anything, which is why you love them.",
    "Mind the order of things: whoever moves in first eats first, and some of your guests eat the furniture.",
    "An Orc has offered to do the counting. He can count to five, and then he starts on the villagers.",
    "They call it art. The last visitor called it something else, though not for long.",
    "The Occultist swears that the whispering is only damp. He has begun to answer it.",
    "There is a Spider who would like to be bigger, and a Skeleton who would like to be anybody at all. Begin with them.",
    "Firewood will not be the problem; there are always heroes. The Bat has asked to be paid in blankets.",
    "It is a handsome altar. When this is over it will do very well as a dining table, seats twelve, no longer needed.",
    "He has written ahead to say so, on good paper. Burn it with the rest, and see to the doors.",
    "You began with four Peons and a cellar, and here you are again with four Peons and a cellar. This time you know what they are for.",
];

/// Story, set-up and goals, as Markdown.
pub(crate) fn story(scenario: &Scenario) -> String {
    let tale =
        tables().scenarios.iter().zip(TALES).find(|(it, _)| it.name == scenario.name).map_or("", |(_, tale)| tale);
    let goals: Vec<String> = scenario.goals.iter().map(|goal| format!("- {}.", goals::goal(*goal))).collect();
    format!(
        "{} {tale}\n\n{}\n\n**You begin with** {}\n\n**To win**{}:\n\n{}",
        scenario.story.join(" "),
        time(scenario),
        set_up(scenario),
        if goals.len() > 1 { ", all at once" } else { "" },
        goals.join("\n")
    )
}

/// The length of the scenario, and whether the Monarch comes.
fn time(scenario: &Scenario) -> String {
    let passes = match scenario.turn_decks {
        1 => "**Time:** the 12 turn cards once".to_owned(),
        n => format!("**Time:** the 12 turn cards {n} times"),
    };
    let row = (scenario.monarch > 0).then(|| &tables().monarch(scenario.monarch).hero);
    let monarch = row.map_or_else(String::new, |row| {
        format!(
            "; the Monarch is among the last of them, rank {}, beaten by {}, damage {}",
            row.rank,
            count(row.needs, "minion"),
            row.damage
        )
    });
    let lose = match scenario.goals {
        [Goal::Survive] => "Health 0 loses.",
        _ => "When they are spent, or at health 0, you lose.",
    };
    format!("{passes}{monarch}. {lose}")
}

/// The slate at the start, and the rooms that may be built.
fn set_up(scenario: &Scenario) -> String {
    let setup = &scenario.setup;
    let stores = Resource::ALL.iter().map(|&what| (setup.stores()[what as usize], what)).collect::<Vec<_>>();
    let mut text = format!("{} health, {} (at most {})", setup.hp, count(setup.peons, "Peon"), setup.peons_max);
    if setup.stores().iter().any(|&n| n > 0) {
        text += &format!(", {}", price(&stores).replace(" and ", ", "));
    }
    let rooms = |numbers: [u8; Room::COUNT]| -> Vec<Message> {
        let some = Room::ALL.iter().filter(|&&it| numbers[it as usize] > 0);
        some.map(|&it| count(numbers[it as usize], it.name())).collect()
    };
    text += &format!("; {}.", list(rooms(setup.rooms)));
    let ready: Vec<Message> = Spell::ALL
        .iter()
        .map(|&it| (setup.spells[it as usize], it.name()))
        .chain(Ware::ALL.iter().map(|&it| (setup.wares()[it as usize], it.name())))
        .filter(|(n, _)| *n > 0)
        .map(|(n, name)| count(n, name))
        .collect();
    if !ready.is_empty() {
        text += &format!(" Ready: {}.", list(ready));
    }
    if !setup.minions.is_empty() {
        let host = setup.minions.iter().map(|&it| it.card().map_or_else(|| it.name().into(), faces::short));
        text += &format!(" In your service: {}.", list(host));
    }
    let limits = setup.rooms_max.map(|limit| limit.unwrap_or(0));
    let none = Room::ALL.iter().filter(|&&it| limits[it as usize] == 0);
    let none: Vec<String> = none.map(|&it| plural(it.name())).collect();
    text += &format!(" Limits: {}", list(rooms(limits)));
    if !none.is_empty() {
        text += &format!("; no {}", none.join(", no "));
    }
    capitalised(&text) + "."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_has_its_story_set_up_and_goals() {
        for (scenario, tale) in tables().scenarios.iter().zip(TALES) {
            let story = story(scenario);
            assert!(story.contains(tale) && story.starts_with(scenario.story[0]), "{story}");
            let sentences = story.split("\n\n").next().unwrap().matches(['.', '!', '?']).count();
            assert!((2..=5).contains(&sentences), "{sentences}: {story}");
            assert_eq!(story.matches("\n- ").count(), scenario.goals.len(), "{story}");
        }
        let first = story(&tables().scenarios[0]);
        let set_up = "20 health, 4 Peons (at most 6), 10 gold, 10 stone; 1 Farm, 1 Vault and 1 Quarry. Limits: 3 Lairs, 3 Farms, \
                      3 Vaults and 2 Quarries; no Evil Gates, no Shrines, no Libraries, no Training Rooms, no Blacksmiths.";
        assert!(first.contains(set_up), "{first}");
        assert!(first.contains("- Own 3 Lairs.\n- Own 2 Farms."), "{first}");
        assert!(story(&tables().scenarios[9]).contains("the Monarch is among the last of them, rank 10"));
    }
}
