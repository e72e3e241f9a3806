//! A player's settings.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use pages::{Language, PageSettings};

use super::{go_to, html};
use crate::app::App;
use crate::error::Error;
use crate::guard::cookie::keep_language;
use crate::guard::door::Visitor;
use crate::guard::fields::Fields;

pub(super) async fn show(visitor: Visitor) -> Response {
    html(pages::settings(&visitor.site(), visitor.chose_language))
}

pub(super) async fn keep(State(app): State<Arc<App>>, visitor: Visitor, fields: Fields) -> Result<Response, Error> {
    let settings = PageSettings::from_form(fields.pairs());
    app.set(visitor.token, settings.to_text(), settings.player).await?;
    // Only to a page of this site: `//elsewhere` is another one.
    let back =
        fields.get("back").filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    let mut response = go_to(back.unwrap_or("/settings"));
    if let Some(cookie) = fields.get("language").and_then(|code| keep_language(Language::of(code))) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
