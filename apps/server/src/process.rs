//! The process: its limit on open files, and its own metrics.

#[cfg(unix)]
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Open files that are not connections: the store, the listener, the threads, and some in reserve.
#[cfg(unix)]
const RESERVE: usize = 64;

/// Raises the limit on open files as far as this process may; returns the number of connections that it then leaves room for, at most
/// `wanted`.
#[cfg(unix)]
pub(crate) fn connections(wanted: usize) -> usize {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // A failure leaves the limit as it was.
    let is_raised = current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    places(wanted, if is_raised { maximum } else { current })
}

/// The number of connections that a limit on open files leaves room for. No limit is `None`.
#[cfg(unix)]
fn places(wanted: usize, limit: Option<u64>) -> usize {
    let limit = limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX);
    wanted.min(limit - RESERVE.min(limit / 2)).max(1)
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn connections(wanted: usize) -> usize {
    wanted
}

/// Whether accepting a connection failed because too many files are open, in this process or on this machine.
#[cfg(unix)]
pub(crate) fn has_no_descriptor(error: &std::io::Error) -> bool {
    use rustix::io::Errno;
    let known = [Errno::MFILE, Errno::NFILE].map(Errno::raw_os_error);
    error.raw_os_error().is_some_and(|code| known.contains(&code))
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn has_no_descriptor(_: &std::io::Error) -> bool {
    false
}

/// Metrics of the process, with the names that Prometheus' own libraries use. A value that the system does not provide is left out.
#[cfg(target_os = "linux")]
pub(crate) mod metrics {
    use std::fmt::Error;
    use std::fs;

    use prometheus_client::collector::Collector;
    use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
    use prometheus_client::metrics::counter::ConstCounter;
    use prometheus_client::metrics::gauge::ConstGauge;
    use rustix::param::{clock_ticks_per_second, page_size};
    use rustix::process::{Resource, getrlimit};

    /// Reads the values whenever they are asked for.
    #[derive(Debug)]
    pub(crate) struct ProcessCollector;

    impl Collector for ProcessCollector {
        fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), Error> {
            let mut add = |name, help, metric: &dyn Metric| metric.add(&mut encoder, name, help);
            if let Some(bytes) = resident_bytes() {
                add("process_resident_memory_bytes", "Memory of the process", &ConstGauge::new(bytes))?;
            }
            if let Ok(open) = fs::read_dir("/proc/self/fd") {
                // One of them is the folder itself.
                let count = open.count().saturating_sub(1) as u64;
                add("process_open_fds", "Open files of the process", &ConstGauge::new(count))?;
            }
            if let Some(most) = getrlimit(Resource::Nofile).current {
                add("process_max_fds", "Open files that the process may have", &ConstGauge::new(most))?;
            }
            if let Some((used, start)) = times() {
                add("process_cpu_seconds", "Processor time of the process", &ConstCounter::new(used))?;
                let help = "Start of the process in seconds since 1970";
                add("process_start_time_seconds", help, &ConstGauge::new(start))?;
            }
            Ok(())
        }
    }

    /// A metric of any type.
    trait Metric {
        fn add(&self, encoder: &mut DescriptorEncoder<'_>, name: &str, help: &str) -> Result<(), Error>;
    }

    impl<M: EncodeMetric> Metric for M {
        fn add(&self, encoder: &mut DescriptorEncoder<'_>, name: &str, help: &str) -> Result<(), Error> {
            self.encode(encoder.encode_descriptor(name, help, None, self.metric_type())?)
        }
    }

    fn resident_bytes() -> Option<u64> {
        let pages: u64 = fs::read_to_string("/proc/self/statm").ok()?.split_whitespace().nth(1)?.parse().ok()?;
        Some(pages * page_size() as u64)
    }

    /// The processor time used, and the start since 1970, in seconds.
    fn times() -> Option<(f64, f64)> {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        // The name of the program, in parentheses, may contain spaces. The state after it is field 3 of proc_pid_stat(5).
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let seconds =
            |field: usize| Some(fields.get(field - 3)?.parse::<f64>().ok()? / clock_ticks_per_second() as f64);
        let system = fs::read_to_string("/proc/stat").ok()?;
        let boot: f64 = system.lines().find_map(|line| line.strip_prefix("btime "))?.trim().parse().ok()?;
        Some((seconds(14)? + seconds(15)?, boot + seconds(22)?))
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_descriptors_for_the_store() {
        assert_eq!(places(1024, Some(4096)), 1024);
        assert_eq!(places(1024, Some(256)), 192);
        assert_eq!(places(1024, Some(64)), 32);
        assert_eq!(places(1024, None), 1024);
        assert_eq!(places(1024, Some(0)), 1);
    }
}
