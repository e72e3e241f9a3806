//! The contrast of text is 4.5 or more, by the formula of WCAG 2, in every theme, on every background and with every deck.

use std::collections::HashMap;

type Rgb = [f64; 3];

/// The contrast that text needs.
const LEAST: f64 = 4.5;

fn style() -> String {
    String::from_utf8(underdeck_pages::asset("style.css").unwrap().bytes.clone()).unwrap()
}

/// The variables that the rules with this selector set, the first of each name: rules for special needs come last.
fn variables(css: &str, selector: &str) -> HashMap<String, String> {
    let mut found = HashMap::new();
    for part in css.split('}') {
        let Some((selectors, body)) = part.rsplit_once('{') else { continue };
        let selectors = selectors.rsplit(['{', '}', '/']).next().unwrap_or_default();
        if !selectors.split(',').any(|one| one.trim() == selector) {
            continue;
        }
        for line in body.split(';') {
            if let Some((name, value)) = line.split_once(':').filter(|(name, _)| name.trim().starts_with("--")) {
                found.entry(name.trim().to_owned()).or_insert_with(|| value.trim().to_owned());
            }
        }
    }
    found
}

/// One of the two colours of `light-dark(a, b)`, or the only one.
fn side(value: &str, dark: bool) -> &str {
    let Some(both) = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')')) else { return value };
    let cut = if both.starts_with("hsl") { both.find("),").unwrap() + 1 } else { both.find(',').unwrap() };
    if dark { both[cut + 1..].trim() } else { both[..cut].trim() }
}

fn hex(text: &str) -> Rgb {
    let digits = text.strip_prefix('#').unwrap_or_else(|| panic!("`{text}` is no colour"));
    [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0)
}

fn hsl(hue: f64, saturation: f64, lightness: f64) -> Rgb {
    let reach = saturation * lightness.min(1.0 - lightness);
    [0.0, 8.0, 4.0].map(|n: f64| {
        let k = (n + hue / 30.0) % 12.0;
        lightness - reach * (k - 3.0).min(9.0 - k).clamp(-1.0, 1.0)
    })
}

/// A colour blended with this share of another.
fn under(ground: Rgb, over: Rgb, share: f64) -> Rgb {
    [0, 1, 2].map(|n| ground[n] * (1.0 - share) + over[n] * share)
}

fn luminance(colour: Rgb) -> f64 {
    let [r, g, b] = colour.map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn percent(text: &str) -> f64 {
    text.trim().trim_end_matches(')').trim_end_matches('%').parse::<f64>().unwrap() / 100.0
}

#[test]
fn pages_can_be_read_in_light_and_dark() {
    let root = variables(&style(), ":root");
    for dark in [false, true] {
        let colour = |name: &str| hex(side(&root[&format!("--{name}")], dark));
        let grounds = ["ground", "raised"];
        let texts = ["ink", "ink-soft", "link", "good", "bad", "warn"];
        let pairs = texts.iter().flat_map(|text| grounds.map(|ground| (*text, ground)));
        for (text, ground) in pairs.chain([("ink", "sunk"), ("main-ink", "main")]) {
            let found = contrast(colour(text), colour(ground));
            assert!(found >= LEAST, "--{text} on --{ground}, dark {dark}: {found:.2}");
        }
    }
}

#[test]
fn cards_can_be_read_with_every_deck() {
    let css = style();
    let drawn = variables(&css, ":root");
    let decks =
        [vec![], vec![":root.four"], vec![".deck-night"], vec![":root.four", ".deck-night", ":root.four.deck-night"]];
    for deck in decks {
        let mut colours = drawn.clone();
        deck.iter().for_each(|selector| {
            let more = variables(&css, selector);
            assert!(!more.is_empty(), "{selector}");
            colours.extend(more);
        });
        for ink in ["paper-ink", "c-clubs", "c-diamonds", "c-hearts", "c-spades", "c-joker"] {
            for paper in ["paper", "paper-high", "paper-low"] {
                let found = contrast(hex(&colours[&format!("--{ink}")]), hex(&colours[&format!("--{paper}")]));
                assert!(found >= LEAST, "--{ink} on --{paper}, {deck:?}: {found:.2}");
            }
        }
    }
}

#[test]
fn text_on_the_table_can_be_read_on_every_background() {
    let css = style();
    let felt = variables(&css, ".felt");
    let own = variables(&css, ":root")["--sat"].clone();
    let mut felts: Vec<(String, f64, f64)> = Vec::new();
    for game in underdeck_catalogue::games() {
        let mood = format!(".mood-{}", game.info().number % 16);
        let hue = variables(&css, &mood)["--hue"].parse().unwrap();
        felts.push((mood, hue, percent(&own)));
    }
    for name in ["green", "blue", "wine", "slate"] {
        let set = variables(&css, &format!(".sample.felt-{name}"));
        felts.push((name.into(), set["--hue"].parse().unwrap(), percent(&set["--sat"])));
    }
    for (name, hue, saturation) in felts {
        for dark in [false, true] {
            for part in ["--cloth", "--lit"] {
                let cloth = hsl(hue, saturation, percent(side(&felt[part], dark).rsplit(' ').next().unwrap()));
                let [white, black] = [[1.0; 3], [0.0; 3]];
                let zone = under(cloth, black, 0.28);
                let faint = under(zone, white, 0.85);
                for (what, text, ground) in
                    [("white", white, cloth), ("white in a zone", white, zone), ("faint text in a zone", faint, zone)]
                {
                    let found = contrast(text, ground);
                    assert!(found >= LEAST, "{what} on {part} of {name}, dark {dark}: {found:.2}");
                }
            }
        }
    }
}
