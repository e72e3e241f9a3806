//! The visitor of a request, and error pages.

use underdeck_game::Language;
use underdeck_pages::{PageSettings, Site, Trouble};

use crate::answer::{Response, html};
use crate::error::Error;
use crate::kept::StoredPlayer;

/// The visitor who sent a request for a page.
#[derive(Clone, Debug)]
pub struct RequestContext {
    /// The hash of their token.
    pub token: [u8; 32],
    /// The token of their forms.
    pub form_token: String,
    /// The player, once they have started a game.
    pub player: Option<StoredPlayer>,
    /// Their settings.
    pub settings: PageSettings,
    /// Path and query of the requested page.
    pub path: String,
    /// The scheme and host of this site in the visitor's browser.
    pub origin: String,
    /// The language of their pages.
    pub language: Language,
    /// Whether the visitor chose it.
    pub chose_language: bool,
    /// Whether the script sent the request: it needs a page instead of a redirect.
    pub by_script: bool,
}

impl RequestContext {
    /// The id of the player.
    ///
    /// # Errors
    /// If they have never started a game.
    pub fn player(&self) -> Result<i64, Error> {
        let player = self.player.as_ref();
        player.map(|player| player.id).ok_or_else(Error::no_game)
    }

    /// Whether they use TLS with this site.
    pub fn is_secure(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// The settings and texts common to all pages.
    pub fn site(&self) -> Site<'_> {
        Site {
            token: &self.form_token,
            settings: &self.settings,
            path: &self.path,
            origin: &self.origin,
            language: self.language,
            notice: None,
        }
    }
}

/// The error page.
pub fn error_response(error: &Error, visitor: &RequestContext) -> Response {
    let (what, language) = (&error.said(), visitor.language);
    let trouble = Trouble { status: error.status(), title: &error.title(language), what, help: &error.help(language) };
    let mut response = html(underdeck_pages::trouble(&visitor.site(), &trouble));
    response.status = error.status();
    if let Error::Method(allowed) = error {
        response.headers.push(("allow", allowed.clone()));
    }
    if let Error::TooMany(_) | Error::Busy | Error::Slow | Error::Store(_) = error {
        response.headers.push(("retry-after", "2".to_owned()));
    }
    response
}
