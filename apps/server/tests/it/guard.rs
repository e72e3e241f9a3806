//! Forged, foreign, oversized and too frequent requests.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::{Method, Request, StatusCode, header};
use hyper::body::Frame;
use underdeck_server::Limits;

use crate::common::{TestSite, ask, code, generous};

/// A body that is announced and never arrives.
struct Never;

impl HttpBody for Never {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Poll::Pending
    }
}

fn a_code(seed: u64) -> String {
    code(underdeck_catalogue::games()[0].info().id, seed)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_its_headers_and_scripts_cannot_read_the_cookie() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let paths =
        ["/", "/nothing", "/assets/nothing", "/api/v1/games", "/api/v1/nothing", "/g/0000000000000000", "/favicon.ico"];
    for path in paths {
        let answer = browser.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff", "{path}");
    }
    let stranger = Request::builder().uri("/").header(header::HOST, "localhost:8080").body(Body::empty()).unwrap();
    let answer = ask(browser.router(), stranger).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    assert!(!browser.get("/").await.headers.contains_key(header::SET_COOKIE), "a browser keeps its cookie");
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_sites_are_refused() {
    let site = TestSite::new();
    let (browser, other) = (site.browser().await, site.browser().await);
    let path = format!("/d/{}", a_code(1));
    let mut forged = browser.clone();
    for token in ["", "0123", &other.token] {
        forged.token = token.to_owned();
        assert_eq!(forged.post(&path, &[]).await.status, StatusCode::FORBIDDEN);
    }
    let form = |name: &'static str, value: &'static str| {
        let request = browser.request(Method::POST, &path).header(name, value);
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        ask(browser.router(), request.body(Body::from(format!("token={}", browser.token))).unwrap())
    };
    assert_eq!(form("sec-fetch-site", "cross-site").await.status, StatusCode::FORBIDDEN);
    assert_eq!(form("origin", "http://evil.example").await.status, StatusCode::FORBIDDEN);
    assert_eq!(form("origin", "null").await.status, StatusCode::FORBIDDEN);
    assert_eq!(form("sec-fetch-site", "same-origin").await.status, StatusCode::SEE_OTHER);
    assert_eq!(form("origin", "http://127.0.0.1:8080").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_host_names_are_refused() {
    let site = TestSite::new();
    let browser = site.browser().await;
    for path in ["/", "/api/v1/games"] {
        let request = Request::builder().uri(path).header(header::HOST, "rebound.example:8080");
        let answer = ask(browser.router(), request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
        assert!(answer.body.contains("its own machine"), "{}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_belongs_to_its_player_only() {
    let site = TestSite::new();
    let (browser, other) = (site.browser().await, site.browser().await);
    let table = browser.begin(&a_code(2)).await;
    other.begin(&a_code(2)).await;
    let path = table.replace("/g/", "/tables/");
    let rev = browser.rev(&table).await;
    for path in [table.clone(), format!("{table}/record"), format!("{table}/replay"), format!("{table}/archive")] {
        assert_eq!(other.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for form in ["move", "undo", "redo", "go", "auto", "again", "delete"] {
        let answer = other.post(&format!("{table}/{form}"), &[("rev", &rev), ("move", "x"), ("node", "0")]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{form}");
    }
    assert_eq!(other.program().get(&path).await.0, StatusCode::NOT_FOUND);
    assert_eq!(site.browser().await.program().get(&path).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(browser.program().get(&path).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_input_is_refused_with_its_limit() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let large = "x".repeat(70 * 1024);
    let answer = browser.post("/deal", &[("code", &large)]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let record = format!("Underdeck record 1\n{{{}}}\n*\n", "x ".repeat(140 * 1024));
    let answer = browser.upload(&record).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{}", answer.body);
    let few = TestSite::with(Limits { moves: 3, ..generous() });
    let browser = few.browser().await;
    let answer = browser.upload("Underdeck record 1\n1. a; 2. b; ( 2. c; 3. d; ) 3. e;\n*\n").await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.body.contains("has 5 moves"), "{}", answer.body);
}

/// A body over the limit must be refused before it is read.
#[tokio::test(flavor = "multi_thread")]
async fn every_path_refuses_a_body_by_its_announced_length() {
    let site = TestSite::new();
    let browser = site.browser().await;
    let table = browser.begin(&a_code(1)).await.replace("/g/", "/tables/");
    let program = browser.program();
    for path in ["/tables".to_owned(), "/deals".to_owned(), format!("{table}/moves"), format!("{table}/undo")] {
        let large = format!("{{\"move\": \"{}\"}}", "x".repeat(64 * 1024));
        let answer = program.send(Method::POST, &path, "application/json", large).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}: {}", answer.body);
    }
    for path in ["/api/v1/tables", "/api/v1/records", "/records", "/deal", "/api/v1/nothing"] {
        for length in ["10737418240", "99999999999999999999999"] {
            // The body never arrives, so a handler that waits for it never returns.
            let body = Body::new(Never);
            let request = browser.request(Method::POST, path).header(header::CONTENT_LENGTH, length);
            let request = request.header(header::AUTHORIZATION, format!("Bearer {}", program.bearer));
            let answer = ask(browser.router(), request.body(body).unwrap()).await;
            assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}: {}", answer.body);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limit_does_not_affect_other_players() {
    let site = TestSite::with(Limits { player_rate: 0.0, player_burst: 20.0, ..Limits::default() }).with_one_server();
    let (greedy, calm) = (site.browser().await, site.browser().await);
    let mut refused = greedy.get("/help").await;
    for _ in 0..30 {
        refused = greedy.get("/help").await;
    }
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers[header::RETRY_AFTER], "2");
    assert_eq!(greedy.program().get("/games").await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(calm.get("/help").await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_a_limited_number_of_games() {
    let site = TestSite::with(Limits { unfinished: 3, ..generous() });
    let browser = site.browser().await;
    let mut tables = Vec::new();
    for seed in 0..3 {
        tables.push(browser.begin(&a_code(seed)).await);
    }
    let path = format!("/d/{}", a_code(9));
    assert_eq!(browser.post(&path, &[]).await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(browser.get(&format!("{}/archive", tables[0])).await.status, StatusCode::OK);
    assert_eq!(browser.post(&format!("{}/archive", tables[0]), &[]).await.location(), "/");
    assert_eq!(browser.post(&path, &[]).await.status, StatusCode::SEE_OTHER);
}
