//! Games are exchanged between devices and a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use tower::ServiceExt;
use underdeck_chronicle::PlayerExport;
use underdeck_web::{AppRequest, AppResponse, ServerReply, ServerRequest};

use crate::common::{Device, NOON, location, moves_of, value_of};
use crate::same::{Browser, house};

const DEAL: &str = "16KNVV8H9V";

/// Sends a request to the server as the service worker does.
async fn run(browser: &Browser, errand: &ServerRequest) -> ServerReply {
    let mut request = Request::post(errand.to)
        .header(header::HOST, "cards.example")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/json")
        .extension(ConnectInfo::<SocketAddr>("127.0.0.1:9".parse().unwrap()));
    if !errand.token.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {}", errand.token));
    }
    let response =
        browser.router.clone().oneshot(request.body(Body::from(errand.body.clone())).unwrap()).await.unwrap();
    let status = response.status().as_u16();
    let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    ServerReply { status, body: String::from_utf8(body.to_vec()).unwrap(), state: errand.state.clone() }
}

/// Sends a form of the device's page and its requests to the server; `cut` of them lose their reply, after which the form is sent again.
pub(crate) async fn exchange(
    device: &mut Device,
    browser: &Browser,
    form: &str,
    code: &str,
    mut cut: usize,
) -> AppResponse {
    let mut answer = device.post(form, &[("code", code)]);
    while let Some(errand) = answer.errand.take() {
        let mut brought = run(browser, &errand).await;
        let is_cut = errand.to.ends_with("sync") && cut > 0;
        if is_cut {
            cut -= 1;
            (brought.status, brought.body) = (0, String::new());
        }
        let token = value_of(&device.get("/device").body, "token").unwrap();
        let form = vec![("token".to_owned(), token)];
        let asked = AppRequest {
            is_post: true,
            path: errand.then.into(),
            form,
            brought: Some(brought),
            ..AppRequest::default()
        };
        answer = device.ask(asked);
        if is_cut {
            assert_eq!((answer.status, answer.body.contains("cannot be reached")), (400, true), "{}", answer.body);
            answer = device.post("/device/sync", &[]);
        }
    }
    answer
}

/// A new code of the player at the server.
async fn code_of(browser: &Browser) -> String {
    let page = browser.post("/account/link", &[]).await.body;
    page.split("/link/").nth(1).unwrap_or_else(|| panic!("no code in {page}")).split('"').next().unwrap().to_owned()
}

pub(crate) async fn linked(browser: &Browser, luck: u32) -> Device {
    let mut device = Device::new();
    device.luck = luck;
    let answer = exchange(&mut device, browser, "/device/link", &code_of(browser).await, 0).await;
    assert!(answer.body.contains("sent to the server"), "{}", answer.body);
    device
}

/// Sends a form of a table, with the `n`th of its moves from the last.
fn play(device: &mut Device, form: &str, n: usize) {
    device.time += 7;
    let page = device.get(form.rsplit_once('/').unwrap().0).body;
    let (rev, moves) = (value_of(&page, "rev").unwrap(), moves_of(&page));
    let fields = [("rev", rev.as_str()), ("move", &moves[moves.len() - 1 - n % moves.len()]), ("confirm", "yes")];
    assert_eq!(device.post(form, &fields).status, 303, "{form}");
}

/// The records of the server's player, sorted.
async fn at_server(browser: &Browser) -> Vec<String> {
    let bundle = PlayerExport::read(browser.get("/account/export").await.body.as_bytes()).unwrap();
    let mut records: Vec<String> = bundle.games.into_iter().map(|game| game.record).collect();
    records.sort();
    records
}

/// The records of a device, sorted.
fn at(device: &mut Device) -> Vec<String> {
    let ids: Vec<String> = device.rows.keys().filter_map(|key| Some(key.strip_prefix("game/")?.to_owned())).collect();
    let mut records: Vec<String> = ids.iter().map(|id| device.get(&format!("/g/{id}/record")).body).collect();
    records.sort();
    records
}

