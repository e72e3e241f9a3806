//! The offline edition: a folder built by `cargo xtask web`, served unchanged below `/web/`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::any;
use underdeck_game::say;

use crate::guard::{encoding, headers};

/// The path of the edition.
const AT: &str = "/web/";
/// The content security policy of the worker's script: a WebAssembly module renders the pages.
const WORKER: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/// The extension of a precompressed file next to the plain one.
const COMPRESSED: &str = ".br";
/// The folder of the languages.
const PACKS: &str = "lang/";
/// The required files of an edition.
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
        for (prefix, folder) in ["", "assets/", PACKS].map(|prefix| (prefix, folder.join(prefix))) {
            let entries = match std::fs::read_dir(&folder) {
                Err(_) if !prefix.is_empty() => continue,
                entries => entries.map_err(|error| format!("{}: {error}", folder.display()))?,
            };
            for path in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                // Other files in the folder are not served.
                if media_type(name.strip_suffix(COMPRESSED).unwrap_or(&name)).is_none() {
                    continue;
                }
                let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                files.insert(format!("{prefix}{name}"), bytes.into());
            }
        }
        match NEEDED.into_iter().find(|name| !files.contains_key(*name)) {
            Some(name) => Err(say!(SERVER_WEB, folder = folder.display().to_string(), name).into()),
            None => Ok(Self(files)),
        }
    }

    /// The routes below its address.
    pub(crate) fn router<S: Clone + Send + Sync + 'static>(self) -> Router<S> {
        let files = Arc::new(self);
        let give = move |request: Request| async move {
            let uri = request.uri();
            let takes_packed = encoding::accepts(request.headers(), "br");
            let whole = uri.path_and_query().map_or("", |all| all.as_str());
            let mut response = files.answer(uri.path(), whole, takes_packed);
            headers::add(response.headers_mut());
            response
        };
        let slash = || async { Redirect::permanent(AT) };
        Router::new().route("/web", any(slash)).route(AT, any(give.clone())).route("/web/{*name}", any(give))
    }

    /// A file. A request for a page of the edition before its worker runs is redirected to the first page.
    fn answer(&self, path: &str, whole: &str, takes_packed: bool) -> Response {
        let name = path.strip_prefix(AT).unwrap_or_default();
        let name = if name.is_empty() { NEEDED[0] } else { name };
        let Some(bytes) = self.0.get(name) else {
            let to = whole.strip_prefix(AT).unwrap_or_default();
            let to = percent_encoding::utf8_percent_encode(to, percent_encoding::NON_ALPHANUMERIC);
            return Redirect::to(&format!("{AT}?to=/{to}")).into_response();
        };
        let packed = self.0.get(&format!("{name}{COMPRESSED}"));
        let sent = packed.filter(|_| takes_packed).unwrap_or(bytes);
        let mut response = (StatusCode::OK, Body::from(sent.clone())).into_response();
        // Their names contain a hash of their content.
        let is_lasting = name.ends_with(".wasm") || name.starts_with("work-") || name.starts_with(PACKS);
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

/// The media type of a file by its extension; `None` for files that do not belong to an edition.
fn media_type(name: &str) -> Option<&'static str> {
    Some(match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => return None,
    })
}
