//! An edition with a journal of rows, and requests to it.

use std::collections::BTreeMap;

use underdeck_web::{AppRequest, AppResponse, Environment, OfflineApp};

/// A noon in November 2026.
pub(crate) const NOON: i64 = 1_795_000_000;

/// An edition and its journal.
pub(crate) struct Device {
    pub(crate) edition: OfflineApp,
    pub(crate) rows: BTreeMap<String, String>,
    pub(crate) time: i64,
    pub(crate) luck: u32,
}

impl Device {
    /// An empty one.
    pub(crate) fn new() -> Self {
        let rows = BTreeMap::new();
        Self { edition: OfflineApp::open(setup(), &[]).0, rows, time: NOON, luck: 0 }
    }

    /// The same device after the end of its worker.
    pub(crate) fn again(self) -> Self {
        let rows: Vec<_> = self.rows.clone().into_iter().collect();
        let (edition, aside) = OfflineApp::open(setup(), &rows);
        assert_eq!(aside, []);
        Self { edition, ..self }
    }

    /// The answer to a request; its rows are kept.
    pub(crate) fn ask(&mut self, asked: AppRequest) -> AppResponse {
        self.luck = self.luck.wrapping_add(1);
        // No two requests have the same random bytes.
        let luck: [u8; 32] = std::array::from_fn(|n| self.luck.to_le_bytes()[n % 4]);
        let answer = self.edition.answer(AppRequest { seconds: self.time, luck, ..asked });
        self.rows.extend(answer.rows.iter().cloned());
        answer
    }

    /// A page.
    pub(crate) fn get(&mut self, address: &str) -> AppResponse {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let (path, query) = (path.to_owned(), query.split('#').next().unwrap_or_default().to_owned());
        self.ask(AppRequest { path, query, ..AppRequest::default() })
    }

    /// A form with the token of this device.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> AppResponse {
        let page = self.get("/").body;
        let token = value_of(&page, "token").expect("a page has a form with the token");
        let mut form: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        form.push(("token".to_owned(), token));
        self.ask(AppRequest { is_post: true, path: path.to_owned(), form, ..AppRequest::default() })
    }

    /// The answer to a file that is imported.
    pub(crate) fn import(&mut self, file: &str) -> AppResponse {
        let page = self.get("/device").body;
        let form = vec![("token".to_owned(), value_of(&page, "token").expect("the page has a form"))];
        let path = "/device/import".to_owned();
        self.ask(AppRequest { is_post: true, path, form, file: file.to_owned(), ..AppRequest::default() })
    }

    /// The address of a new game of a deal.
    pub(crate) fn begin(&mut self, code: &str) -> String {
        location(&self.post(&format!("/d/{code}"), &[]))
    }
}

/// The environment of the tests: an edition at the root.
pub(crate) fn setup() -> Environment {
    Environment {
        origin: "https://cards.example".into(),
        base: String::new(),
        languages: "en".into(),
        keeps: true,
        aside: 0,
    }
}

/// The address of a redirection.
pub(crate) fn location(answer: &AppResponse) -> String {
    let found = answer.headers.iter().find(|(name, _)| *name == "location");
    found.unwrap_or_else(|| panic!("no redirect but {}: {}", answer.status, answer.body)).1.clone()
}

/// The value of the first field of a name on a page.
pub(crate) fn value_of(page: &str, name: &str) -> Option<String> {
    let field = page.split(&format!("name=\"{name}\" value=\"")).nth(1)?;
    Some(field.split('"').next()?.to_owned())
}

/// The moves that a page offers, in its order.
pub(crate) fn moves_of(page: &str) -> Vec<String> {
    let values = page.split("name=\"move\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.map(|mv| mv.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")).collect()
}