/// A server with a game and two devices that continued it, each with a game of its own. Returns the server's records after the devices
/// have exchanged games in this order, with the network cut after this many requests.
async fn world(order: [usize; 4], cut: usize) -> Vec<String> {
    let time = Arc::new(AtomicI64::new(NOON + 1000));
    let (_server, _folder, browser) = house(&time).await;
    let address = browser.post(&format!("/d/{DEAL}"), &[]).await.place.unwrap();
    for _ in 0..2 {
        let page = browser.get(&address).await.body;
        let (rev, mv) = (value_of(&page, "rev").unwrap(), moves_of(&page).pop().unwrap());
        let fields = [("rev", rev.as_str()), ("move", &mv), ("confirm", "yes")];
        assert_eq!(browser.post(&format!("{address}/move"), &fields).await.status, 303);
    }
    let mut devices = [linked(&browser, 0).await, linked(&browser, 100).await];
    for (n, device) in devices.iter_mut().enumerate() {
        assert_eq!(at(device), at_server(&browser).await, "the game begun at the server is on the device");
        play(device, &format!("{address}/undo"), n);
        (0..2 + n).for_each(|_| play(device, &format!("{address}/move"), n));
        let own = device.begin(DEAL);
        play(device, &format!("{own}/move"), n);
    }
    for n in order {
        let answer = exchange(&mut devices[n], &browser, "/device/sync", "", cut).await;
        assert!(answer.body.contains("sent to the server") && !answer.body.contains("not accepted"), "{}", answer.body);
    }
    let mut all = at_server(&browser).await;
    assert_eq!(all.len(), 3);
    for device in &mut devices {
        assert_eq!(at(device), all, "everybody has the same");
        let again = exchange(device, &browser, "/device/sync", "", 0).await;
        assert!(again.body.contains("0 games sent to the server, 0 games received"), "{}", again.body);
    }
    // The id of the game that was begun at the server is random.
    for record in &mut all {
        *record = record.replace(underdeck_record::id_in(record).unwrap(), "ID");
    }
    all.sort();
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_and_a_server_have_the_same_records_after_exchanges_in_either_order() {
    let one = world([0, 1, 0, 1], 0).await;
    assert_eq!(one, world([1, 0, 1, 0], 0).await);
    assert_eq!(one, world([1, 0, 0, 1], 2).await, "a network that was cut changes nothing");
    assert!(one.iter().any(|record| record.contains("    (")), "lines of both are variations:\n{}", one.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_refuses_illegal_games_games_of_others_and_unknown_devices() {
    let time = Arc::new(AtomicI64::new(NOON + 1000));
    let (_server, _folder, browser) = house(&time).await;
    browser.post(&format!("/d/{DEAL}"), &[]).await;
    let mut device = linked(&browser, 0).await;
    device.begin(DEAL);
    let mut answer = device.post("/device/sync", &[]);
    let errand = answer.errand.take().unwrap();
    let tried = async |body: String| {
        let brought = run(&browser, &ServerRequest { body, ..errand.clone() }).await;
        assert_eq!(brought.status, 200, "{}", brought.body);
        let reply: underdeck_site::sync::SyncReply = serde_json::from_str(&brought.body).unwrap();
        reply.refused.into_values().next().unwrap_or_default()
    };
    let changed = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut body: serde_json::Value = serde_json::from_str(&errand.body).unwrap();
        change(&mut body["games"][0]);
        body.to_string()
    };
    let illegal =
        changed(&|game| game["record"] = game["record"].as_str().unwrap().replace("\n*", "\n1. fly;\n*").into());
    assert!(tried(illegal).await.contains("not a legal game"), "illegal");
    assert!(tried(changed(&|game| game["id"] = "../x".into())).await.contains("16 lower-case letters"));
    let other = changed(&|game| game["record"] = game["record"].as_str().unwrap().replace("16KN-VV8H-9V", "X").into());
    assert!(!tried(other).await.is_empty());
    // The game of another player: its id is secret, and does not help here.
    let other = Browser::new(browser.router.clone()).await;
    let theirs = other.post(&format!("/d/{DEAL}"), &[]).await.place.unwrap().replace("/g/", "");
    assert!(tried(changed(&|game| game["id"] = theirs.clone().into())).await.contains("belongs to another player"));
    // An unknown token: the device reports it, and its link ends.
    let nobody = ServerRequest { token: "A".repeat(43), ..errand.clone() };
    let brought = run(&browser, &nobody).await;
    assert_eq!(brought.status, 401);
    let token = value_of(&device.get("/device").body, "token").unwrap();
    let form = vec![("token".to_owned(), token)];
    let asked =
        AppRequest { is_post: true, path: errand.then.into(), form, brought: Some(brought), ..AppRequest::default() };
    assert!(device.ask(asked).body.contains("link it again"));
    assert!(device.get("/device").body.contains("/device/link\""));
    let none = exchange(&mut device, &browser, "/device/link", "00000-00000", 0).await;
    assert!(none.body.contains("Make a new one on the other device"), "{}", none.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_exported_file_holds_no_key_to_the_server() {
    let time = Arc::new(AtomicI64::new(NOON + 1000));
    let (_server, _folder, browser) = house(&time).await;
    browser.post(&format!("/d/{DEAL}"), &[]).await;
    let mut device = linked(&browser, 0).await;
    let kept = device.rows["owner"].clone();
    let key = kept.split("\"link\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(key.len() > 20 && !device.get("/device/export").body.contains(&key));
    assert_eq!(location(&device.get("/account")), "/device");
}
