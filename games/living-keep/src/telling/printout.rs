//! The tables in force for players, as Markdown. Every number comes from the tables, every word from the messages (tables-1).

use std::array;

use underdeck_game::{Link, Message, OptionValue, Value, say};

use crate::campaign::ready;
use crate::kinds::{Kind, Mode, Resource, Room};
use crate::tables::{
    HeroRow, Limits, MinionRow, MonarchRow, Points, RoomRow, Scenario, Setup, SpellRow, TableSet, Tables, WareRow, Who,
};
use crate::words::goals::goal;
use crate::{INFO, Options, names};

/// A cell where there is no number.
const NONE: &str = "–";

/// The tables in force, and ours.
struct Both {
    tables: &'static Tables,
    ours: &'static Tables,
}

impl Both {
    /// What is said of the tables in force, and of ours.
    fn say<T>(&self, of: impl Fn(&'static Tables) -> T) -> [T; 2] {
        [of(self.tables), names::by(TableSet::default(), || of(self.ours))]
    }
}

/// A cell, marked if ours says something else.
fn marked(cell: Value, ours: &Value) -> Value {
    if cell == *ours { cell } else { Message::join([cell, "*".into()], Link::Sign("")).into() }
}

/// The tables under these house rules: a heading for each group, then its tables.
pub(super) fn tables(options: &Options) -> Message {
    names::by(options.tables, || printed(options))
}

fn printed(options: &Options) -> Message {
    let both = &Both { tables: options.tables.get(), ours: TableSet::default().get() };
    let parts = [
        (say!(TABLES_ROOMS), vec![rooms(both), say!(TABLES_ROOMS_NOTE)]),
        (say!(TABLES_SPELLS), vec![spells(both), say!(TABLES_SPELLS_NOTE)]),
        (say!(TABLES_WARES), vec![wares(both), say!(TABLES_WARES_NOTE)]),
        (say!(TABLES_MINIONS), vec![minions(both)]),
        (say!(TABLES_HEROES), vec![heroes(both), say!(TABLES_HEROES_NOTE)]),
        (names::who(Kind::MONARCH), monarch(both)),
        (say!(TABLES_LIMITS), vec![limits(both)]),
        (say!(TABLES_STARTS), vec![starts(both, options)]),
        (say!(TABLES_POINTS), points(both).into()),
        (say!(TABLES_SCENARIOS), scenarios(both).into()),
    ];
    let start = match options.tables.form() {
        "" => say!(TABLES_OURS),
        form => say!(TABLES_LOADED, n = form.lines().count()),
    };
    let part = |(heading, blocks): (Message, Vec<Message>)| {
        let heading = Message::join(["## ".into(), Value::from(heading)], Link::Sign(""));
        Message::join(std::iter::once(heading).chain(blocks), Link::Sign("\n\n"))
    };
    Message::join(std::iter::once(start).chain(parts.map(part)), Link::Sign("\n\n"))
}

/// A table with its heads; cells that differ from ours are marked. A column of numbers is aligned to the right.
fn table<const N: usize>(
    both: &Both,
    heads: [Message; N],
    rows: impl Fn(&'static Tables) -> Vec<[Value; N]>,
) -> Message {
    let [rows, ours] = both.say(rows);
    let mark = |(row, ours): ([Value; N], &[Value; N])| {
        let mut ours = ours.iter();
        row.map(|cell| ours.next().map_or_else(|| cell.clone(), |ours| marked(cell.clone(), ours)))
    };
    let rows: Vec<[Value; N]> = rows.into_iter().zip(&ours).map(mark).collect();
    let is_figure = |value: &Value| match value {
        Value::Number(_) | Value::Change(_) => true,
        Value::Message(words) => !words.amounts().is_empty(),
        value => *value == NONE.into(),
    };
    let rule = std::array::from_fn(|n| {
        let are_figures = rows.iter().all(|row| is_figure(&row[n]));
        Value::from(if are_figures { "--:" } else { "---" })
    });
    let lines = [heads.map(Value::from), rule].into_iter().chain(rows);
    let lines = lines.map(|cells: [Value; N]| Message::join(cells, Link::Sign(" | ")));
    let lines = Message::join(lines, Link::Sign(" |\n| "));
    Message::join(["| ".into(), Value::from(lines), " |".into()], Link::Sign(""))
}

/// A hero with the card.
fn hero(row: &HeroRow) -> Value {
    names::who(row.card.unwrap_or(Kind::MONARCH)).into()
}

fn resource(what: Resource) -> Message {
    Message::from(what).capitalised()
}

fn rooms(both: &Both) -> Message {
    let heads = [
        say!(TABLES_ROOM),
        say!(TABLES_TIER),
        resource(Resource::Gold),
        resource(Resource::Stone),
        say!(TABLES_STORES),
    ];
    let row = |row: &RoomRow| {
        let stores = row.capacity.map_or_else(|| NONE.into(), |(what, n)| Value::from(names::amount(n, what)));
        [row.key.into(), row.tier.into(), row.gold.into(), row.stone.into(), stores]
    };
    table(both, heads, |tables| tables.rooms.iter().map(row).collect())
}

fn spells(both: &Both) -> Message {
    let heads = [say!(TABLES_SPELL), say!(TABLES_RESEARCH), resource(Resource::Mana)];
    let row = |row: &SpellRow| [row.key.into(), row.channel.into(), row.mana.into()];
    table(both, heads, |tables| tables.spells.iter().map(row).collect())
}

fn wares(both: &Both) -> Message {
    let heads = [say!(TABLES_WARE), resource(Resource::Gold), say!(TABLES_LABOUR), say!(TABLES_AVOID)];
    let row = |row: &WareRow| {
        let avoid = match &row.avoid[..] {
            [] => NONE.into(),
            kinds => Value::from(Message::join(kinds.iter().copied(), Link::Comma)),
        };
        [row.key.into(), row.gold.into(), row.labour.into(), avoid]
    };
    table(both, heads, |tables| tables.wares.iter().map(row).collect())
}

fn minions(both: &Both) -> Message {
    let heads = [say!(TABLES_MINION), say!(TABLES_RANK), say!(TABLES_PAY), resource(Resource::Food)];
    let row = |row: &MinionRow| [names::who(row.card).into(), row.rank.into(), row.pay.into(), row.food.into()];
    table(both, heads, |tables| tables.minions.iter().map(row).collect())
}

fn heroes(both: &Both) -> Message {
    let heads = [say!(TABLES_HERO), say!(TABLES_RANK), say!(TABLES_NEEDS), say!(TABLES_DAMAGE)];
    let row = |row: &HeroRow| [hero(row), row.rank.into(), row.needs.into(), row.damage.into()];
    table(both, heads, |tables| tables.heroes.iter().map(row).collect())
}

/// The Monarch by the number of passes, and the minions who count in co-op.
fn monarch(both: &Both) -> Vec<Message> {
    let heads = [say!(TABLES_PASSES), say!(TABLES_RANK), say!(TABLES_NEEDS), say!(TABLES_DAMAGE)];
    let row =
        |row: &MonarchRow| [row.turn_decks.into(), row.hero.rank.into(), row.hero.needs.into(), row.hero.damage.into()];
    let counted = both.tables.monarchs.iter().zip(&both.ours.monarchs).map(|(row, ours)| {
        let who = match row.who {
            Who::All => "all",
            Who::One => "either",
            Who::Active => "active",
        };
        let said = say!(TABLES_COUNTED, n = row.turn_decks, who);
        if row.who == ours.who { said } else { Message::join([said.into(), Value::from("*")], Link::Sign("")) }
    });
    let rows = table(both, heads, |tables| tables.monarchs.iter().map(row).collect());
    vec![rows, say!(TABLES_MONARCH_NOTE, counted = Message::join(counted, Link::Comma))]
}

fn limits(both: &Both) -> Message {
    let rows = |limits: &Limits| {
        [
            (say!(TABLES_LIMIT_PROJECTS), limits.research_slots),
            (say!(TABLES_LIMIT_SPELLS), limits.spell_box),
            (say!(TABLES_LIMIT_DOORS), limits.door_box),
            (say!(TABLES_LIMIT_TRAPS), limits.trap_box),
            (say!(TABLES_LIMIT_WORK), limits.work_rooms),
            (say!(TABLES_LIMIT_RANK), limits.max_rank),
            (say!(TABLES_LIMIT_WAR), limits.war_rank),
            (say!(TABLES_LIMIT_PAIR), limits.war_pair_rank),
        ]
    };
    table(both, [say!(TABLES_LIMIT), say!(TABLES_NUMBER)], |tables| {
        rows(&tables.limits).map(|(limit, n)| [limit.into(), n.into()]).into()
    })
}

/// The name of a mode among the house rules.
fn mode(mode: Mode) -> Message {
    INFO.option_value("mode", &OptionValue::Text(mode.word().into()))
}

/// The parts of a set-up before its rooms, health first.
fn slate(setup: &Setup) -> Vec<(Message, Value)> {
    let health = match (setup.hp, setup.hp_max) {
        (hp, most) if hp == most => hp.into(),
        (n, most) => say!(TABLES_OF, n, most).into(),
    };
    let stores = Resource::ALL.iter().map(|&what| (resource(what), setup.stores()[what as usize].into()));
    let peons = [(say!(TABLES_PEONS), setup.peons.into()), (say!(TABLES_PEONS_MOST), setup.peons_max.into())];
    std::iter::once((say!(TABLES_HEALTH), health)).chain(peons).chain(stores).collect()
}

/// The Keeps of the modes without scenarios; a room has the number at the start and the most.
fn starts(both: &Both, options: &Options) -> Message {
    let modes = Value::from(vec![mode(Mode::Mastery), mode(Mode::Coop)]);
    let heads = [say!(TABLES_START), Message::join([modes], Link::Comma), mode(Mode::Standard).capitalised()];
    table(both, heads, |tables| starts_of(tables, options))
}

fn starts_of(tables: &Tables, options: &Options) -> Vec<[Value; 3]> {
    let (one, other) = (&tables.mastery, &tables.standard);
    let slates = slate(one).into_iter().zip(slate(other)).enumerate();
    let slates = slates.map(|(n, ((name, one), (_, other)))| {
        // Health is for each pass there.
        let other = if n == 0 { say!(TABLES_EACH_PASS, n = other).into() } else { other };
        [name.into(), one, other]
    });
    let rooms = Room::ALL.iter().map(|&room| {
        let of = |setup: &Setup| {
            let most = setup.rooms_max[room as usize].unwrap_or(options.room_limit);
            say!(TABLES_OF, n = setup.rooms[room as usize], most).into()
        };
        [room.into(), of(one), of(other)]
    });
    slates.chain(rooms).collect()
}

/// The points of a Mastery score.
fn points(both: &Both) -> [Message; 5] {
    let change = |n: i32| Value::Change(n.into());
    let minion = |row: &MinionRow| {
        let trained = if row.train == 0 { NONE.into() } else { change(row.train) };
        [names::who(row.card).into(), row.points.into(), trained, change(row.banished)]
    };
    let fallen = |row: &HeroRow| [hero(row), row.killed.into(), change(row.escaped)];
    let monarch = |row: &MonarchRow| {
        let name = say!(TABLES_MONARCH_OF, kind = Kind::MONARCH, n = row.turn_decks);
        [name.into(), row.hero.killed.into(), change(row.hero.escaped)]
    };
    let left = |points: &Points| {
        let left = Resource::ALL.iter().zip(points.resources()).map(|(&what, n)| (resource(what), n));
        let health = [
            (say!(TABLES_HEALTH), points.hp),
            (say!(TABLES_HEALTH_HEALED), points.hp_healed),
            (say!(TABLES_HEALTH_UNHURT), points.hp_unhurt),
        ];
        left.chain(health).map(|(name, n)| [name.into(), n.into()]).collect()
    };
    [
        table(both, [say!(TABLES_MINION), say!(TABLES_EACH), say!(TABLES_TRAINED), say!(TABLES_BANISHED)], |tables| {
            tables.minions.iter().map(minion).collect()
        }),
        table(both, [say!(TABLES_HERO), say!(TABLES_KILLED), say!(TABLES_ESCAPED)], |tables| {
            let heroes = tables.heroes.iter().map(fallen);
            heroes.chain(tables.monarchs.iter().map(monarch)).collect()
        }),
        table(both, [say!(TABLES_ROOM), say!(TABLES_BUILT)], |tables| {
            tables.rooms.iter().map(|row| [row.key.into(), row.points.into()]).collect()
        }),
        table(both, [say!(TABLES_WARE), say!(TABLES_UNUSED)], |tables| {
            tables.wares.iter().map(|row| [row.key.into(), row.points.into()]).collect()
        }),
        table(both, [say!(TABLES_LEFT), say!(TABLES_EACH)], |tables| left(&tables.points)),
    ]
}

/// The scenarios side by side, then each with its name and goals.
fn scenarios(both: &Both) -> [Message; 4] {
    let heads = |name: Message| -> [Message; 11] {
        array::from_fn(|n| if n == 0 { name.clone() } else { both.tables.scenarios[n - 1].id.to_string().into() })
    };
    let rooms = |of: fn(&Setup) -> [u8; Room::COUNT]| {
        move |tables: &'static Tables| {
            let of = move |room: Room| row(tables, room.into(), &|scenario| of(&scenario.setup)[room as usize].into());
            Room::ALL.iter().copied().map(of).collect()
        }
    };
    let goals = both.say(|tables| tables.scenarios.each_ref().map(goals));
    let [goals, ours] = goals.map(|goals| goals.map(Value::from));
    let goals = goals.into_iter().zip(&ours).map(|(goals, ours)| marked(goals, ours));
    [
        table(both, heads(say!(TABLES_SCENARIO)), slates),
        table(both, heads(say!(TABLES_ROOMS_START)), rooms(|setup| setup.rooms)),
        table(both, heads(say!(TABLES_ROOMS_MOST)), rooms(|setup| setup.rooms_max.map(Option::unwrap_or_default))),
        Message::join(goals, Link::Sign("\n")),
    ]
}

/// A row with a value of each scenario.
fn row(tables: &Tables, name: Message, of: &dyn Fn(&Scenario) -> Value) -> [Value; 11] {
    array::from_fn(|n| if n == 0 { name.clone().into() } else { of(&tables.scenarios[n - 1]) })
}

/// The times and starts of the scenarios.
fn slates(tables: &'static Tables) -> Vec<[Value; 11]> {
    let passes = row(tables, say!(TABLES_PASSES), &|scenario| scenario.turn_decks.into());
    let monarch = row(tables, say!(TABLES_MONARCH_ROW, kind = Kind::MONARCH), &|scenario| match scenario.monarch {
        0 => NONE.into(),
        turn_decks => turn_decks.into(),
    });
    let slates = tables.scenarios.each_ref().map(|scenario| slate(&scenario.setup));
    let slate = (0..slates[0].len()).map(|at| {
        array::from_fn(|n| if n == 0 { slates[0][at].0.clone().into() } else { slates[n - 1][at].1.clone() })
    });
    [passes, monarch].into_iter().chain(slate).collect()
}

/// A scenario with its goals, and what is ready at its start.
fn goals(scenario: &Scenario) -> Message {
    let Scenario { id, setup, .. } = scenario;
    let goals = Message::join(scenario.goals.iter().map(|&one| goal(one)), Link::Sign(". "));
    let named = say!(TABLES_GOALS, n = id, name = names::scenario((*id).into()), goals);
    Message::join([Some(named)].into_iter().chain(ready(setup)).flatten(), " ")
}
