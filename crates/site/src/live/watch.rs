//! Who may look on at a game: those who have its link, and what they may see of it now.

use super::LiveGame;

/// What a link to a game shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkView {
    /// The table, live: its players share what they know, so their view is everybody's.
    Live,
    /// Nothing before the end: its seats keep secrets.
    AtTheEnd,
    /// Every move: it is over.
    Over,
}

impl LiveGame {
    /// What others may see of the game. Whether its deal is still secret is another question.
    pub(crate) fn sight(&self) -> LinkView {
        match (self.is_over(), self.tree.session().is_shared()) {
            (true, _) => LinkView::Over,
            (false, true) => LinkView::Live,
            (false, false) => LinkView::AtTheEnd,
        }
    }

    /// Lets others watch by a link, or by none any more; returns whether that is new. A link that there is stays.
    pub(super) fn let_watch(&mut self, link: Option<String>) -> bool {
        if link.is_some() == self.watch.is_some() {
            return false;
        }
        self.watch = link;
        // Whoever looks on hears of it.
        self.count_change();
        true
    }
}
