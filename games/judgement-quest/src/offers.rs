//! The gesture and the words of each move.

use game::{Gesture, Offer, Place};

use crate::rules::{campaign, damage};
use crate::{End, Equipment, Item, Kind, Move, Phase, Quest, Spell, Spot, words};

type Rules = &'static [&'static str];
type Parts = (Gesture, String, String, Rules);

/// How a legal move is made by hand, and what it will do.
pub(crate) fn offer(quest: &Quest, mv: Move) -> Offer {
    let (gesture, label, effect, rules) = parts(quest, mv);
    Offer { spelling: mv.to_string(), gesture, label, effect, rules }
}

fn parts(quest: &Quest, mv: Move) -> Parts {
    match mv {
        Move::Go(spot) => {
            let (effect, rules) = go(quest, spot);
            (tap(spot), format!("Go to the {}", words::place(quest, spot)), effect, rules)
        }
        Move::Leave => leave(quest),
        Move::View(spot) => (
            tap(spot),
            format!("View {spot}"),
            format!("{} Then the crystal is drained.", shown(quest, spot)),
            &["explore-4", "reveal-1", "R31"],
        ),
        Move::Fountain => (
            tap(quest.pos()),
            "Drink from the fountain".into(),
            format!(
                "d6: on 1–3 the water is cursed, {}; on 4–6 it is blessed, {}. Then it is ordinary water.",
                words::threat(quest, Kind::Fountain),
                words::gained(quest, 1)
            ),
            &["explore-5", "R22", "R31"],
        ),
        Move::Cast(spell) => cast(quest, spell),
        Move::Buy(item) => (
            Gesture::Drag { from: Place::Zone("gp"), to: held(item) },
            format!("Buy the {}", words::item(item)),
            format!("For 2 of your {} GP you gain the {}.", quest.gp(), words::item(item)),
            &["explore-10", "R30", "R32"],
        ),
        Move::Fight => (
            tap(quest.pos()),
            "Fight".into(),
            round(quest, quest.here()),
            match quest.here() {
                Kind::Specter => &["fight-2", "combat-2", "R27"],
                Kind::Slime => &["fight-2", "combat-3", "R27"],
                Kind::Skeleton => &["fight-2", "combat-4", "R27"],
                _ => &["fight-2", "combat-5", "R27"],
            },
        ),
        Move::Retreat => retreat(quest),
        Move::Shield => (
            Gesture::Tap(held(Item::Shield)),
            "Use the shield".into(),
            format!("The shield stops the hit of {} and breaks.", quest.hit()),
            &["hit-2", "R21", "R23"],
        ),
        Move::Take => (
            Gesture::Tap(Place::Zone("hp")),
            "Take the hit".into(),
            format!("{}.", words::lost(quest, quest.hit())),
            &["hit-3", "suffer-1", "R26"],
        ),
        Move::Drink => drink(quest),
        Move::Abandon => (
            Gesture::Press,
            "Abandon the quest".into(),
            if quest.is_campaign() { "The quest is lost, and the campaign with it." } else { "The quest is lost." }
                .into(),
            if quest.is_campaign() { &["move-1", "R43"] } else { &["move-1"] },
        ),
    }
}

/// What entering a room reveals, and then does.
fn go(quest: &Quest, spot: Spot) -> (String, Rules) {
    let kind = quest.kind(spot).unwrap_or(Kind::Staircase);
    let (act, rules) = acts(quest, spot, kind);
    let hidden = (quest.next_to(spot) & quest.unrevealed()).len();
    let verb = match quest.equipment() {
        Equipment::Cards if hidden == 1 => "is revealed",
        Equipment::Cards => "are revealed",
        Equipment::Dice if hidden == 1 => "is rolled for",
        Equipment::Dice => "are rolled for",
    };
    match hidden {
        0 => (format!("{act}."), rules),
        _ => (format!("First {} around it {verb}. {act}.", words::count(hidden, "room")), rules),
    }
}

