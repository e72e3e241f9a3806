//! What stands between a request and the games: hosts, rates, cookies, forms that cannot be forged, headers.

pub(crate) mod cookie;
pub(crate) mod door;
pub(crate) mod fields;
pub(crate) mod headers;
pub(crate) mod origin;
pub(crate) mod rates;
