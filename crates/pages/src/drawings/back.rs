//! The backs of cards: a pattern, and on it an emblem.

/// A pattern: its name, and the path that draws it.
type Pattern = (&'static str, fn() -> String);

/// The patterns by name. A game has the pattern of its number.
pub(crate) const PATTERNS: [Pattern; 4] =
    [("scales", scales), ("lattice", lattice), ("bricks", bricks), ("waves", waves)];

/// The emblem of cards that belong to no game, in a box of 100.
const LEAF: &str = "M50 8C56 26 82 40 82 62 82 76 70 82 61 80 57 79 54 76 52 71 52 82 55 89 64 97H37C45 90 48 82 48 71 46 76 43 79 39 80 30 82 18 76 18 62 18 40 44 26 50 8Z";

/// Every back: id, view box, drawing.
pub(super) fn drawings() -> impl Iterator<Item = super::Drawing> {
    let plain = PATTERNS.iter().map(|(name, pattern)| (*name, pattern, LEAF));
    let own = underdeck_catalogue::games().iter().map(|game| {
        let info = game.info();
        let (_, pattern) = &PATTERNS[usize::from(info.number) % PATTERNS.len()];
        (info.id, pattern, info.art.emblem.trim())
    });
    plain.chain(own).map(|(name, pattern, mark)| (format!("back-{name}"), "0 0 100 140", drawing(&pattern(), mark)))
}

fn drawing(pattern: &str, emblem: &str) -> String {
    format!(
        concat!(
            r##"<rect fill="#fbf8ef" x="0" y="0" width="100" height="140" rx="9"/>"##,
            r#"<svg x="9" y="9" width="82" height="122" viewBox="9 9 82 122"><path fill="none" stroke="hsl(var(--hue) 38% 38%)" stroke-width="2.6" d="{pattern}"/></svg>"#,
            r#"<rect fill="none" stroke="hsl(var(--hue) 40% 26%)" stroke-width="2.5" x="9" y="9" width="82" height="122" rx="7"/>"#,
            r##"<circle fill="#fbf8ef" stroke="hsl(var(--hue) 40% 26%)" stroke-width="2.5" cx="50" cy="70" r="28"/>"##,
            r#"<path fill="hsl(var(--hue) 45% 24%)" fill-rule="evenodd" transform="translate(31 51) scale(.38)" d="{emblem}"/>"#,
        ),
        pattern = pattern,
        emblem = emblem,
    )
}

fn lattice() -> String {
    (0..12).map(|n| n * 20 - 60).map(|x| format!("M{x} 8L{} 132M{} 8L{x} 132", x + 71, x + 71)).collect()
}

fn bricks() -> String {
    let row = |n: usize| {
        let y = 9 + n * 14;
        let joints: String = (0..4).map(|k| format!("M{} {y}v14", k * 28 + 14 * (n % 2) + 2)).collect();
        format!("M9 {y}H91{joints}")
    };
    (0..9).map(row).collect()
}

fn waves() -> String {
    (0..12).map(|n| format!("M-1 {}q11 -11 22 0t22 0 22 0 22 0 22 0", 6 + n * 12)).collect()
}

fn scales() -> String {
    let row = |n: i32| {
        let y = 2 + n * 13;
        (0..6).map(|k| format!("M{} {y}a11 11 0 0 0 22 0", 22 * k + 11 * (n % 2) - 16)).collect::<String>()
    };
    (0..11).map(row).collect()
}