/// What a room does to who enters it, and the rules that say so (enter-3 to enter-13).
fn acts(quest: &Quest, spot: Spot, kind: Kind) -> (String, Rules) {
    if quest.resolved().contains(spot) {
        return ("The room is resolved, nothing happens".into(), &["explore-2", "enter-3"]);
    }
    if quest.is_fetched(kind) {
        return ("You fetch it for the King, and get nothing for yourself".into(), &["explore-2", "enter-4", "R15"]);
    }
    match kind {
        Kind::Staircase => ("You are back at the staircase".into(), &["explore-2", "enter-5", "R41"]),
        Kind::Crystal => ("You may view a room there".into(), &["explore-2", "enter-5", "R31"]),
        Kind::Fountain => ("You may drink there".into(), &["explore-2", "enter-5", "R31"]),
        Kind::Gold => (format!("You gain 1 GP: {}", quest.gp() + 1), &["explore-2", "enter-6"]),
        Kind::Ice if quest.holds(Item::Amulet) => {
            ("The Flame Amulet melts the ice".into(), &["explore-2", "enter-7", "R35"])
        }
        Kind::Ice => {
            (format!("The cold hurts: {}", words::threat(quest, kind)), &["explore-2", "enter-7", "R22", "R35"])
        }
        Kind::Door => ("The key unlocks the door for good".into(), &["explore-2", "enter-8", "R33"]),
        Kind::Chest => (chest(quest), &["explore-2", "enter-9", "R32", "R36"]),
        Kind::Wizard => {
            let sells = match quest.wizard1() {
                Some(first) if first != spot => "This wizard sells artifacts for 2 GP",
                _ => "This wizard sells spells for 1 GP",
            };
            (sells.into(), &["explore-2", "enter-10", "R29"])
        }
        Kind::Trap => (
            format!("d6: on 1–3 arrows hit you, {}; on 4–6 you dodge them", words::threat(quest, kind)),
            &["explore-2", "enter-11", "R21"],
        ),
        Kind::Shield if quest.holds(Item::Shield) => {
            ("You carry a shield already; this one stays".into(), &["explore-2", "enter-12", "R37"])
        }
        Kind::Shield => ("You gain the Wooden Shield".into(), &["explore-2", "enter-12", "R37"]),
        Kind::Wall => ("The wall bars the way".into(), &["enter-14"]),
        Kind::Specter => (fight(quest, kind), &["explore-2", "enter-13", "combat-2", "R27"]),
        Kind::Slime => (fight(quest, kind), &["explore-2", "enter-13", "combat-3", "R27"]),
        Kind::Skeleton => (fight(quest, kind), &["explore-2", "enter-13", "combat-4", "R27"]),
        Kind::Dragon => (fight(quest, kind), &["explore-2", "enter-13", "combat-5", "R27"]),
    }
}

/// The table of a chest, with 2 GP for what is held already (enter-9).
fn chest(quest: &Quest) -> String {
    let gain = |item: Item| match quest.holds(item) {
        true => format!("2 GP, as you hold the {}", words::item(item)),
        false => words::item(item).to_owned(),
    };
    let [amulet, key, flask, shield] = Item::ALL.map(gain);
    let trap = words::threat(quest, Kind::Chest);
    format!("d6: on 1 it is trapped, {trap}; 2: 1 GP; 3: {amulet}; 4: {key}; 5: {flask}; 6: {shield}")
}

fn fight(quest: &Quest, enemy: Kind) -> String {
    round(quest, enemy).trim_end_matches('.').to_owned()
}

/// A round against an enemy: its chances, and what a hit means (combat-6, combat-8).
fn round(quest: &Quest, enemy: Kind) -> String {
    let prize = if enemy == Kind::Dragon { " and gain 3 GP" } else { "" };
    format!("{}{prize}. A hit: {}.", words::odds(enemy), words::threat(quest, enemy))
}

fn retreat(quest: &Quest) -> Parts {
    let Some(prev) = quest.prev() else {
        return (Gesture::Press, "Retreat".into(), "Back where you came from.".into(), &["fight-3"]);
    };
    let (effect, _) = go(quest, prev);
    (tap(prev), format!("Retreat to the {}", words::place(quest, prev)), effect, &["fight-3", "R28", "R39"])
}

