//! Every answered request is in the journal.

use underdeck_game::say;
use underdeck_web::AppRequest;

use crate::common::{Device, location, moves_of, setup, value_of};

/// A deal of Keevorn.
const DEAL: &str = "16KNVV8H9V";
const DEAL_SHOWN: &str = "16KN-VV8H-9V";

#[test]
fn games_of_every_kind_survive_the_end_of_the_worker() {
    for game in underdeck_catalogue::games() {
        let mut device = Device::new();
        let address = location(&device.post(&format!("/games/{}", game.info().id), &[]));
        let page = device.get(&address);
        assert_eq!(page.status, 200);
        let rev = value_of(&page.body, "rev").unwrap();
        let mv = &moves_of(&page.body)[0];
        let played =
            device.post(&format!("{address}/move"), &[("rev", &rev), ("key", "k1"), ("move", mv), ("confirm", "yes")]);
        let after = location(&played);
        let before = device.get(&after);
        let mut device = device.again();
        assert_eq!(device.get(&address).status, 200);
        assert_eq!(before.status, 200);
        assert!(device.get("/").body.contains(&address), "{}", game.info().id);
    }
}

/// Plays the last move of the list, `count` times.
fn play_on(device: &mut Device, address: &str, count: usize) {
    for _ in 0..count {
        let page = device.get(address).body;
        let field = |name| value_of(&page, name).unwrap();
        let (rev, key, moves) = (field("rev"), field("key"), moves_of(&page));
        let mv = moves.last().expect("the game is not over");
        let fields = [("rev", rev.as_str()), ("key", &key), ("move", mv), ("confirm", "yes")];
        let answer = device.post(&format!("{address}/move"), &fields);
        assert_eq!(answer.status, 303, "{mv}");
        assert!(answer.rows.iter().any(|(key, _)| key.starts_with("game/")), "an acknowledged move is in its rows");
    }
}

#[test]
fn a_change_is_neither_lost_nor_doubled_when_the_worker_ends_before_or_after_the_journal() {
    let mut device = Device::new();
    let address = device.begin(DEAL);
    play_on(&mut device, &address, 3);
    let page = device.get(&address).body;
    let rev = value_of(&page, "rev").unwrap();
    let mv = moves_of(&page).pop().unwrap();
    let fields = [("rev", rev.as_str()), ("key", "same"), ("move", mv.as_str()), ("confirm", "yes")];
    // The worker ends before the rows are kept: the page sends the form again.
    let before = device.rows.clone();
    device.post(&format!("{address}/move"), &fields);
    device.rows = before;
    let mut device = device.again();
    let played = device.post(&format!("{address}/move"), &fields);
    assert_eq!(location(&played).split("since=").nth(1), Some("3#lit"));
    // The form comes again after the rows are kept, as after a lost answer.
    let mut device = device.again();
    let repeated = device.post(&format!("{address}/move"), &fields);
    assert_eq!(location(&repeated), location(&played));
    assert!(repeated.rows.is_empty(), "nothing is kept twice");
}

#[test]
fn a_damaged_row_is_reported_and_all_others_are_read() {
    let mut device = Device::new();
    let addresses = [device.begin(DEAL), device.begin(DEAL)];
    let damaged = format!("game/{}", addresses[0].trim_start_matches("/g/"));
    let whole = device.rows.clone();
    for (at, spoil) in [(0, "x"), (20, "{"), (40, "\u{fffd}")] {
        let mut rows = whole.clone();
        let text = rows.get_mut(&damaged).unwrap();
        text.replace_range(at..at + 1, spoil);
        let rows: Vec<_> = rows.into_iter().collect();
        let (edition, aside) = underdeck_web::OfflineApp::open(setup(), &rows);
        assert_eq!(aside.iter().map(|row| row.key.as_str()).collect::<Vec<_>>(), [damaged.as_str()]);
        let mut device = Device { edition, ..Device::new() };
        assert_eq!(device.get(&addresses[0]).status, 404);
        assert_eq!(device.get(&addresses[1]).status, 200);
        assert!(device.get("/").body.contains(say!(DEVICE_DAMAGED).as_str()));
    }
    // A row of one game under the name of another is damaged too.
    let mut rows = whole;
    let other = rows[&format!("game/{}", addresses[1].trim_start_matches("/g/"))].clone();
    rows.insert(damaged.clone(), other);
    let rows: Vec<_> = rows.into_iter().collect();
    assert_eq!(underdeck_web::OfflineApp::open(setup(), &rows).1.len(), 1);
}

