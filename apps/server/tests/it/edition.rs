//! The offline edition.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use underdeck_server::{Server, ServerError};

use crate::common::{Browser, NOON, ask, config, generous};

fn with(files: &[(&str, &str)]) -> (Result<Server, ServerError>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let time = Arc::new(AtomicI64::new(NOON));
    let mut config = config(&folder.path().join("games.db"), &time, generous());
    config.web = Some(folder.path().to_owned());
    (Server::open(config), folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn edition_files_are_served_and_only_the_worker_may_run_a_module() {
    let (server, _folder) = with(&[
        ("index.html", "first"),
        ("sw.js", "worker"),
        ("sw.js.br", "W"),
        ("underdeck-1.wasm", "module"),
        ("lang/de-1.txt", "Deutsch"),
        ("other.txt", ""),
    ]);
    let browser =
        Browser { router: server.unwrap().router(), cookie: String::new(), token: String::new(), script: false };
    for (path, body, may_run, caching) in [
        ("/web/", "first", false, "no-cache"),
        ("/web/sw.js", "worker", true, "no-cache"),
        ("/web/underdeck-1.wasm", "module", false, "immutable"),
        ("/web/lang/de-1.txt", "Deutsch", false, "immutable"),
    ] {
        let answer = browser.get(path).await;
        assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, body), "{path}");
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert_eq!(policy.contains("'wasm-unsafe-eval'"), may_run, "{path}");
        assert!(answer.headers[header::CACHE_CONTROL].to_str().unwrap().contains(caching), "{path}");
    }
    // A precompressed file goes to clients that accept it.
    for (takes, body) in [("gzip, br", "W"), ("br;q=0, gzip", "worker")] {
        let request = browser.request(Method::GET, "/web/sw.js").header(header::ACCEPT_ENCODING, takes);
        let answer = ask(browser.router(), request.body(Body::empty()).unwrap()).await;
        let coded = answer.headers.get(header::CONTENT_ENCODING).is_some_and(|coding| coding == "br");
        assert_eq!((coded, coded.then_some(answer.body.as_str())), (body == "W", (body == "W").then_some(body)));
    }
    // Only the worker knows the pages of the edition, and the first page installs it.
    let places = [
        ("/web/g/1?panel=log", "/web/?to=/g%2F1%3Fpanel%3Dlog"),
        ("/web", "/web/"),
        ("/web/games.db", "/web/?to=/games%2Edb"),
    ];
    for (path, place) in places {
        assert_eq!(browser.get(path).await.headers[header::LOCATION], place, "{path}");
    }
}

#[test]
fn a_folder_without_an_edition_is_refused_with_the_command_that_builds_one() {
    let (server, _folder) = with(&[("index.html", "first")]);
    let error = server.err().expect("it is no edition").to_string();
    assert!(error.contains("sw.js") && error.contains("cargo xtask web"), "{error}");
}