fn leave(quest: &Quest) -> Parts {
    let points = words::count(quest.score() as usize, "victory point");
    let (effect, rules): (String, Rules) = if quest.all_done() {
        let title = words::title(quest.title_earned());
        let is_kept = quest.is_campaign() && quest.title() > quest.title_earned();
        let kept = if is_kept { format!(", but stay {}", words::title(quest.title())) } else { String::new() };
        (format!("The quest is won with {points}: you are {title}{kept}."), &["explore-3", "score-1", "score-2", "R41"])
    } else {
        let (after, _) = campaign::after(quest, End::FailedAttempt);
        let after = after.unwrap_or_default();
        let (what, rules): (_, Rules) = if after < quest.title() {
            ("you fall to", &["explore-3", "campaign-4", "R44", "R45"])
        } else {
            ("you stay", &["explore-3", "campaign-3", "R44", "R45"])
        };
        let tasks = format!("{} of 4 tasks done, {} GP at the start", quest.tasks_done(), quest.title().gold());
        (format!("A failed attempt, {tasks}: {what} {}.", words::title(after)), rules)
    };
    (tap(quest.pos()), "Leave the dungeon".into(), effect, rules)
}

fn cast(quest: &Quest, spell: Spell) -> Parts {
    let pay = |to| Gesture::Drag { from: Place::Zone("gp"), to };
    let left = quest.gp() - 1;
    match spell {
        Spell::Healing => (
            pay(Place::Zone("hp")),
            "Spell of Healing".into(),
            format!("For 1 GP, {left} left: {}.", words::gained(quest, 1)),
            &["explore-6", "gain-1", "R6", "R30"],
        ),
        Spell::Seeing(spot) => (
            pay(cell(spot)),
            format!("Spell of Seeing on {spot}"),
            format!("For 1 GP, {left} left: {}", words::lower(&shown(quest, spot))),
            &["explore-7", "reveal-1", "R30"],
        ),
        Spell::Dissolving(spot) => (
            pay(cell(spot)),
            format!("Spell of Dissolving on {spot}"),
            format!("For 1 GP, {left} left: the Stone Wall at {spot} dissolves and can be walked through."),
            &["explore-8", "R30", "R34"],
        ),
        Spell::Disarming(spot) => (
            pay(cell(spot)),
            format!("Spell of Disarming on {spot}"),
            format!("For 1 GP, {left} left: the Arrow Traps at {spot} are resolved."),
            &["explore-9", "R18", "R30", "R34"],
        ),
    }
}

fn drink(quest: &Quest) -> Parts {
    let gained = words::gained(quest, 3);
    let after = quest.hp_after_gain(3);
    let then = match quest.phase() {
        Phase::Hit if quest.may_shield() => ". The hit still waits".to_owned(),
        Phase::Hit => match after.saturating_sub(damage(quest.here())) {
            0 => ". Then the hit: you perish".into(),
            left => format!(". Then the hit, HP {after} − {} = {left}", quest.hit()),
        },
        _ => String::new(),
    };
    let rules: Rules = if quest.phase() == Phase::Hit { &["hit-4", "R24", "R25"] } else { &["move-2", "R24"] };
    (Gesture::Tap(held(Item::Flask)), "Drink the flask".into(), format!("{gained}{then}."), rules)
}

/// What being shown does.
fn shown(quest: &Quest, spot: Spot) -> String {
    match quest.equipment() {
        Equipment::Cards => format!("The room at {spot} is revealed."),
        Equipment::Dice => format!("The room at {spot} is rolled for and revealed."),
    }
}

fn tap(spot: Spot) -> Gesture {
    Gesture::Tap(cell(spot))
}

const fn cell(spot: Spot) -> Place {
    Place::Cell("dungeon", spot.cell())
}

fn held(item: Item) -> Place {
    Place::Entry("inventory", item.word().into())
}
