//! Edition and server give the same bytes for every page without luck and time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use tower::ServiceExt;
use underdeck_game::Language;
use underdeck_pages::{DeviceNotice, PageSettings, Site};
use underdeck_server::{Config, Limits, Server, TimeSource};

use crate::common::{Device, NOON, moves_of, value_of};

/// The most moves played in a game; most games end before.
const MOVES: usize = 120;

/// A browser at a server.
pub(crate) struct Browser {
    pub(crate) router: Router,
    cookie: String,
    pub(crate) token: String,
}

/// An answer of both: status, redirection, page.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    pub(crate) status: u16,
    pub(crate) place: Option<String>,
    pub(crate) body: String,
}

impl Browser {
    /// A new browser, which the server does not know.
    pub(crate) async fn new(router: Router) -> Self {
        let mut browser = Self { router, cookie: String::new(), token: String::new() };
        let (page, cookie) = browser.send(Request::get("/settings"), String::new()).await;
        browser.cookie = cookie.unwrap().split(';').next().unwrap().to_owned();
        browser.token = value_of(&page.body, "token").unwrap();
        browser
    }

    /// Imports a file.
    pub(crate) async fn import(&self, file: &str) -> String {
        let part = |name: &str, value: &str| {
            format!("--cut\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = part("token", &self.token) + &part("file", file) + "--cut--\r\n";
        let request = Request::post("/account/import")
            .header(header::HOST, "cards.example")
            .header("x-forwarded-proto", "https")
            .extension(ConnectInfo::<SocketAddr>("127.0.0.1:9".parse().unwrap()))
            .header(header::COOKIE, &self.cookie)
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=cut");
        let response = self.router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        String::from_utf8(to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()).unwrap()
    }

    async fn send(&self, request: axum::http::request::Builder, body: String) -> (Seen, Option<String>) {
        let request = request
            .header(header::HOST, "cards.example")
            .header(header::ORIGIN, "https://cards.example")
            .header("x-forwarded-proto", "https")
            .extension(ConnectInfo::<SocketAddr>("127.0.0.1:9".parse().unwrap()))
            .header(header::COOKIE, &self.cookie)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let response = self.router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        let status = response.status().as_u16();
        let text = |name| response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        let (place, cookie) = (text(header::LOCATION), text(header::SET_COOKIE));
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (Seen { status, place, body: String::from_utf8(body.to_vec()).unwrap() }, cookie)
    }

    pub(crate) async fn get(&self, path: &str) -> Seen {
        self.send(Request::get(path.split('#').next().unwrap()), String::new()).await.0
    }

    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Seen {
        let coded = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
        let mut body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", coded(value))).collect();
        body.push(format!("token={}", self.token));
        self.send(Request::post(path), body.join("&")).await.0
    }
}

/// A server's page without the choice of a game at two devices, the link for spectators and the deletion of a game, which the edition does not
/// offer.
fn alone(page: &str) -> String {
    let mut page = page.to_owned();
    let of_server = [
        ("<option value=\"device\">", "</option>"),
        ("<fieldset class=\"devices\">", "</fieldset>"),
        ("<section class=\"spectators\"", "</section>"),
        ("<a class=\"button delete\"", "</a>"),
    ];
    for (start, end) in of_server {
        if let Some(from) = page.find(start) {
            let to = from + page[from..].find(end).expect("an element ends") + end.len();
            page.replace_range(from..to, "");
        }
    }
    page
}

/// A server in this process with a new player.
pub(crate) async fn house(time: &Arc<AtomicI64>) -> (Server, tempfile::TempDir, Browser) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().join("games.db"));
    let time = Arc::clone(time);
    config.clock = TimeSource::of(move || jiff::Timestamp::from_second(time.load(Ordering::Relaxed)).unwrap());
    config.public = true;
    config.proxies = vec!["127.0.0.1".parse().unwrap()];
    config.limits =
        Limits { player_rate: 1e9, player_burst: 1e9, address_rate: 1e9, address_burst: 1e9, ..Limits::default() };
    let server = Server::open(config).unwrap();
    let browser = Browser::new(server.router()).await;
    (server, folder, browser)
}

/// An answer with its random parts replaced: ids of games, the token, revisions and keys of forms.
fn plain(seen: Seen, ids: &[String], token: &str) -> Seen {
    let values = |name: &str| {
        let field = format!("name=\"{name}\" value=\"");
        let values = seen.body.split(&field).skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned()));
        values.collect::<Vec<String>>()
    };
    let random = [values("rev"), values("key")].concat();
    let named = |text: String| ids.iter().enumerate().fold(text, |text, (n, id)| text.replace(id, &format!("ID{n}")));
    let record_id = underdeck_record::id_in(&seen.body).map(str::to_owned);
    let mut body = named(seen.body).replace(token, "TOKEN");
    body = record_id.map_or(body.clone(), |id| body.replace(&id, "RECORD"));
    for random in random.iter().filter(|random| !random.is_empty()) {
        body = body.replace(random.as_str(), "RANDOM");
    }
    Seen { place: seen.place.map(named), body, ..seen }
}

