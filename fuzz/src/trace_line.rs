//! Traces.

use std::sync::LazyLock;

use underdeck_game::{AnyOptions, Playable as _};
use underdeck_record::{Deal, TraceFlags, TraceWriter, trace_game, verify_trace};
use underdeck_testkit::toy::{Toy, ToyOptions};

static FIRST: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let deal = Deal::<Toy>::new(ToyOptions::default(), 7);
    let mut writer = TraceWriter::new(Vec::new(), TraceFlags::default());
    let state = deal.start().0.erased();
    writer.first(&AnyOptions::of::<Toy>(&deal.options), state.as_ref()).expect("a vector takes all");
    writer.into_inner()
});

/// Any bytes as a trace, alone or after a good first line, are refused with their line or hold; verifying never panics.
pub fn trace_line(bytes: &[u8]) {
    let _ = trace_game(bytes);
    verify(bytes);
    verify(&[FIRST.as_slice(), bytes].concat());
}

fn verify(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n').count();
    match verify_trace(Toy::instance(), bytes) {
        Ok(summary) => assert!(summary.moves < lines),
        Err(fault) => assert!((1..=lines).contains(&fault.line), "{fault}"),
    }
}
