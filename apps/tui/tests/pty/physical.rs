//! A whole game with a simulated deck, typed in full screen with default settings.

use std::path::{Path, PathBuf};

use underdeck_play::{ChanceAnswer, Session};
use underdeck_record::Record;

use crate::run::Run;

/// The record of the only game, unfinished or finished.
fn record(home: &Path) -> Record {
    let files = |folder: &str| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(home.join(folder)).into_iter().flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "udr")).collect()
    };
    let file = files("unfinished").into_iter().chain(files("records")).next();
    let text = file.and_then(|file| std::fs::read(file).ok());
    text.map_or_else(Record::default, |text| underdeck_home::parse(Path::new("saved"), &text).unwrap())
}

fn session(record: &Record) -> Box<dyn Session> {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    match record.tag("Game") {
        Some(_) => underdeck_play::resume(game, record).unwrap(),
        None => underdeck_play::start_physical(game, &game.deal(&[], 1).unwrap().code).unwrap(),
    }
}

/// The order of the cards. The place of each follows from the number of cards turned before.
fn shuffled(session: &dyn Session) -> Vec<ChanceAnswer> {
    let mut deck: Vec<ChanceAnswer> = session.deck().into_iter().map(ChanceAnswer::Turned).collect();
    for n in (1..deck.len()).rev() {
        deck.swap(n, (n * 7919 + 13) % (n + 1));
    }
    deck
}

/// Presses keys and waits until the saved game has changed.
fn press(run: &mut Run, home: &Path, keys: &str) {
    let before = record(home).to_string();
    run.press(keys);
    run.until(&format!("an effect of {keys:?}"), |_| record(home).to_string() != before);
}

fn typed(answer: ChanceAnswer) -> String {
    answer.to_string().split(' ').nth(1).unwrap().to_owned()
}

#[test]
fn a_whole_game_with_real_cards_is_typed_and_two_mistakes_are_corrected_late() {
    let home = tempfile::tempdir().unwrap();
    let mut run = Run::start(home.path(), &["physical", "keevorn"], (100, 30));
    run.sees("Keevorn, your own cards");
    // The same game, played along: resuming it from its record after every key would take longer than the game.
    let mut now = session(&Record::default());
    let deck = shuffled(now.as_ref());
    // The third and the seventh card are mistaken for two at the bottom of the deck.
    let mut mistakes = vec![(2, deck[deck.len() - 1], false), (6, deck[deck.len() - 2], false)];
    let mut corrected = Vec::new();
    for _ in 0..600 {
        for (entry, _) in record(home.path()).moves().skip(now.ply()) {
            now.play(entry).unwrap();
        }
        if now.outcome().is_some() {
            break;
        }
        let entered = now.entered();
        let due = mistakes.iter().position(|(at, _, is_made)| *is_made && entered.len() > at + 14);
        if let Some(due) = due {
            let (at, wrong, _) = mistakes.remove(due);
            let (entry, was) = entered[at];
            assert_eq!(was, wrong, "it was noticed late");
            // The list begins with the last entry.
            run.press("\x18");
            run.sees("Which entry is wrong?");
            let down = "\x1b[B".repeat(entered.len() - 1 - at);
            run.press(&format!("{down}\r"));
            run.sees("Instead of ");
            press(&mut run, home.path(), &format!("{}\r", typed(deck[at])));
            run.sees(&format!("Entry {} is now", entry + 1));
            now = session(&record(home.path()));
            assert_eq!(now.entered()[at], (entry, deck[at]));
            assert!(now.entered().iter().all(|(_, answer)| *answer != wrong), "{:?}", now.moves());
            corrected.push(at);
            continue;
        }
        let Some(asked) = now.asked() else {
            let mv = now.hint().unwrap().offer.spelling;
            press(&mut run, home.path(), &format!(":{mv}\r"));
            continue;
        };
        let (turned, possible) = (entered.len(), asked.answers.all());
        let mistake = mistakes.iter_mut().find(|(at, _, is_made)| *at == turned && !*is_made);
        let answer = match mistake {
            Some((_, wrong, is_made)) => {
                *is_made = true;
                *wrong
            }
            // A pile that was shuffled again has any of its cards on top.
            None => {
                let next = deck.get(turned).copied().filter(|card| possible.contains(card));
                next.unwrap_or_else(|| possible[turned * 31 % possible.len()])
            }
        };
        press(&mut run, home.path(), &format!("{}\r", typed(answer)));
    }
    assert_eq!(corrected, [2, 6]);
    let ended = record(home.path());
    let kept = session(&ended);
    assert!(kept.outcome().is_some(), "{ended}");
    assert_eq!(kept.moves(), now.moves());
    assert!(ended.is_physical(), "{ended}");
    // There is no deal to play again.
    let screen = run.sees("Another game with your own cards");
    assert!(!screen.contains("The same deal again") && !screen.contains(" deal "), "{screen}");
    run.press("q");
    run.sees("Deals of the day");
    run.press("\x11");
    assert_eq!(run.ended(), 0);
}
