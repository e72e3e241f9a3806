//! The files that pages load: those of the site, and those of the edition alone.

use crate::base;

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
            Ok(text) if name == "manifest.webmanifest" => base::manifest(text, base).into_bytes(),
            _ => asset.bytes.clone(),
        };
        Some(Self { media_type: asset.media_type, bytes })
    }
}
