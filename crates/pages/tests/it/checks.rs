//! A strict parser for the pages, and checks that every page must pass.

use std::collections::HashSet;

/// Elements without an end tag.
const VOID: [&str; 6] = ["meta", "link", "input", "br", "hr", "img"];

/// An element of a page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Element {
    /// Its name.
    pub(crate) name: String,
    /// Its attributes, unescaped.
    pub(crate) attributes: Vec<(String, String)>,
    /// All text in it, unescaped.
    pub(crate) text: String,
    /// The names and classes of its ancestors, outermost first.
    pub(crate) within: Vec<String>,
}

impl Element {
    /// The value of an attribute.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Its accessible name.
    pub(crate) fn spoken(&self) -> String {
        let content = Some(self.text.trim()).filter(|text| !text.is_empty());
        self.get("aria-label").or(content).or(self.get("title")).unwrap_or_default().trim().to_owned()
    }
}

/// All elements of a page, in the order of their end tags. Panics if the page is not well-formed.
pub(crate) fn elements(html: &str) -> Vec<Element> {
    let mut rest = html.strip_prefix("<!DOCTYPE html>").expect("a document type");
    let (mut open, mut done): (Vec<Element>, Vec<Element>) = (Vec::new(), Vec::new());
    while let Some(at) = rest.find('<') {
        add_text(&mut open, &rest[..at]);
        rest = &rest[at + 1..];
        if let Some(end) = rest.strip_prefix('/') {
            let (name, after) = end.split_once('>').expect("the end of a tag");
            let element = open.pop().unwrap_or_else(|| panic!("</{name}> ends nothing"));
            assert_eq!(element.name, name, "<{}> is not ended", element.name);
            done.push(element);
            rest = after;
        } else {
            let (element, is_whole, after) = tag(rest, &open);
            if is_whole {
                done.push(element)
            } else {
                open.push(element)
            }
            rest = after;
        }
    }
    assert!(open.is_empty(), "<{}> is not ended", open[0].name);
    done
}

/// Checks a page and returns its elements.
pub(crate) fn check(html: &str, what: &str) -> Vec<Element> {
    let elements = elements(html);
    let ids: Vec<&str> = elements.iter().filter_map(|one| one.get("id")).collect();
    let unique: HashSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "{what}: an id stands twice: {:?}", twice(&ids));
    for one in &elements {
        assert!(one.name != "style" && one.get("style").is_none(), "{what}: a style in the page: {one:?}");
        assert!(one.attributes.iter().all(|(key, _)| !key.starts_with("on")), "{what}: a script in the page: {one:?}");
        if one.name == "script" {
            assert!(
                one.text.is_empty() && one.get("src").is_some_and(|src| src.starts_with("/assets/")),
                "{what}: {one:?}"
            );
        }
        let keys: HashSet<&str> = one.attributes.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys.len(), one.attributes.len(), "{what}: an attribute stands twice: {one:?}");
        for key in ["form", "aria-labelledby", "aria-describedby", "for"] {
            if let Some(id) = one.get(key) {
                assert!(unique.contains(id), "{what}: {key}={id} leads nowhere");
            }
        }
        for key in ["href", "src", "action"] {
            let Some(address) = one.get(key) else { continue };
            assert!(address.starts_with(['/', '#']) && !address.starts_with("//"), "{what}: {key}={address}");
            let target = address.strip_prefix('#');
            assert!(target.is_none_or(|id| unique.contains(id)), "{what}: {address} leads nowhere");
        }
        if matches!(one.name.as_str(), "button" | "a" | "summary") || one.get("role") == Some("img") {
            assert!(!one.spoken().is_empty(), "{what}: nobody can say what this is: {one:?}");
        }
        if matches!(one.name.as_str(), "input" | "select" | "textarea") && one.get("type") != Some("hidden") {
            assert!(has_label(one, &elements), "{what}: a field without a label: {one:?}");
        }
    }
    let posts = elements.iter().filter(|one| one.name == "form" && one.get("method") == Some("post")).count();
    let tokens = elements.iter().filter(|one| one.get("name") == Some("token")).count();
    assert_eq!(posts, tokens, "{what}: a form without its token");
    elements
}

fn has_label(field: &Element, all: &[Element]) -> bool {
    let of = |id| all.iter().any(|one| one.name == "label" && one.get("for") == Some(id));
    field.within.iter().any(|name| name.starts_with("label")) || field.get("id").is_some_and(of)
}

fn twice<'a>(ids: &[&'a str]) -> Vec<&'a str> {
    let mut seen = HashSet::new();
    ids.iter().copied().filter(|id| !seen.insert(*id)).collect()
}

/// Adds text to all open elements.
fn add_text(open: &mut [Element], text: &str) {
    assert!(!text.contains('>'), "a stray > in {text:?}");
    let text = unescape(text);
    for one in open.iter_mut() {
        one.text += &text;
    }
}

fn tag<'a>(text: &'a str, open: &[Element]) -> (Element, bool, &'a str) {
    let end = text.find(|c: char| c.is_whitespace() || c == '>' || c == '/').expect("the name of a tag");
    let within = open.iter().map(|one| format!("{} {}", one.name, one.get("class").unwrap_or_default())).collect();
    let mut element = Element { name: text[..end].to_owned(), within, ..Element::default() };
    let mut rest = text[end..].trim_start();
    loop {
        if let Some(after) = rest.strip_prefix("/>") {
            return (element, true, after);
        }
        if let Some(after) = rest.strip_prefix('>') {
            let is_void = VOID.contains(&element.name.as_str());
            return (element, is_void, after);
        }
        let end = rest.find(|c: char| c == '=' || c == '>' || c.is_whitespace()).expect("the end of an attribute");
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let (raw, after) = quoted.split_once('"').expect("the end of a value");
            assert!(!raw.contains('<'), "a stray < in {name}={raw:?}");
            value = unescape(raw);
            rest = after;
        }
        element.attributes.push((name, value));
        rest = rest.trim_start();
    }
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        let (entity, after) = after.split_once(';').unwrap_or_else(|| panic!("a stray & in {text:?}"));
        plain += before;
        plain.push(match entity {
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            "quot" => '"',
            "#39" => '\'',
            _ => panic!("an entity that nobody wrote: {entity}"),
        });
        rest = after;
    }
    plain + rest
}
