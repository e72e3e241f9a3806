//! Damaged games are reported, set aside, and resumed from the last good move.

use std::fs;

use underdeck_home::SaveSlot;
use underdeck_play::History;
use underdeck_record::Record;

use crate::{at_home, begin, files, game, play};

/// A saved game of `moves` moves: its place and its text.
fn saved(moves: usize) -> (SaveSlot, String) {
    let mut tree = History::new(play(begin(1), moves));
    let place = SaveSlot::home(underdeck_home::new_unfinished(game().info().id, &tree.session().deal().code).unwrap());
    place.save(&mut tree).unwrap();
    place.close();
    let text = fs::read_to_string(place.path()).unwrap();
    (place, text)
}

#[test]
fn a_record_with_a_flipped_bit_or_a_cut_is_never_read_as_the_saved_game() {
    let text = History::new(play(begin(1), 14)).record().sealed();
    let whole: Record = text.parse().unwrap();
    let mut variants = 0;
    for at in 0..text.len() {
        for damaged in [flip(&text, at), text.as_bytes()[..at].to_vec()] {
            variants += 1;
            if let Ok(record) = Record::from_bytes(&damaged) {
                assert_eq!(record, whole, "{}", String::from_utf8_lossy(&damaged));
            }
            // At most the damaged move differs.
            let saved = Record::salvage(&damaged);
            let moves: Vec<&str> = saved.moves().map(|(spelling, _)| spelling).collect();
            let others = moves.iter().zip(whole.moves()).filter(|(saved, (made, _))| **saved != *made).count();
            assert!(others <= 1 && moves.len() <= whole.moves().len(), "{moves:?}");
        }
    }
    assert!(variants > 500, "{variants}");
}

fn flip(text: &str, at: usize) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    bytes[at] ^= 1 << (at % 7);
    bytes
}

#[test]
fn a_damaged_game_is_reported_set_aside_and_resumed() {
    at_home(|home| {
        let (place, text) = saved(9);
        let at = text.find("6. ").unwrap() + 3;
        let damaged = flip(&text, at);
        fs::write(place.path(), &damaged).unwrap();
        let open = underdeck_home::unfinished(None).unwrap();
        let repairs = underdeck_home::repairs().unwrap();
        let [repair] = repairs.as_slice() else { panic!("{repairs:?}") };
        assert_eq!((repair.moves, fs::read(&repair.aside).unwrap()), (Some(5), damaged));
        let message = repair.said().to_string();
        for part in ["is damaged: line ", ".udr.damaged", "5 moves can be played"] {
            assert!(message.contains(part), "{message}");
        }
        assert_eq!(open.len(), 1);
        assert_eq!(underdeck_play::resume(game(), &open[0].1).unwrap().moves(), play(begin(1), 5).moves());
        assert!(underdeck_home::repairs().unwrap().is_empty(), "it is message once");
        assert_eq!(files(&home.join("unfinished")).len(), 2);
    });
}

#[test]
fn an_unreadable_file_is_set_aside() {
    at_home(|home| {
        let (place, _) = saved(3);
        fs::write(place.path(), "").unwrap();
        let (other, text) = saved(4);
        fs::write(other.path(), text.replace("seal ", "seal 0")).unwrap();
        let repairs = underdeck_home::repairs().unwrap();
        let found: Vec<_> = repairs.iter().map(|repair| (repair.path.as_path(), repair.moves)).collect();
        assert!(found.contains(&(place.path(), None)) && found.contains(&(other.path(), Some(4))), "{found:?}");
        assert_eq!(underdeck_home::unfinished(None).unwrap().len(), 1);
        assert_eq!(files(&home.join("unfinished")).len(), 3);
    });
}

#[test]
fn the_files_of_a_killed_program_are_cleaned_up() {
    at_home(|home| {
        saved(2);
        for folder in ["", "unfinished", "campaigns/x"] {
            fs::create_dir_all(home.join(folder)).unwrap();
            fs::write(home.join(folder).join(".underdeck-4711-0"), "half a ga").unwrap();
        }
        fs::write(home.join("open").join("4711-00.running"), "").unwrap();
        fs::write(home.join("open").join("00.claim"), "{").unwrap();
        assert_eq!(underdeck_home::unfinished(None).unwrap().len(), 1);
        assert!(files(&home.join("campaigns/x")).is_empty() && files(&home.join("unfinished")).len() == 1);
        let open = files(&home.join("open"));
        assert!(open.iter().all(|file| !file.ends_with("4711-00.running") && !file.ends_with("00.claim")), "{open:?}");
    });
}