/// The server's page in the form of the edition.
fn for_device(body: &str, path: &str) -> String {
    let settings = PageSettings::default();
    let site = Site { token: "", settings: &settings, path: "", origin: "", language: Language::ENGLISH, notice: None };
    let boards = path.starts_with("/d/");
    underdeck_pages::for_device(body, &site, if boards { &[DeviceNotice::Boards] } else { &[] })
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_have_the_same_pages() {
    let time = Arc::new(AtomicI64::new(NOON));
    let (_server, _folder, browser) = house(&time).await;
    let mut device = Device::new();
    let token = value_of(&device.get("/settings").body, "token").unwrap();
    // The ids of all games so far, the edition's and the server's.
    let mut all = [Vec::new(), Vec::new()];
    for game in underdeck_catalogue::games() {
        let info = game.info();
        let code = game.deal(&[], 7).unwrap().code;
        let [mine, theirs] = [device.begin(&code), browser.post(&format!("/d/{code}"), &[]).await.place.unwrap()];
        let [id, their_id] = [&mine, &theirs].map(|address| address.trim_start_matches("/g/").to_owned());
        all[0].push(id.clone());
        all[1].push(their_id.clone());
        let mut compared = 0;
        for n in 0..MOVES {
            let mut paths = vec![mine.clone()];
            if n % 20 == 3 {
                let panels = ["log", "tree", "rules", "game", "moves"].map(|panel| format!("{mine}?panel={panel}"));
                paths.extend(panels);
                paths.extend([
                    format!("{mine}/replay"),
                    format!("{mine}/replay?at=2"),
                    format!("{mine}/sheet"),
                    format!("{mine}/record"),
                    format!("{mine}/archive"),
                ]);
            }
            if n % 60 == 3 {
                let others = [
                    "/help",
                    "/credits",
                    "/settings",
                    "/mine",
                    "/records",
                    "/statistics",
                    "/campaigns",
                    "/practice",
                    "/puzzles",
                    "/puzzles/keevorn",
                    "/puzzles/keevorn/1",
                    "/puzzles/keevorn/daily",
                    "/nothing",
                    "/g/nothing",
                ];
                paths.extend(others.map(str::to_owned));
                paths.extend([
                    format!("/games/{}", info.id),
                    format!("/rules/{}", info.id),
                    format!("/d/{code}"),
                    format!("/statistics/{}", info.id),
                ]);
            }
            let mut page = String::new();
            for path in paths {
                let seen = device.get(&path);
                let place = seen.headers.iter().find(|(name, _)| *name == "location").map(|(_, value)| value.clone());
                let seen = Seen { status: seen.status, place, body: seen.body };
                if page.is_empty() {
                    page.clone_from(&seen.body);
                }
                let mut other = browser.get(&path.replace(&id, &their_id)).await;
                if other.body.starts_with("<!DOCTYPE") {
                    other.body = for_device(&alone(&other.body), &path);
                }
                let [seen, other] = [plain(seen, &all[0], &token), plain(other, &all[1], &browser.token)];
                if seen != other {
                    let at = seen.body.bytes().zip(other.body.bytes()).take_while(|(one, two)| one == two).count();
                    let around = |text: &str| {
                        text.get(at.saturating_sub(100)..(at + 100).min(text.len())).unwrap_or("").to_owned()
                    };
                    panic!(
                        "{path} after {n} moves: {} {:?} {}\n{} {:?} {}",
                        seen.status,
                        seen.place,
                        around(&seen.body),
                        other.status,
                        other.place,
                        around(&other.body)
                    );
                }
                compared += 1;
            }
            let moves = moves_of(&page);
            let Some(mv) = moves.get((n * 7) % moves.len().max(1)) else { break };
            time.fetch_add(30, Ordering::Relaxed);
            device.time += 30;
            let rev = value_of(&page, "rev").unwrap();
            let their_rev = value_of(&browser.get(&theirs).await.body, "rev").unwrap();
            let key = format!("k{n}");
            let fields = |rev| [("rev", rev), ("key", key.as_str()), ("move", mv.as_str()), ("confirm", "yes")];
            let one = device.post(&format!("{mine}/move"), &fields(&rev));
            let two = browser.post(&format!("{theirs}/move"), &fields(&their_rev)).await;
            assert_eq!((one.status, two.status), (303, 303), "{mv}: {} {}", one.body, two.body);
        }
        assert!(compared > 10, "{}: {compared} pages", info.id);
    }
}
