//! How long, how hard and how won: what a game says of itself, and what was measured.

use game::GameInfo;
use maud::{Markup, html};

use crate::site::Site;

/// How many moves games take that a sensible player plays. The first line is the command.
const LENGTHS: &str = include_str!("../../../docs/lengths.csv");
/// How many deals can be won; the table has a row for each game and its house rules.
const WINNABILITY: &str = include_str!("../../../docs/winnability.md");

/// How long a game is: the number of games, their median length in moves, and the length that 95 % keep to.
fn length(id: &str) -> Option<[u64; 3]> {
    let line = LENGTHS.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(','))?;
    let numbers: Vec<u64> = line.split(',').filter_map(|number| number.parse().ok()).collect();
    numbers.try_into().ok()
}

/// How many deals were solved, and the least and the greatest share of deals that can be won, in percent.
fn winnable(title: &str) -> Option<(u64, f64, f64)> {
    let rows = WINNABILITY.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let row = rows
        .into_iter()
        .find(|row| row.len() > 9 && title.starts_with(row[1]) && !row[1].is_empty() && row[2].is_empty())?;
    let (low, high) = row[8].trim_end_matches('%').trim().split_once('–')?;
    Some((row[3].replace(',', "").parse().ok()?, low.trim().parse().ok()?, high.trim().parse().ok()?))
}

/// How a game is won, how long it is and how hard, with the figures that were measured.
pub(crate) fn measured(site: &Site<'_>, info: &GameInfo) -> Markup {
    html! {
        dl class="measured" {
            div { dt { (site.say("how-won")) } dd lang="en" { (info.aim) } }
            div {
                dt { (site.say("how-long")) }
                dd {
                    span lang="en" { (info.length) } "."
                    @if let Some([games, median, most]) = length(info.id) {
                        " " (site.tell("length-measured", &[("games", games.into()), ("median", median.into()), ("most", most.into())]))
                    }
                }
            }
            div {
                dt { (site.say("how-hard")) }
                dd {
                    span lang="en" { (info.difficulty) } "."
                    @if let Some((deals, low, high)) = winnable(info.title) {
                        " " (site.tell("winnable-measured", &[("deals", deals.into()), ("low", low.into()), ("high", high.into())]))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_figures() {
        for game in catalogue::games().iter().filter(|game| game.info().id != "toy") {
            let info = game.info();
            let [games, median, most] = length(info.id).unwrap_or_else(|| panic!("no length of {}", info.id));
            assert!(games >= 100 && median > 0 && median <= most, "{}", info.id);
            let (deals, low, high) = winnable(info.title).unwrap_or_else(|| panic!("no deals of {}", info.id));
            assert!(deals >= 100 && low > 0.0 && low < high && high <= 100.0, "{}", info.id);
        }
    }
}
