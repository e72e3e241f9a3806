//! The tests that every game has.
//!
//! No suit is a name here, so that no law asks whether players look at one: each of the suits with its rank is a kind of minion or hero of its own, and a
//! turn card calls heroes of its suit (kind-4, hero-6).

use underdeck_game::Play;
use underdeck_living_keep::{Mode, Move, Options, State};
use underdeck_testkit::{Contract, Follows};

macro_rules! secret {
    ($($key:literal)+) => {
        &["picks", "attempted", $(concat!("p1_", $key), concat!("p2_", $key)),+]
    };
}

/// Keys that a view leaves out in a duel: the rival's slate and next move (view-3, view-4).
const SECRET: &[&str] = secret! {
    "hurt" "gold" "stone" "food" "mana" "peons" "peons_max" "rooms" "rooms_max" "spells" "doors"
    "traps" "proj" "proj_left" "m_id" "m_kind" "m_rank" "m_pay" "m_food" "m_trains" "m_trained"
    "m_worked" "m_forged" "banished" "killed" "escaped" "hand" "seen" "send"
};

/// A rival's half-made choice is shown as the phase it belongs to (view-4).
const OWN_VIEW_KEYS: &[&str] = &["phase", "resume"];

const PROMPTS: &[(&str, &str)] = &[
    ("Build, or", "build"),
    ("more can rise", "train"),
    ("can still work", "next"),
    ("see who comes", "attempt"),
    ("hire up to", "recruit"),
    ("One more card", "extra"),
    ("or none?", "pass"),
    ("take a", "recruit"),
    ("Who attacks?", "attack"),
    ("or with another", "join"),
    ("gather the harvest", "collect"),
    ("turn the", "flip"),
];

/// Two prices changed.
const CHEAP: &str = "room.lair.gold = 2\nroom.farm.gold = 3\n";
/// Changes everywhere, at some bounds.
const WILD: &str = "\
limits.research_slots = 2
limits.work_rooms = 1
limits.war_rank = 20
limits.war_pair_rank = 10
room.lair.tier = 1
room.farm.gold = 0
room.farm.capacity = 10
room.shrine.tier = 0
room.shrine.capacity = 50
spell.regen.channel = 1
spell.power_strike.mana = 0
door.magic.labour = 3
trap.spikes.avoid = [\"TH\", \"2D\"]
minion.2C.rank = 1
minion.2C.pay = 9
minion.5C.food = 20
minion.TS.rank = 6
minion.TS.points = -40
minion.DR.pay = 3
hero.2D.rank = 10
hero.9D.damage = 0
hero.8H.needs = 3
monarch.3.rank = 2
monarch.3.who = \"all\"
points.hp = -1
setup.mastery.peons = 10
setup.mastery.gold = 9
setup.standard.hp = 3
scenario.4.turn_decks = 1
scenario.4.monarch = 1
scenario.4.hp_max = 70
scenario.4.hp = 60
scenario.4.spells.regen = 2
scenario.4.doors.magic = 1
scenario.4.minions = [\"5C\", \"DR\"]
scenario.4.goals = [{ kind = \"house\", rank = 3, n = 3 }, { kind = \"stock\", what = \"gold\", n = 20 }]
minion.5C.name = \"Grunt\"
";

/// What the texts say only under some house rules.
const FOLLOWS: Follows = Follows {
    facts: &[("summary", "mode"), ("aim", "mode"), ("length", "mode"), ("difficulty", "mode")],
    unsaid: &[
        ("mode", "draft", "Dug up:"),
        ("mode", "standard", "traps lower"),
        ("mode", "standard", "use doors"),
        ("wares_act", "true", "use doors"),
        ("peons_wait", "true", "digs or chants at once"),
    ],
};

underdeck_testkit::suite! {
    State;
    laws: Contract {
        games: 40,
        own_view_keys: OWN_VIEW_KEYS,
        secret_keys: SECRET,
        texts: &[("tables", CHEAP), ("tables", WILD)],
        prompts: PROMPTS,
        claims: crate::claims::CLAIMS,
        follows: FOLLOWS,
        ..Contract::default()
    };
    hints: modes([1, 4, 7, 10]).zip([0, 1, 2, 3].into_iter().cycle());
    golden_hints: &Options { turn_decks: 1, ..Options::default() }, 0;
    allocations: &modes(1..=10).collect::<Vec<_>>(), 0..20, State::random_legal => 1_000 games end;
    luck: 20 deals;
    guides: 2;
}

/// Options of each mode with each of these scenarios.
fn modes(scenarios: impl IntoIterator<Item = u8> + Clone) -> impl Iterator<Item = Options> {
    let of = move |&mode| {
        scenarios.clone().into_iter().map(move |scenario| Options { mode, scenario, ..Options::default() })
    };
    Mode::ALL.iter().flat_map(of)
}

#[test]
fn states_and_moves_are_small() {
    assert!(size_of::<State>() <= 1024 && size_of::<Move>() <= 16);
}
