//! Metrics, the health check, and errors of unknown addresses and methods.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode, header};
use underdeck_game::text;
use underdeck_server::Server;

use crate::common::{Answer, NOON, TestSite, ask, code, config, generous, say};

async fn from(server: &Server, peer: &str, path: &str) -> Answer {
    let request = Request::get(path).header(header::HOST, "localhost");
    let request = request.extension(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
    ask(&server.router(), request.body(Body::empty()).unwrap()).await
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
    let answer = browser.get("/metrics").await;
    assert!(answer.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("application/openmetrics-text"));
    assert!(!answer.headers.contains_key(header::SET_COOKIE));
    let lines = [
        "underdeck_requests_total{route=\"/g/*\",status=\"200\"} 1",
        "underdeck_requests_total{route=\"/g/*\",status=\"404\"} 1",
        "underdeck_requests_total{route=\"other\",status=\"404\"} 1",
        "underdeck_requests_total{route=\"/api/v1/tables/{id}\",status=\"200\"} 1",
        "underdeck_request_seconds_count{route=\"/g/*\"} 2",
        "underdeck_connections 0",
        "underdeck_reviews_waiting 0",
    ];
    for line in lines {
        assert!(answer.body.lines().any(|one| one == line), "{line} is not in {}", answer.body);
    }
    let bytes = answer.body.lines().find_map(|line| line.strip_prefix("underdeck_store_bytes ")).unwrap();
    assert!(bytes.parse::<u64>().unwrap() > 4096 && answer.body.ends_with("# EOF\n"), "{}", answer.body);
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
    std::fs::remove_file(site.folder.path().join("games.db")).unwrap();
    let answer = browser.get("/healthz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body);
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
