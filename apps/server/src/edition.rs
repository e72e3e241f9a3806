//! The offline edition: a folder built by `cargo xtask web`, given as it is below `/web/`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::any;

use crate::guard::headers;

/// Where it lies.
const AT: &str = "/web/";
/// What the worker's script may do: pages are drawn by a WebAssembly module.
const WORKER: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/// The ending of a file that is compressed beforehand, beside the plain one.
const PACKED: &str = ".br";
/// The files without which a folder is no edition.
const NEEDED: [&str; 2] = ["index.html", "sw.js"];

/// The files of the edition, by their names below its address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Edition(BTreeMap<String, Bytes>);

impl Edition {
    /// Reads a folder into memory.
    ///
    /// # Errors
    /// If it cannot be read or is not an edition.
    pub(crate) fn read(folder: &Path) -> Result<Self, String> {
        let mut files = BTreeMap::new();
        for (prefix, folder) in [("", folder.to_owned()), ("assets/", folder.join("assets"))] {
            let entries = match std::fs::read_dir(&folder) {
                Err(_) if !prefix.is_empty() => continue,
                entries => entries.map_err(|error| format!("{}: {error}", folder.display()))?,
            };
            for path in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                // Whatever else lies there is not for visitors.
                if media_type(name.strip_suffix(PACKED).unwrap_or(&name)).is_none() {
                    continue;
                }
                let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                files.insert(format!("{prefix}{name}"), bytes.into());
            }
        }
        match NEEDED.into_iter().find(|name| !files.contains_key(*name)) {
            Some(name) => {
                Err(format!("{}: there is no {name}: `cargo xtask web` builds such a folder", folder.display()))
            }
            None => Ok(Self(files)),
        }
    }

    /// What answers below its address.
    pub(crate) fn router<S: Clone + Send + Sync + 'static>(self) -> Router<S> {
        let files = Arc::new(self);
        let give = move |request: Request| async move {
            let uri = request.uri();
            let takes_packed = request.headers().get(header::ACCEPT_ENCODING).is_some_and(takes_brotli);
            let whole = uri.path_and_query().map_or("", |all| all.as_str());
            let mut response = files.answer(uri.path(), whole, takes_packed);
            headers::add(response.headers_mut());
            response
        };
        let slash = || async { Redirect::permanent(AT) };
        Router::new().route("/web", any(slash)).route(AT, any(give.clone())).route("/web/{*name}", any(give))
    }

    /// A file; whoever asks for a page of the edition before its worker runs is sent to the first page.
    fn answer(&self, path: &str, whole: &str, takes_packed: bool) -> Response {
        let name = path.strip_prefix(AT).unwrap_or_default();
        let name = if name.is_empty() { NEEDED[0] } else { name };
        let Some(bytes) = self.0.get(name) else {
            let to = whole.strip_prefix(AT).unwrap_or_default();
            let to = percent_encoding::utf8_percent_encode(to, percent_encoding::NON_ALPHANUMERIC);
            return Redirect::to(&format!("{AT}?to=/{to}")).into_response();
        };
        let packed = self.0.get(&format!("{name}{PACKED}"));
        let sent = packed.filter(|_| takes_packed).unwrap_or(bytes);
        let mut response = (StatusCode::OK, Body::from(sent.clone())).into_response();
        // These are named by their content.
        let is_lasting = name.ends_with(".wasm") || name.starts_with("work-");
        let caching = if is_lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = response.headers_mut();
        if packed.is_some() {
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
            if takes_packed {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
            }
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type(name).unwrap_or("text/plain")));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        if name == "sw.js" {
            headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(WORKER));
        }
        response
    }
}

/// Whether a client takes content compressed by Brotli, by its header `Accept-Encoding`.
fn takes_brotli(accepted: &HeaderValue) -> bool {
    let all = accepted
        .to_str()
        .unwrap_or_default()
        .split(',')
        .map(|one| one.trim().split_once(';').unwrap_or((one.trim(), "")));
    all.into_iter()
        .any(|(name, weight)| name == "br" && !["q=0", "q=0.0", "q=0.00", "q=0.000"].contains(&weight.trim()))
}

/// The media type of a file, by its ending; `None` for what an edition does not have.
fn media_type(name: &str) -> Option<&'static str> {
    Some(match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => return None,
    })
}
