//! The offline edition: a request of the service worker, and its answer.

use std::sync::Arc;

use sha2::{Digest, Sha256};
use underdeck_game::{Language, say, text};
use underdeck_pages::{DeviceNotice, PageSettings};
use underdeck_site::{Error, Fault, LANGUAGE, Request, RequestContext, StoredPlayer};

use crate::asked::{AppRequest, AppResponse, Discovery, Environment};
use crate::base;
use crate::long;
use crate::memory::{MemoryServices, now};
use crate::own::{self, Own};
use crate::rows::{Quarantined, changes, state_of};
use crate::state::PLAYER;

/// The site in memory.
#[derive(Debug)]
pub struct OfflineApp {
    host: Arc<MemoryServices>,
    setup: Environment,
    further: Option<&'static Further>,
}

/// The features that the module of a first visit lacks. Naming [`Further::ALL`] links them.
#[derive(Debug)]
struct Further {
    site: &'static underdeck_site::Further<MemoryServices>,
    own: fn(own::Call<'_>) -> Option<Result<Own, Error>>,
    is_long: fn(&MemoryServices, &AppRequest) -> bool,
    take: fn(&MemoryServices, &str, &str) -> serde_json::Result<()>,
}

impl Further {
    const ALL: &'static Self = &Self {
        site: underdeck_site::Further::ALL,
        own: own::answer,
        is_long: long::is_long,
        take: MemoryServices::take,
    };
}

impl OfflineApp {
    /// The site of a journal, and the rows that cannot be read.
    pub fn open(setup: Environment, rows: &[(String, String)]) -> (Self, Vec<Quarantined>) {
        Self::with(Some(Further::ALL), setup, rows)
    }

    /// The same for a first visit: it starts and plays games, and [leaves out](AppResponse::left_out) every other request. A module with this
    /// edition alone is small.
    pub fn open_first(setup: Environment, rows: &[(String, String)]) -> (Self, Vec<Quarantined>) {
        Self::with(None, setup, rows)
    }

    fn with(
        further: Option<&'static Further>,
        mut setup: Environment,
        rows: &[(String, String)],
    ) -> (Self, Vec<Quarantined>) {
        let (state, aside) = state_of(rows);
        setup.aside += aside.len();
        let host = Arc::new(MemoryServices::new(state, further.map(|further| further.site)));
        (Self { host, setup, further }, aside)
    }

    /// Answers a request.
    pub fn answer(&self, asked: AppRequest) -> AppResponse {
        let lack = Some(self.language().0).filter(|language| !text::TEXT.speaks(*language)).map(Language::code);
        let is_told = lack.and_then(|code| asked.lacks.iter().find(|(lacking, _)| lacking == code)).map(|lack| lack.1);
        if lack.is_some() && is_told.is_none() {
            return AppResponse { language: lack, ..AppResponse::default() };
        }
        let untold = lack.filter(|_| is_told == Some(false));
        self.host.set(asked.seconds.saturating_mul(1000).saturating_add(asked.millis.into()), asked.luck);
        let visitor = self.visitor(&asked);
        let call = own::Call { host: &self.host, aside: self.setup.aside, visitor: &visitor, asked: &asked };
        let answer = match self.further.and_then(|further| (further.own)(call)) {
            Some(Ok(Own::ToServer(request))) => {
                let rows = changes(&mut self.host.state());
                return AppResponse { errand: Some(request), rows, ..AppResponse::default() };
            }
            Some(Ok(Own::Page(page))) => Ok(page),
            Some(Err(error)) => Err(error),
            None => {
                let AppRequest { is_post, path, query, form, file, .. } = asked;
                let request = Request { is_post, path, query, form: Ok(form), file: file.into_bytes() };
                now(underdeck_site::answer(&self.host, visitor.clone(), request))
            }
        };
        if let Err(Error::LeftOut) = answer {
            return AppResponse { left_out: true, ..AppResponse::default() };
        }
        let mut answer = answer.unwrap_or_else(|error| underdeck_site::error_response(&error, &visitor));
        self.take_language(&mut answer);
        self.finished(answer, &visitor, untold)
    }

    /// Whether a request may take long, so that a worker of a page should answer it.
    pub fn is_long(&self, asked: &AppRequest) -> bool {
        // The workers of pages have the whole program, so until this edition has it too there are none.
        self.further.is_some_and(|further| (further.is_long)(&self.host, asked))
    }

    /// Takes over the rows that another worker has written since, and its results, both as JSON.
    ///
    /// # Errors
    /// If they are not valid.
    pub fn take(&self, rows: &str, found: &str) -> serde_json::Result<()> {
        // Until this edition has the whole program, there is no other worker.
        self.further.map_or(Ok(()), |further| (further.take)(&self.host, rows, found))
    }

