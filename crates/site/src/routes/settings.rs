//! A player's settings.

use std::sync::Arc;

use underdeck_game::Language;
use underdeck_pages::PageSettings;

use crate::answer::{Response, html, redirect};
use crate::error::Error;
use crate::fields::Fields;
use crate::request_context::RequestContext;
use crate::services::Services;

/// The name of the cookie with the chosen language.
pub const LANGUAGE: &str = "language";
/// The lifetime of cookies: 400 days, the most that browsers allow.
pub const AGE: u32 = 400 * 24 * 60 * 60;

pub(crate) fn show(visitor: RequestContext) -> Response {
    html(underdeck_pages::settings(&visitor.site(), visitor.chose_language))
}

pub(crate) async fn keep<H: Services>(
    app: &Arc<H>,
    visitor: RequestContext,
    fields: Fields,
) -> Result<Response, Error> {
    // A question elsewhere sets one of them.
    let settings = match fields.get("only") {
        Some(key) => visitor.settings.clone().with(key, fields.get(key).unwrap_or_default()),
        None => PageSettings::from_form(fields.pairs()),
    };
    app.set(visitor.token, settings.to_text(), settings.player).await?;
    // Redirect only to a page of this site; `//elsewhere` is another site.
    let back =
        fields.get("back").filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\'));
    let mut response = redirect(back.unwrap_or("/settings"));
    if let Some(code) = fields.get("language") {
        response.headers.push(("set-cookie", keep_language(Language::of(code), visitor.is_secure())));
    }
    Ok(response)
}

/// The header that sets or deletes the cookie of the chosen language.
fn keep_language(language: Option<Language>, is_secure: bool) -> String {
    let (code, age) = language.map_or(("", 0), |language| (language.code(), AGE));
    kept_cookie(LANGUAGE, code, age, is_secure)
}

/// The header that sets a cookie for `age` seconds, hidden from scripts and other sites and, if `is_secure`, from connections without TLS.
pub fn kept_cookie(name: &str, value: &str, age: u32, is_secure: bool) -> String {
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
}
