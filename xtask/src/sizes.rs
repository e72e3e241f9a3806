//! Sizes of the released program and of the offline edition.

use std::collections::BTreeMap;
use std::path::Path;

use crate::tree::{cargo, run_command, target};

/// Builds the program and the offline edition for release. Prints the size of the program and of its code by crate, and the modules' sizes.
pub(crate) fn run() -> Result<(), String> {
    let map = target().join("sizes.map");
    let argument = format!("link-arg=-Wl,-Map={}", map.display());
    run_command(&mut cargo(&[
        "rustc",
        "--release",
        "--package",
        "underdeck",
        "--bin",
        "underdeck",
        "--",
        "-C",
        &argument,
    ]))?;
    let fault = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    let program = target().join("release/underdeck");
    let bytes = std::fs::metadata(&program).map_err(|error| fault(&program, error))?.len();
    let by_crate = text_by_crate(&std::fs::read_to_string(&map).map_err(|error| fault(&map, error))?);
    if by_crate.is_empty() {
        return Err(format!("{}: not the format of LLD, the linker of Rust on x86-64 Linux", map.display()));
    }
    println!("{}: {bytes} bytes, {} of them code", program.display(), by_crate.values().sum::<u64>());
    let mut sorted: Vec<_> = by_crate.into_iter().collect();
    sorted.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    sorted.iter().for_each(|(name, size)| println!("{size:>10} {name}"));
    crate::web::run(&["target/sizes"])
}

/// Bytes of code by the crate that compiled them, from a map of the linker. A generic function belongs to the crate that uses it.
fn text_by_crate(map: &str) -> BTreeMap<String, u64> {
    let mut sizes = BTreeMap::new();
    for line in map.lines() {
        // VMA, LMA, size and alignment, then `PATH/libNAME-HASH.rlib(OBJECT):(.text.SYMBOL)`; lines of symbols have no section.
        let mut words = line.split_whitespace();
        let (Some(size), Some(place)) = (words.nth(2), words.nth(1)) else { continue };
        let (Some((file, _)), Ok(size)) = (place.split_once(":(.text"), u64::from_str_radix(size, 16)) else {
            continue;
        };
        *sizes.entry(crate_of(file)).or_default() += size;
    }
    sizes
}

/// The crate of an object file or a library.
fn crate_of(file: &str) -> String {
    let file = file.split('(').next().unwrap_or(file);
    let name = Path::new(file).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let name = name.strip_prefix("lib").filter(|_| name.ends_with(".rlib")).unwrap_or(&name);
    name.split(['-', '.']).next().unwrap_or(name).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_summed_by_crate() {
        let map = "\
             VMA              LMA     Size Align Out     In      Symbol
          1a0040           1a0040   2cdc50    16 .text
          1a0040           1a0040       36     1         /usr/lib/crt1.o:(.text)
          1a0080           1a0080       10    16         /t/deps/libunderdeck_lab-ab.rlib(underdeck_lab-ab.c.rcgu.o):(.text._ZN4core3ptrE)
          1a0080           1a0080       10     1                 _ZN4core3ptrE
          1a0090           1a0090       20    16         /t/deps/libunderdeck_lab-ab.rlib(underdeck_lab-ab.d.rcgu.o):(.text.unlikely._ZN3oneE)
          1a00b0           1a00b0       40    16         /t/deps/underdeck-cd.e.rcgu.o:(.text._ZN3twoE)
          1b0000           1b0000       80    16         /t/deps/underdeck-cd.e.rcgu.o:(.rodata.three)
";
        let sizes = [("crt1", 0x36), ("underdeck", 0x40), ("underdeck_lab", 0x30)];
        assert_eq!(text_by_crate(map), sizes.map(|(name, size)| (name.to_owned(), size)).into());
    }
}
