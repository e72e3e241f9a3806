//! Faults of a database: refused, unreachable and lost connections.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use axum::http::StatusCode;
use underdeck_server::{Server, ServerError, StoreFault};

use crate::common::{Browser, NOON, TestSite, code, config, generous, new_database, query_database};

fn fresh() -> String {
    new_database().expect("the address of a PostgreSQL in UNDERDECK_TEST_POSTGRES: use .ci/postgres")
}

fn open(address: &str) -> Result<Server, ServerError> {
    let mut config = config("".as_ref(), &Arc::new(AtomicI64::new(NOON)), generous());
    config.store = Some(address.parse().unwrap());
    Server::open(config)
}

fn why(address: &str) -> (StoreFault, String) {
    match open(address).err().expect("it is refused") {
        error @ ServerError::Store { .. } => {
            let message = error.to_string();
            let ServerError::Store { fault, .. } = error else { unreachable!() };
            (fault, message)
        }
        other => panic!("{other}"),
    }
}

#[test]
fn a_database_that_cannot_be_used_is_refused_with_a_reason() {
    let (fault, message) = why("postgres://ann:secret@127.0.0.1:1/cards");
    assert!(matches!(fault, StoreFault::Unreachable(_)), "{message}");
    assert!(message.contains("the database cards at 127.0.0.1") && !message.contains("secret"), "{message}");
    let elsewhere = fresh().replace("/postgres?", "/no_such_database?");
    let (fault, message) = why(&elsewhere);
    assert!(matches!(fault, StoreFault::Unreachable(_)) && message.contains("no_such_database"), "{message}");
    let later = fresh();
    open(&later).unwrap().close();
    query_database(&later, "UPDATE underdeck_schema SET version = 99");
    assert_eq!(why(&later).0, StoreFault::Later { found: 99, known: 2 });
    assert_eq!(query_database(&later, "SELECT version FROM underdeck_schema"), "99", "it is left as it is");
}

#[test]
fn servers_that_start_concurrently_create_the_tables_once() {
    let address = fresh();
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let address = address.clone();
            std::thread::spawn(move || open(&address).unwrap())
        })
        .collect();
    starts.into_iter().for_each(|start| start.join().unwrap().close());
    assert_eq!(query_database(&address, "SELECT count(*) FROM meta"), "1", "they have one secret");
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_connections_lose_no_move_and_are_replaced() {
    let site = TestSite::new();
    let store = site.store.clone().expect("a PostgreSQL in UNDERDECK_TEST_POSTGRES: use .ci/postgres");
    let browser: Browser = site.browser().await;
    let table = browser.begin(&code(underdeck_catalogue::games()[0].info().id, 1)).await;
    let mut moves = 0;
    for _ in 0..5 {
        let schema = store.rsplit("%3D").next().unwrap();
        let cut = format!(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = '{schema}' AND pid != pg_backend_pid()"
        );
        query_database(&store, &cut);
        let program = browser.program();
        let path = table.replace("/g/", "/tables/");
        let (mut face, mut tries) = (program.get(&path).await, 0);
        while face.0 == StatusCode::SERVICE_UNAVAILABLE && tries < 40 {
            (face, tries) = (program.get(&path).await, tries + 1);
        }
        assert_eq!((face.0, face.1["moves"].as_u64()), (StatusCode::OK, Some(moves)), "{}", face.1);
        let mv = face.1["table"]["offers"][0]["move"].as_str().unwrap();
        let played = program.post(&format!("{path}/moves"), serde_json::json!({ "move": mv, "confirm": true })).await;
        moves += u64::from(played.0 == StatusCode::OK);
    }
    assert!(moves > 0);
}

/// Starts a server on the port of the tests' PostgreSQL with a part of the address replaced; returns whether all its connections are
/// encrypted, or the error.
fn by_tls(what: &str, with: &str) -> Result<String, String> {
    let tls = std::env::var("UNDERDECK_TEST_POSTGRES_TLS").expect("an address with TLS: use .ci/postgres");
    assert!(tls.contains(what), "{tls}");
    let store = fresh();
    let schema = store.rsplit("%3D").next().unwrap();
    let tls = format!("{}&application_name={schema}&options=-csearch_path%3D{schema}", tls.replace(what, with));
    let mut config = config("".as_ref(), &Arc::new(AtomicI64::new(NOON)), generous());
    config.store = Some(tls.parse().map_err(|why: String| why)?);
    let server = Server::open(config).map_err(|error| error.to_string())?;
    let query = format!(
        "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = '{schema}'"
    );
    let all = query_database(&store.replace(&format!("application_name={schema}"), "application_name=psql"), &query);
    server.close();
    Ok(all)
}

#[test]
fn a_database_is_reached_by_tls_if_its_certificate_is_valid() {
    assert_eq!(by_tls("verify-full", "verify-full").as_deref(), Ok("t"));
    assert_eq!(by_tls("verify-full", "require").as_deref(), Ok("t"));
    let why = by_tls("/ca.pem", "/other.pem").unwrap_err();
    assert!(why.contains("TLS handshake") && why.contains("invalid peer certificate"), "{why}");
    let why = by_tls("@localhost:", "@127.0.0.1:").unwrap_err();
    assert!(why.contains("certificate not valid for name"), "{why}");
    // The database refuses connections without TLS, and the client does not fall back to them.
    let why = by_tls("sslmode=verify-full&sslrootcert=", "sslmode=disable&application_name=").unwrap_err();
    assert!(why.contains("pg_hba.conf"), "{why}");
}
