//! Makes constants of the messages in `text/`, and writes the tables as Rust, so that no program reads TOML at run time.

use std::path::Path;
use std::{env, fs};

use toml::{Table, Value};

const FILE: &str = "src/tables/tables.toml";

fn main() {
    underdeck_message_files::compile("living-keep", "pub(crate)", "underdeck_game");
    println!("cargo::rerun-if-changed={FILE}");
    let text = fs::read_to_string(FILE).unwrap_or_else(|error| panic!("{FILE}: {error}"));
    let file: Table = text.parse().unwrap_or_else(|error| panic!("{FILE}: {error}"));
    let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&folder).join("tables.rs"), written(&file)).expect("the folder takes a file");
}

/// The file as a Rust expression.
fn written(file: &Table) -> String {
    let rows = |name: &str, row: &dyn Fn(&Table) -> String| {
        let rows: Vec<String> = list(&file[name]).iter().map(|value| row(table(value))).collect();
        format!("{name}: [{}],\n", rows.join(",\n"))
    };
    let hero = |row: &Table| format!("HeroRow {{ {} }}", fields(row, "", &["card: None", "name: \"Monarch\""]));
    let monarch = |row: &Table| {
        let (own, hero_row) = divided(row, &["turn_decks", "who"]);
        format!("MonarchRow {{ {}, hero: {} }}", fields(&own, "", &[]), hero(&hero_row))
    };
    let scenario = |row: &Table| {
        let (own, setup_row) = divided(row, &["id", "name", "turn_decks", "monarch", "goals"]);
        format!("Scenario {{ {}, setup: {} }}", fields(&own, "", &[]), setup(&setup_row))
    };
    let ware = |row: &Table| format!("WareRow {{ {} }}", fields(row, "Ware", &["avoid: &[]"]));
    let lists = [
        rows("room", &|row| format!("RoomRow {{ {} }}", fields(row, "Room", &["capacity: None"]))),
        rows("spell", &|row| format!("SpellRow {{ {} }}", fields(row, "Spell", &[]))),
        rows("door", &ware),
        rows("trap", &ware),
        rows("minion", &|row| format!("MinionRow {{ {} }}", fields(row, "Kind", &[]))),
        rows("hero", &hero),
        rows("monarch", &monarch),
        rows("scenario", &scenario),
    ];
    let limits = fields(table(&file["limits"]), "", &[]);
    let points = fields(table(&file["mastery_points"]), "", &[]);
    let [mastery, standard] = ["mastery", "standard"].map(|name| setup(table(&file["setup"][name])));
    format!(
        "File {{ limits: Limits {{ {limits} }}, mastery_points: Points {{ {points} }},\nmastery: {mastery},\nstandard: {standard},\n{} }}",
        lists.concat()
    )
}

fn setup(row: &Table) -> String {
    let absent = ["hp_max: 0", "spells: [0; _]", "doors: [0; _]", "traps: [0; _]", "minions: &[]"];
    format!("Setup {{ {} }}", fields(row, "", &absent))
}

/// A row in two: the fields of these names, and the others.
fn divided(row: &Table, names: &[&str]) -> (Table, Table) {
    row.clone().into_iter().partition(|(name, _)| names.contains(&name.as_str()))
}

/// The fields of a row, and the `absent` ones that it lacks. `of` is the enum of the row's key; a card is an `Option` only where `of` is empty.
fn fields(row: &Table, of: &str, absent: &[&str]) -> String {
    let is_absent = |field: &&&str| !row.contains_key(field.split(':').next().unwrap_or_default());
    let absent = absent.iter().filter(is_absent).map(|field| (*field).to_owned());
    row.iter()
        .map(|(name, value)| format!("{name}: {}", literal(name, value, of)))
        .chain(absent)
        .collect::<Vec<_>>()
        .join(", ")
}

fn literal(name: &str, value: &Value, of: &str) -> String {
    let joined = |each: &dyn Fn(&Value) -> String| list(value).iter().map(each).collect::<Vec<_>>().join(", ");
    match (name, value) {
        ("key" | "what", Value::String(word)) => format!("{of}::{}", variant(word)),
        ("who", Value::String(word)) => format!("Who::{}", variant(word)),
        ("card", Value::String(word)) if of.is_empty() => format!("Some({})", kind(word)),
        ("card" | "monarch_card" | "dragon_card", Value::String(word)) => kind(word),
        ("avoid" | "minions", _) => format!("&[{}]", joined(&|word| kind(word.as_str().unwrap_or_default()))),
        ("goals", _) => format!("&[{}]", joined(&|goal| self::goal(table(goal)))),
        ("capacity", Value::Table(stores)) => match stores.iter().next() {
            Some((what, most)) => format!("Some((Resource::{}, {most}))", variant(what)),
            None => "None".to_owned(),
        },
        // −1 is the option `room_limit`.
        ("rooms_max", _) => format!(
            "[{}]",
            joined(&|most| if *most == Value::Integer(-1) { "None".into() } else { format!("Some({most})") })
        ),
        (_, Value::String(text)) => format!("{text:?}"),
        _ => value.to_string(),
    }
}

fn goal(goal: &Table) -> String {
    let mut goal = goal.clone();
    let kind = goal.remove("kind").unwrap_or_else(|| panic!("{FILE}: a goal without a kind: {goal}"));
    let kind = variant(kind.as_str().unwrap_or_default());
    let of = if kind == "Stock" { "Resource" } else { "Room" };
    format!("Goal::{kind} {{ {} }}", fields(&goal, of, &[]))
}

/// A kind of minion or hero by its card.
fn kind(card: &str) -> String {
    let place = |letters: &str, at: usize| letters.find(card.get(at..=at)?);
    match (card, place("23456789T", 0), place("CSDH", 1)) {
        ("DR", ..) => "Kind::DRAGON".to_owned(),
        ("XR", ..) => "Kind::MONARCH".to_owned(),
        (_, Some(rank), Some(suit @ 0..=1)) => format!("Kind::minion({})", 9 * suit + rank),
        (_, Some(rank), Some(suit)) => format!("Kind::hero({})", 9 * (suit - 2) + rank),
        _ => panic!("{FILE}: `{card}` is no kind: a kind is a card 2C to TS, XR, or DR"),
    }
}

/// `to_arms` as `ToArms`.
fn variant(word: &str) -> String {
    word.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{FILE}: not a list: {value}"))
}

fn table(value: &Value) -> &Table {
    value.as_table().unwrap_or_else(|| panic!("{FILE}: not a table: {value}"))
}
