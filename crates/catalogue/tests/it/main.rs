//! Games by name: their desks, requests and told cards, and what informs a player.

mod desk;
mod informed;
mod requests;
mod told;
