//! The coach's eye: the value of each position while the game runs.

use underdeck_coach::PositionValue;
use underdeck_game::{Message, say};
use underdeck_play::{Command, CommandRefusal, Context, History, NEVER, NodeId};

/// The coach's eye while it is open: the value that it last reported, and where.
#[derive(Default)]
pub(super) struct CoachEye {
    at: Option<NodeId>,
    value: Option<PositionValue>,
}

impl CoachEye {
    /// Opens the eye or closes it; returns the message for the player.
    pub(super) fn toggle(eye: &mut Option<Self>, history: &mut History, context: Context) -> Message {
        let was_open = eye.take().is_some();
        match history.apply(Command::Eye, context) {
            _ if was_open => say!(COACH_OFF),
            Err(CommandRefusal::NoPeek(_)) => say!(COACH_REFUSED),
            Err(refused) => say!(LINE_NO, reason = refused.said()),
            Ok(_) => {
                *eye = Some(Self::default());
                say!(LINE_COACH_ON)
            }
        }
    }

    /// The coach's value of a position just reached, beside that of the position before; `None` while the eye is closed. The record is marked
    /// before the value is shown.
    pub(super) fn report(eye: &mut Option<Self>, history: &mut History) -> Option<String> {
        let here = history.here();
        let Self { value: before, .. } = eye.take_if(|seen| seen.at != Some(here))?;
        let look = |record: &_, stop: &_| PositionValue::of_play(record, stop).map_err(|error| error.to_string());
        let found = history
            .glance(look)?
            .find(&NEVER)
            .and_then(|found| found.show(history).map_err(|refused| refused.to_string()));
        Some(match found {
            Ok(value) => {
                *eye = Some(Self { at: Some(here), value: Some(value) });
                value.says(before).to_string()
            }
            Err(reason) => say!(COACH_NONE, reason).to_string(),
        })
    }
}
