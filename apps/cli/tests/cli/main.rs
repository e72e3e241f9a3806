//! The program run as a process: each command, bad input, exit codes, pipes.

mod campaigns;
#[cfg(target_os = "linux")]
mod deployment;
#[cfg(target_os = "linux")]
mod documents;
#[cfg(target_os = "linux")]
mod examples;
mod games;
mod guides;
mod holding;
mod home;
mod language;
#[cfg(unix)]
mod lines;
mod orders;
mod physical;
mod play;
mod playing;
mod programs;
mod pseudo;
mod pseudo_line;
mod serving;
mod solving;
#[cfg(unix)]
mod terminal;
mod traces;
mod transfer;
mod usage;
