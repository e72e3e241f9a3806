//! The time from a key to the repainted screen at 120×40 and 200×60, over a whole game of each: steps of the cursor at every position,
//! and the key that makes the move and saves it.

use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use underdeck_home::{Motion, SaveSlot, Settings};
use underdeck_play::History;
use underdeck_tui::{App, Appearance};

const SIZES: [(u16, u16); 2] = [(120, 40), (200, 60)];

/// The most moves of a game.
const MOVES: usize = 150;

fn main() {
    for game in underdeck_catalogue::games() {
        for size in SIZES {
            let session = underdeck_play::start(game, &game.deal(&[], 11).unwrap().code).unwrap();
            let folder = tempfile::tempdir().unwrap();
            let mut settings = Settings::default();
            settings.motion = Motion::Off;
            let mut app = App::new(Appearance::default(), settings);
            app.open(Box::new(History::new(session)), SaveSlot::file(folder.path().join("game.udr")));
            let mut screen = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
            let mut frames: Vec<f64> = Vec::new();
            while let Some(hint) = app.session().unwrap().hint().filter(|_| app.session().unwrap().ply() < MOVES) {
                let steps = [KeyCode::Right, KeyCode::Down, KeyCode::Tab, KeyCode::Left, KeyCode::Up];
                let typed = hint.offer.spelling.chars().map(KeyCode::Char);
                let before = app.session().unwrap().ply();
                for key in steps.into_iter().chain([KeyCode::Char(':')]).chain(typed).chain([KeyCode::Enter]) {
                    let began = Instant::now();
                    app.handle(&Event::Key(KeyEvent::new(key, KeyModifiers::NONE)));
                    screen.draw(|frame| app.draw(frame.buffer_mut(), began)).unwrap();
                    if matches!(key, KeyCode::Enter) || steps.contains(&key) {
                        frames.push(began.elapsed().as_secs_f64() * 1000.0);
                    }
                }
                if app.session().unwrap().ply() == before {
                    break;
                }
            }
            frames.sort_by(f64::total_cmp);
            let of = |share: usize| frames[frames.len() * share / 100];
            println!(
                "{} at {}×{}: {} keys, {:.2} ms in the middle, 99% within {:.2} ms, {:.2} ms at most",
                game.info().id,
                size.0,
                size.1,
                frames.len(),
                of(50),
                of(99),
                frames[frames.len() - 1]
            );
        }
    }
}
