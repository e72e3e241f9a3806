//! The web site as functions from a request to an answer: what each address shows and what each form does.
//!
//! A [`Host`] keeps the games and has the time and the random bytes. The site itself opens nothing and waits for nothing else, so a
//! server and a service worker give the same pages.

mod answer;
mod begin;
mod dates;
mod error;
mod fields;
mod host;
mod import;
mod kept;
mod live;
mod luck;
mod route;
mod routes;
mod selection;
mod store;
pub mod sync;
mod visitor;

pub use answer::{Request, Response};
pub use begin::{Origin, begin, begin_today, deal_of, deals, may_leave, record, upload};
pub use dates::{day, day_of, moment, neighbours};
pub use error::{Error, Fault, PageText};
pub use fields::Fields;
pub use host::{Boards, Books, Campaigns, Games, Host, Limits, Reviews, Shelf};
pub use import::{Imported, import};
pub use kept::{
    Apart, Asked, Campaign, Chapter, Ended, Facts, Head, Kept, Player, Reviewed, Row, Sealed, Snapshot, name_of,
};
pub use live::{Caller, Change, ChangeRequest, Key, LiveGame, snapshot_of};
pub use route::{Address, Class, Further, Later, Method, is_encoded};
pub use routes::apart::leave_all;
pub use routes::daily::past_or_today;
pub use routes::lists::board;
pub use routes::practice::{Coach, Found};
pub use routes::settings::{AGE, LANGUAGE, kept_cookie};
pub use routes::solution::question;
pub use routes::watch::watched;
pub use routes::{addresses, answer};
pub use selection::{Board, Which};
pub use store::{Entry, OpenStore, Players, Stale, Store, StoredGame, Synced};
pub use visitor::{Visitor, told};
