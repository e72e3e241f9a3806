//! A player's settings.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use pages::PageSettings;

use super::{go_to, html};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::Visitor;
use crate::guard::fields::Fields;

pub(super) async fn show(visitor: Visitor) -> Response {
    html(pages::settings(&visitor.site()))
}

pub(super) async fn keep(State(app): State<Arc<App>>, visitor: Visitor, fields: Fields) -> Result<Response, Error> {
    let settings = PageSettings::from_form(fields.pairs());
    app.set(visitor.token, settings.to_text(), settings.player).await?;
    // Only to a page of this site: `//elsewhere` is another one.
    let back =
        fields.get("back").filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    Ok(go_to(back.unwrap_or("/settings")))
}
