//! The offline edition: a folder that any static host can give.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tree::{cargo, root, run_command, target};

const TARGET: &str = "wasm32-unknown-unknown";
const MANIFEST: &str = "apps/web/wasm/Cargo.toml";
/// The most bytes, compressed, that a first visit waits for, with all that its pages load.
const FIRST_VISIT: &str = "820000";
const USAGE: &str = "usage: cargo xtask web [--quick | --ratios] [FOLDER]";

/// Builds the edition into a folder, `dist` if none is named. `--quick` compiles in a minute and is several times larger; `--ratios` adds
/// the work whose time is compared with its native time.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let (flags, folders): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| word.starts_with("--"));
    let dist = match folders.as_slice() {
        [] => "dist",
        [dist] => *dist,
        _ => return Err(USAGE.into()),
    };
    let (is_quick, features) = match flags.as_slice() {
        [] => (false, ""),
        ["--quick"] => (true, ""),
        ["--ratios"] => (false, "ratios"),
        _ => return Err(USAGE.into()),
    };
    let std = Std::find().ok_or_else(missing)?;
    // Without a slash at its end.
    let dist: PathBuf = root().join(dist).components().collect();
    // It replaces an earlier edition, and nothing else.
    if std::fs::read_dir(&dist).is_ok_and(|mut entries| entries.next().is_some()) && !dist.join("sw.js").exists() {
        return Err(format!("{} has other files: name a folder that is new, empty or an edition", dist.display()));
    }
    let [part, old] = ["part", "old"].map(|ending| PathBuf::from(format!("{}.{ending}", dist.display())));
    let fault = |error: std::io::Error| format!("{}: {error}", part.display());
    for folder in [&part, &old] {
        let _ = std::fs::remove_dir_all(folder);
    }
    std::fs::create_dir_all(&part).map_err(fault)?;
    // With the features of the whole workspace it shares its build with the tests.
    run_command(&mut cargo(&["build", "--quiet", "--workspace", "--example", "files"]))?;
    let files = target().join(format!("debug/examples/files{}", std::env::consts::EXE_SUFFIX));
    let written = Command::new(&files).arg(&part).output().map_err(|error| format!("{}: {error}", files.display()))?;
    if !written.status.success() {
        return Err(String::from_utf8_lossy(&written.stderr).into_owned());
    }
    let assets = String::from_utf8_lossy(&written.stdout);
    // Beside the others, so that builds of both workspaces can run at once.
    let modules = target().join("wasm");
    let build = |profile, features, name| {
        compile(&std, &modules, &assets, if is_quick { "dev" } else { profile }, features, name)
    };
    let (first, whole) = (build("release", "first", "first.wasm")?, build("whole", features, "whole.wasm")?);
    let mut pack = cargo(&["run", "--quiet", "--manifest-path", MANIFEST, "--package", "underdeck-pack"]);
    pack.arg("--target-dir")
        .arg(&modules)
        .arg("--")
        .args([first, whole])
        .arg(root().join("apps/web/static"))
        .arg(write_packs(&modules.join("lang"))?)
        .arg(&*assets)
        .arg(&part);
    if !is_quick {
        pack.arg(FIRST_VISIT);
    }
    run_command(&mut pack)?;
    if dist.exists() {
        std::fs::rename(&dist, &old).map_err(fault)?;
    }
    std::fs::rename(&part, &dist).map_err(fault)?;
    let _ = std::fs::remove_dir_all(&old);
    println!("web: the edition is finished in {}", dist.display());
    Ok(())
}

/// Writes the languages besides English to a folder, two files each; returns the folder.
fn write_packs(folder: &Path) -> Result<&Path, String> {
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).map_err(fault)?;
    for (code, [first, further]) in crate::catalogues::packs() {
        std::fs::write(folder.join(format!("{code}.txt")), first).map_err(fault)?;
        std::fs::write(folder.join(format!("{code}-further.txt")), further).map_err(fault)?;
    }
    Ok(folder)
}

/// Compiles a module, which knows the addresses of the files beside it; returns its path. It is copied there, as cargo gives all of them one name.
fn compile(
    std: &Std,
    target: &Path,
    assets: &str,
    profile: &str,
    features: &str,
    name: &str,
) -> Result<PathBuf, String> {
    let mut build = cargo(&["build", "--manifest-path", MANIFEST, "--lib", "--target", TARGET, "--profile", profile]);
    if features == "ratios" {
        // Its searches are compiled there.
        build.args(["--config", "profile.whole.package.underdeck-web.opt-level=2"]);
    }
    build.args(["--features", features]).arg("--target-dir").arg(target);
    build.env(underdeck_message_files::PART, if features == "first" { features } else { "whole" });
    build.env("UNDERDECK_ASSETS", assets);
    if let Std::Source = std {
        build.args(["-Z", "build-std=std,panic_abort"]).env("RUSTC_BOOTSTRAP", "1");
    }
    run_command(&mut build)?;
    let folder = if profile == "dev" { "debug" } else { profile };
    let module = target.join(TARGET).join(folder).join("underdeck_wasm.wasm");
    let kept = target.join(name);
    std::fs::copy(&module, &kept).map_err(|error| format!("{}: {error}", module.display()))?;
    Ok(kept)
}

/// Whether the edition can be built here.
pub(crate) fn can_build() -> bool {
    Std::find().is_some()
}

/// What to do about a missing standard library.
pub(crate) fn missing() -> String {
    format!("no standard library for {TARGET}: `rustup target add {TARGET}` adds it, or the package rust-src on Debian")
}

/// Where the standard library for WebAssembly comes from.
enum Std {
    /// It is installed.
    Installed,
    /// Its source is, and is compiled along.
    Source,
}

impl Std {
    fn find() -> Option<Self> {
        let printed = |arguments: &[&str]| {
            let output =
                Command::new("rustc").args(arguments).output().ok().filter(|output| output.status.success())?;
            Some(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
        };
        let has = |folder: Option<PathBuf>| folder.is_some_and(|folder| folder.exists());
        if has(printed(&["--print", "target-libdir", "--target", TARGET])) {
            return Some(Self::Installed);
        }
        let source = printed(&["--print", "sysroot"]).map(|root| root.join("lib/rustlib/src/rust/library/Cargo.lock"));
        has(source).then_some(Self::Source)
    }
}
