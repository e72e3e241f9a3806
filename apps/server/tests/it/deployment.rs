//! The files in `deploy` agree with the server: its metrics and its limits.

use std::collections::BTreeSet;

use underdeck_server::{Limits, METRICS};

const ALERTS: &str = include_str!("../../../../deploy/alerts.yml");
const DASHBOARD: &str = include_str!("../../../../deploy/grafana.json");
const NGINX: &str = include_str!("../../../../deploy/nginx.conf");
const UNIT: &str = include_str!("../../../../deploy/underdeck.service");

/// The metrics that a text names, those of a histogram without their endings.
fn named(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let ours = words.filter(|word| ["underdeck_", "process_"].iter().any(|start| word.starts_with(start)));
    ours.map(|name| name.strip_suffix("_bucket").unwrap_or(name)).collect()
}

/// The number after a key at the beginning of a line.
fn number(text: &str, key: &str) -> u64 {
    let value = text.lines().find_map(|line| line.trim_start().strip_prefix(key)).unwrap();
    value.trim_end_matches(|c: char| !c.is_ascii_digit()).trim().parse().unwrap()
}

#[test]
fn the_dashboard_shows_every_metric_and_alerts_name_no_other() {
    let all: BTreeSet<&str> = METRICS.into_iter().collect();
    assert_eq!(named(DASHBOARD), all);
    assert!(named(ALERTS).is_subset(&all), "{:?}", named(ALERTS).difference(&all));
}

#[test]
fn the_unit_and_the_proxy_allow_what_the_server_allows() {
    let limits = Limits::default();
    assert!(number(UNIT, "TimeoutStopSec=") >= 2 * limits.drain.as_secs());
    assert!(number(UNIT, "LimitNOFILE=") >= 2 * limits.connections as u64);
    assert!(number(NGINX, "client_max_body_size") << 20 > limits.import as u64);
    assert!(number(NGINX, "proxy_read_timeout") > limits.request.as_secs());
}
