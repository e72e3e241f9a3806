//! Times the table pages of every game in each language: after a move, and once more. `times [ROUNDS]`, in the profile `release`.

use std::time::{Duration, Instant};

use underdeck_game::Language;
use underdeck_pages::{Facts, PageSettings, Site, UrlParams};
use underdeck_play::{Command, History};

/// The moves of each game.
const MOVES: usize = 12;

fn main() {
    let rounds: usize = std::env::args().nth(1).map_or(40, |rounds| rounds.parse().expect("a number of rounds"));
    println!("{:<16} {:>8} {:>12} {:>8}", "game", "language", "after a move", "again");
    let mut sums = vec![[Duration::ZERO; 2]; Language::all().len()];
    for game in underdeck_catalogue::games() {
        let code = game.deal(&[], 7).expect("a deal").code;
        let begin = || History::new(underdeck_play::start(game, &code).expect("a game"));
        let mut tree = begin();
        let mut moves = Vec::new();
        while let Some(hint) = tree.session().hint().filter(|_| moves.len() < MOVES) {
            tree.act(Command::play(&hint.offer.spelling)).expect("hints are legal");
            moves.push(hint.offer.spelling);
        }
        for (language, sum) in Language::all().zip(&mut sums) {
            // The shortest time of each page, over all rounds.
            let mut best = vec![[Duration::MAX; 2]; moves.len()];
            for _ in 0..rounds {
                let mut tree = begin();
                for (spelling, best) in moves.iter().zip(&mut best) {
                    tree.act(Command::play(spelling)).expect("it was legal");
                    best.iter_mut().for_each(|best| *best = time(&tree, language).min(*best));
                }
            }
            let pages = u32::try_from(moves.len().max(1)).expect("few moves");
            let mean = [0, 1].map(|which| best.iter().map(|best| best[which]).sum::<Duration>() / pages);
            println!("{:<16} {:>8} {:>12.0?} {:>8.0?}", game.info().id, language.code(), mean[0], mean[1]);
            (sum[0], sum[1]) = (sum[0] + mean[0], sum[1] + mean[1]);
        }
    }
    for (language, sum) in Language::all().zip(&sums) {
        let ratio = |which: usize| sum[which].as_secs_f64() / sums[0][which].as_secs_f64();
        println!("{:<16} {:>8} {:>12.3} {:>8.3}", "against English", language.code(), ratio(0), ratio(1));
    }
}

fn time(tree: &History, language: Language) -> Duration {
    let settings = PageSettings::default();
    let site = Site { token: "t", settings: &settings, path: "/g/1", notice: None, origin: "", language };
    let params = UrlParams::parse("");
    let from = Instant::now();
    let page = underdeck_pages::table(&site, tree, &Facts::new("1", 1, &params));
    let time = from.elapsed();
    assert!(page.len() > 1000, "a page");
    time
}
