//! Tests of the server through its HTTP interface.

mod account;
mod api;
mod attacks;
mod common;
mod confirm;
mod daily;
#[cfg(feature = "postgres")]
mod database;
mod deletion;
mod deployment;
mod edition;
mod faults;
mod guard;
mod history;
mod http;
mod imports;
mod kill;
mod monitoring;
mod names;
mod pages;
mod play;
mod presentation;
mod proxy;
mod quotas;
mod real_cards;
mod results;
mod review;
mod schema;
mod secrecy;
mod slow_clients;
mod solution;
mod spectators;
mod stop;
mod store_copy;
mod two_devices;
mod upgrade;
