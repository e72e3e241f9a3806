//! Icons, from game-icons.net (CC BY 3.0).

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Name, artist and set of each icon, one per line.
const FILE: &str = include_str!("../../art/icons.txt");
/// The path of each icon in a box of 512, in the same order.
const PATHS: &str = include_str!("../../art/icon-paths.txt");

/// An icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Icon {
    /// Its name in the set.
    pub(crate) name: &'static str,
    /// Its artist.
    pub(crate) artist: &'static str,
}

/// All icons, each with its two ids: its name and its set.
static ICONS: LazyLock<Vec<(Icon, [&'static str; 2])>> = LazyLock::new(|| {
    let icon = |line: &'static str| {
        let mut parts = line.splitn(3, '|');
        let (name, artist, set) = (parts.next()?, parts.next()?, parts.next()?);
        Some((Icon { name, artist }, [name, set]))
    };
    FILE.lines().filter_map(icon).collect()
});

/// The icon of this id, `n` selecting one of a set; `None` if there is no such icon.
pub(crate) fn icon_of(id: &str, n: usize) -> Option<Icon> {
    let found: Vec<Icon> =
        ICONS.iter().filter(|(_, ids)| !id.is_empty() && ids.contains(&id)).map(|(icon, _)| *icon).collect();
    found.get(n.checked_rem(found.len())?).copied()
}

/// The file of all icons, each a symbol named `i-` and its name.
pub(crate) fn symbols() -> String {
    let symbol = |((Icon { name, .. }, _), path): (&(Icon, _), &str)| {
        format!(r#"<symbol id="i-{name}" viewBox="0 0 512 512"><path d="{path}"/></symbol>"#)
    };
    let drawn: String = ICONS.iter().zip(PATHS.lines()).map(symbol).collect();
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>"#)
}

/// The artists of all icons, by name.
pub(crate) fn artists() -> BTreeSet<&'static str> {
    ICONS.iter().map(|(icon, _)| icon.artist).collect()
}

/// The number of icons.
pub(crate) fn count() -> usize {
    ICONS.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_whole() {
        assert!(count() > 100);
        for ((icon, _), path) in ICONS.iter().zip(PATHS.lines()) {
            let safe = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
            assert!(safe(icon.name) && safe(icon.artist) && path.starts_with(['M', 'm']), "{icon:?}");
            assert!(path.chars().all(|c| c.is_ascii_alphanumeric() || " .,-".contains(c)), "{icon:?}");
        }
        assert_eq!((count(), count()), (FILE.lines().count(), PATHS.lines().count()));
    }

    #[test]
    fn an_icon_is_found_by_its_name_or_its_set() {
        let name = |id: &str, n| icon_of(id, n).map(|icon| icon.name);
        assert_eq!(name("locked-door", 7), Some("locked-door"));
        assert_eq!((name("locked door", 0), name("", 0)), (None, None));
        assert_eq!(name("monster", 0), name("monster", 6));
        assert_ne!(name("monster", 0), name("monster", 1));
    }

    #[test]
    fn every_icon_of_a_table_exists() {
        let mut seen = BTreeSet::new();
        for game in underdeck_catalogue::games() {
            let mut session = underdeck_play::start(game, &game.deal(&[], 3).unwrap().code).unwrap();
            for _ in 0..80 {
                let table = session.table();
                for zone in &table.zones {
                    seen.insert(zone.icon.art);
                    seen.extend(zone.cards().map(|face| face.role.icon.art));
                    if let underdeck_game::Body::List(entries) = &zone.body {
                        seen.extend(entries.iter().map(|entry| entry.icon.art));
                    }
                }
                let Some(hint) = session.hint() else { break };
                session.play(&hint.offer.spelling).unwrap();
            }
        }
        assert!(seen.len() > 60, "{seen:?}");
        for art in seen.into_iter().filter(|art| !art.is_empty()) {
            assert!(icon_of(art, 0).is_some(), "{art}");
        }
    }
}
