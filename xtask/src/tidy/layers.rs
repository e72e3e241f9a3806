//! The layers: which package may depend on which, proved from the manifests.

use toml::{Table, Value};

use crate::tree::{directories, read};

/// Where the dependencies of a package stand in its manifest, and whether they are for its tests alone.
const SECTIONS: [(&str, bool); 3] =
    [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)];

/// The faults of all manifests.
pub(super) fn check() -> Result<Vec<String>, String> {
    let games = directories("games");
    let rooms = ["crates", "games", "apps"].into_iter().flat_map(|floor| {
        let rooms = directories(floor).into_iter();
        rooms.map(move |room| (floor, room))
    });
    let mut faults = Vec::new();
    for (floor, room) in rooms.chain(["fuzz", "tests", "xtask"].map(|room| ("", room.to_owned()))) {
        let path = format!("{floor}/{room}/Cargo.toml");
        let manifest = read(path.trim_start_matches('/'))?;
        let manifest: Table = manifest.parse().map_err(|error| format!("{path}: {error}"))?;
        faults.extend(check_manifest(floor, &room, &manifest, &games));
    }
    Ok(faults)
}

fn check_manifest(floor: &str, room: &str, manifest: &Table, games: &[String]) -> Vec<String> {
    let row = LAYERS.iter().find(|row| row.0 == floor && (row.1 == room || row.1 == "*"));
    let Some((_, _, allowed)) = row else {
        return vec![format!("{floor}/{room}: the rule of layers has no place for it (xtask/src/tidy/layers.rs)")];
    };
    let ours = |name: &str| LAYERS.iter().any(|row| row.1 == name) || games.iter().any(|game| game == name);
    let may = |name: &str, for_tests: bool| {
        let is_game = games.iter().any(|game| game == name);
        let by_rule = allowed.contains(&name) || (is_game && allowed.contains(&"games/*"));
        by_rule || name == room || (for_tests && FOR_TESTS.contains(&name))
    };
    let named = SECTIONS.iter().flat_map(|&(section, for_tests)| {
        let names = manifest.get(section).and_then(Value::as_table).into_iter().flat_map(Table::keys);
        names.filter_map(move |name| Some((name.strip_prefix("underdeck-")?, for_tests)))
    });
    let strangers = named.filter(|&(name, for_tests)| ours(name) && !may(name, for_tests));
    strangers.map(|(name, _)| format!("{floor}/{room} must not depend on {name}: it may on {allowed:?}")).collect()
}

/// What any package may use in its tests.
const FOR_TESTS: [&str; 6] = ["cards", "game", "record", "play", "players", "testkit"];

/// The packages that each package may depend on, by layer and crate; `games/*` is every game.
const LAYERS: [(&str, &str, &[&str]); 31] = [
    ("crates", "cards", &[]),
    ("crates", "stats", &[]),
    ("crates", "plot", &["stats"]),
    ("crates", "message-files", &[]),
    ("crates", "messages", &["cards", "message-files"]),
    ("crates", "game", &["cards", "messages"]),
    ("games", "*", &["cards", "game", "message-files"]),
    ("crates", "bridge", &["cards", "game"]),
    ("crates", "record", &["bridge", "cards", "game"]),
    ("crates", "value", &["game"]),
    ("crates", "players", &["cards", "game", "value"]),
    ("crates", "testkit", &["cards", "game", "message-files", "players", "record"]),
    // The test kit for its toy game alone, behind a feature.
    ("crates", "catalogue", &["bridge", "game", "record", "games/*", "testkit"]),
    ("crates", "solver", &["game", "stats", "record", "players", "catalogue"]),
    ("crates", "coach", &["cards", "bridge", "game", "stats", "record", "players", "catalogue", "solver"]),
    ("crates", "lab", &["cards", "stats", "game", "record", "players", "catalogue", "value"]),
    ("crates", "report", &["game", "stats", "plot", "lab", "catalogue", "coach"]),
    ("crates", "env", &["cards", "game", "record", "players", "catalogue", "lab"]),
    // A game for its tests alone.
    ("crates", "play", &["bridge", "cards", "game", "record", "players", "catalogue", "games/*"]),
    ("crates", "chronicle", &["stats", "game", "record", "players", "catalogue", "play", "solver"]),
    ("crates", "pages", &["cards", "stats", "plot", "game", "record", "catalogue", "play", "chronicle", "coach"]),
    ("apps", "home", &["cards", "game", "record", "catalogue", "play", "chronicle", "coach"]),
    (
        "apps",
        "tui",
        &["cards", "stats", "game", "record", "players", "catalogue", "play", "chronicle", "coach", "home"],
    ),
    ("crates", "site", &["cards", "stats", "game", "record", "catalogue", "play", "chronicle", "coach", "pages"]),
    (
        "apps",
        "server",
        &["cards", "stats", "game", "record", "players", "catalogue", "play", "chronicle", "coach", "pages", "site"],
    ),
    // The server for the test alone that both give the same pages, players for what measures alone.
    (
        "apps",
        "web",
        &["game", "record", "players", "catalogue", "play", "chronicle", "coach", "pages", "site", "server"],
    ),
    // The test kit for its toy game alone, behind a feature.
    (
        "apps",
        "cli",
        &[
            "cards",
            "stats",
            "game",
            "record",
            "players",
            "catalogue",
            "play",
            "chronicle",
            "solver",
            "coach",
            "lab",
            "report",
            "pages",
            "site",
            "home",
            "tui",
            "server",
            "testkit",
        ],
    ),
    ("apps", "python", &["game", "record", "players", "catalogue", "solver", "lab", "env"]),
    ("", "fuzz", &["game", "record", "catalogue", "testkit"]),
    ("", "tests", &["bridge", "stats", "catalogue", "coach", "lab", "play", "games/*"]),
    ("", "xtask", &["game", "message-files"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(floor: &str, room: &str, manifest: &str) -> usize {
        let games = ["keevorn".to_owned(), "well".to_owned()];
        check_manifest(floor, room, &manifest.parse().unwrap(), &games).len()
    }

    #[test]
    fn dependencies_point_downwards() {
        let game = "[dependencies]\nunderdeck-cards.workspace = true\nserde.workspace = true\n[dev-dependencies]\nunderdeck-testkit.workspace = true\n";
        assert_eq!(faults("games", "well", game), 0);
        assert_eq!(faults("games", "well", "[dependencies]\nunderdeck-keevorn.workspace = true\n"), 1);
        assert_eq!(faults("games", "well", "[dev-dependencies]\nunderdeck-keevorn.workspace = true\n"), 1);
        assert_eq!(
            faults(
                "games",
                "well",
                "[dependencies]\nunderdeck-testkit.workspace = true\nunderdeck-record.workspace = true\n"
            ),
            2
        );
        assert_eq!(faults("crates", "cards", "[dependencies]\nunderdeck-game.workspace = true\n"), 1);
        assert_eq!(faults("crates", "catalogue", "[dependencies]\nunderdeck-keevorn.workspace = true\n"), 0);
        assert_eq!(faults("crates", "lab", "[build-dependencies]\nunderdeck-keevorn.workspace = true\n"), 1);
        assert_eq!(faults("crates", "attic", ""), 1);
    }
}
