//! What long work found, handed from worker to worker.

use serde::{Deserialize, Serialize};
use underdeck_site::{ReviewRequest, Reviewed};

/// What long work found, for the next one who asks. It is not in the journal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Discovery {
    /// What the coach said of a game.
    Review(ReviewRequest, Reviewed),
}
