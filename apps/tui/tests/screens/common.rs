//! Games on a screen without a terminal.

use std::time::Instant;

use catalogue::Game;
use chronicle::Tree;
use home::{Place, Settings};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use tui::{App, Look};

/// A game on a screen, saved in a file of its own.
pub(crate) struct Seated {
    pub(crate) app: App,
    pub(crate) screen: Terminal<TestBackend>,
    _folder: tempfile::TempDir,
}

impl Seated {
    pub(crate) fn at(game: &dyn Game, options: &[(&str, &str)], seed: u64, size: (u16, u16)) -> Self {
        let typed: Vec<(String, String)> =
            options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        Self::with(game, &game.deal(&typed, seed).unwrap().code, size)
    }

    /// The game of a deal code.
    pub(crate) fn with(game: &dyn Game, code: &str, size: (u16, u16)) -> Self {
        let session = game.start(code).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::default();
        (settings.motion, settings.confirm) = (home::Motion::Off, false);
        let mut app = App::new(Look::default(), settings);
        app.open(Box::new(Tree::new(session)), Place::file(folder.path().join("game.udr"))).unwrap();
        let screen = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut seated = Self { app, screen, _folder: folder };
        seated.draw();
        seated
    }

    /// The screen as text.
    pub(crate) fn draw(&mut self) -> String {
        self.screen.draw(|frame| self.app.draw(frame.buffer_mut(), Instant::now())).unwrap();
        let buffer = self.screen.backend().buffer();
        let width = usize::from(buffer.area.width);
        let lines = buffer.content.chunks(width).map(|line| {
            let text: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
            text.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn key(&mut self, code: KeyCode) {
        self.app.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }
}
