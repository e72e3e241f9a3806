//! Metrics, the health check, and errors of unknown addresses and methods.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode, header};
use underdeck_game::text;
use underdeck_server::{Limits, METRICS, Server};

use crate::common::{Answer, Browser, NOON, TestSite, ask, code, config, generous, say};

async fn from(server: &Server, peer: &str, path: &str) -> Answer {
    let request = Request::get(path).header(header::HOST, "localhost");
    let request = request.extension(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
    ask(&server.router(), request.body(Body::empty()).unwrap()).await
}

/// The metrics, once the figures that are read in the background are there, `line` among them.
async fn metrics_with(browser: &Browser, line: &str) -> Answer {
    loop {
        let answer = browser.get("/metrics").await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        if answer.body.lines().any(|one| one.starts_with(line)) {
            return answer;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_requests_by_pattern_without_data_of_players() {
    let site = TestSite::new().with_one_server();
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 1)).await;
    browser.get(&table).await;
    browser.get("/g/0000000000000000").await;
    browser.get("/wp-login.php").await;
    let program = browser.program();
    program.get(&table.replace("/g/", "/tables/")).await;
    let answer = metrics_with(&browser, "underdeck_reviews_waiting").await;
    assert_eq!(answer.headers[header::CONTENT_TYPE], "text/plain; version=0.0.4; charset=utf-8");
    assert!(!answer.headers.contains_key(header::SET_COOKIE));
    let lines = [
        "underdeck_requests_total{route=\"/g/*\",status=\"200\"} 1",
        "underdeck_requests_total{route=\"/g/*\",status=\"404\"} 1",
        "underdeck_requests_total{route=\"other\",status=\"404\"} 1",
        "underdeck_requests_total{route=\"/api/v1/tables/{id}\",status=\"200\"} 1",
        "underdeck_request_seconds_count{route=\"/g/*\"} 2",
        "underdeck_connections 0",
        "underdeck_reviews_waiting 0",
        "underdeck_players 1",
        "underdeck_games 1",
        "underdeck_queue_waiting{class=\"light\"} 0",
        "underdeck_refusals_total{limit=\"player\"} 0",
        "underdeck_evictions_total 0",
        "underdeck_accept_errors_total 0",
        "underdeck_solver_seconds_total 0.0",
        "underdeck_coach_seconds_total 0.0",
        concat!("underdeck_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
    ];
    for line in lines {
        assert!(answer.body.lines().any(|one| one == line), "{line} is not in {}", answer.body);
    }
    let bytes = answer.body.lines().find_map(|line| line.strip_prefix("underdeck_store_bytes ")).unwrap();
    assert!(bytes.parse::<u64>().unwrap() > 4096, "{}", answer.body);
    assert!(!answer.body.contains(table.trim_start_matches("/g/")), "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_this_machine_and_configured_networks() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder.path().join("games.db"), &std::sync::Arc::new(NOON.into()), generous());
    config.watchers = vec!["10.0.0.0/8".parse().unwrap()];
    let server = Server::open(config).unwrap();
    for (peer, status) in [("127.0.0.1:9", 200), ("10.1.2.3:9", 200), ("192.0.2.1:9", 403), ("[::1]:9", 200)] {
        assert_eq!(from(&server, peer, "/metrics").await.status.as_u16(), status, "{peer}");
        assert_eq!(from(&server, peer, "/healthz").await.status, StatusCode::OK, "{peer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_store_is_unhealthy() {
    let site = TestSite::in_file(generous());
    let browser = site.browser().await;
    assert_eq!(browser.get("/healthz").await.body, "ok\n");
    site.time.fetch_add(1, Ordering::Relaxed);
    std::fs::remove_file(site.folder.path().join("games.db")).unwrap();
    let answer = browser.get("/healthz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body);
    assert!(answer.body.contains("games.db"), "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_store_is_unhealthy() {
    let site = TestSite::in_file(generous());
    assert_eq!(site.browser().await.get("/healthz").await.status, StatusCode::OK);
    let pages: u32 = site.conn().query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    let free: u32 = site.conn().query_row("PRAGMA freelist_count", [], |row| row.get(0)).unwrap();
    let site = site.reopened_with(Limits { pages: Some(pages), ..generous() });
    assert_eq!(site.browser().await.get("/healthz").await.status, StatusCode::OK, "{free} pages are free");
    site.conn().execute_batch("CREATE TABLE fill AS SELECT zeroblob(12000)").unwrap();
    site.time.fetch_add(1, Ordering::Relaxed);
    let answer = site.browser().await.get("/healthz").await;
    assert_eq!((answer.status, answer.body), (StatusCode::SERVICE_UNAVAILABLE, say(&text::STORE_FULL) + "\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_does_not_answer_is_unhealthy() {
    let site = TestSite::in_file(Limits { locked: Duration::from_secs(600), ..generous() });
    let browser = site.browser().await;
    let other = site.conn();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let answer = browser.get("/healthz").await;
    assert_eq!(
        (answer.status, answer.body.contains("within 2 s")),
        (StatusCode::SERVICE_UNAVAILABLE, true),
        "{answer:?}"
    );
    other.execute_batch("ROLLBACK").unwrap();
    site.time.fetch_add(1, Ordering::Relaxed);
    assert_eq!(browser.get("/healthz").await.body, "ok\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_checks_neither_fill_the_store_nor_write_more_than_once_a_second() {
    let site = TestSite::in_file(generous());
    let (browser, conn) = (site.browser().await, site.conn());
    let value = |pragma: &str| conn.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get::<_, i64>(0)).unwrap();
    browser.get("/healthz").await;
    let (pages, changes) = (value("page_count"), value("data_version"));
    browser.get("/healthz").await;
    assert_eq!(value("data_version"), changes, "nothing is written within a second");
    for _ in 0..20 {
        site.time.fetch_add(1, Ordering::Relaxed);
        assert_eq!(browser.get("/healthz").await.body, "ok\n");
    }
    assert!(value("data_version") != changes && value("page_count") == pages);
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_do_not_wait_for_the_store() {
    let site = TestSite::new().with_one_server();
    let browser = site.browser().await;
    let mut request = pin!(browser.get("/metrics"));
    // Whatever waits for another thread is not ready at once.
    let Poll::Ready(answer) = request.as_mut().poll(&mut Context::from_waker(Waker::noop())) else {
        panic!("the metrics wait");
    };
    assert_eq!(answer.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_metric_is_listed_and_has_a_type_and_a_help_text() {
    let site = TestSite::new().with_one_server();
    let answer = metrics_with(&site.browser().await, "underdeck_games").await;
    let named = |start: &str| {
        let names = answer.body.lines().filter_map(move |line| line.strip_prefix(start)?.split(' ').next());
        names.map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let (helps, types) = (named("# HELP "), named("# TYPE "));
    assert_eq!(helps, types);
    for line in answer.body.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split(['{', ' ']).next().unwrap();
        let of_histogram = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
        assert!(types.contains(name) || of_histogram.is_some_and(|name| types.contains(name)), "{line}");
    }
    #[cfg(target_os = "linux")]
    assert_eq!(types, METRICS.into_iter().map(str::to_owned).collect());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_method_is_refused_with_the_allowed_ones() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 1)).await;
    let cases = [
        (Method::DELETE, "/".to_owned(), "GET, HEAD"),
        (Method::PUT, table.clone(), "GET, HEAD"),
        (Method::GET, format!("{table}/move"), "POST"),
        (Method::GET, "/deal".to_owned(), "POST"),
        (Method::PATCH, "/settings".to_owned(), "GET, HEAD, POST"),
        (Method::POST, "/help".to_owned(), "GET, HEAD"),
        (Method::POST, "/daily/commitments.json".to_owned(), "GET, HEAD"),
        (Method::OPTIONS, format!("{table}/events"), "GET, HEAD"),
    ];
    for (method, path, allowed) in cases {
        let answer = ask(browser.router(), browser.request(method, &path).body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.headers[header::ALLOW], allowed, "{path}");
        assert!(answer.body.contains("<h1") && answer.body.contains(allowed), "{path}: {}", answer.body);
    }
    for (method, path) in [(Method::DELETE, "/nothing"), (Method::POST, "/nothing"), (Method::GET, "/g/")] {
        let answer = ask(browser.router(), browser.request(method, path).body(Body::empty()).unwrap()).await;
        assert_eq!((answer.status, answer.headers.get(header::ALLOW)), (StatusCode::NOT_FOUND, None), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_not_text_has_an_error_page_of_the_site() {
    let site = TestSite::new();
    let browser = site.browser().await;
    for path in ["/g/%ff", "/g/%ff/events", "/daily/%fe/reveal.json", "/d/%", "/help?x=%zz", "/%c3%28", "/join/a%00b"] {
        let answer = browser.get(path).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
        assert!(
            answer.body.contains("<h1") && answer.body.contains(&say(&text::REFUSED_PERCENT)[1..]),
            "{path}: {}",
            answer.body
        );
    }
    let (status, reply) = browser.program().get("/tables/%ff").await;
    assert_eq!((status, reply["error"]["word"].as_str()), (StatusCode::BAD_REQUEST, Some("wrong")));
    assert_eq!(browser.get("/assets/%ff").await.status, StatusCode::NOT_FOUND);
}
