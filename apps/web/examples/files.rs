//! Writes the files that a host of the offline edition serves before its worker runs: the first page in every language, its style and
//! pictures, icons and manifest. The argument is the folder.

use std::fs;
use std::path::Path;

use underdeck_game::Language;
use underdeck_web::{File, first_page};

const ASSETS: [&str; 10] = [
    "style.css",
    "icons.svg",
    "cards.svg",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "preview.png",
    "phone.png",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: files FOLDER")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for name in ASSETS {
        let file = File::find(name, "").ok_or(name)?;
        fs::write(folder.join("assets").join(name), file.bytes)?;
    }
    for language in Language::all() {
        let name =
            if language == Language::ENGLISH { "index.html".into() } else { format!("first-{}.html", language.code()) };
        fs::write(folder.join(name), first_page(language))?;
    }
    // Relative to the manifest.
    let manifest = File::find("manifest.webmanifest", ".").ok_or("manifest.webmanifest")?;
    Ok(fs::write(folder.join("manifest.webmanifest"), manifest.bytes)?)
}
