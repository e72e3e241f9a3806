//! Names on boards: each belongs to one player, and no two look alike.

use underdeck_game::{Language, say};
use unicode_security::confusable_detection::skeleton;

/// The key for comparing names: the same for names that look alike (skeletons of Unicode Technical Standard 39), regardless of case. `None`
/// for a name without letters, which no player reserves.
pub(crate) fn claim(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let seen: String = skeleton(&words.join(" ").to_lowercase()).collect();
    let seen = seen.to_lowercase();
    (!seen.is_empty()).then_some(seen)
}

/// Whether a name looks like the default name of a player, `Player 12`, in one of the languages.
pub(crate) fn is_number(name: &str) -> bool {
    let digits: Vec<Option<String>> = (0..10).map(|digit| claim(&digit.to_string())).collect();
    let is_digit = |letter: char| digits.contains(&Some(letter.to_string()));
    let Some(seen) = claim(name) else { return false };
    Language::all().any(|language| {
        let plain = claim(&say!(PLAYER_NUMBER, number = "").write(language)).unwrap_or_default();
        seen.strip_prefix(&plain).is_some_and(|rest| !rest.is_empty() && rest.trim().chars().all(is_digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_key() {
        for (one, other) in
            [("Ada", "ada"), ("Ada", "\u{410}da"), ("Ada  L", "ada l"), ("paypal", "p\u{430}ypal"), ("O0l", "0Ol")]
        {
            assert_eq!(claim(one), claim(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Adam"), ("Änne", "Anne"), ("🂡", "🂢"), ("王", "玉")] {
            assert_ne!(claim(one), claim(other), "{one} {other}");
        }
        assert_eq!(claim("  "), None);
    }

    #[test]
    fn no_name_looks_like_the_default_name() {
        assert!(
            ["Player 1", "player 10", "P1ayer 3", "Pl\u{430}yer 207", "Player12", "Spieler 4", "jugador 5"]
                .into_iter()
                .all(is_number)
        );
        assert!(!["Player", "Player One", "Players", "Ada 1", ""].into_iter().any(is_number));
    }
}
