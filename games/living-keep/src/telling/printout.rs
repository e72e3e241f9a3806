//! The tables in force for players, as Markdown. Every number comes from the tables, every word from the messages (tables-1).

use underdeck_game::{Link, Message, OptionValue, Value, say};

use crate::kinds::{Kind, Mode, Resource, Room, Work};
use crate::tables::{Limits, Scenario, Setup, TableSet, Tables, Who};
use crate::words::goals::goal;
use crate::{INFO, Options, names};

/// A cell where there is no number.
const NONE: &str = "–";

/// The tables under these house rules: a heading for each group, then its tables.
pub(super) fn tables(options: &Options) -> Message {
    let tables = TableSet::default().get();
    let parts = [
        (say!(TABLES_ROOMS), vec![rooms(tables), say!(TABLES_ROOMS_NOTE)]),
        (say!(TABLES_SPELLS), vec![spells(tables), say!(TABLES_SPELLS_NOTE)]),
        (say!(TABLES_WARES), vec![wares(tables), say!(TABLES_WARES_NOTE)]),
        (say!(TABLES_MINIONS), vec![minions(tables)]),
        (say!(TABLES_HEROES), vec![heroes(tables), say!(TABLES_HEROES_NOTE)]),
        (who(tables.limits.monarch_card), monarch(tables)),
        (say!(TABLES_LIMITS), vec![limits(&tables.limits)]),
        (say!(TABLES_STARTS), vec![starts(tables, options)]),
        (say!(TABLES_POINTS), points(tables).into()),
        (say!(TABLES_SCENARIOS), scenarios(&tables.scenarios).into()),
    ];
    let part = |(heading, blocks): (Message, Vec<Message>)| {
        let heading = Message::join(["## ".into(), Value::from(heading)], Link::Sign(""));
        Message::join(std::iter::once(heading).chain(blocks), Link::Sign("\n\n"))
    };
    Message::join(std::iter::once(say!(TABLES_OURS)).chain(parts.map(part)), Link::Sign("\n\n"))
}

