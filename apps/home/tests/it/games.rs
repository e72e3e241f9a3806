//! Saved games: saved, resumed, moved to the records; damaged files; the deal of the day.

use std::fs;
use std::time::{Duration, SystemTime};

use underdeck_home::{SaveSlot, daily};
use underdeck_play::History;

use crate::{at_home, begin, files, finished, game, play};

/// Sets the last change of a file to some hours ago.
fn age(path: &std::path::Path, hours: u64) {
    let when = SystemTime::now() - Duration::from_secs(3600 * hours);
    fs::File::options().write(true).open(path).unwrap().set_modified(when).unwrap();
}

#[test]
fn unfinished_games_are_listed_the_latest_first() {
    at_home(|_| {
        let id = game().info().id;
        let open = |seed: u64, moves: usize, hours: u64| {
            let mut tree = History::new(play(begin(seed), moves));
            let place = SaveSlot::home(underdeck_home::new_unfinished(id, &tree.session().deal().code).unwrap());
            place.save(&mut tree).unwrap();
            age(place.path(), hours);
            (place.path().to_owned(), tree.session().moves())
        };
        let games = [open(1, 3, 2), open(2, 0, 1), open(3, 5, 3)];
        let found = underdeck_home::unfinished(Some(id)).unwrap();
        let order = [&games[1], &games[0], &games[2]];
        assert_eq!(found.iter().map(|(path, _)| path).collect::<Vec<_>>(), order.map(|(path, _)| path));
        for ((_, record), (_, moves)) in found.iter().zip(order) {
            assert_eq!(underdeck_play::resume(game(), record).unwrap().moves(), *moves);
        }
        assert!(underdeck_home::unfinished(Some("another")).unwrap().is_empty());
    });
}

#[test]
fn a_finished_game_moves_to_the_records_with_all_its_lines() {
    at_home(|home| {
        let mut tree = finished(1);
        let last = tree.act(underdeck_play::Command::Undo { turns: 1 }).unwrap().undone.remove(0);
        tree.act(underdeck_play::Command::Play(last)).unwrap();
        let (id, code) = (game().info().id, tree.session().deal().code);
        let kept: Vec<_> = (0..2)
            .map(|_| {
                let place = SaveSlot::home(underdeck_home::new_unfinished(id, &code).unwrap());
                place.save(&mut tree).unwrap();
                let kept = place.finish(&mut tree).unwrap();
                assert!(!place.path().exists() && kept.exists());
                kept
            })
            .collect();
        assert_ne!(kept[0], kept[1], "no record replaces another one of the same second");
        assert_eq!(files(&home.join("records")).len(), 2);
        let record = underdeck_home::parse(&kept[0], &underdeck_home::read(&kept[0]).unwrap()).unwrap();
        assert_eq!(record.to_string(), tree.record().to_string());
        let word = tree.session().outcome().unwrap().result.word();
        assert!(kept[0].to_str().unwrap().contains(&format!("-{word}-")), "{kept:?}");

        let own = home.join("own.udr");
        let place = SaveSlot::file(own.clone());
        assert_eq!(place.finish(&mut tree).unwrap(), own, "the player's own file stays where it is");
        assert!(place.resume_hint(&tree).ends_with(&format!("{id} --record {}", own.display())));
        let chapter = SaveSlot::chapter(own, "Sir O'Neill");
        assert!(chapter.resume_hint(&tree).ends_with(r"--campaign 'Sir O'\''Neill'"), "{}", chapter.resume_hint(&tree));
    });
}

#[test]
fn damaged_files_are_skipped_and_stay_unchanged() {
    at_home(|home| {
        let mut tree = History::new(play(begin(1), 4));
        let place = SaveSlot::home(underdeck_home::new_unfinished(game().info().id, "CODE").unwrap());
        place.save(&mut tree).unwrap();
        let folder = home.join("unfinished");
        let text = fs::read_to_string(place.path()).unwrap();
        let damaged = [
            ("cut.udr", &text.as_bytes()[..20]),
            ("bytes.udr", b"\xff\xfe\0".as_slice()),
            ("notes.txt", b"[Game".as_slice()),
        ];
        for (name, bytes) in damaged {
            fs::write(folder.join(name), bytes).unwrap();
        }
        assert_eq!(underdeck_home::unfinished(None).unwrap().len(), 1);
        for (name, bytes) in damaged {
            let kept = if name.ends_with(".udr") { format!("{name}.damaged") } else { name.to_owned() };
            assert_eq!(fs::read(folder.join(kept)).unwrap(), bytes, "{name}");
        }
        let file = folder.join("bytes.udr.damaged");
        let message = underdeck_home::parse(&file, &underdeck_home::read(&file).unwrap()).unwrap_err().to_string();
        assert!(message.starts_with(&file.display().to_string()), "{message}");
        let gone = folder.join("gone.udr");
        assert!(underdeck_home::read(&gone).unwrap_err().to_string().contains("gone.udr"));
    });
}

#[test]
fn a_game_that_ended_as_the_program_was_killed_moves_to_the_records_at_the_next_start() {
    at_home(|home| {
        let leave = |seed| {
            let mut tree = finished(seed);
            SaveSlot::home(underdeck_home::new_unfinished(game().info().id, &tree.session().deal().code).unwrap())
                .save(&mut tree)
                .unwrap();
        };
        leave(1);
        assert!(underdeck_home::unfinished(None).unwrap().is_empty());
        assert_eq!((files(&home.join("unfinished")).len(), files(&home.join("records")).len()), (0, 1));
        leave(2);
        assert!(underdeck_home::unfinished(None).unwrap().is_empty());
        assert_eq!(files(&home.join("unfinished")).len(), 1, "the player may still look at this one");
    });
}

#[test]
fn the_deal_of_a_day_is_begun_and_done_once() {
    at_home(|_| {
        let day = || daily::of_day(game(), "2026-11-21").unwrap();
        let first = day();
        assert_eq!((first.begun.is_some(), first.done.is_some()), (false, false));
        assert_ne!(first.deal, daily::of_day(game(), "2026-11-22").unwrap().deal);
        let place = SaveSlot::home(underdeck_home::new_unfinished(first.deal.game, &first.deal.code).unwrap());
        let mut tree = History::new(play(daily::begin(game(), &first).unwrap(), 2));
        place.save(&mut tree).unwrap();
        let begun = day();
        assert_eq!(begun.begun.unwrap().0, place.path());
        assert!(begun.done.is_none());
        while let Some(hint) = tree.session().hint() {
            tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
        }
        let kept = place.finish(&mut tree).unwrap();
        let done = day();
        assert_eq!((done.begun.is_some(), done.done.map(|done| done.path)), (false, Some(kept)));
        assert_eq!(daily::all().unwrap().len(), underdeck_catalogue::games().len());
        assert!(daily::of_day(game(), "tomorrow").unwrap_err().to_string().contains("`tomorrow` is not a date"));
    });
}
