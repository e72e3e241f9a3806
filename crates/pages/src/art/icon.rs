//! Icons for words, from game-icons.net (CC BY 3.0).

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use crate::assets::asset_url;

/// Name, artist, words and path of each icon, one per line. The paths are in a box of 512.
const ICONS: &str = include_str!("../../art/icons.txt");

/// An icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Icon {
    /// Its name in the set.
    pub(crate) name: &'static str,
    /// Who drew it.
    pub(crate) artist: &'static str,
}

impl Icon {
    /// Where it is drawn: in the file of all icons.
    pub(crate) fn address(&self) -> String {
        [asset_url("icons.svg"), "#i-", self.name].concat()
    }
}

struct Icons {
    all: Vec<Icon>,
    /// The icons for each word or phrase, in lower case.
    by_words: HashMap<&'static str, Vec<Icon>>,
    /// The length of the longest phrase that starts with each word, so that most words are skipped.
    longest: HashMap<&'static str, usize>,
}

static DATA: LazyLock<Icons> = LazyLock::new(|| {
    let mut icons = Icons { all: Vec::new(), by_words: HashMap::new(), longest: HashMap::new() };
    for line in ICONS.lines() {
        let mut parts = line.splitn(4, '|');
        let (Some(name), Some(artist), Some(words)) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        let icon = Icon { name, artist };
        icons.all.push(icon);
        for run in words.split(", ") {
            let longest = icons.longest.entry(run.split(' ').next().unwrap_or_default()).or_default();
            *longest = run.split(' ').count().max(*longest);
            icons.by_words.entry(run).or_default().push(icon);
        }
    }
    icons
});

/// The icon for the first phrase in a text that has one. `n` selects among several for one phrase.
pub(crate) fn icon_for(text: &str, n: usize) -> Option<Icon> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|w| !w.is_empty()).collect();
    let run = |from: usize| {
        let first = words[from];
        let longest = |word| DATA.longest.get(word).copied();
        let most = longest(first).max(first.strip_suffix('s').and_then(longest))?;
        (1..=most.min(words.len() - from)).rev().find_map(|len| {
            let run = words[from..from + len].join(" ");
            // `Skeletons` are drawn as a skeleton.
            DATA.by_words.get(run.as_str()).or_else(|| DATA.by_words.get(run.strip_suffix('s')?))
        })
    };
    let found = (0..words.len()).find_map(run)?;
    found.get(n % found.len()).copied()
}

/// The artists of all icons, by name.
pub(crate) fn artists() -> BTreeSet<&'static str> {
    DATA.all.iter().map(|icon| icon.artist).collect()
}

/// How many icons there are.
pub(crate) fn count() -> usize {
    DATA.all.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_whole() {
        assert!(count() > 100);
        for icon in &DATA.all {
            let safe = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
            assert!(safe(icon.name) && safe(icon.artist), "{icon:?}");
        }
        for line in ICONS.lines() {
            let path = line.rsplit('|').next().unwrap();
            assert!(path.starts_with(['M', 'm']), "{line}");
            assert!(path.chars().all(|c| c.is_ascii_alphanumeric() || " .,-".contains(c)), "{line}");
        }
    }

    #[test]
    fn the_first_thing_named_is_drawn_and_longer_names_go_first() {
        let name = |text: &str| icon_for(text, 0).map(|icon| icon.name);
        assert_eq!(name("Locked Door (4 letters)"), Some("locked-door"));
        assert_eq!(name("a wooden door"), Some("wooden-door"));
        assert_eq!(name("Spider: rank 4, pay 1, food 3"), Some("spider-alt"));
        assert_eq!(name("9 points"), None);
        assert_eq!(name("nothing of the kind"), None);
        assert_ne!(icon_for("monster", 0), icon_for("monster", 1));
    }
}
