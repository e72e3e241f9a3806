//! The start of a game at two devices.

use std::sync::Arc;

use crate::error::{Error, PageText};
use crate::fields::Fields;
use crate::kept::RemoteSeats;
use crate::luck;
use crate::services::Services;

/// The opponent of a start form that plays at another device.
pub(crate) const DEVICE: &str = "device";

/// The longest time for a move, in seconds: four weeks.
const MOST: i64 = 28 * 24 * 60 * 60;

/// The seats and the time for a move that a start form wishes for.
pub(crate) fn wished<H: Services>(app: &Arc<H>, fields: &Fields) -> Result<RemoteSeats, Error> {
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

/// A game in which its owner has a seat and the other one is free.
pub(super) fn seated<H: Services>(app: &Arc<H>, seat: u8, pace: Option<i64>) -> Result<RemoteSeats, Error> {
    let (invite, since) = (luck::id(&**app)?, app.seconds());
    Ok(RemoteSeats { invite, seat, guest: None, pace, turn: 1, since, asks: None, left: None, next: None })
}

/// The house rules leave no second seat.
pub(crate) fn alone(title: &str) -> Error {
    Error::Wrong(PageText::with("refused-one-seat", [("game", title.to_owned())]))
}
