//! A store with very many games: its size, the start time of a server with it, and the times of lists.
//!
//! `cargo run --release -p underdeck-server --example many -- [GAMES] [PLAYERS] [FOLDER]`; by default 100000 games of 1000 players, in a
//! folder that is deleted at the end. One player has 2000 of the games, and one deal has an entry of every player on its board. A folder with
//! an existing store is measured unchanged. Requests go to the server without a network; each is sent 50 times.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use tower::ServiceExt;
use underdeck_server::{Config, Limits, Server};

/// The allocator of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Fault = Box<dyn std::error::Error + Send + Sync>;

/// The number of games of the player with the most.
const MOST: usize = 2000;
/// The number of requests for each page.
const TIMES: usize = 50;
/// The number of concurrent uploads.
const AT_ONCE: usize = 16;

fn main() -> Result<(), Fault> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: usize| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (games, players) = (number(100_000)?.max(MOST), number(1000)?.max(2));
    let (folder, is_ours) = match std::env::args().nth(3) {
        Some(folder) => (folder.into(), false),
        None => (std::env::temp_dir().join(format!("underdeck-many-{}", std::process::id())), true),
    };
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("games.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if !file.exists() {
        runtime.block_on(fill(&file, games, players))?;
    }
    let bytes = std::fs::metadata(&file)?.len();
    println!("{games} games of {players} players: {} MiB, {} bytes a game", bytes >> 20, bytes / games as u64);
    let mut starts = Vec::new();
    for _ in 0..5 {
        let start = Instant::now();
        let server = Server::open(config(&file)?)?;
        starts.push(start.elapsed());
        server.close();
    }
    println!("start: {}", spread(starts));
    let done = runtime.block_on(lists(&file));
    if is_ours {
        std::fs::remove_dir_all(&folder)?;
    }
    done
}

fn config(file: &Path) -> Result<Config, Fault> {
    let mut config = Config::new("127.0.0.1:0".parse()?, file.to_owned());
    config.limits = Limits { player_rate: 1e9, player_burst: 1e9, ..Limits::default() };
    Ok(config)
}

/// Makes a store of games that the heuristic player has played.
async fn fill(file: &Path, games: usize, players: usize) -> Result<(), Fault> {
    let start = Instant::now();
    let each = games.saturating_sub(MOST).div_ceil(players - 1);
    let records: Arc<Vec<String>> = Arc::new((0..MOST.max(each)).map(|n| played(n as u64)).collect::<Result<_, _>>()?);
    println!("{} records played in {:.0} s", records.len(), start.elapsed().as_secs_f64());
    let server = Server::open(config(file)?)?;
    let places = Arc::new(tokio::sync::Semaphore::new(AT_ONCE));
    let mut left = games;
    let mut work = Vec::new();
    let mut tokens = Vec::new();
    for player in 0..players {
        let own = if player == 0 { MOST } else { each }.min(left);
        left -= own;
        let made = ask(&server.router(), Request::post("/api/v1/players"), String::new()).await?;
        let token = made.split('"').nth(3).ok_or("no token")?.to_owned();
        tokens.push(token.clone());
        let (router, records, place) =
            (server.router(), Arc::clone(&records), Arc::clone(&places).acquire_owned().await?);
        work.push(tokio::spawn(async move {
            for record in &records[..own] {
                let request = Request::post("/api/v1/records").header(header::AUTHORIZATION, format!("Bearer {token}"));
                ask(&router, request, record.clone()).await?;
            }
            drop(place);
            Ok::<_, Fault>(())
        }));
    }
    for work in work {
        work.await??;
    }
    server.close();
    // Uploaded games are on no board, so add them here.
    let conn = rusqlite::Connection::open(file)?;
    conn.execute(
        "INSERT INTO entries (game, player, deal, result, score, moves, informed, finished, aids, record) \
         SELECT id, player, deal, result, score, moves, informed, changed, aids, record FROM games \
         WHERE deal = (SELECT deal FROM games GROUP BY deal ORDER BY count(*) DESC LIMIT 1) GROUP BY player",
        [],
    )?;
    conn.execute_batch("CREATE TABLE IF NOT EXISTS many (token TEXT) STRICT")?;
    for token in [&tokens[0], &tokens[1]] {
        conn.execute("INSERT INTO many VALUES (?1)", [token])?;
    }
    println!("filled in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The record of a whole game.
fn played(n: u64) -> Result<String, Fault> {
    let games = underdeck_catalogue::games();
    let game = games[(n % games.len() as u64) as usize];
    let mut session = underdeck_play::start(game, &game.deal(&[], n)?.code)?;
    while let Some(hint) = session.hint() {
        session.play(&hint.offer.spelling)?;
    }
    Ok(session.record().to_string())
}

/// Prints the times of lists.
async fn lists(file: &Path) -> Result<(), Fault> {
    let conn = rusqlite::Connection::open(file)?;
    let tokens: Vec<String> =
        conn.prepare("SELECT token FROM many")?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let deal: String = conn.query_row("SELECT deal FROM entries LIMIT 1", [], |row| row.get(0))?;
    let game: String = conn.query_row("SELECT game FROM entries WHERE player = 1", [], |row| row.get(0))?;
    drop(conn);
    let server = Server::open(config(file)?)?;
    let router = server.router();
    let of_game = format!("/g/{game}");
    let of_deal = format!("/d/{deal}");
    for (who, token) in ["most games", "usual"].into_iter().zip(&tokens) {
        for path in ["/", "/records", "/campaigns", of_deal.as_str(), of_game.as_str(), "/statistics", "/api/v1/tables"]
        {
            let mut taken = Vec::new();
            for _ in 0..TIMES {
                let request = Request::get(path).header(header::COOKIE, format!("underdeck={token}"));
                let request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
                let start = Instant::now();
                if ask(&router, request, String::new()).await.is_err() {
                    break;
                }
                taken.push(start.elapsed());
            }
            if taken.len() == TIMES {
                println!("{who:>10} {:24} {}", path.replace(&game, "GAME").replace(&deal, "DEAL"), spread(taken));
            }
        }
    }
    server.close();
    Ok(())
}

/// The body of a response.
async fn ask(router: &Router, request: axum::http::request::Builder, body: String) -> Result<String, Fault> {
    let request = request.header(header::HOST, "localhost").header(header::CONTENT_TYPE, "text/plain");
    let request = request.extension(ConnectInfo::<SocketAddr>("127.0.0.1:9".parse()?));
    let answer = router.clone().oneshot(request.body(Body::from(body))?).await?;
    let status = answer.status();
    let text = String::from_utf8(to_bytes(answer.into_body(), usize::MAX).await?.to_vec())?;
    if status.is_success() { Ok(text) } else { Err(format!("{status}: {text}").into()) }
}

/// The fastest, the median and the slowest of some times.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    let [fastest, median, slowest] = [times.first(), times.get(times.len() / 2), times.last()].map(ms);
    format!("fastest {fastest:.1} ms, median {median:.1} ms, slowest {slowest:.1} ms")
}
