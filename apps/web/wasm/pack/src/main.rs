//! Assembles the offline edition: `underdeck-pack FIRST WHOLE STATIC LANGUAGES ASSETS DIST [MOST]`.
//!
//! FIRST and WHOLE are the compiled WebAssembly of a first visit and of the whole program, STATIC the folder with the service worker and
//! the script of the first page, LANGUAGES the folder of the languages besides English, `CODE.txt` and `CODE-further.txt` each, ASSETS the
//! addresses in `assets/` of what pages load, one per line, DIST the folder to write, in which those files and the first page are already,
//! MOST the most bytes of a first visit.

use std::error::Error;
use std::fs;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, whole, files, languages, assets, dist, most @ ..] = arguments.as_slice() else {
        return Err("usage: underdeck-pack FIRST WHOLE STATIC LANGUAGES ASSETS DIST [MOST]".into());
    };
    let most: Option<usize> = most.first().map(|most| most.parse()).transpose()?;
    let (files, dist) = (Path::new(files), Path::new(dist));
    let (first_name, first, first_glue) = bound(first, "first")?;
    let (whole_name, whole, whole_glue) = bound(whole, "whole")?;
    let [site, work, worker] = ["site.js", "work.js", "sw.js"].map(|file| fs::read_to_string(files.join(file)));
    let languages = packs(Path::new(languages))?;
    let names: Vec<_> = languages.iter().map(|(name, _)| name.as_str()).collect();
    let (site, worker) = ((first_glue + &whole_glue + &site?).replace("PACK_NAMES", &format!("{names:?}")), worker?);
    let worker = worker.replace("ASSET_NAMES", &format!("{:?}", assets.lines().collect::<Vec<_>>()));
    let build = hash(format!("{first_name}{whole_name}{site}{worker}").as_bytes());
    let named = |text: String| {
        let text = text.replace("BUILD_HASH", &build);
        text.replace("FIRST_NAME", &first_name).replace("WHOLE_NAME", &whole_name)
    };
    let site = named(site);
    let work = site.clone() + &work?;
    let work_name = format!("work-{}.js", hash(work.as_bytes()));
    let [site, worker, work] = [site, named(worker), work].map(|text| text.replace("WORK_NAME", &work_name));
    let [first_script, missing] = ["first.js", "404.html"].map(|file| fs::read(files.join(file)));
    let mut given = given(dist)?;
    let first_given: Vec<_> =
        given.extract_if(.., |(name, _)| name == "index.html" || name.starts_with("assets/")).collect();
    let first_visit = [
        (first_name.as_str(), first),
        ("sw.js", (site + &worker).into_bytes()),
        ("first.js", first_script?),
    ];
    let rest = [(whole_name.as_str(), whole), (work_name.as_str(), work.into_bytes()), ("404.html", missing?)];
    let packs = languages.iter().map(|(name, text)| (name.as_str(), text.clone()));
    let first_visit = write(dist, first_visit)? + write(dist, first_given)?;
    println!("a first visit: {first_visit} bytes compressed, and its language");
    println!("everything: {} bytes compressed, and languages", first_visit + write(dist, rest)? + write(dist, given)?);
    fs::create_dir_all(dist.join("lang"))?;
    println!("languages: {} bytes compressed", write(dist, packs)?);
    match most.filter(|most| first_visit > *most) {
        Some(most) => {
            Err(format!("a first visit waits for {first_visit} bytes, and at most {most} are allowed").into())
        }
        None => Ok(()),
    }
}

/// The texts that are in the folder already: the first page in every language, and what pages load.
fn given(dist: &Path) -> Result<Vec<(String, Vec<u8>)>, Box<dyn Error>> {
    let mut given = Vec::new();
    for prefix in ["", "assets/"] {
        for entry in fs::read_dir(dist.join(prefix))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| ["html", "css", "svg", "js"].iter().any(|text| extension == *text)) {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                given.push((prefix.to_owned() + &name, fs::read(&path)?));
            }
        }
    }
    given.sort();
    Ok(given)
}

/// The files of the languages, with their names.
fn packs(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, Box<dyn Error>> {
    let mut packs = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let (part, text) = (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), fs::read(&path)?);
        packs.push((format!("lang/{part}-{}.txt", hash(&text)), text));
    }
    packs.sort();
    Ok(packs)
}

/// The name, the bytes and the glue of a module. Each call of the glue creates a new module, so a broken one can be dropped.
fn bound(module: &str, which: &str) -> Result<(String, Vec<u8>, String), Box<dyn Error>> {
    let mut output = Bindgen::new()
        .input_path(module)
        .no_modules(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let wasm = output.wasm_mut().emit_wasm();
    let glue = format!("function {which}() {{\n{}\nreturn wasm_bindgen;\n}}\n", output.js());
    Ok((format!("underdeck-{which}-{}.wasm", hash(&wasm)), wasm, glue))
}

/// Writes files, each plain and compressed; returns the total size of the compressed ones.
fn write(dist: &Path, files: impl IntoIterator<Item = (impl AsRef<str>, Vec<u8>)>) -> Result<usize, Box<dyn Error>> {
    let mut sum = 0;
    for (name, bytes) in files {
        let name = name.as_ref();
        let packed = packed(&bytes)?;
        println!("{name}: {} bytes, {} compressed", bytes.len(), packed.len());
        sum += packed.len();
        fs::write(dist.join(name), bytes)?;
        fs::write(dist.join(format!("{name}.br")), packed)?;
    }
    Ok(sum)
}

/// The bytes compressed by Brotli at its best level.
fn packed(bytes: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let how = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &how)?;
    Ok(packed)
}

/// The first 16 hexadecimal digits of the SHA-256.
fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
