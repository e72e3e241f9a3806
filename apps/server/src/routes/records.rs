//! Finished games and uploaded records.

use std::sync::Arc;

use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::{go_to, html, lists};
use crate::app::App;
use crate::error::Error;
use crate::guard::door::{Visitor, sentence};
use crate::guard::fields::{Fields, rejected};
use crate::store::games::{self, Which};

pub(super) async fn list(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Error> {
    show(&app, &visitor, None).await
}

pub(super) async fn upload(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    mut form: Multipart,
) -> Result<Response, Error> {
    let mut fields = Vec::new();
    let mut text = Vec::new();
    let broken = |error: axum::extract::multipart::MultipartError| rejected(error.status(), &error.body_text());
    while let Some(field) = form.next_field().await.map_err(broken)? {
        match field.name().unwrap_or_default().to_owned().as_str() {
            "file" | "text" => {
                let bytes = field.bytes().await.map_err(broken)?;
                if !bytes.trim_ascii().is_empty() {
                    text = bytes.to_vec();
                }
            }
            name => fields.push((name.to_owned(), field.text().await.map_err(broken)?)),
        }
    }
    Fields::checked(fields, &visitor)?;
    let taken = async {
        if text.is_empty() {
            return Err(Error::Wrong("no record was given: choose a file, or paste one".into()));
        }
        let player = app.enter(visitor.token).await?;
        app.upload(player.id, &text).await
    };
    match taken.await {
        Ok(id) => Ok(go_to(&format!("/g/{id}"))),
        Err(error @ (Error::Wrong(_) | Error::TooLarge(_))) => {
            let mut response = show(&app, &visitor, Some(&sentence(&error.to_string()))).await?;
            *response.status_mut() = if let Error::Wrong(_) = error { StatusCode::BAD_REQUEST } else { error.status() };
            Ok(response)
        }
        Err(error) => Err(error),
    }
}

async fn show(app: &App, visitor: &Visitor, error: Option<&str>) -> Result<Response, Error> {
    let games = match visitor.player.as_ref().map(|player| player.id) {
        Some(player) => app.store.read(move |conn| games::list(conn, player, &Which::Over, lists::MOST)).await?,
        None => Vec::new(),
    };
    Ok(html(pages::records(&visitor.site(), &lists::running(app, games), error)))
}
