//! Writes the files that are beside the module of the offline edition: the first page in every language, all that pages load, and the
//! manifest. The argument is the folder. Prints the addresses of what pages load, one per line.

use std::fs;
use std::path::Path;

use underdeck_game::Language;
use underdeck_pages::{asset_url, assets};
use underdeck_web::{File, first_page};

/// Pictures made of pixels.
const PICTURES: [&str; 6] =
    ["icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png", "preview.png", "phone.png"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: files FOLDER")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let assets = || assets().iter().filter(|asset| asset.name != "manifest.webmanifest");
    for name in assets().map(|asset| asset.name).chain(PICTURES) {
        let file = File::find(name, "").ok_or(name)?;
        fs::write(folder.join("assets").join(name), file.bytes)?;
    }
    for asset in assets() {
        println!("{}", asset_url(asset.name).trim_start_matches("/assets/"));
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
