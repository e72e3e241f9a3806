//! Tables of counted move sequences.

use underdeck_game::{State, perft};
use underdeck_record::{Deal, options_from_text};

/// Checks a table of perft counts: a line is `seed options depth count`, options as `key=value,key=value` or `-`.
///
/// Empty lines and lines that begin with `#` are skipped.
///
/// # Panics
/// If a line cannot be read, if there is none, or if a count does not hold: then with the table as it should be.
pub fn perft_table<S: State>(table: &str) {
    let (mut checked, mut wrong, mut counted) = (0, 0, String::new());
    for (n, line) in table.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            counted += &format!("{line}\n");
            continue;
        }
        let fail = |what: &str| -> ! { panic!("{}: perft line {}, `{line}`: {what}", S::INFO.id, n + 1) };
        let &[seed, written, depth, count] = line.split_whitespace().collect::<Vec<_>>().as_slice() else {
            fail("expected seed, options, depth and count")
        };
        let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| fail(&format!("`{text}` is no number")));
        let options = if written == "-" { String::new() } else { written.replace(',', " ") };
        let options = options_from_text(&options).unwrap_or_else(|error| fail(&error.to_string()));
        let (state, chance) = Deal::<S>::new(options, number(seed)).start();
        let found = perft(&state, &chance, number(depth) as u32);
        wrong += usize::from(found != number(count));
        counted += &format!("{seed} {written} {depth} {found}\n");
        checked += 1;
    }
    assert!(wrong == 0, "{}: {wrong} of {checked} perft counts are wrong; counted are\n{counted}", S::INFO.id);
    assert!(checked > 0, "{}: the perft table is empty", S::INFO.id);
}
