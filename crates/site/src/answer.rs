//! Requests and responses, independent of the transport.

use percent_encoding::percent_decode_str;

use crate::error::Error;

/// A request for a page or of a form.
#[derive(Debug)]
pub struct Request {
    /// Whether it is a form.
    pub is_post: bool,
    /// The path, still encoded.
    pub path: String,
    /// The query, still encoded; empty if there is none.
    pub query: String,
    /// The fields of the form, or why they cannot be read.
    pub form: Result<Vec<(String, String)>, Error>,
    /// The file of the form; empty if there is none.
    pub file: Vec<u8>,
}

/// A response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    /// The HTTP status.
    pub status: u16,
    /// Names, in lower case, and values of headers.
    pub headers: Vec<(&'static str, String)>,
    /// The content.
    pub body: String,
}

impl Request {
    /// The value of a parameter of the query.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        let value = pairs.filter(|(known, _)| *known == name).map(|(_, value)| value).next()?;
        Some(percent_decode_str(&value.replace('+', " ")).decode_utf8_lossy().into_owned())
    }
}

/// The decoded parts of a path; `None` if the path cannot be valid.
pub(crate) fn parts(path: &str) -> Option<Vec<String>> {
    let path = path.strip_prefix('/')?;
    if path.is_empty() {
        return Some(Vec::new());
    }
    let part = |part| Some(percent_decode_str(part).decode_utf8().ok()?.into_owned()).filter(|part| !part.is_empty());
    path.split('/').map(part).collect()
}

impl Response {
    /// A response with a media type.
    pub fn of(media_type: &str, body: String) -> Self {
        Self { status: 200, headers: vec![("content-type", media_type.to_owned())], body }
    }
}

/// A page.
pub(crate) fn html(page: String) -> Response {
    Response::of("text/html; charset=utf-8", page)
}

/// A page for the script, sent instead of a redirect.
pub(crate) fn page_at(address: &str, page: String) -> Response {
    let mut response = html(page);
    response.headers.push(("content-location", address.to_owned()));
    response
}

/// Redirects to a page after a form.
pub(crate) fn redirect(address: &str) -> Response {
    Response { status: 303, headers: vec![("location", address.to_owned())], body: String::new() }
}

/// A download.
pub(crate) fn file(name: &str, media_type: &'static str, text: String) -> Response {
    let plain: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || "-_.".contains(*c)).collect();
    let mut response = Response::of(media_type, text);
    response.headers.push(("content-disposition", format!("attachment; filename=\"{plain}\"")));
    response
}
