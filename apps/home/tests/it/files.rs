//! Atomic writes, and the version of the data.

use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use underdeck_home::{Error, write_whole};

use crate::{at_home, files};

#[test]
fn a_reader_sees_the_old_text_or_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep").join("game.udr");
    let texts = ["a".repeat(200_000), "b".repeat(100_000)];
    write_whole(&file, &texts[0]).unwrap();
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut read = 0;
            while !is_done.load(Ordering::Relaxed) || read == 0 {
                let text = fs::read_to_string(&file).unwrap();
                assert!(texts.contains(&text), "{} letters, beginning with {:?}", text.len(), text.chars().next());
                read += 1;
            }
        });
        for n in 0..20 {
            write_whole(&file, &texts[n % 2]).unwrap();
        }
        is_done.store(true, Ordering::Relaxed);
        reader.join().unwrap();
    });
    assert_eq!(files(file.parent().unwrap()), [file], "nothing else is left behind");
}

#[test]
fn a_file_that_cannot_be_written_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let taken = folder.path().join("taken");
    fs::create_dir(&taken).unwrap();
    assert!(write_whole(&taken, "text").is_err(), "a folder is not replaced");
    fs::write(folder.path().join("plain"), "old").unwrap();
    assert!(write_whole(&folder.path().join("plain").join("below"), "text").is_err(), "a file is no folder");
    assert_eq!(fs::read_to_string(folder.path().join("plain")).unwrap(), "old");
    assert_eq!(files(folder.path()).len(), 2, "{:?}", files(folder.path()));
}

#[cfg(unix)]
#[test]
fn a_written_file_has_the_usual_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let [ours, plain] = ["ours", "plain"].map(|name| folder.path().join(name));
    write_whole(&ours, "text").unwrap();
    fs::write(&plain, "text").unwrap();
    let mode = |path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&ours), mode(&plain));
}

#[test]
fn the_version_of_the_data_is_written_and_a_newer_one_stays_unchanged() {
    at_home(|home| {
        assert!(
            underdeck_home::unfinished(None).unwrap().is_empty() && files(home).is_empty(),
            "looking makes no files"
        );
        let path = underdeck_home::new_unfinished("a game", "1-2").unwrap();
        assert_eq!(fs::read_to_string(home.join("version")).unwrap(), "1\n");
        assert!(path.starts_with(home.join("unfinished")) && path.to_str().unwrap().ends_with("-1-2.udr"), "{path:?}");
        for (found, told) in [("2", "newer"), ("one", "found `one`, expected the number 1")] {
            fs::write(home.join("version"), found).unwrap();
            let message = |result: Result<(), Error>| result.unwrap_err().to_string();
            for message in [
                message(underdeck_home::unfinished(None).map(drop)),
                message(underdeck_home::new_unfinished("a", "b").map(drop)),
                message(underdeck_home::data_file("server.sqlite").map(drop)),
                message(underdeck_home::statistics::finished().map(drop)),
                message(underdeck_home::campaigns::all().map(drop)),
            ] {
                assert!(message.contains(told) && message.contains("version"), "{message}");
            }
        }
    });
}
