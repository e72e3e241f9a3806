//! Games by name: their desks, requests and told cards, and what informs a player.

mod correct;
mod desk;
mod endings;
mod informed;
mod reading;
mod requests;
mod told;
mod versions;
