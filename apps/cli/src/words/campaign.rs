//! The progress of a campaign in words.

use underdeck_game::CampaignStatus;

use super::plain;
use crate::say::{FAINT, STRONG};

/// The progress of a campaign, and the chapters that can be played next.
pub(crate) fn standing<D>(standing: &CampaignStatus<D>) -> String {
    let mut text = String::new();
    for entry in &standing.progress {
        let note = if entry.note.is_empty() { String::new() } else { format!(" {FAINT}{}{FAINT:#}", entry.note) };
        text += &format!("  {}: {}.{note}\n", entry.name, entry.value.trim_end_matches('.'));
    }
    text += &format!("{}\n", standing.words);
    for chapter in &standing.next {
        text += &format!("\n{STRONG}{}{STRONG:#} [{}]\n{}", chapter.name, chapter.id, plain(&chapter.story));
    }
    text
}
