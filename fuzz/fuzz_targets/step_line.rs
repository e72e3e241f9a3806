//! libFuzzer calls [`fuzz::step_line`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::step_line(bytes));
