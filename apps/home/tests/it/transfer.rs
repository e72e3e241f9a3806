//! Imported games: none is lost, none is overwritten, and they keep their order.

use std::path::Path;

use underdeck_chronicle::statistics::{GameTotals, WinStreak, summaries};
use underdeck_chronicle::{ExportedGame, PlayerExport};
use underdeck_home::{ImportSummary, SaveSlot, statistics};
use underdeck_record::{ENDED, ID, Note, Record};

use crate::{at_home, files, finished, game};

/// Seeds of games that hints win and lose.
fn seeds() -> ([u64; 2], u64) {
    let is_won = |seed: &u64| finished(*seed).record().tag("Result") == Some("won");
    let won: Vec<u64> = (1..).filter(is_won).take(2).collect();
    ([won[0], won[1]], (1..).find(|seed| !is_won(seed)).unwrap())
}

/// The records of won, lost, won.
fn won_lost_won() -> Vec<Record> {
    let ([one, two], lost) = seeds();
    [one, lost, two].map(|seed| finished(seed).record()).to_vec()
}

fn bundle(records: impl IntoIterator<Item = Record>, own: bool) -> PlayerExport {
    let games = records.into_iter().map(|record| ExportedGame { record: record.to_string(), own }).collect();
    PlayerExport::new(String::new(), games, String::new())
}

fn take(bundle: &PlayerExport) -> (usize, usize, usize) {
    let ImportSummary { added, here, united, unread } = underdeck_home::import(bundle).unwrap();
    assert_eq!(unread, []);
    (added, here, united)
}

fn summary() -> GameTotals {
    let mut all = summaries(&statistics::entries().unwrap());
    assert_eq!(all.len(), 1);
    all.remove(0)
}

/// The records, without ids and ends.
fn bare(home: &Path) -> Vec<Record> {
    let read = |path| Record::from_bytes(&std::fs::read(path).unwrap()).unwrap();
    let mut records: Vec<Record> = files(&home.join("records")).into_iter().map(read).collect();
    records.iter_mut().for_each(|record| [ID, ENDED].into_iter().for_each(|tag| record.remove_tag(tag)));
    records.sort_by_key(Record::to_string);
    records
}

#[test]
fn two_friends_who_played_alike_are_two_games() {
    at_home(|home| {
        let of = |player: &str| {
            let mut record = finished(1).record();
            record.set_tag("Player", player);
            record
        };
        for friend in ["Ada", "Bob"] {
            let file = bundle([of(friend)], false);
            assert_eq!(take(&file), (1, 0, 0), "{friend}");
            assert_eq!(take(&file), (0, 1, 0), "{friend} again");
        }
        assert_eq!(bare(home), [of("Ada"), of("Bob")]);
    });
}

#[test]
fn one_game_annotated_twice_is_one_game_with_both_comments() {
    at_home(|home| {
        for own in [false, true] {
            let mut record = finished(1).record();
            record.set_tag(ID, if own { "0000000000000001" } else { "0000000000000002" });
            record.set_tag(ENDED, "2026-11-21T12:00:00.000Z");
            let with = |words: &str| {
                let mut record = record.clone();
                record.line_mut().moves[0].notes.push(Note::Comment(words.to_owned()));
                record
            };
            let (ada, bob) = (bundle([with("Ada: good.")], own), bundle([with("Bob: bad.")], own));
            let before = files(&home.join("records")).len();
            assert_eq!([&ada, &bob, &ada, &bob].map(take), [(1, 0, 0), (0, 1, 1), (0, 1, 0), (0, 1, 0)]);
            assert_eq!(files(&home.join("records")).len(), before + 1);
            let texts = bare(home).iter().map(Record::to_string).collect::<String>();
            assert_eq!(
                (texts.matches("Ada: good.").count(), texts.matches("Bob: bad.").count()),
                (before + 1, before + 1)
            );
        }
    });
}

/// The attack: a record with the id of a game of the player and another end.
#[test]
fn an_imported_record_never_changes_a_game_of_the_player() {
    at_home(|home| {
        let ([won, _], lost) = seeds();
        let mut tree = finished(won);
        let kept =
            SaveSlot::home(underdeck_home::new_unfinished(game().info().id, &tree.session().deal().code).unwrap())
                .finish(&mut tree)
                .unwrap();
        let text = std::fs::read_to_string(&kept).unwrap();
        let own: Record = text.parse().unwrap();
        let id = own.id().expect("a game that is kept has an id").to_owned();
        assert!(own.ended().is_some(), "{own}");
        let mut same = own.clone();
        same.line_mut().comments.push("Mine!".to_owned());
        let mut other = finished(lost).record();
        other.set_tag(ID, &id);
        assert_eq!(take(&bundle([same, other.clone()], false)), (2, 0, 0));
        assert_eq!(take(&bundle([other], true)), (1, 0, 0), "another deal is another game");
        assert_eq!(std::fs::read_to_string(&kept).unwrap(), text);
        assert_eq!((bare(home).len(), summary().own.games), (4, 2));
    });
}

