//! What the commands that play many games have in common: a clock, a bar, a way to be stopped, whole files.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use clap::Args;
use game::Playable;
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use tempfile::NamedTempFile;

use crate::args::OptionArguments;
use crate::commands::sim::text::grouped;
use crate::failure::Failure;

/// How games are played by the thousand, for the commands that measure them.
#[derive(Debug, Args)]
pub(crate) struct ManyArguments {
    #[command(flatten)]
    jobs: JobsArgument,
    /// What all luck and all random choices follow from
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
    #[command(flatten)]
    house: OptionArguments,
    /// The most moves of one game; games that need more count as unfinished
    #[arg(long, value_name = "M", default_value_t = 100_000, value_parser = whole_number(1, u64::MAX))]
    pub(crate) max_moves: u64,
}

/// How many threads play.
#[derive(Debug, Args)]
pub(crate) struct JobsArgument {
    /// How many threads; all processors if left out
    #[arg(long, short = 'j', value_name = "J", value_parser = whole_number(1, 1_024))]
    jobs: Option<u64>,
}

impl JobsArgument {
    /// As many as asked for, or as there are processors.
    pub(crate) fn jobs(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, NonZero::get);
        self.jobs.map_or_else(processors, |jobs| jobs as usize)
    }
}

/// Reads a whole number of a range; its digits may be in groups: `1000`, `1_000`, `1,000`.
pub(crate) fn whole_number(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync {
    move |text| {
        let number = text.replace(['_', ','], "").parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| match most {
            u64::MAX => format!("it is a whole number from {least} on"),
            most => format!("it is a whole number from {least} to {}", grouped(most)),
        })
    }
}

impl ManyArguments {
    pub(crate) fn jobs(&self) -> usize {
        self.jobs.jobs()
    }

    /// The options of a game.
    pub(crate) fn options<S: Playable>(&self) -> Result<S::Options, Failure> {
        Ok(catalogue::typed_options::<S>(&self.house.options)?)
    }
}

/// Seconds since this was first asked.
pub(crate) fn seconds() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// A flag that Ctrl-C sets; the second Ctrl-C ends the program at once.
pub(crate) fn stop_flag() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    // The first Ctrl-C finds the flag down and raises it; the second one finds it up.
    flag::register_conditional_shutdown(SIGINT, Failure::INTERRUPTED, Arc::clone(&stop))
        .and_then(|_| flag::register(SIGINT, Arc::clone(&stop)))
        .map_err(|error| Failure::Failed(format!("Ctrl-C cannot be caught: {error}")))?;
    Ok(stop)
}

/// A bar on standard error; none where that is no terminal.
pub(crate) fn progress_bar(length: u64, what: &str) -> ProgressBar {
    if std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb") {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    let form = "{wide_bar} {percent} % of {human_len} {msg}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(form) {
        bar.set_message(what.to_owned());
        bar.set_style(style);
    }
    bar
}

/// A file that is written whole or not at all: it takes its name at the end.
///
/// A link is followed. What is there and no plain file, such as a pipe or `/dev/stdout`, is written to as it goes.
pub(crate) enum WholeFile {
    /// A new file beside the one that it will replace.
    New(PathBuf, BufWriter<NamedTempFile>),
    /// No plain file.
    Through(PathBuf, BufWriter<File>),
}

impl WholeFile {
    /// Begins a file.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let fault = |error| Failure::file(&path, error);
        match path.metadata() {
            Ok(found) if found.is_dir() => return Err(fault(io::ErrorKind::IsADirectory.into())),
            Ok(found) if !found.is_file() => {
                let file = File::options().write(true).open(&path).map_err(fault)?;
                return Ok(Self::Through(path, BufWriter::new(file)));
            }
            _ => {}
        }
        let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".underdeck-");
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        if !folder.is_dir() {
            return Err(Failure::Failed(format!("{}: there is no folder {}", path.display(), folder.display())));
        }
        // The kind of error alone: the name that the file has meanwhile means nothing to anybody.
        let file = builder.tempfile_in(folder).map_err(|error| fault(error.kind().into()))?;
        Ok(Self::New(path, BufWriter::new(file)))
    }

    /// Ends the file and gives it its name.
    pub(crate) fn keep(self) -> Result<(), Failure> {
        match self {
            Self::New(path, file) => {
                let file = file.into_inner().map_err(|error| Failure::file(&path, error.error()))?;
                file.persist(&path).map_err(|error| Failure::file(&path, error.error))?;
            }
            Self::Through(path, mut file) => file.flush().map_err(|error| Failure::file(&path, error))?,
        }
        Ok(())
    }

    /// Writes a text and ends the file.
    pub(crate) fn write_whole(mut self, text: &str) -> Result<(), Failure> {
        let (Self::New(path, _) | Self::Through(path, _)) = &self;
        let path = path.clone();
        self.write_all(text.as_bytes()).map_err(|error| Failure::file(&path, error))?;
        self.keep()
    }

    fn writer(&mut self) -> &mut dyn Write {
        match self {
            Self::New(_, file) => file,
            Self::Through(_, file) => file,
        }
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer().flush()
    }
}

/// Writes a text into a file, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    WholeFile::create(path)?.write_whole(text)
}
