//! "Did you mean": the nearest of some words.

/// From so many letters on nothing is a slip any more.
const LONGEST: usize = 80;

/// The word nearest to what was typed, if one is near: at most a third of its letters differ, or it begins so.
pub fn nearest<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed: String = typed.to_lowercase().chars().take(LONGEST).collect();
    let scored = words.into_iter().filter_map(|word| {
        let lower = word.to_lowercase();
        if typed.chars().count() >= 3 && lower.starts_with(&typed) {
            return Some((0, word));
        }
        let apart = distance(&typed, &lower);
        (apart * 3 <= lower.chars().count().max(3)).then_some((apart, word))
    });
    scored.min_by_key(|&(apart, _)| apart).map(|(_, word)| word)
}

/// How many letters must be put in, left out, changed or swapped with the next to make one word the other
/// (optimal string alignment).
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut apart = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            apart[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let changed = apart[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                let swap = if swapped { apart[i - 2][j - 2] + 1 } else { changed };
                changed.min(swap).min(apart[i - 1][j] + 1).min(apart[i][j - 1] + 1)
            };
        }
    }
    apart[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_understood_and_strangers_are_not() {
        let words = ["keevorn", "cryptkeeper", "fight-3", "fight-13"];
        assert_eq!(nearest("Kevorn", words), Some("keevorn"));
        assert_eq!(nearest("keevron", words), Some("keevorn"));
        assert_eq!(nearest("crypt", words), Some("cryptkeeper"));
        assert_eq!(nearest("fight3", words), Some("fight-3"));
        assert_eq!(nearest("poker", words), None);
        assert_eq!(nearest("", words), None);
    }

    #[test]
    fn the_distance_counts_letters() {
        for (a, b, apart) in [("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("ab", "ba", 1)] {
            assert_eq!((distance(a, b), distance(b, a)), (apart, apart), "{a} {b}");
        }
    }
}
