//! Every finished game, and its cached entry.

use std::fs;
use std::path::PathBuf;

use underdeck_home::{SaveSlot, statistics};

use crate::{at_home, finished, game};

/// Plays a game and moves it to the records.
fn keep(seed: u64) -> PathBuf {
    let mut tree = finished(seed);
    SaveSlot::home(underdeck_home::new_unfinished(game().info().id, &tree.session().deal().code).unwrap())
        .finish(&mut tree)
        .unwrap()
}

/// The files of the listed games.
fn describe() -> Vec<PathBuf> {
    statistics::finished().unwrap().into_iter().map(|finished| finished.path).collect()
}

#[test]
fn records_are_listed_in_the_order_of_their_stamps_without_damaged_ones() {
    at_home(|home| {
        assert!(describe().is_empty());
        // A record of an earlier version, without the time of its end.
        let text = finished(1).record().to_string();
        let text = text.as_str();
        let files = [
            ("records/b-20260101T000000Z.udr", text),
            ("records/a-20270101T000000Z.udr", text),
            ("campaigns/x/c-20250101T000000Z.udr", text),
            ("records/cut-20260101T000000Z.udr", &text[..40]),
            ("records/notes.txt", text),
        ];
        for (name, text) in files {
            underdeck_home::write_whole(&home.join(name), text).unwrap();
        }
        assert_eq!(describe(), [2, 0, 1].map(|n| home.join(files[n].0)));
        let entries = statistics::entries().unwrap();
        assert!(entries.len() == 1 && entries[0].own, "copies of the chapter count no more: {entries:?}");
    });
}

#[test]
fn records_from_elsewhere_are_not_the_players_own_and_appear_once() {
    at_home(|home| {
        let kept = [keep(1), keep(2), keep(2)];
        let foreign = finished(3).record().to_string();
        for name in ["a friend's.udr", "a friend's (1).udr"] {
            underdeck_home::write_whole(&home.join("records").join(name), &foreign).unwrap();
        }
        let name = kept[0].file_stem().unwrap().to_str().unwrap();
        fs::copy(&kept[0], home.join("records").join(format!("{name} (1).udr"))).unwrap();
        assert_eq!(describe().len(), 6);
        let own: Vec<bool> = statistics::entries().unwrap().iter().map(|entry| entry.own).collect();
        assert_eq!((own.len(), own.iter().filter(|own| **own).count()), (4, 3), "a deal played twice counts twice");
    });
}

#[test]
fn the_cache_follows_the_files() {
    at_home(|home| {
        let cache = home.join("cache").join("statistics.json");
        let (first, second) = (keep(1), keep(2));
        assert_eq!(describe().len(), 2);
        let remembered = fs::read_to_string(&cache).unwrap();
        assert!(remembered.contains(first.file_name().unwrap().to_str().unwrap()));

        // The cache answers while the file is unchanged.
        let deal = format!("\"deal\":\"{}\"", finished(1).session().deal().code);
        assert!(remembered.contains(&deal), "{remembered}");
        fs::write(&cache, remembered.replace(&deal, "\"deal\":\"as remembered\"")).unwrap();
        let is_remembered = || statistics::entries().unwrap().iter().any(|entry| entry.deal == "as remembered");
        assert!(is_remembered());

        fs::write(&cache, &remembered[..50]).unwrap();
        assert!(!is_remembered(), "what is damaged is read anew");
        assert_eq!(fs::read_to_string(&cache).unwrap().len(), remembered.len());

        fs::remove_file(&first).unwrap();
        fs::write(&second, "[Game \"nothing\"]\n").unwrap();
        assert!(describe().is_empty());
        assert!(!fs::read_to_string(&cache).unwrap().contains(first.file_name().unwrap().to_str().unwrap()));
    });
}
