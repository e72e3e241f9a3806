//! The file of a game in progress.

use std::path::{Path, PathBuf};

use underdeck_game::say;
use underdeck_play::{Command, Context, History};
use underdeck_record::Record;

use crate::disk::write_whole;
use crate::files::{load, move_to_records};
use crate::holder::Holder;
use crate::{Error, guard, lock_file, luck};

/// The file of a game in progress, in the player's home or at a chosen path.
///
/// A game is open in one program at a time. [`open`](Self::open) it before playing; if that says that it is open elsewhere
/// ([`Error::Open`]), offer to look at its file without saving, or to [`take_over`](Self::take_over).
#[derive(Clone, Debug)]
pub struct SaveSlot {
    path: PathBuf,
    kind: Kind,
}

/// The owner of the file's name.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// The program; the file moves to the records when the game is over.
    Home,
    /// The player.
    File,
    /// The campaign of this name.
    Chapter(String),
}

impl SaveSlot {
    /// A file in the folder of unfinished games.
    pub const fn home(path: PathBuf) -> Self {
        Self { path, kind: Kind::Home }
    }

    /// A file named by the player.
    pub const fn file(path: PathBuf) -> Self {
        Self { path, kind: Kind::File }
    }

    /// The file of a chapter of a campaign.
    pub fn chapter(path: PathBuf, campaign: &str) -> Self {
        Self { path, kind: Kind::Chapter(campaign.to_owned()) }
    }

    /// Whether the program named the file, so the game moves to the records when it is over.
    pub fn is_home(&self) -> bool {
        self.kind == Kind::Home
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens the game for this program, and reads it; `None` if it has no file yet. From now on no other program can save it,
    /// until this one [closes](Self::close) it or ends, even by a crash.
    ///
    /// Resume the returned record, not one that was read earlier: another program may have played since.
    ///
    /// # Errors
    /// [`Error::Open`] if it is open in another program; else if the file cannot be read.
    pub fn open(&self) -> Result<Option<Record>, Error> {
        lock_file::claim(&self.path)?;
        load(&self.path)
    }

    /// Opens the game as [`open`](Self::open) does, even if another program has it open. That program can no longer save it, and
    /// reports so.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn take_over(&self) -> Result<Option<Record>, Error> {
        lock_file::take_over(&self.path);
        load(&self.path)
    }

    /// Lets other programs open the game.
    pub fn close(&self) {
        lock_file::release(&self.path);
    }

    /// The other program that has the game open now.
    pub fn holder(&self) -> Option<Holder> {
        lock_file::other_holder(&self.path)
    }

    /// Saves the game with every line that was tried, atomically, and sealed while it is unfinished. Opens it first if it is not open. The
    /// game gets its id at the first save, and the time of its end when it first ends.
    ///
    /// # Errors
    /// [`Error::Open`] or [`Error::Taken`] if another program has the game; else if the file cannot be written. Its message
    /// names the file and the reason in plain words. The file is then unchanged.
    pub fn save(&self, tree: &mut History) -> Result<(), Error> {
        let id = tree.session().record().id().is_none().then(|| Command::Identify(luck::new_id()));
        // These commands only set tags, so the session never refuses them.
        id.into_iter().chain([Command::End(luck::millis())]).for_each(|mark| drop(tree.apply(mark, Context::EVERYONE)));
        let record = tree.record();
        let text = if record.tag("Result") == Some("*") { record.sealed() } else { record.to_string() };
        let _shared = lock_file::to_write(&self.path)?;
        write_whole(&self.path, &text).map_err(|error| Error::unwritten(&self.path, &error))
    }

    /// Saves a finished game, moves it to the records if it is in the player's home, closes it, and returns its path.
    ///
    /// # Errors
    /// As [`SaveSlot::save`].
    pub fn finish(&self, tree: &mut History) -> Result<PathBuf, Error> {
        self.save(tree)?;
        let path = match tree.session().outcome() {
            Some(_) if self.kind == Kind::Home => move_to_records(&guard::alone(), &self.path, &tree.record())?,
            _ => self.path.clone(),
        };
        self.close();
        Ok(path)
    }

    /// A sentence with the command that resumes the game.
    pub fn resume_hint(&self, tree: &History) -> String {
        let which = match &self.kind {
            Kind::Home => "--resume".into(),
            Kind::File => format!("--record {}", self.path.display()),
            Kind::Chapter(name) => format!("--campaign {}", quoted(name)),
        };
        let command = if tree.session().is_physical() { "table" } else { "play" };
        say!(HOME_CONTINUE, command = format!("underdeck {command} {} {which}", tree.session().info().id)).into()
    }
}

/// A name quoted for a shell.
fn quoted(name: &str) -> String {
    if name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', r"'\''"))
    }
}
