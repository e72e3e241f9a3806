//! Spectators of a game: visitors with its link, and what they may see.

use super::LiveGame;

/// The content of a spectator's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkView {
    /// The table, live: the players share all their knowledge, so spectators may have it too.
    Live,
    /// Nothing before the end: seats keep secrets.
    AtTheEnd,
    /// Every move: the game is over.
    Over,
}

impl LiveGame {
    /// The content for other players. It does not consider whether the deal is still secret.
    pub(crate) fn sight(&self) -> LinkView {
        match (self.is_over(), self.tree.session().is_shared()) {
            (true, _) => LinkView::Over,
            (false, true) => LinkView::Live,
            (false, false) => LinkView::AtTheEnd,
        }
    }

    /// Sets or removes the link for spectators; returns whether that is a change. An existing link is not replaced.
    pub(super) fn let_watch(&mut self, link: Option<String>) -> bool {
        if link.is_some() == self.watch.is_some() {
            return false;
        }
        self.watch = link;
        // Spectators are notified.
        self.count_change();
        true
    }
}
