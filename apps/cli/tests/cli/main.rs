//! The program from outside: each command, bad input, exit codes, pipes.

mod campaigns;
mod games;
mod home;
mod play;
mod playing;
mod programs;
mod traces;
mod usage;
