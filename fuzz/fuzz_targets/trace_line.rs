//! libFuzzer calls [`fuzz::trace_line`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::trace_line(bytes));