#[test]
fn an_exported_file_moves_everything_to_another_device_and_unites_the_lines_of_both() {
    let mut one = Device::new();
    let address = one.begin(DEAL);
    play_on(&mut one, &address, 2);
    let file = one.get("/device/export").body;
    // A server and the terminal read it too.
    let bundle = underdeck_chronicle::PlayerExport::read(file.as_bytes()).unwrap();
    let record = one.get(&format!("{address}/record")).body;
    assert!(matches!(&bundle.games[..], [game] if game.own && game.record == record), "{bundle:?}");
    let mut two = Device::new();
    two.time += 60;
    assert!(two.import(&file).body.contains("1 game added"));
    assert!(two.import(&file).body.contains("0 games added; 0 games got new variations"));
    play_on(&mut one, &address, 4);
    // The other device undoes the last move and plays another.
    let page = two.get(&address).body;
    let rev = value_of(&page, "rev").unwrap();
    assert_eq!(two.post(&format!("{address}/undo"), &[("rev", &rev), ("confirm", "yes")]).status, 303);
    let page = two.get(&address).body;
    let rev = value_of(&page, "rev").unwrap();
    let first = moves_of(&page).swap_remove(0);
    two.post(&format!("{address}/move"), &[("rev", &rev), ("move", &first), ("confirm", "yes")]);
    let (first, second) = (one.get("/device/export").body, two.get("/device/export").body);
    assert!(one.import(&second).body.contains("1 game got new variations"));
    assert!(two.import(&first).body.contains("1 game got new variations"));
    let record = |device: &mut Device| device.get(&format!("{address}/record")).body;
    assert_eq!(record(&mut one), record(&mut two), "in both orders the same");
    assert!(one.import(&two.get("/device/export").body).body.contains("0 games got new variations"));
    let mut one = one.again();
    assert_eq!(record(&mut one), record(&mut two));
}

#[test]
fn an_invalid_file_changes_nothing_and_the_error_names_the_valid_kind() {
    let mut device = Device::new();
    device.begin(DEAL);
    let before = device.rows.clone();
    let newer = device.get("/device/export").body.replace("\"version\":1", "\"version\":9");
    for (file, told) in [("", "not an exported file"), ("{}", "not an exported file"), (newer.as_str(), "version 9")] {
        let answer = device.import(file);
        assert_eq!((answer.status, answer.body.contains(told)), (400, true), "{told}: {}", answer.body);
    }
    assert_eq!(device.rows, before);
}

#[test]
fn forms_without_the_token_of_the_device_are_refused() {
    let mut device = Device::new();
    let address = device.begin(DEAL);
    for path in ["/settings".to_owned(), "/device/import".to_owned(), "/records".to_owned(), format!("{address}/move")]
    {
        let answer = device.ask(AppRequest { is_post: true, path: path.clone(), ..AppRequest::default() });
        assert_eq!((answer.status, answer.rows.len()), (403, 0), "{path}");
    }
}

#[test]
fn the_deal_of_the_day_is_that_of_the_terminal() {
    let mut device = Device::new();
    for game in underdeck_catalogue::games() {
        let id = game.info().id;
        let address = location(&device.post(&format!("/daily/{id}"), &[]));
        let record: underdeck_record::Record = device.get(&format!("{address}/record")).body.parse().unwrap();
        assert_eq!(underdeck_chronicle::daily::date_of(&record), Some("2026-11-18"), "{id}");
    }
    let page = device.get("/daily").body;
    assert!(page.contains(say!(DEVICE_BOARDS).as_str()) && !page.contains("SHA-256"));
}

#[test]
fn a_chosen_language_and_settings_stay() {
    let mut device = Device::new();
    device.post("/settings", &[("language", "de"), ("player", "Ada")]);
    let page = device.again().get("/settings").body;
    assert!(page.contains("lang=\"de\"") && page.contains("value=\"Ada\""));
}

#[test]
fn every_page_warns_in_a_browser_without_storage() {
    let (edition, _) = underdeck_web::OfflineApp::open(underdeck_web::Environment { keeps: false, ..setup() }, &[]);
    let mut device = Device { edition, ..Device::new() };
    for path in ["/", "/games/keevorn", "/help"] {
        assert!(device.get(path).body.contains(say!(DEVICE_FORGETS).as_str()), "{path}");
    }
    assert!(!Device::new().get("/").body.contains(say!(DEVICE_FORGETS).as_str()));
}

#[test]
fn a_shared_record_is_opened_once_the_player_confirms() {
    let mut device = Device::new();
    let address = device.begin(DEAL);
    let file = device.get(&format!("{address}/record")).body;
    let asked =
        device.ask(AppRequest { is_post: true, path: "/shared".into(), file: file.clone(), ..AppRequest::default() });
    assert_eq!((asked.status, asked.rows.len()), (200, 0));
    assert!(asked.body.contains("action=\"/records\"") && asked.body.contains(DEAL_SHOWN));
}

#[test]
fn a_folder_is_the_prefix_of_every_address_of_a_page() {
    let (edition, _) =
        underdeck_web::OfflineApp::open(underdeck_web::Environment { base: "/cards".into(), ..setup() }, &[]);
    let mut device = Device { edition, ..Device::new() };
    let address = device.begin(DEAL);
    assert!(address.starts_with("/cards/g/"));
    for path in ["/", address.trim_start_matches("/cards"), "/daily", "/device", "/records"] {
        let page = device.get(path).body;
        for name in ["href", "src", "action", "formaction"] {
            let stray = page.split(&format!(" {name}=\"/")).skip(1).find(|rest| !rest.starts_with("cards/"));
            assert_eq!(stray.map(|rest| &rest[..rest.len().min(60)]), None, "{path}");
        }
    }
}
