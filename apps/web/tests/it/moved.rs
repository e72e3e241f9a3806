//! Finished games keep their order and their number on every device.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use underdeck_chronicle::statistics::{FinishedGame, to_json};
use underdeck_chronicle::{ExportedGame, Marks, PlayerExport};
use underdeck_record::Record;

use crate::common::{Device, NOON};
use crate::same::house;
use crate::sync::{exchange, linked};

/// Five games that ended in one second: won, lost, won, and the lost one twice more.
fn played() -> Vec<Record> {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let mut marks = Marks::new(NOON * 1000, 5);
    let play = |seed| {
        let mut session = underdeck_play::start(game, &game.deal(&[], seed).unwrap().code).unwrap();
        while let Some(hint) = session.hint() {
            session.play(&hint.offer.spelling).unwrap();
        }
        let mut record = session.record();
        marks.mark(&mut record, true, None);
        record
    };
    let records: Vec<Record> = [2, 1, 3, 1, 1].map(play).to_vec();
    let results: Vec<_> = records.iter().map(|record| record.tag("Result").unwrap()).collect();
    assert_eq!(results, ["won", "lost", "won", "lost", "lost"]);
    records
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_are_the_same_at_a_server_on_a_device_and_back() {
    let records = played();
    let entries: Vec<FinishedGame> = records.iter().filter_map(FinishedGame::of).collect();
    let wanted = to_json(&entries);
    let games = records.iter().map(|record| ExportedGame { record: record.to_string(), own: true }).collect();
    let file = PlayerExport::new("Ada".into(), games, String::new()).text().unwrap();

    let time = Arc::new(AtomicI64::new(NOON + 1000));
    let (_server, _folder, browser) = house(&time).await;
    assert!(browser.import(&file).await.contains("5 of 5 games added"));
    assert_eq!(browser.get("/statistics/export.json").await.body, wanted);
    let from_server = browser.get("/account/export").await.body;

    let mut device = linked(&browser, 0).await;
    assert_eq!(device.get("/statistics/export.json").body, wanted, "by the link");
    let from_device = device.get("/device/export").body;
    for file in [&file, &from_server, &from_device] {
        let mut other = Device::new();
        let told = other.import(file).body;
        assert!(told.contains("5 games added"), "{told}");
        assert_eq!(other.get("/statistics/export.json").body, wanted);
        for again in [file, &from_server, &from_device] {
            let told = other.import(again).body;
            assert!(told.contains("0 games added; 0 games got new variations"), "{told}");
        }
        let mut other = other.again();
        assert_eq!(other.get("/statistics/export.json").body, wanted, "and from the journal");
    }
    for file in [&file, &from_server, &from_device] {
        let told = browser.import(file).await;
        assert!(told.contains("0 of 5 games added; 5 already here"), "{told}");
    }
    // A device that has taken the file in by itself, and exchanges games with the server then.
    let mut other = Device::new();
    other.import(&file);
    let page = browser.post("/account/link", &[]).await.body;
    let code = page.split("/link/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    exchange(&mut other, &browser, "/device/link", &code, 0).await;
    assert_eq!(other.get("/statistics/export.json").body, wanted, "each game counts once");
    assert_eq!(browser.get("/statistics/export.json").await.body, wanted, "there too");
}
