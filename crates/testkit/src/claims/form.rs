//! Forms of words with slots.

use underdeck_cards::Card;

use super::Hint;

/// The ways in which a text begins with a form: the contents of its slots, and where the form ends in the text.
pub(super) fn ends<'a>(form: &str, text: &'a str, hint: &Hint<'_>) -> Vec<(Vec<&'a str>, usize)> {
    ends_from(form, text, 0, hint)
}

fn ends_from<'a>(form: &str, text: &'a str, at: usize, hint: &Hint<'_>) -> Vec<(Vec<&'a str>, usize)> {
    let (literal, rest) = form.split_once('{').unwrap_or((form, ""));
    let Some(at) = starts(&text[at..], literal).then_some(at + literal.len()) else { return Vec::new() };
    let Some((slot, rest)) = rest.split_once('}') else { return vec![(Vec::new(), at)] };
    let lengths = lengths(slot, &text[at..], hint);
    let ways = lengths.into_iter().flat_map(|length| {
        let slot = &text[at..at + length];
        ends_from(rest, text, at + length, hint).into_iter().map(move |(mut slots, end)| {
            slots.insert(0, slot);
            (slots, end)
        })
    });
    ways.collect()
}

/// Whether a text starts with these words; the case of the first letter is free.
fn starts(text: &str, words: &str) -> bool {
    let split = words.chars().next().map_or(0, char::len_utf8);
    let first = text.get(..split).is_some_and(|first| first.eq_ignore_ascii_case(&words[..split]));
    first && text[split..].starts_with(&words[split..])
}

/// The lengths that a slot may have at the start of a text, the likeliest first.
fn lengths(slot: &str, text: &str, hint: &Hint<'_>) -> Vec<usize> {
    match slot {
        "card" => card(text).into_iter().collect(),
        "cards" => cards(text),
        "n" => number(text).into_iter().collect(),
        "x" => decimal(text).into_iter().collect(),
        "mv" => {
            let mut found: Vec<usize> =
                hint.legal.iter().filter(|mv| text.starts_with(mv.as_str())).map(String::len).collect();
            found.sort_by_key(|&length| std::cmp::Reverse(length));
            found
        }
        "text" => (1..=text.len()).filter(|&length| text.is_char_boundary(length)).collect(),
        "name" => {
            let end = text.find([',', ';', ':', '.', '(', ')']).unwrap_or(text.len());
            (1..=end).filter(|&length| text.is_char_boundary(length)).collect()
        }
        _ => panic!("`{{{slot}}}` is no slot of a claim"),
    }
}

fn card(text: &str) -> Option<usize> {
    let is_end = !text.get(2..)?.starts_with(char::is_alphanumeric);
    (is_end && text.get(..2)?.parse::<Card>().is_ok()).then_some(2)
}

/// `2C`, `2C and 3D`, `2C, 3D and 4H`: the longest list first.
fn cards(text: &str) -> Vec<usize> {
    let mut found: Vec<usize> = card(text).into_iter().collect();
    while let Some(&end) = found.last() {
        let next = [", ", " and "].into_iter().find_map(|link| {
            let rest = text[end..].strip_prefix(link)?;
            Some(end + link.len() + card(rest)?)
        });
        let Some(next) = next else { break };
        found.push(next);
    }
    found.reverse();
    found
}

fn number(text: &str) -> Option<usize> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then_some(end)
}

fn decimal(text: &str) -> Option<usize> {
    let whole = number(text)?;
    let part = text[whole..].strip_prefix('.').and_then(number).map_or(0, |digits| digits + 1);
    Some(whole + part)
}
