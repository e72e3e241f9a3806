//! Hosts, encodings, cookies and headers.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderName, Method, Request, StatusCode, Version, header};
use underdeck_server::{Limits, Server};

use crate::common::{Answer, Browser, NOON, TestSite, ask, code, config, generous};

const PROXY: &str = "127.0.0.1:9";

fn a_code() -> String {
    code(underdeck_catalogue::games()[0].info().id, 1)
}

/// A public server behind a proxy on this machine, for these hosts.
fn public(hosts: &[&str], limits: Limits) -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder.path().join("games.db"), &std::sync::Arc::new(NOON.into()), limits);
    config.public = true;
    config.proxies = vec!["127.0.0.1".parse().unwrap()];
    config.hosts = hosts.iter().map(|host| host.parse().unwrap()).collect();
    (Server::open(config).unwrap(), folder)
}

/// Requests a page with these headers and no others.
async fn with(router: &Router, path: &str, headers: &[(HeaderName, &str)]) -> Answer {
    let request = headers.iter().fold(Request::get(path), |request, (name, value)| request.header(name, *value));
    ask(router, request.body(Body::empty()).unwrap()).await
}

/// Sends a form or requests a page, through the proxy and over TLS or not.
async fn by_proxy(router: &Router, path: &str, cookie: &str, form: Option<String>, scheme: &str) -> Answer {
    let method = if form.is_some() { Method::POST } else { Method::GET };
    let request = Request::builder().method(method).uri(path).header(header::HOST, "cards.example");
    let request = request.header("x-forwarded-for", "198.51.100.1").header("x-forwarded-proto", scheme);
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.header(header::COOKIE, cookie);
    let request = request.extension(ConnectInfo::<SocketAddr>(PROXY.parse().unwrap()));
    ask(router, request.body(Body::from(form.unwrap_or_default())).unwrap()).await
}

