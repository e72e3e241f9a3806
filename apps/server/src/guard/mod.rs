//! What stands between a request and the games: host and origin checks, cookies, form tokens, headers.

pub(crate) mod cookie;
pub(crate) mod door;
pub(crate) mod fields;
pub(crate) mod headers;
pub(crate) mod origin;
