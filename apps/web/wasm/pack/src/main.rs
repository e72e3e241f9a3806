//! Puts the offline edition together: `underdeck-pack MODULE STATIC DIST`.
//!
//! MODULE is the compiled WebAssembly, STATIC the folder with the service worker and the first page, DIST the folder to write.

use std::error::Error;
use std::fs;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, files, dist] = arguments.as_slice() else {
        return Err("usage: underdeck-pack MODULE STATIC DIST".into());
    };
    let (files, dist) = (Path::new(files), Path::new(dist));
    let mut output = Bindgen::new()
        .input_path(module)
        .no_modules(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let wasm = output.wasm_mut().emit_wasm();
    let name = format!("underdeck-{}.wasm", hash(&wasm));
    // Each call of the glue gives a module of its own, so that a broken one can be thrown away.
    let glue = format!("function glue() {{\n{}\nreturn wasm_bindgen;\n}}\n", output.js());
    let [site, work, worker] = ["site.js", "work.js", "sw.js"].map(|file| fs::read_to_string(files.join(file)));
    let (site, worker) = (glue + &site?, worker?);
    let build = hash(format!("{name}{site}{worker}").as_bytes());
    let named = |text: String| text.replace("BUILD_HASH", &build).replace("MODULE_NAME", &name);
    let site = named(site);
    let work = site.clone() + &work?;
    let work_name = format!("work-{}.js", hash(work.as_bytes()));
    let [site, worker, work] = [site, named(worker), work].map(|text| text.replace("WORK_NAME", &work_name));
    let index = fs::read_to_string(files.join("index.html"))?.replace("MODULE_NAME", &name);
    let [first, style] = ["first.js", "first.css"].map(|file| fs::read(files.join(file)));
    let all = [
        (name.as_str(), wasm),
        (work_name.as_str(), work.into_bytes()),
        ("sw.js", (site + &worker).into_bytes()),
        ("index.html", index.into_bytes()),
        ("first.js", first?),
        ("first.css", style?),
    ];
    let mut sum = 0;
    for (name, bytes) in all {
        let packed = packed(&bytes)?;
        println!("{name}: {} bytes, {} compressed", bytes.len(), packed.len());
        // The worker of a page is loaded when there is long work, and shares its text with `sw.js`.
        sum += packed.len();
        fs::write(dist.join(name), bytes)?;
        fs::write(dist.join(format!("{name}.br")), packed)?;
    }
    println!("all: {sum} bytes compressed");
    Ok(())
}

/// The bytes compressed by Brotli, as small as they get.
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