#[test]
fn a_file_without_ids_keeps_its_order_and_how_often_a_game_was_played() {
    at_home(|home| {
        let mut records = won_lost_won();
        let lost = records[1].clone();
        records.extend([lost.clone(), lost]);
        let file = bundle(records, true);
        assert_eq!(take(&file), (5, 0, 0));
        assert_eq!(take(&file), (0, 5, 0), "once is enough");
        let own = summary().own;
        assert_eq!((own.games, own.streak), (5, WinStreak { current: 0, longest: 1 }));
        let results: Vec<&str> = own.last.iter().map(|entry| entry.result.as_str()).collect();
        assert_eq!(results, ["lost", "lost", "won", "lost", "won"], "newest first");
        assert_eq!(bare(home).len(), 5);
        // An export from here keeps all of it.
        let out = underdeck_home::export().unwrap();
        assert!(out.games.iter().all(|game| game.record.contains("[Id \"") && game.record.contains("[Ended \"")));
        assert_eq!(take(&out), (0, 5, 0));
    });
}

#[test]
fn imported_games_are_sorted_by_the_time_of_their_end() {
    at_home(|_| {
        let mut records = won_lost_won();
        for (n, record) in records.iter_mut().enumerate() {
            record.set_tag(ID, &format!("000000000000000{n}"));
            // All within one second.
            record.set_tag(ENDED, &format!("2026-11-21T12:00:00.00{n}Z"));
        }
        let lost = records.remove(1);
        assert_eq!(take(&bundle(records, true)), (2, 0, 0));
        assert_eq!(summary().own.streak.longest, 2);
        assert_eq!(take(&bundle([lost], true)), (1, 0, 0));
        assert_eq!(summary().own.streak, WinStreak { current: 1, longest: 1 });
    });
}

#[test]
fn an_unfinished_game_that_ended_elsewhere_ends_here() {
    at_home(|home| {
        let mut whole = finished(1).record();
        whole.set_tag(ID, "0000000000000001");
        let mut begun = whole.clone();
        begun.line_mut().moves.truncate(4);
        begun.set_outcome(None);
        assert_eq!(take(&bundle([begun.clone()], true)), (1, 0, 0));
        assert_eq!(files(&home.join("unfinished")).len(), 1);
        assert_eq!(take(&bundle([whole.clone()], true)), (0, 1, 1));
        assert_eq!((files(&home.join("unfinished")).len(), summary().own.games), (0, 1));
        assert_eq!(take(&bundle([begun, whole], true)), (0, 2, 0));
    });
}

/// The attack: an id that would lead out of the folder, or spoil a terminal.
#[test]
fn an_id_is_part_of_a_file_name_only_if_it_is_clean() {
    at_home(|home| {
        let ids = ["../../outside", "/tmp/outside00000000", "a\u{1b}[31m0000000000000", &"a".repeat(300), "", "CON"];
        let hostile = ids.iter().map(|id| {
            let mut record = finished(1).record();
            record.set_tag("Player", &id.len().to_string());
            record.set_tag(ID, id);
            record.set_tag(ENDED, "2026-99-21T12:00:00.000Z");
            record
        });
        let file = bundle(hostile, false);
        assert_eq!(take(&file), (ids.len(), 0, 0));
        assert_eq!(take(&file), (0, ids.len(), 0));
        let names: Vec<_> =
            files(&home.join("records")).iter().map(|path| path.file_stem().unwrap().to_owned()).collect();
        assert_eq!(names.len(), ids.len());
        for name in names {
            let id = name.to_str().unwrap().strip_prefix("taken-").unwrap().to_owned();
            assert!(id.len() == 16 && id.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()), "{id}");
        }
        assert!(!home.parent().unwrap().join("outside.udr").exists());
    });
}

#[test]
fn the_first_end_counts() {
    at_home(|_| {
        let mut tree = finished(1);
        let place =
            SaveSlot::home(underdeck_home::new_unfinished(game().info().id, &tree.session().deal().code).unwrap());
        place.save(&mut tree).unwrap();
        let ended = tree.record().ended().unwrap().to_owned();
        let mut record = tree.record();
        record.set_tag(ENDED, "2026-11-21T12:00:00.000Z");
        let mut tree = underdeck_play::History::new(underdeck_play::resume(game(), &record).unwrap());
        tree.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
        place.save(&mut tree).unwrap();
        tree.act(underdeck_play::Command::Redo).unwrap();
        let kept = place.finish(&mut tree).unwrap();
        assert_ne!(ended, "2026-11-21T12:00:00.000Z");
        assert_eq!(tree.record().ended(), Some("2026-11-21T12:00:00.000Z"));
        assert!(kept.to_str().unwrap().contains("-20261121T120000Z-"), "{}", kept.display());
    });
}