/// The cookies that a response sets, each as name and value; a removed one has no value.
fn cookies(answer: &Answer) -> Vec<(String, String)> {
    let all = answer.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
    let pairs = all.map(|value| value.split(';').next().unwrap().split_once('=').unwrap());
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_refuses_every_encoding_gets_a_plain_response() {
    let site = TestSite::new();
    let browser = site.browser().await;
    for refused in ["identity;q=0", "*;q=0", "gzip;q=0, *;q=0"] {
        let request = browser.request(Method::GET, "/help").header(header::ACCEPT_ENCODING, refused);
        let answer = ask(browser.router(), request.body(Body::empty()).unwrap()).await;
        assert_eq!((answer.status, answer.headers.get(header::CONTENT_ENCODING)), (StatusCode::OK, None), "{refused}");
        let form = format!("token={}", browser.token);
        let request = browser.request(Method::POST, &format!("/d/{}", a_code()));
        let request = request.header(header::ACCEPT_ENCODING, refused);
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        ask(browser.router(), request.body(Body::from(form)).unwrap()).await.location();
    }
    let request = browser.request(Method::GET, "/assets/nothing").header(header::ACCEPT_ENCODING, "gzip");
    assert_eq!(ask(browser.router(), request.body(Body::empty()).unwrap()).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_names_exactly_one_host() {
    let site = TestSite::new();
    let router = site.router();
    let wrong: [&[(HeaderName, &str)]; 5] = [
        &[],
        &[(header::HOST, "localhost"), (header::HOST, "localhost")],
        &[(header::HOST, "")],
        &[(header::HOST, "a@localhost")],
        &[(header::HOST, "local host")],
    ];
    for headers in wrong {
        for path in ["/", "/g/0000000000000000", "/assets/nothing", "/healthz", "/metrics", "/robots.txt"] {
            assert_eq!(with(&router, path, headers).await.status, StatusCode::BAD_REQUEST, "{path} {headers:?}");
        }
        let answer = with(&router, "/api/v1/games", headers).await;
        let body: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, body["error"]["word"].as_str()), (StatusCode::BAD_REQUEST, Some("wrong")));
    }
    let request = Request::get("/healthz").version(Version::HTTP_10).body(Body::empty()).unwrap();
    assert_eq!(ask(&router, request).await.status, StatusCode::OK, "HTTP/1.0 has no such header");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_configured_hosts_are_answered() {
    let (server, _folder) = public(&["cards.example", "Other.Example"], generous());
    let router = server.router();
    for (host, status) in [
        ("cards.example", StatusCode::OK),
        ("CARDS.example:8443", StatusCode::OK),
        ("other.example", StatusCode::OK),
        ("evil.example", StatusCode::BAD_REQUEST),
        ("127.0.0.1", StatusCode::BAD_REQUEST),
    ] {
        for path in ["/help", "/api/v1/games"] {
            let answer = with(&router, path, &[(header::HOST, host)]).await;
            assert_eq!(answer.status, status, "{path} {host}");
            assert_eq!(answer.body.contains("use cards.example"), status != StatusCode::OK, "{}", answer.body);
        }
        let answer = with(&router, "/healthz", &[(header::HOST, host)]).await;
        assert_eq!(answer.status, StatusCode::OK, "a health check asks by address");
    }
}

/// The attack: another site under the same domain plants a cookie whose value it knows.
#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_the_server_did_not_make_is_replaced() {
    let site = TestSite::new();
    let planted = format!("underdeck={}", "0".repeat(64));
    let mut browser = Browser { router: site.router(), cookie: planted.clone(), token: String::new(), script: false };
    let page = browser.get("/settings").await;
    let [(name, value)] = &cookies(&page)[..] else { panic!("{page:?}") };
    assert!(name == "underdeck" && *value != "0".repeat(64));
    // The page belongs to the new token, so its form does not work with the planted one.
    browser.token = page.field("token");
    assert_eq!(browser.post("/settings", &[("theme", "dark")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(site.query("SELECT CAST(count(*) AS TEXT) FROM players"), "0");
    browser.cookie = format!("{name}={value}");
    browser.post("/settings", &[("theme", "dark")]).await.location();
    assert_eq!(cookies(&browser.get("/settings").await), []);
    assert_eq!(site.query("SELECT CAST(count(*) AS TEXT) FROM players"), "1");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_players_cookie_moves_once_to_its_name_for_tls() {
    let (server, _folder) = public(&[], generous());
    let router = server.router();
    // A player of an earlier version, without TLS.
    let page = by_proxy(&router, "/settings", "", None, "http").await;
    let old = page.headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
    let form = Some(format!("token={}", page.field("token")));
    let table = by_proxy(&router, &format!("/d/{}", a_code()), &old, form, "http").await.location();
    let value = old.strip_prefix("underdeck=").unwrap().to_owned();

    let moved = by_proxy(&router, &table, &old, None, "https").await;
    assert_eq!(moved.status, StatusCode::OK, "the game is there");
    assert_eq!(cookies(&moved), [("__Host-underdeck".into(), value.clone()), ("underdeck".into(), String::new())]);
    let mut all = moved.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
    assert!(all.all(|cookie| cookie.contains("Path=/;") && cookie.ends_with("; Secure")), "{moved:?}");
    let new = format!("__Host-underdeck={value}");
    let again = by_proxy(&router, &table, &new, None, "https").await;
    assert_eq!((again.status, cookies(&again)), (StatusCode::OK, vec![]));
    // A planted cookie changes nothing any more, nor does one of no player.
    let both = format!("underdeck={}; {new}", "0".repeat(64));
    assert_eq!(by_proxy(&router, &table, &both, None, "https").await.status, StatusCode::OK);
    let nobody = by_proxy(&router, "/settings", &format!("underdeck={}", "0".repeat(64)), None, "https").await;
    let [(name, fresh)] = &cookies(&nobody)[..] else { panic!("{nobody:?}") };
    assert!(name == "__Host-underdeck" && *fresh != "0".repeat(64));

    let form = Some(format!("token={}", again.field("token")));
    let gone = by_proxy(&router, "/account/delete", &new, form, "https").await;
    assert_eq!(cookies(&gone), [("__Host-underdeck".into(), String::new()), ("underdeck".into(), String::new())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_return_by_tls_and_search_engines_list_no_page_of_a_player() {
    let (server, _folder) = public(&[], generous());
    let router = server.router();
    for path in ["/", "/help", "/api/v1/games", "/assets/nothing", "/robots.txt", "/healthz"] {
        for (scheme, asked) in [("https", true), ("http", false)] {
            let answer = by_proxy(&router, path, "", None, scheme).await;
            let found = answer.headers.get(header::STRICT_TRANSPORT_SECURITY).map(|value| value.to_str().unwrap());
            assert_eq!(found, asked.then_some("max-age=31536000"), "{path} {scheme}");
        }
    }
    let of_player = ["/g/0000000000000000", "/watch/x", "/join/x", "/link/x", "/account", "/account/export"];
    for (path, is_hidden) in of_player.map(|path| (path, true)).into_iter().chain([("/", false), ("/help", false)]) {
        let answer = by_proxy(&router, path, "", None, "https").await;
        assert_eq!(answer.headers.get("x-robots-tag").is_some_and(|value| value == "noindex"), is_hidden, "{path}");
    }
    let rules = by_proxy(&router, "/robots.txt", "", None, "https").await;
    assert!(rules.status == StatusCode::OK && rules.body.contains("Disallow: /api/"), "{rules:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_is_limited() {
    let (server, _folder) = public(&[], Limits { file_rate: 0.0, file_burst: 4.0, ..generous() });
    let router = server.router();
    let mut statuses = Vec::new();
    for path in ["/healthz", "/metrics", "/assets/nothing", "/robots.txt", "/healthz"] {
        let answer = by_proxy(&router, path, "", None, "https").await;
        statuses.push(answer.status.as_u16());
        assert_eq!(answer.headers.contains_key(header::RETRY_AFTER), statuses.len() == 5);
    }
    assert_eq!(statuses, [200, 403, 404, 200, 429]);
    assert_eq!(
        by_proxy(&router, "/help", "", None, "https").await.status,
        StatusCode::OK,
        "pages have a limit of their own"
    );
}
