//! libFuzzer calls [`fuzz::deal_code`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::deal_code(bytes));
