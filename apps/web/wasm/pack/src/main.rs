//! Puts the offline edition together: `underdeck-pack MODULE STATIC DIST`.
//!
//! MODULE is the compiled WebAssembly, STATIC the folder with the service worker and the first page, DIST the folder to write.

use std::error::Error;
use std::fs;
use std::path::Path;

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
    let worker = fs::read_to_string(files.join("sw.js"))?;
    let build = hash(format!("{name}{glue}{worker}").as_bytes());
    let worker = worker.replace("BUILD_HASH", &build).replace("MODULE_NAME", &name);
    fs::write(dist.join(&name), &wasm)?;
    fs::write(dist.join("sw.js"), glue + &worker)?;
    for file in ["index.html", "first.js", "first.css"] {
        fs::copy(files.join(file), dist.join(file))?;
    }
    println!("{name}: {} bytes", wasm.len());
    Ok(())
}

/// The first 16 hexadecimal digits of the SHA-256.
fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
