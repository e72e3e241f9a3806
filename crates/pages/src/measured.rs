//! The length, the difficulty and the aim of a game, in its own words and in measured figures.

use maud::{Markup, html};
use underdeck_catalogue::Game;
use underdeck_game::{OptionValue, say, text};

use crate::site::Site;

/// The lengths of games of a sensible player, in moves. The first line is the command.
const LENGTHS: &str = include_str!("../../../docs/lengths.csv");
/// The share of deals of each game that can be won: the first rows of the table in `docs/winnability.md`.
const WINNABLE: &str = include_str!("../../../docs/winnable.csv");

/// The figures of a game in a list.
fn figures(list: &'static str, id: &str) -> Option<[&'static str; 3]> {
    let line = list.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(','))?;
    line.split(',').collect::<Vec<_>>().try_into().ok()
}

/// The number of measured games, their median length in moves, and their 95th percentile.
fn length(id: &str) -> Option<[u64; 3]> {
    let [games, median, most] = figures(LENGTHS, id)?.map(|number| number.parse().ok());
    Some([games?, median?, most?])
}

/// The number of solved deals, and the bounds of the share that can be won, in percent.
fn winnable(id: &str) -> Option<(u64, f64, f64)> {
    let [deals, low, high] = figures(WINNABLE, id)?;
    Some((deals.parse().ok()?, low.parse().ok()?, high.parse().ok()?))
}

/// The aim, the length and the difficulty of a game under these house rules, with the measured figures, which are of the defaults.
pub(crate) fn measured(site: &Site<'_>, game: &Game, options: &[(&'static str, OptionValue)]) -> Markup {
    let (info, is_measured) = (game.info(), options == game.core().default_options().values);
    let (aim, length_of, difficulty) = (info.aim(options), game.length(options), game.difficulty(options));
    let percent = |share: f64| site.number(&share.to_string());
    html! {
        dl class="measured" {
            div { dt { (site.say(&text::GAME_AIM)) } dd lang=[site.lang(&aim)] { (site.said(&aim)) } }
            div {
                dt { (site.say(&text::GAME_LENGTH)) }
                dd {
                    span lang=[site.lang(&length_of)] { (site.said(&length_of)) } "."
                    @if let Some([games, median, most]) = length(info.id).filter(|_| is_measured) {
                        " " (site.say(say!(LENGTH_MEASURED, games, median, most)))
                    }
                }
            }
            div {
                dt { (site.say(&text::GAME_DIFFICULTY)) }
                dd {
                    span lang=[site.lang(&difficulty)] { (site.said(&difficulty)) } "."
                    @if let Some((deals, low, high)) = winnable(info.id).filter(|_| is_measured) {
                        " " (site.say(say!(WINNABLE_MEASURED, deals, low = percent(low), high = percent(high))))
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
        for game in underdeck_catalogue::games().iter().filter(|game| game.info().id != "toy") {
            let info = game.info();
            let [games, median, most] = length(info.id).unwrap_or_else(|| panic!("no length of {}", info.id));
            assert!(games >= 100 && median > 0 && median <= most, "{}", info.id);
            let (deals, low, high) = winnable(info.id).unwrap_or_else(|| panic!("no deals of {}", info.id));
            assert!(deals >= 100 && low > 0.0 && low < high && high <= 100.0, "{}", info.id);
            // The page and the document agree.
            let rows = include_str!("../../../docs/winnability.md").lines().map(|line| line.split('|').map(str::trim));
            let mut rows = rows.map(Iterator::collect::<Vec<_>>);
            let row = rows.find(|row| row.len() > 9 && info.title.starts_with(row[1]) && !row[1].is_empty());
            let row = row.unwrap_or_else(|| panic!("no row of {}", info.id));
            assert_eq!((row[3].replace(',', ""), row[8].to_owned()), (deals.to_string(), format!("{low}–{high} %")));
        }
    }
}
