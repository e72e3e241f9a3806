//! The time from a key to the repainted screen, on the fullest table of each game.

use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use underdeck_home::{SaveSlot, Settings};
use underdeck_play::History;
use underdeck_tui::{App, Appearance};

fn main() {
    for game in underdeck_catalogue::games() {
        let mut session = underdeck_play::start(game, &game.deal(&[], 11).unwrap().code).unwrap();
        let mut fullest = (0, 0);
        while let Some(hint) = session.hint() {
            let weight = session.table().offers.len();
            fullest = fullest.max((weight, session.moves().len()));
            session.play(&hint.offer.spelling).unwrap();
        }
        while session.moves().len() > fullest.1 {
            session.undo();
        }
        let folder = tempfile::tempdir().unwrap();
        let mut app = App::new(Appearance::default(), Settings::default());
        app.open(Box::new(History::new(session)), SaveSlot::file(folder.path().join("game.udr")));
        let mut screen = Terminal::new(TestBackend::new(200, 60)).unwrap();
        let keys =
            [KeyCode::Right, KeyCode::Down, KeyCode::Tab, KeyCode::Left, KeyCode::Up, KeyCode::Char(' '), KeyCode::Esc];
        let mut frames: Vec<f64> = Vec::new();
        for key in keys.iter().cycle().take(70) {
            let began = Instant::now();
            app.handle(&Event::Key(KeyEvent::new(*key, KeyModifiers::NONE)));
            screen.draw(|frame| app.draw(frame.buffer_mut(), began)).unwrap();
            frames.push(began.elapsed().as_secs_f64() * 1000.0);
        }
        frames.sort_by(f64::total_cmp);
        let (middle, longest) = (frames[frames.len() / 2], frames[frames.len() - 1]);
        println!(
            "{}: {} moves on offer, {middle:.2} ms from key to frame, {longest:.2} ms at most",
            game.info().id,
            fullest.0
        );
    }
}
