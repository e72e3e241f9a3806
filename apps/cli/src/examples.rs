//! Examples for the help of commands that have none of their own.

/// The examples of a command, a line each.
pub(crate) fn of(command: &str) -> Option<&'static [&'static str]> {
    Some(match command {
        "games" => &["underdeck games", "underdeck games keevorn       one game with its house rules"],
        "rules" => &["underdeck rules keevorn", "underdeck rules keevorn --rule fight-3"],
        "play" => &[
            "underdeck play keevorn                      a new deal, or the unfinished game",
            "underdeck play keevorn --deal 17A           the deal of a code",
            "underdeck play keevorn -o jokers=1 --linear",
        ],
        "campaigns" => &["underdeck campaigns", "underdeck campaigns my-campaign"],
        "daily" => &["underdeck daily", "underdeck daily keevorn       play today’s deal"],
        "stats" => &["underdeck stats", "underdeck stats keevorn", "underdeck stats --csv > games.csv"],
        "records" => &["underdeck records", "underdeck records keevorn --last 5"],
        "export" => &["underdeck export my-games.json"],
        "import" => &["underdeck import my-games.json"],
        "settings" => &["underdeck settings", "underdeck settings options.keevorn.jokers 1"],
        "serve" => &["underdeck serve --open", "underdeck serve --addr 127.0.0.1:9000"],
        "store" => &["underdeck store copy --from server.db --to 'postgres:///underdeck?host=/var/run/postgresql'"],
        "deal" => &["underdeck deal keevorn --seed 7", "underdeck deal keevorn -o edition=second --seed 7"],
        "trace" => {
            &["underdeck trace keevorn --player greedy --seed 7 > game.jsonl", "underdeck trace --record my-game.udr"]
        }
        "replay" => &["underdeck replay my-game.udr", "underdeck replay my-game.udr --linear"],
        "verify" => &["underdeck verify my-game.udr", "underdeck verify game.jsonl"],
        "step" => &["underdeck step keevorn < requests.jsonl"],
        "perft" => &["underdeck perft keevorn --seed 7 --depth 4"],
        "completions" => &["underdeck completions zsh > _underdeck"],
        "man" => &["underdeck man sim | man -l -"],
        _ => return None,
    })
}
