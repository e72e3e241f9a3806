//! The screens of the phases of every game in four sizes, compared with text files. `UNDERDECK_BLESS=1` rewrites the files.

mod common;
mod cut;
mod ends;
mod field;
mod guides;
mod handover;
mod keys;
mod languages;
mod pseudo;
mod questions;
mod solving;
mod statistics;
mod unsaved;
mod words;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use common::TestApp;
use underdeck_catalogue::Game;
use underdeck_game::OptionKind;
use underdeck_play::History;

/// Options as they are typed.
type Options = Vec<(&'static str, &'static str)>;

/// The games to walk through: every golden record that can be played by today's rules, and random moves with each of the options.
fn games_of(game: &'static Game) -> Vec<(String, Vec<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.info().id).join("tests/records");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "udr"));
    files.sort();
    let mut games = Vec::new();
    for file in files {
        let record = underdeck_home::parse(&file, &fs::read(&file).unwrap()).unwrap();
        let (code, moves) =
            (record.tag("Deal").unwrap(), record.moves().map(|(mv, _)| mv.to_owned()).collect::<Vec<_>>());
        let mut today = underdeck_play::start(game, code).unwrap();
        if moves.iter().all(|mv| today.play(mv).is_ok()) {
            games.push((code.to_owned(), moves));
        }
    }
    for face in game.options() {
        let OptionKind::Choice(words) = face.kind else { continue };
        for (seed, word) in words.iter().enumerate() {
            let Ok(deal) = game.deal(&[(face.key.to_owned(), (*word).to_owned())], seed as u64) else { continue };
            let mut session = underdeck_play::start(game, &deal.code).unwrap();
            for n in 0..120_usize {
                let offers = session.table().offers.clone();
                if offers.is_empty() {
                    break;
                }
                session.play(&offers[(n * 31 + seed) % offers.len()].spelling).unwrap();
            }
            games.push((deal.code, session.moves()));
        }
    }
    games
}

/// The deal and moves that lead to the first table of each phase, by its name.
type Phases = BTreeMap<String, (String, Vec<String>)>;

fn phases(game: &'static Game) -> Phases {
    let mut found = Phases::new();
    for (code, moves) in games_of(game) {
        let mut session = underdeck_play::start(game, &code).unwrap();
        for n in 0..=moves.len() {
            let phase = session.view()["phase"].as_str().unwrap_or("over").to_owned();
            found.entry(phase).or_insert_with(|| (code.clone(), moves[..n].to_vec()));
            if let Some(mv) = moves.get(n) {
                session.play(mv).unwrap();
            }
        }
    }
    found
}

/// The phases of every game, found once for all sizes.
fn all_phases() -> &'static Vec<Phases> {
    static PHASES: OnceLock<Vec<Phases>> = OnceLock::new();
    PHASES.get_or_init(|| {
        let games = underdeck_catalogue::games();
        std::thread::scope(|scope| {
            let found: Vec<_> = games.iter().map(|game| scope.spawn(|| phases(game))).collect();
            found.into_iter().map(|phases| phases.join().unwrap()).collect()
        })
    })
}

/// The screen of a phase: only its last move is made on the screen.
fn screen(game: &'static Game, code: &str, moves: &[String], size: (u16, u16)) -> String {
    let mut session = underdeck_play::start(game, code).unwrap();
    let (last, before) = moves.split_last().map_or((None, moves), |(last, before)| (Some(last), before));
    for mv in before {
        session.play(mv).unwrap();
    }
    let mut test = TestApp::of(History::new(session), "game.udr", size);
    while test.app.advance_handover() {}
    if let Some(mv) = last {
        test.app.play(mv);
        while test.app.advance_handover() {}
    }
    let table = test.draw();
    // The panel at the end of a game comes with the next event.
    test.app.handle(&crossterm::event::Event::FocusGained);
    let panel = test.draw();
    if panel == table { table } else { format!("{table}\n\n== its panel\n{panel}") }
}

/// Compares every `step`-th phase of each game, and its end, with the text file.
fn check(size: (u16, u16), step: usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    for (game, phases) in underdeck_catalogue::games().iter().zip(all_phases()) {
        let mut drawn = String::new();
        for (n, (phase, (code, moves))) in phases.iter().enumerate() {
            if n % step == 0 || phase == "over" {
                let screen = screen(game, code, moves, size);
                drawn += &format!("== {phase}: after {} moves\n{screen}\n\n", moves.len());
            }
        }
        let file = folder.join(format!("{}-{}x{}.txt", game.info().id, size.0, size.1));
        if std::env::var_os("UNDERDECK_BLESS").is_some() {
            fs::write(&file, &drawn).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let differs = kept.lines().zip(drawn.lines()).position(|(a, b)| a != b);
        assert!(kept == drawn, "{}: line {differs:?} differs; look at it and bless it", file.display());
    }
}

#[test]
fn the_smallest_screens_are_as_blessed() {
    check((60, 20), 3);
}

#[test]
fn small_screens_of_every_phase_are_as_blessed() {
    check((80, 24), 1);
}

#[test]
fn large_screens_of_every_phase_are_as_blessed() {
    check((120, 40), 1);
}

#[test]
fn the_largest_screens_are_as_blessed() {
    check((200, 60), 3);
}

#[test]
fn every_size_can_be_drawn_and_small_ones_say_what_is_needed() {
    for game in underdeck_catalogue::games() {
        let small = [(1, 1), (20, 5), (59, 24), (80, 19), (60, 20), (70, 22), (80, 24), (81, 25)];
        let large = [(100, 24), (110, 30), (149, 33), (150, 24), (200, 60), (400, 120)];
        for size in small.into_iter().chain(large) {
            let mut test = TestApp::at(game, &[], 2, size);
            let screen = test.draw();
            assert_eq!(screen.contains(game.info().title), size.0 >= 60 && size.1 >= 20, "{size:?}\n{screen}");
            if size == (59, 24) {
                assert!(screen.contains("60 columns and 20 lines"), "{screen}");
            }
        }
    }
}

#[test]
fn cards_move_for_a_moment_and_any_key_ends_it() {
    use std::time::{Duration, Instant};
    let mut moved = 0;
    for game in underdeck_catalogue::games() {
        let mut test = TestApp::at(game, &[], 2, (120, 40));
        test.app.set_motion(underdeck_home::Motion::On);
        for _ in 0..30 {
            let Some(hint) = test.session().hint() else { break };
            test.app.play(&hint.offer.spelling);
            let now = Instant::now();
            let area = test.screen.backend().buffer().area;
            let mut draw = |after| {
                let mut buffer = ratatui::buffer::Buffer::empty(area);
                test.app.draw(&mut buffer, now + Duration::from_millis(after));
                buffer
            };
            let (first, last) = (draw(0), draw(1000));
            assert!(!test.app.is_moving(), "it ends by itself");
            moved += usize::from(first != last);
        }
    }
    assert!(moved > 10, "{moved} moves were seen");
}
