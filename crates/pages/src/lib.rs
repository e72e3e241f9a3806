//! The web pages as pure functions from a session to HTML: no I/O, no server.
//!
//! Each page is a function from a [`Site`], the facts about the visitor, and the page's own content to a whole document. Tables are drawn
//! from [`underdeck_game::Table`] alone: no page can show anything hidden, and no page depends on a game.
//!
//! - [`table()`], [`handover()`], [`replay()`], [`practice()`], [`puzzle()`], [`watched()`],
//!   [`sheet()`], [`share_picture()`]: one game.
//! - [`home()`], [`mine()`], [`game()`], [`deal()`], [`records()`], [`statistics()`], [`skill()`], [`campaigns()`], [`campaign()`], [`daily()`]:
//!   games to start, to continue and to look back at.
//! - [`settings()`], [`account()`], [`device()`], [`help()`], [`rules()`], [`credits()`], [`trouble()`], [`confirm()`]: the rest.
//! - [`assets()`]: the files that pages load. No page has inline scripts or styles; see
//!   [`CONTENT_SECURITY_POLICY`].
//!
//! Every page works without scripts: everything is a link or a button in a form. Moves and other changes are POST
//! forms with the fields `token`, `rev` and `key`; the address of the table holds the selection (`pick`, `drop`; see [`UrlParams`]).
//! The scripts fetch the same addresses and replace the page's `main`.

mod about;
mod account;
mod apart;
mod art;
mod assets;
mod begin;
mod campaigns;
mod choice;
mod daily;
mod device;
mod drawings;
mod facts;
mod home;
mod invitation;
mod layout;
mod looks;
mod markdown;
mod measured;
mod mine;
mod params;
#[cfg(not(target_family = "wasm"))]
mod pixels;
mod place;
mod plot;
mod practice;
mod puzzle_page;
mod puzzles;
mod records;
mod replay;
mod review;
mod rows;
mod settings;
mod share;
mod sheet;
mod site;
mod skill;
mod statistics;
mod table;
mod table_page;
mod table_view;
mod trouble;
mod watch;

pub use about::{credits, help, rules, settings, tables};
pub use account::{AccountPage, Stored, account};
pub use assets::{Asset, CONTENT_SECURITY_POLICY, asset, asset_url, assets};
pub use begin::{DealPage, GameForm, deal, game};
pub use campaigns::{campaign, campaigns};
pub use daily::{DailyGame, DailyPage, daily};
pub use device::{DeviceNotice, DevicePage, device, for_device};
pub use facts::{BoardPlace, ChapterLink, Facts, SealedReason, TablePuzzle, TwoDevicePage, WatchSettings};
pub use home::{CampaignRow, Home, Today, home};
pub use invitation::{Invitation, invitation};
pub use looks::DisplaySettings;
pub use mine::mine;
pub use params::{Panel, UrlParams, escaped};
pub use practice::{PracticeAnswer, practice};
pub use puzzle_page::{PuzzleNews, PuzzlePage, PuzzleSet};
pub use puzzles::{puzzle, puzzles};
pub use records::records;
pub use replay::{ReplayFacts, replay};
pub use review::{FIRST_GAMES, MOST_GAMES, ReviewInProgress, Reviewed, review_address};
pub use rows::{Attempt, BoardRow, RemoteTurn, Running};
pub use settings::{LONGEST_NAME, PageSettings, TouchSettings};
pub use share::share_picture;
pub use sheet::sheet;
pub use site::{Notice, NoticeKind, Site};
pub use skill::skill;
pub use statistics::{Statistics, statistics};
pub use table::{handover, table};
pub use trouble::{Confirm, Trouble, confirm, trouble};
use underdeck_game::text;
pub use watch::{AfterGame, WatchPage, watched, watched_over};