/// A table with its heads. A column of numbers is aligned to the right.
fn table<const N: usize>(heads: [Message; N], rows: impl IntoIterator<Item = [Value; N]>) -> Message {
    let rows: Vec<[Value; N]> = rows.into_iter().collect();
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

/// A minion or hero with the card.
fn who(kind: Kind) -> Message {
    kind.card().map_or_else(|| kind.into(), names::short)
}

fn resource(what: Resource) -> Message {
    Message::from(what).capitalised()
}

fn rooms(tables: &Tables) -> Message {
    let heads = [
        say!(TABLES_ROOM),
        say!(TABLES_TIER),
        resource(Resource::Gold),
        resource(Resource::Stone),
        say!(TABLES_STORES),
    ];
    let rows = tables.rooms.iter().map(|row| {
        let stores = row.capacity.map_or_else(|| NONE.into(), |(what, n)| Value::from(names::amount(n, what)));
        [row.key.into(), row.tier.into(), row.gold.into(), row.stone.into(), stores]
    });
    table(heads, rows)
}

fn spells(tables: &Tables) -> Message {
    let heads = [say!(TABLES_SPELL), say!(TABLES_RESEARCH), resource(Resource::Mana)];
    table(heads, tables.spells.iter().map(|row| [row.key.into(), row.channel.into(), row.mana.into()]))
}

fn wares(tables: &Tables) -> Message {
    let heads = [say!(TABLES_WARE), resource(Resource::Gold), say!(TABLES_LABOUR), say!(TABLES_AVOID)];
    let rows = tables.wares.iter().map(|row| {
        let avoid = match row.avoid {
            [] => NONE.into(),
            kinds => Value::from(Message::join(kinds.iter().copied(), Link::Comma)),
        };
        [row.key.into(), row.gold.into(), row.labour.into(), avoid]
    });
    table(heads, rows)
}

fn minions(tables: &Tables) -> Message {
    let heads = [say!(TABLES_MINION), say!(TABLES_RANK), say!(TABLES_PAY), resource(Resource::Food)];
    let rows =
        tables.minions.iter().map(|row| [who(row.card).into(), row.rank.into(), row.pay.into(), row.food.into()]);
    table(heads, rows)
}

fn heroes(tables: &Tables) -> Message {
    let heads = [say!(TABLES_HERO), say!(TABLES_RANK), say!(TABLES_NEEDS), say!(TABLES_DAMAGE)];
    let rows = tables.heroes.iter().zip(Kind::EACH..).map(|(row, index)| {
        let kind = Kind::at(index).map_or_else(|| NONE.into(), |kind| who(kind).into());
        [kind, row.rank.into(), row.needs.into(), row.damage.into()]
    });
    table(heads, rows)
}

/// The Monarch by the number of passes, and the minions who count in co-op.
fn monarch(tables: &Tables) -> Vec<Message> {
    let heads = [say!(TABLES_PASSES), say!(TABLES_RANK), say!(TABLES_NEEDS), say!(TABLES_DAMAGE)];
    let rows = tables
        .monarchs
        .iter()
        .map(|row| [row.turn_decks.into(), row.hero.rank.into(), row.hero.needs.into(), row.hero.damage.into()]);
    let counted = tables.monarchs.iter().map(|row| {
        let who = match row.who {
            Who::All => "all",
            Who::One => "either",
            Who::Active => "active",
        };
        say!(TABLES_COUNTED, n = row.turn_decks, who)
    });
    vec![table(heads, rows), say!(TABLES_MONARCH_NOTE, counted = Message::join(counted, Link::Comma))]
}

fn limits(limits: &Limits) -> Message {
    let rows = [
        (say!(TABLES_LIMIT_PROJECTS), limits.research_slots),
        (say!(TABLES_LIMIT_SPELLS), limits.spell_box),
        (say!(TABLES_LIMIT_DOORS), limits.door_box),
        (say!(TABLES_LIMIT_TRAPS), limits.trap_box),
        (say!(TABLES_LIMIT_WORK), limits.work_rooms),
        (say!(TABLES_LIMIT_RANK), limits.max_rank),
        (say!(TABLES_LIMIT_WAR), limits.war_rank),
        (say!(TABLES_LIMIT_PAIR), limits.war_pair_rank),
    ];
    table([say!(TABLES_LIMIT), say!(TABLES_NUMBER)], rows.map(|(limit, n)| [limit.into(), n.into()]))
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
fn starts(tables: &Tables, options: &Options) -> Message {
    let both = Value::from(vec![mode(Mode::Mastery), mode(Mode::Coop)]);
    let heads = [say!(TABLES_START), Message::join([both], Link::Comma), mode(Mode::Standard).capitalised()];
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
    table(heads, slates.chain(rooms))
}

/// The points of a Mastery score.
fn points(tables: &Tables) -> [Message; 5] {
    let change = |n: i32| Value::Change(n.into());
    let minions = tables.minions.iter().map(|row| {
        let trained = if row.train == 0 { NONE.into() } else { change(row.train) };
        [who(row.card).into(), row.points.into(), trained, change(row.banished)]
    });
    let monarchs = tables.monarchs.iter().map(|row| {
        let name = say!(TABLES_MONARCH_OF, kind = Kind::MONARCH, n = row.turn_decks);
        [name.into(), row.hero.killed.into(), change(row.hero.escaped)]
    });
    let heroes = tables.heroes.iter().zip(Kind::EACH..).map(|(row, index)| {
        let kind = Kind::at(index).map_or_else(|| NONE.into(), |kind| who(kind).into());
        [kind, row.killed.into(), change(row.escaped)]
    });
    let Tables { points, rooms, wares, .. } = tables;
    let left = Resource::ALL.iter().zip(points.resources()).map(|(&what, n)| (resource(what), n));
    let health = [
        (say!(TABLES_HEALTH), points.hp),
        (say!(TABLES_HEALTH_HEALED), points.hp_healed),
        (say!(TABLES_HEALTH_UNHURT), points.hp_unhurt),
    ];
    [
        table([say!(TABLES_MINION), say!(TABLES_EACH), say!(TABLES_TRAINED), say!(TABLES_BANISHED)], minions),
        table([say!(TABLES_HERO), say!(TABLES_KILLED), say!(TABLES_ESCAPED)], heroes.chain(monarchs)),
        table([say!(TABLES_ROOM), say!(TABLES_BUILT)], rooms.iter().map(|row| [row.key.into(), row.points.into()])),
        table([say!(TABLES_WARE), say!(TABLES_UNUSED)], wares.iter().map(|row| [row.key.into(), row.points.into()])),
        table([say!(TABLES_LEFT), say!(TABLES_EACH)], left.chain(health).map(|(name, n)| [name.into(), n.into()])),
    ]
}

/// The scenarios side by side, then each with its name and goals.
fn scenarios(all: &[Scenario; 10]) -> [Message; 4] {
    let heads =
        |name: Message| std::array::from_fn(|n| if n == 0 { name.clone() } else { all[n - 1].id.to_string().into() });
    let row = |name: Message, of: &dyn Fn(&Scenario) -> Value| -> [Value; 11] {
        std::array::from_fn(|n| if n == 0 { name.clone().into() } else { of(&all[n - 1]) })
    };
    let passes = row(say!(TABLES_PASSES), &|scenario| scenario.turn_decks.into());
    let monarch = row(say!(TABLES_MONARCH_ROW, kind = Kind::MONARCH), &|scenario| match scenario.monarch {
        0 => NONE.into(),
        turn_decks => turn_decks.into(),
    });
    let slates = all.each_ref().map(|scenario| slate(&scenario.setup));
    let slate = (0..slates[0].len()).map(|at| {
        std::array::from_fn(|n| if n == 0 { slates[0][at].0.clone().into() } else { slates[n - 1][at].1.clone() })
    });
    let rooms = |of: fn(&Setup) -> [u8; Room::COUNT]| {
        let of = move |room: Room| row(room.into(), &|scenario| of(&scenario.setup)[room as usize].into());
        Room::ALL.iter().copied().map(of)
    };
    [
        table(heads(say!(TABLES_SCENARIO)), [passes, monarch].into_iter().chain(slate)),
        table(heads(say!(TABLES_ROOMS_START)), rooms(|setup| setup.rooms)),
        table(heads(say!(TABLES_ROOMS_MOST)), rooms(|setup| setup.rooms_max.map(Option::unwrap_or_default))),
        Message::join(all.iter().map(goals), Link::Sign("\n")),
    ]
}

/// A scenario with its goals, and what is ready at its start.
fn goals(scenario: &Scenario) -> Message {
    let Scenario { id, setup, .. } = scenario;
    let goals = Message::join(scenario.goals.iter().map(|&one| goal(one)), Link::Sign(". "));
    let works = setup.spells.into_iter().chain(setup.wares()).zip((0..Work::COUNT).map(Work::at));
    let works: Vec<Message> =
        works.filter(|(n, _)| *n > 0).map(|(n, work)| say!(SCENARIO_READY_WORK, n, work)).collect();
    let minions: Vec<Message> = setup.minions.iter().map(|&kind| who(kind)).collect();
    let ready = (!works.is_empty()).then(|| say!(SCENARIO_READY, works));
    let host = (!minions.is_empty()).then(|| say!(SCENARIO_HOST, minions));
    let named = say!(TABLES_GOALS, n = id, name = names::scenario(id), goals);
    Message::join([Some(named), ready, host].into_iter().flatten(), " ")
}
