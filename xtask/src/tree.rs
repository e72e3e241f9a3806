//! The files of the workspace.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A text file of the workspace.
pub(crate) struct File {
    /// Its path from the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The target directory.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Cargo with these arguments, in the root.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.current_dir(root()).args(arguments);
    command
}

/// Runs a command to its end.
pub(crate) fn run_command(command: &mut Command) -> Result<(), String> {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let shown = words.map(|word| word.display().to_string()).collect::<Vec<_>>().join(" ");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown}: {status}")),
        Err(error) => Err(format!("{shown}: {error}")),
    }
}

/// All text files under a directory of the workspace with one of these extensions, by path. Build outputs, hidden
/// directories and what tools leave behind are passed over.
pub(crate) fn files(under: &str, extensions: &[&str]) -> Result<Vec<File>, String> {
    let mut found = Vec::new();
    walk(&root(), under, extensions, &mut found)?;
    found.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(found)
}

/// The names of the directories directly under a directory, sorted; none if it is not there.
pub(crate) fn directories(under: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(under)).into_iter().flatten().flatten();
    let directories = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = directories.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// The text of a file, by its path from the root.
pub(crate) fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

fn walk(root: &Path, under: &str, extensions: &[&str], found: &mut Vec<File>) -> Result<(), String> {
    let fault = |error: std::io::Error| format!("{under}: {error}");
    for entry in fs::read_dir(root.join(under)).map_err(fault)? {
        let entry = entry.map_err(fault)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if under.is_empty() { name.clone() } else { format!("{under}/{name}") };
        let kind = entry.file_type().map_err(fault)?;
        if kind.is_dir() && !name.starts_with('.') && name != "target" && !name.starts_with("mutants.out") {
            walk(root, &path, extensions, found)?;
        } else if kind.is_file() && extensions.iter().any(|extension| name.ends_with(&format!(".{extension}"))) {
            found.push(File { text: read(&path)?, path });
        }
    }
    Ok(())
}
