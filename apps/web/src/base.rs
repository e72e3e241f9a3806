//! Addresses and files below a folder: pages have addresses from the root of the site, and the edition may be in a folder of its host.

/// A page with its addresses below `base`, such as `/cards`; the root if it is empty.
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

/// The manifest with its addresses below `base`, and with the address for records that other programs share with an installed edition.
pub(crate) fn manifest(text: &str, base: &str) -> String {
    let share = r#""share_target": {
    "action": "/shared", "method": "POST", "enctype": "multipart/form-data",
    "params": { "text": "text", "files": [{ "name": "file", "accept": [".udr", "text/plain", "application/octet-stream"] }] }
  },
  "icons""#;
    text.replace("\"icons\"", share).replace(": \"/", &format!(": \"{base}/"))
}

/// A file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The files of the edition: name, media type, content.
const OWN: [(&str, &str, &str); 1] =
    [("edition.js", "text/javascript; charset=utf-8", include_str!("../static/edition.js"))];

impl File {
    /// The file of this name, with addresses below `base`.
    pub fn find(name: &str, base: &str) -> Option<Self> {
        if let Some((_, media_type, text)) = OWN.into_iter().find(|(own, ..)| *own == name) {
            return Some(Self { media_type, bytes: text.as_bytes().to_vec() });
        }
        let asset = underdeck_pages::asset(name)?;
        let bytes = match std::str::from_utf8(&asset.bytes) {
            Ok(text) if name == "manifest.webmanifest" => manifest(text, base).into_bytes(),
            _ => asset.bytes.clone(),
        };
        Some(Self { media_type: asset.media_type, bytes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_site_get_the_base() {
        let html = r##"<a href="/g/1">x</a><a href="//other/">y</a><a href="#z">z</a><form action="/deal"></form>"##;
        let moved = r##"<a href="/cards/g/1">x</a><a href="//other/">y</a><a href="#z">z</a><form action="/cards/deal"></form>"##;
        assert_eq!(page(html.to_owned(), "/cards"), moved);
        assert_eq!(page(html.to_owned(), ""), html);
        assert_eq!(address("/g/1", "/cards"), "/cards/g/1");
    }
}
