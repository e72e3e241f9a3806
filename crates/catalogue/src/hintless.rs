//! What is said where a hint is wanted and there is none.

use game::Message;

use crate::{Asked, Session};

/// What is said where a hint is wanted and there is none: what is asked, or that the game is over.
pub fn no_hint(session: &dyn Session) -> Message {
    match session.asked() {
        Some(Asked { question, .. }) => {
            let english = format!("There is no move to choose yet. {question}");
            Message::new("hint-asked", english, [("question", question.into())])
        }
        None => ("hint-over", "The game is over.").into(),
    }
}
