//! libFuzzer calls [`fuzz::record_text`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::record_text(bytes));
