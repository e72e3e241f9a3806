//! The open games.

use std::path::Path;

use crate::game_screen::GameScreen;

/// The open games, one of them at the front.
#[derive(Default)]
pub(crate) struct Games {
    screens: Vec<GameScreen>,
    /// The number of the game at the front.
    pub(crate) at: usize,
}

impl Games {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &GameScreen> {
        self.screens.iter()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut GameScreen> {
        self.screens.iter_mut()
    }

    /// The game at the front.
    pub(crate) fn front(&self) -> Option<&GameScreen> {
        self.screens.get(self.at)
    }

    /// The game at the front.
    pub(crate) fn front_mut(&mut self) -> Option<&mut GameScreen> {
        self.screens.get_mut(self.at)
    }

    pub(crate) fn get_mut(&mut self, n: usize) -> Option<&mut GameScreen> {
        self.screens.get_mut(n)
    }

    /// The number of the game that is saved in this file.
    pub(crate) fn find(&self, path: &Path) -> Option<usize> {
        self.screens.iter().position(|screen| screen.saving.slot.as_ref().is_some_and(|slot| slot.path() == path))
    }

    /// Adds a game at the front.
    pub(crate) fn add(&mut self, screen: GameScreen) {
        self.screens.push(screen);
        self.bring(self.screens.len() - 1);
    }

    /// Brings a game to the front, its table hidden if the seats keep secrets.
    pub(crate) fn bring(&mut self, n: usize) {
        self.at = n;
        if let Some(screen) = self.front_mut() {
            screen.hide();
        }
    }

    /// Brings another game to the front, so many games on; `false` if there is no other.
    pub(crate) fn turn(&mut self, by: isize) -> bool {
        let count = self.screens.len();
        if count > 1 {
            self.bring((self.at as isize + by).rem_euclid(count as isize) as usize);
        }
        count > 1
    }

    /// Closes a game.
    pub(crate) fn close(&mut self, n: usize) {
        let screen = self.screens.remove(n);
        if let Some(slot) = &screen.saving.slot {
            slot.close();
        }
        self.at = self.at.min(self.screens.len().saturating_sub(1));
    }

    /// Moves a finished game to the records and closes it, unless it cannot be saved.
    pub(crate) fn finish(&mut self, n: usize) {
        self.screens[n].finish();
        if self.screens[n].saving.unsaved.is_none() {
            self.close(n);
        }
    }
}
