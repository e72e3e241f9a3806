//! Games by name: their desks, and requests to their referees.

mod desk;
mod requests;
