//! How a player likes their pages.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use pages::Settings;

use super::{go_to, html};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::Visitor;
use crate::guard::fields::Fields;

pub(super) async fn show(visitor: Visitor) -> Response {
    html(pages::settings(&visitor.site()))
}

pub(super) async fn keep(State(app): State<Arc<App>>, visitor: Visitor, fields: Fields) -> Result<Response, Error> {
    let settings = Settings::from_form(fields.pairs());
    app.set(visitor.token, settings.to_text(), settings.player).await?;
    // Only to a page of ours: `//elsewhere` is another site.
    let back =
        fields.get("back").filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    Ok(go_to(back.unwrap_or("/settings")))
}
