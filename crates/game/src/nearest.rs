//! "Did you mean": the nearest of some words.

/// The number of typed characters that are compared.
const LONGEST: usize = 80;

/// The word nearest to what was typed, if one is near: at most a third of its characters are wrong (counting insertions, deletions,
/// changes and swaps of neighbours), or it starts with at least three typed characters.
pub fn nearest<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed: String = typed.to_lowercase().chars().take(LONGEST).collect();
    let scored = words.into_iter().filter_map(|word| {
        let lower = word.to_lowercase();
        if typed.chars().count() >= 3 && lower.starts_with(&typed) {
            return Some((0, word));
        }
        let apart = strsim::osa_distance(&typed, &lower);
        (apart * 3 <= lower.chars().count().max(3)).then_some((apart, word))
    });
    scored.min_by_key(|&(apart, _)| apart).map(|(_, word)| word)
}

/// The end of an error that names the nearest word; empty without one.
pub fn did_you_mean(word: Option<&str>) -> String {
    word.map_or_else(String::new, |word| format!(" (did you mean `{word}`?)"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typos_are_understood_and_other_words_are_not() {
        let words = ["keevorn", "cryptkeeper", "fight-3", "fight-13"];
        assert_eq!(nearest("Kevorn", words), Some("keevorn"));
        assert_eq!(nearest("keevron", words), Some("keevorn"));
        assert_eq!(nearest("crypt", words), Some("cryptkeeper"));
        assert_eq!(nearest("fight3", words), Some("fight-3"));
        assert_eq!(nearest("poker", words), None);
        assert_eq!(nearest("", words), None);
    }
}
