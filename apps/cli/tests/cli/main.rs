//! The program from outside: each command, bad input, exit codes, pipes.

mod games;
mod home;
mod play;
mod programs;
mod traces;
mod usage;
