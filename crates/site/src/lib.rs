//! The web site as functions from a request to a response.
//!
//! A [`Services`] provides the store, the time and random bytes. The site has no other input or output, so a server and a service worker
//! give the same pages.

mod answer;
mod begin;
mod dates;
mod error;
mod fields;
mod import;
mod kept;
mod live;
mod random;
mod request_context;
mod route;
mod routes;
mod selection;
mod services;
mod store;
pub mod sync;

use underdeck_game::text;

pub use answer::{Request, Response};
pub use begin::{Origin, begin, begin_today, deal_of, deals, may_leave, record, upload};
pub use dates::{adjacent_days, day, day_of, moment};
pub use error::{Error, Fault};
pub use fields::Fields;
pub use import::{Imported, import};
pub use kept::{
    Ended, GameHead, GameMeta, GameSummary, Kept, RankedResult, RemoteSeats, ReviewRequest, Reviewed, SealedDay,
    Snapshot, StoredCampaign, StoredChapter, StoredPlayer, Usage, name_of,
};
pub use live::{Caller, Change, ChangeRequest, LiveGame, RequestKey, snapshot_of};
pub use request_context::{RequestContext, error_response};
pub use route::{Address, BoxFuture, Class, Further, Method, is_encoded};
pub use routes::daily::past_or_today;
pub use routes::lists::board;
pub use routes::practice::{Coach, ReviewOutcome};
pub use routes::remote_seats::leave_all;
pub use routes::settings::{AGE, LANGUAGE, kept_cookie};
pub use routes::solution::question;
pub use routes::watch::watched;
pub use routes::{addresses, answer};
pub use selection::{Board, FinishedFilter, GameFilter};
pub use services::{Boards, Campaigns, Games, HostRepository, PlayerLimits, Repository, Reviews, Services};
pub use store::{BoardEntry, Conflict, OpenStore, Players, Store, StoredGame, Synced};
