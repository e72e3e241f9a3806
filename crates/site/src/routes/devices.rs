//! The start of a game on two devices.

use std::sync::Arc;

use crate::error::{Error, PageText};
use crate::fields::Fields;
use crate::kept::RemoteSeats;
use crate::random;
use crate::services::Services;

/// The value of a start form for an opponent on another device.
pub(crate) const DEVICE: &str = "device";

/// The longest time for a move, in seconds: four weeks.
const MOST: i64 = 28 * 24 * 60 * 60;

/// The seats and the time limit of a start form.
pub(crate) fn requested<H: Services>(app: &Arc<H>, fields: &Fields) -> Result<RemoteSeats, Error> {
    let seat = match fields.filled("seat") {
        None => 1,
        Some(_) => fields.number("seat")?,
    };
    if !(1..=2).contains(&seat) {
        return Err(Error::Wrong(PageText::with("refused-no-seat", [("seat", seat)])));
    }
    let pace = fields.filled("pace").map(|_| fields.number("pace")).transpose()?;
    if pace.is_some_and(|pace| !(60..=MOST).contains(&pace)) {
        return Err(Error::Wrong(PageText::with("refused-pace", [("most", MOST)])));
    }
    seated(app, seat, pace)
}

/// The seats of a game with its owner in one and the other one free.
pub(super) fn seated<H: Services>(app: &Arc<H>, seat: u8, pace: Option<i64>) -> Result<RemoteSeats, Error> {
    let (invite, since) = (random::id(&**app)?, app.seconds());
    Ok(RemoteSeats { invite, seat, guest: None, pace, turn: 1, since, asks: None, left: None, next: None })
}

/// The error for house rules without a second seat.
pub(crate) fn alone(title: &str) -> Error {
    Error::Wrong(PageText::with("refused-one-seat", [("game", title.to_owned())]))
}
