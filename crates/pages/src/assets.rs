//! The files that pages load: styles, scripts, icon, manifest.

use std::sync::LazyLock;

use crate::drawings;
use crate::drawings::{FELT, GOLD, INK, MARK, PAPER};

/// A file that is compiled into the program.
#[derive(Debug)]
pub struct Asset {
    /// The name: the last part of its address.
    pub name: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub bytes: Vec<u8>,
    /// A hash of the content.
    pub hash: String,
    /// The address, with the hash.
    url: String,
}

/// What a browser may load for a page: files of this server only, and no inline scripts or styles.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; font-src 'self'; media-src 'self'";

const STYLES: [&str; 13] = [
    include_str!("../assets/base.css"),
    include_str!("../assets/chrome.css"),
    include_str!("../assets/felt.css"),
    include_str!("../assets/cards.css"),
    include_str!("../assets/grid.css"),
    include_str!("../assets/keep.css"),
    include_str!("../assets/desk.css"),
    include_str!("../assets/small.css"),
    include_str!("../assets/pages.css"),
    include_str!("../assets/looks.css"),
    include_str!("../assets/motion.css"),
    include_str!("../assets/needs.css"),
    include_str!("../assets/print.css"),
];

const SCRIPTS: [(&str, &str); 13] = [
    ("swap.js", include_str!("../assets/swap.js")),
    ("pick.js", include_str!("../assets/pick.js")),
    ("reveal.js", include_str!("../assets/reveal.js")),
    ("flight.js", include_str!("../assets/flight.js")),
    ("life.js", include_str!("../assets/life.js")),
    ("drag.js", include_str!("../assets/drag.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("sound.js", include_str!("../assets/sound.js")),
    ("scrub.js", include_str!("../assets/scrub.js")),
    ("ask.js", include_str!("../assets/ask.js")),
    ("share.js", include_str!("../assets/share.js")),
    ("apart.js", include_str!("../assets/apart.js")),
    ("clock.js", include_str!("../assets/clock.js")),
];

/// The addresses of the files that a build of the offline edition has beside its module, one per line: the module has the addresses alone.
const BESIDE: Option<&str> = option_env!("UNDERDECK_ASSETS");

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let manifest = file(
        "manifest.webmanifest",
        "application/manifest+json",
        include_str!("../assets/manifest.webmanifest").into(),
    );
    if let Some(beside) = BESIDE {
        let known = |line: &'static str| {
            let (name, hash) = line.split_once("?v=")?;
            Some(Asset {
                name,
                media_type: "",
                url: format!("/assets/{line}"),
                hash: hash.to_owned(),
                bytes: Vec::new(),
            })
        };
        return beside.lines().filter_map(known).chain([manifest]).collect();
    }
    let mut assets = vec![
        manifest,
        file("style.css", "text/css; charset=utf-8", style()),
        file("icons.svg", "image/svg+xml", drawings::symbols()),
        file("cards.svg", "image/svg+xml", drawings::cards()),
        file("icon.svg", "image/svg+xml", icon_svg(false)),
        file("icon-turn.svg", "image/svg+xml", icon_svg(true)),
    ];
    // Modules import each other by the address with the hash.
    let mut main = include_str!("../assets/app.js").to_owned();
    for (name, text) in SCRIPTS {
        let module = file(name, SCRIPT, text.into());
        main = main.replace(&format!("'./{name}'"), &format!("'./{name}?v={}'", module.hash));
        assets.push(module);
    }
    assets.push(file("app.js", SCRIPT, main));
    assets
});

static PICTURES: LazyLock<Vec<Asset>> =
    LazyLock::new(|| drawn().into_iter().map(|(name, png)| named(name, "image/png", png)).collect());

#[cfg(not(target_family = "wasm"))]
use crate::pixels::pictures as drawn;

/// WebAssembly draws no pixels: the offline edition has these pictures beside its module too.
#[cfg(target_family = "wasm")]
fn drawn() -> [(&'static str, Vec<u8>); 0] {
    []
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// All files except the pictures made of pixels.
pub fn assets() -> &'static [Asset] {
    &ASSETS
}

/// The file of this name; pictures made of pixels are drawn when the first one is asked for.
pub fn asset(name: &str) -> Option<&'static Asset> {
    let pixels: &[Asset] = if name.ends_with(".png") { &PICTURES } else { &[] };
    assets().iter().chain(pixels).find(|asset| asset.name == name)
}

/// The address of a file with the hash of its content, so that it may be cached forever.
///
/// # Panics
/// If there is no such file.
pub fn asset_url(name: &str) -> &'static str {
    &asset(name).expect("pages use only files that exist").url
}

fn file(name: &'static str, media_type: &'static str, text: String) -> Asset {
    named(name, media_type, text.into_bytes())
}

fn named(name: &'static str, media_type: &'static str, bytes: Vec<u8>) -> Asset {
    let hash = format!("{:016x}", fnv(&bytes));
    Asset { name, media_type, url: format!("/assets/{name}?v={hash}"), hash, bytes }
}

/// The hue of a game, in degrees: steps of the golden angle keep neighbouring games far apart.
pub(crate) const fn hue(number: u8) -> u32 {
    (158 + (number as u32 % 16) * 137 + 220) % 360
}

/// The styles, with a class for each number of columns or rows and each hue.
fn style() -> String {
    let mut css = STYLES.concat();
    for n in 1..=60 {
        css += &format!(".n{n}{{--n:{n}}}.r{n}{{--r:{n}}}.o{n}{{order:{n}}}\n");
    }
    for mood in 0..16 {
        css += &format!(".mood-{mood}{{--hue:{}}}\n", hue(mood));
    }
    css
}

/// The icon as SVG; a red dot marks the player's turn.
fn icon_svg(is_turn: bool) -> String {
    let dot = if is_turn {
        r##"<circle cx="50" cy="14" r="13" fill="#e4525c" stroke="#fff" stroke-width="3"/>"##
    } else {
        ""
    };
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="{FELT}"/><rect x="15" y="9" width="30" height="44" rx="5" fill="{GOLD}" transform="rotate(-12 32 32)"/><rect x="19" y="10" width="30" height="44" rx="5" fill="{PAPER}" transform="rotate(7 32 32)"/><path d="{MARK}" fill="{INK}"/>{dot}</svg>"#
    )
}

/// FNV-1a: enough to distinguish versions of a file.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_unique_names_and_request_nothing_from_other_sites() {
        for asset in assets() {
            assert_eq!(assets().iter().filter(|other| other.name == asset.name).count(), 1);
            let text = std::str::from_utf8(&asset.bytes).unwrap();
            for word in ["http://", "https://", "@import", "eval(", "innerHTML", "data:"] {
                let found = text.replace("http://www.w3.org/2000/svg", "");
                assert!(!found.contains(word), "{} has {word}", asset.name);
            }
            assert!(asset_url(asset.name).ends_with(&asset.hash));
        }
    }

    #[test]
    fn the_main_module_imports_the_others_by_their_hashes() {
        let main = std::str::from_utf8(&asset("app.js").unwrap().bytes).unwrap();
        for (name, _) in SCRIPTS {
            assert!(main.contains(&format!("'./{name}?v={}'", asset(name).unwrap().hash)), "{name}");
        }
    }
}
