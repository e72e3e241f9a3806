//! Trusted and untrusted proxies in front of the server.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use underdeck_server::{Limits, Server};

use crate::common::{Answer, NOON, ask, config};

const PROXY: &str = "127.0.0.1:9";
const ELSEWHERE: &str = "192.0.2.1:9";

/// A public server behind a proxy on the same machine; `burst` is the limit of an address.
fn public(trust: bool, burst: f64) -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { address_rate: 0.0, address_burst: burst, ..Limits::default() };
    let mut config = config(&folder.path().join("games.db"), &std::sync::Arc::new(NOON.into()), limits);
    config.public = true;
    config.proxies = if trust { vec!["127.0.0.0/8".parse().unwrap()] } else { Vec::new() };
    (Server::open(config).unwrap(), folder)
}

/// Requests a page from `peer` as a proxy, on behalf of `client` over TLS.
async fn get(server: &Server, peer: &str, client: &str) -> Answer {
    let request = Request::get("/settings").header(header::HOST, "cards.example");
    let request = request.header("x-forwarded-for", client).header("x-forwarded-proto", "https");
    let request = request.extension(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
    ask(&server.router(), request.body(Body::empty()).unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_secure_behind_a_trusted_proxy_with_tls() {
    for (trust, peer, secure) in [(true, PROXY, true), (false, PROXY, false), (true, ELSEWHERE, false)] {
        let (server, _folder) = public(trust, 100.0);
        let answer = get(&server, peer, "198.51.100.1").await;
        let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
        assert_eq!(cookie.ends_with("; Secure"), secure, "{trust} {peer}: {cookie}");
        assert_eq!(answer.body.contains("content=\"https://cards.example/"), secure, "{trust} {peer}");
        let form = format!("token={}&language=de", answer.field("token"));
        let request = Request::post("/settings").header(header::HOST, "cards.example").header(header::COOKIE, cookie);
        let request = request.header("x-forwarded-proto", "https");
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.extension(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
        let answer = ask(&server.router(), request.body(Body::from(form)).unwrap()).await;
        assert_eq!(answer.location(), "/settings");
        let language = answer.headers[header::SET_COOKIE].to_str().unwrap();
        assert_eq!((language.starts_with("language=de"), language.ends_with("; Secure")), (true, secure), "{language}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_behind_a_trusted_proxy_are_limited_individually() {
    let (server, _folder) = public(true, 2.0);
    let statuses = async |clients: [&str; 3]| {
        let mut all = Vec::new();
        for client in clients {
            all.push(get(&server, PROXY, client).await.status);
        }
        all
    };
    let (ok, many) = (StatusCode::OK, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(statuses(["198.51.100.1"; 3]).await, [ok, ok, many]);
    // The client itself has sent the first part.
    assert_eq!(statuses(["7.7.7.7, 198.51.100.1", "8.8.8.8, 198.51.100.1", "198.51.100.2"]).await, [many, many, ok]);
    assert_eq!(statuses(["2001:db8::1", "2001:db8::2", "2001:db8::3"]).await, [ok, ok, many]);
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_behind_an_untrusted_proxy_share_a_limit() {
    let (server, _folder) = public(false, 2.0);
    let mut last = StatusCode::OK;
    for client in ["198.51.100.1", "198.51.100.2", "198.51.100.3"] {
        last = get(&server, PROXY, client).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

/// The attack: create hundreds of accounts, through pages and by a program.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_limits_new_players_but_not_existing_ones() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { new_players: 0.0, new_players_burst: 2.0, ..Limits::default() };
    let mut config = config(&folder.path().join("games.db"), &std::sync::Arc::new(NOON.into()), limits);
    config.public = true;
    config.proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::open(config).unwrap();
    let send = async |from: &str, path: &str, cookie: &str, form: String| {
        let request = Request::post(path).header(header::HOST, "cards.example").header("x-forwarded-for", from);
        let request = request.header("x-forwarded-proto", "https");
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.header(header::COOKIE, cookie);
        let request = request.extension(ConnectInfo::<SocketAddr>(PROXY.parse().unwrap()));
        ask(&server.router(), request.body(Body::from(form)).unwrap()).await
    };
    let by_page = async |from: &str| {
        let page = get(&server, PROXY, from).await;
        let cookie = page.headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
        let form = format!("token={}&theme=dark", page.field("token"));
        (send(from, "/settings", &cookie, form.clone()).await.status, cookie, form)
    };
    let by_program = async |from: &str| send(from, "/api/v1/players", "", String::new()).await.status;
    let (made, many) = (StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS);
    let (status, cookie, form) = by_page("198.51.100.1").await;
    assert_eq!((status, by_program("198.51.100.1").await), (StatusCode::SEE_OTHER, made));
    assert_eq!((by_page("198.51.100.1").await.0, by_program("198.51.100.1").await), (many, many));
    assert_eq!(send("198.51.100.1", "/settings", &cookie, form).await.status, StatusCode::SEE_OTHER, "no new player");
    assert_eq!(by_program("198.51.100.2").await, made);
}

/// The attack: a client in the proxies' network claims to be this machine.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_claims_to_be_this_machine_has_limits_and_no_metrics() {
    let (server, _folder) = public(true, 2.0);
    for claimed in ["127.0.0.1, 127.0.0.5", "::1, 127.0.0.5", "0.0.0.0"] {
        let request = Request::get("/metrics").header(header::HOST, "cards.example").header("x-forwarded-for", claimed);
        let request = request.extension(ConnectInfo::<SocketAddr>(PROXY.parse().unwrap()));
        let answer = ask(&server.router(), request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{claimed}");
    }
    let mut last = StatusCode::OK;
    for _ in 0..3 {
        last = get(&server, PROXY, "127.0.0.1").await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_of_a_trusted_proxy_that_names_none_share_a_limit() {
    let (server, _folder) = public(true, 2.0);
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let request = Request::get("/settings").header(header::HOST, "cards.example");
        let request = request.extension(ConnectInfo::<SocketAddr>(PROXY.parse().unwrap()));
        statuses.push(ask(&server.router(), request.body(Body::empty()).unwrap()).await.status);
    }
    assert_eq!(statuses, [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
}
