//! The files after a step of a write fails, or the machine stops after it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use underdeck_play::History;
use underdeck_record::Record;

use super::*;
use crate::repair::repair_on;

/// A disk on which one step fails. A write that fails has written half.
struct Faulty {
    /// The step that fails, from 0.
    fails: usize,
    steps: Cell<usize>,
}

impl Faulty {
    fn step(&self) -> io::Result<()> {
        let step = self.steps.replace(self.steps.get() + 1);
        if step == self.fails { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }
}

impl Disk for Faulty {
    fn create(&self, path: &Path) -> io::Result<File> {
        self.step()?;
        RealDisk.create(path)
    }

    fn write(&self, file: &mut File, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let step = self.step();
        let kept = if step.is_ok() { bytes.len() } else { bytes.len() / 2 };
        RealDisk.write(file, path, &bytes[..kept])?;
        step
    }

    fn flush(&self, file: &File, path: &Path) -> io::Result<()> {
        self.step()?;
        RealDisk.flush(file, path)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step()?;
        RealDisk.rename(from, to)
    }

    fn flush_folder(&self, folder: &Path) -> io::Result<()> {
        self.step()?;
        RealDisk.flush_folder(folder)
    }
}

/// A step that was carried out.
#[derive(Clone, Debug)]
enum Step {
    Create(PathBuf),
    Write(PathBuf, Vec<u8>),
    Flush(PathBuf),
    Rename(PathBuf, PathBuf),
    FlushFolder,
}

/// A disk that logs every step.
#[derive(Default)]
struct Logged(RefCell<Vec<Step>>);

impl Disk for Logged {
    fn create(&self, path: &Path) -> io::Result<File> {
        self.0.borrow_mut().push(Step::Create(path.to_owned()));
        RealDisk.create(path)
    }

    fn write(&self, file: &mut File, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.0.borrow_mut().push(Step::Write(path.to_owned(), bytes.to_vec()));
        RealDisk.write(file, path, bytes)
    }

    fn flush(&self, file: &File, path: &Path) -> io::Result<()> {
        self.0.borrow_mut().push(Step::Flush(path.to_owned()));
        RealDisk.flush(file, path)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.borrow_mut().push(Step::Rename(from.to_owned(), to.to_owned()));
        RealDisk.rename(from, to)
    }

    fn flush_folder(&self, folder: &Path) -> io::Result<()> {
        self.0.borrow_mut().push(Step::FlushFolder);
        RealDisk.flush_folder(folder)
    }
}

/// The bytes that files hold: as written, and as flushed.
#[derive(Clone, Default)]
struct Machine {
    contents: Vec<(Vec<u8>, Vec<u8>)>,
    names: BTreeMap<PathBuf, usize>,
    flushed_names: BTreeMap<PathBuf, usize>,
}

impl Machine {
    fn execute(&mut self, step: &Step) {
        match step {
            Step::Create(path) => {
                self.contents.push(Default::default());
                self.names.insert(path.clone(), self.contents.len() - 1);
            }
            Step::Write(path, bytes) => self.contents[self.names[path]].0.extend(bytes),
            Step::Flush(path) => {
                let content = &mut self.contents[self.names[path]];
                content.1 = content.0.clone();
            }
            Step::Rename(from, to) => {
                let content = self.names.remove(from).unwrap();
                self.names.insert(to.clone(), content);
            }
            Step::FlushFolder => self.flushed_names = self.names.clone(),
        }
    }

    /// The possible contents of the disk if the machine stops now: names and bytes that were not flushed may be missing.
    fn found(&self) -> Vec<BTreeMap<PathBuf, Vec<u8>>> {
        let mut found = Vec::new();
        for names in [&self.names, &self.flushed_names] {
            for part in 0..4 {
                let bytes = |&n: &usize| {
                    let (written, flushed) = &self.contents[n];
                    let more = (written.len() - flushed.len()) * part / 3;
                    written[..flushed.len() + more].to_vec()
                };
                found.push(names.iter().map(|(name, n)| (name.clone(), bytes(n))).collect());
            }
        }
        found
    }
}

/// The saved texts of a game after each of its first moves.
fn texts(moves: usize) -> Vec<String> {
    let game = underdeck_catalogue::games()[0];
    let mut tree = History::new(underdeck_play::start(game, &game.deal(&[], 7).unwrap().code).unwrap());
    let mut texts = vec![tree.record().sealed()];
    for _ in 0..moves {
        let hint = tree.session().hint().unwrap();
        tree.act(underdeck_play::Command::play(&hint.offer.spelling)).unwrap();
        texts.push(tree.record().sealed());
    }
    texts
}

fn is_a_game(bytes: &[u8]) -> bool {
    let record = Record::from_bytes(bytes).unwrap();
    underdeck_play::resume(underdeck_catalogue::games()[0], &record).is_ok()
}

#[test]
fn a_step_that_fails_leaves_the_old_game_or_the_new_one() {
    let texts = texts(12);
    let mut failures = 0;
    for pair in texts.windows(2) {
        for fails in 0.. {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("game.udr");
            fs::write(&path, &pair[0]).unwrap();
            let disk = Faulty { fails, steps: Cell::new(0) };
            let written = write_on(&disk, &path, pair[1].as_bytes());
            let found = fs::read_to_string(&path).unwrap();
            assert!(is_a_game(found.as_bytes()) && pair.contains(&found));
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
            if written.is_ok() {
                assert_eq!(found, pair[1]);
                break;
            }
            failures += 1;
        }
    }
    assert_eq!(failures, 12 * 5, "each of the five steps failed once in each save");
}

#[test]
fn a_machine_that_stops_after_any_step_keeps_the_old_game_or_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.udr");
    let (mut machine, mut crashes) = (Machine::default(), 0);
    let mut old: Option<String> = None;
    for new in texts(20) {
        let disk = Logged::default();
        write_on(&disk, &path, new.as_bytes()).unwrap();
        for step in disk.0.into_inner() {
            machine.execute(&step);
            for found in machine.found() {
                crashes += 1;
                let text = found.get(&path);
                assert!(text.map_or(old.is_none(), |text| is_a_game(text)), "after {step:?}");
                let text = text.map(|text| String::from_utf8(text.clone()).unwrap());
                assert!(text == old || text.as_ref() == Some(&new), "after {step:?}");
            }
        }
        for found in machine.found() {
            assert_eq!(found[&path], new.as_bytes(), "what was saved stays saved");
        }
        old = Some(new);
    }
    assert_eq!(crashes, 21 * 5 * 8);
}

#[test]
fn a_repair_that_is_cut_short_loses_nothing() {
    let mut damaged = texts(9).pop().unwrap().into_bytes();
    let middle = damaged.len() * 2 / 3;
    damaged[middle] ^= 0x10;
    for fails in 0.. {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.udr");
        fs::write(&path, &damaged).unwrap();
        let repair = repair_on(&Faulty { fails, steps: Cell::new(0) }, &path);
        let files: Vec<Vec<u8>> =
            fs::read_dir(folder.path()).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
        assert!(files.contains(&damaged), "the damaged file is kept, at whatever step {fails} the repair stopped");
        if let Some(repair) = repair {
            assert_eq!((files.len(), fs::read(&repair.aside).unwrap()), (2, damaged));
            assert!(is_a_game(&fs::read(&path).unwrap()) && repair.moves.is_some());
            assert!(fails >= 10, "two files were written, in five steps each");
            return;
        }
    }
}
