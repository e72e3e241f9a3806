//! Addresses below a folder: pages name addresses from the root of the site, and the edition may lie in a folder of its host.

/// A page whose addresses lie below `base`, such as `/cards`; the root if it is empty.
pub(crate) fn page(html: String, base: &str) -> String {
    if base.is_empty() {
        return html;
    }
    ["href", "src", "action", "formaction", "content"].into_iter().fold(html, |html, name| {
        // `//elsewhere` is another site.
        let from = format!(" {name}=\"/");
        let mut parts = html.split(from.as_str());
        let mut moved = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            moved += &format!(" {name}=\"{}/", if part.starts_with('/') { "" } else { base });
            moved += part;
        }
        moved
    })
}

/// An address below `base`.
pub(crate) fn address(address: &str, base: &str) -> String {
    if address.starts_with('/') { format!("{base}{address}") } else { address.to_owned() }
}

/// The manifest with its addresses below `base`, and what only an installed edition takes: records shared by other programs.
pub(crate) fn manifest(text: &str, base: &str) -> String {
    let share = r#""share_target": {
    "action": "/shared", "method": "POST", "enctype": "multipart/form-data",
    "params": { "text": "text", "files": [{ "name": "file", "accept": [".udr", "text/plain", "application/octet-stream"] }] }
  },
  "icons""#;
    text.replace("\"icons\"", share).replace(": \"/", &format!(": \"{base}/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_site_move_and_others_stay() {
        let html = r##"<a href="/g/1">x</a><a href="//other/">y</a><a href="#z">z</a><form action="/deal"></form>"##;
        let moved = r##"<a href="/cards/g/1">x</a><a href="//other/">y</a><a href="#z">z</a><form action="/cards/deal"></form>"##;
        assert_eq!(page(html.to_owned(), "/cards"), moved);
        assert_eq!(page(html.to_owned(), ""), html);
        assert_eq!(address("/g/1", "/cards"), "/cards/g/1");
    }
}