    /// The error page of a failed request. `fault` is `full`, `newer`, `stopped`, `rest` or another word, and `why` is the browser's message.
    pub fn failed(&self, fault: &str, why: &str) -> AppResponse {
        let visitor = self.visitor(&AppRequest::default());
        let (what, help) = match fault {
            "full" => (say!(JOURNAL_FULL), &text::JOURNAL_FULL_HELP),
            "newer" => (say!(JOURNAL_NEWER), &text::JOURNAL_NEWER_HELP),
            "stopped" => (say!(JOURNAL_STOPPED), &text::JOURNAL_STOPPED_HELP),
            "rest" => (say!(REST_MISSING), &text::REST_MISSING_HELP),
            _ => (say!(JOURNAL_FAILED, why), &text::JOURNAL_FAILED_HELP),
        };
        let fault = Fault { what, help, title: &text::ERROR_INTERNAL, word: "journal", is_stale: false };
        self.finished(underdeck_site::error_response(&Error::Store(fault), &visitor), &visitor, None)
    }

    /// An answer with its addresses below the folder, its policy, and the rows that changed. A page says that a language is missing.
    fn finished(
        &self,
        answer: underdeck_site::Response,
        visitor: &RequestContext,
        missing: Option<&'static str>,
    ) -> AppResponse {
        let base = &self.setup.base;
        let place = |(name, value): (&'static str, String)| match name {
            "location" | "content-location" => (name, base::address(&value, base)),
            _ => (name, value),
        };
        let mut headers: Vec<_> = answer.headers.into_iter().map(place).collect();
        headers.push(("content-security-policy", underdeck_pages::CONTENT_SECURITY_POLICY.to_owned()));
        let is_page = headers.iter().any(|(name, value)| *name == "content-type" && value.starts_with("text/html"));
        let body = match is_page {
            true => base::page(
                underdeck_pages::for_device(&answer.body, &visitor.site(), &self.notices(&visitor.path, missing)),
                base,
            ),
            false => answer.body,
        };
        let (rows, found) = {
            let mut state = self.host.state();
            (changes(&mut state), std::mem::take(&mut state.found))
        };
        AppResponse {
            status: answer.status,
            headers,
            body,
            rows,
            found: found.into_iter().map(|(asked, reviewed)| Discovery::Review(asked, reviewed)).collect(),
            errand: None,
            language: missing.filter(|_| is_page),
            left_out: false,
        }
    }

    /// The notices of a page.
    fn notices(&self, path: &str, missing: Option<&'static str>) -> Vec<DeviceNotice> {
        let about_boards = path.starts_with("/daily") || path.starts_with("/d/");
        let all = [
            (!self.setup.keeps, DeviceNotice::Forgets),
            (self.setup.aside > 0 && path == "/", DeviceNotice::Damaged),
            (about_boards, DeviceNotice::Boards),
            (missing.is_some(), DeviceNotice::Language(missing.unwrap_or_default())),
        ];
        all.into_iter().filter_map(|(is_due, notice)| is_due.then_some(notice)).collect()
    }

    /// The language that the player chose or else the browser prefers, and whether it was chosen.
    fn language(&self) -> (Language, bool) {
        let chosen = self.host.state().players.language.as_deref().and_then(Language::of);
        (chosen.unwrap_or_else(|| Language::accepted(&self.setup.languages)), chosen.is_some())
    }

    /// The only visitor.
    fn visitor(&self, asked: &AppRequest) -> RequestContext {
        let (language, chose_language) = self.language();
        // The module has English, and the languages that were loaded.
        let language = if text::TEXT.speaks(language) { language } else { Language::ENGLISH };
        let mut state = self.host.state();
        if state.players.token.is_empty() {
            let token: String = Sha256::digest(asked.luck).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
            state.own(|owner| owner.token = token);
        }
        let owner = &state.players;
        let query = if asked.query.is_empty() { String::new() } else { format!("?{}", asked.query) };
        RequestContext {
            token: [0; 32],
            form_token: owner.token.clone(),
            player: owner.is_known.then(|| StoredPlayer {
                id: PLAYER,
                settings: owner.settings.clone(),
                is_banned: false,
            }),
            settings: PageSettings::from_text(&owner.settings),
            path: format!("{}{query}", asked.path),
            origin: format!("{}{}", self.setup.origin, self.setup.base),
            language,
            chose_language,
            by_script: asked.by_script,
        }
    }

    /// Stores the chosen language, for which the site sets a cookie: a worker cannot set cookies.
    fn take_language(&self, answer: &mut underdeck_site::Response) {
        let Some(at) = answer.headers.iter().position(|(name, _)| *name == "set-cookie") else { return };
        let (_, cookie) = answer.headers.remove(at);
        let Some(code) = cookie.strip_prefix(LANGUAGE).and_then(|rest| rest[1..].split(';').next()) else { return };
        let code = Language::of(code).map(|language| language.code().to_owned());
        self.host.state().own(|owner| owner.language = code);
    }
}
