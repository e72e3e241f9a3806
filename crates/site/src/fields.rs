//! The fields of a form sent by one of this site's pages.

use crate::error::Error;
use crate::request_context::RequestContext;
use underdeck_game::{Message, say};

/// The error for a missing field.
pub(crate) fn missing(name: &str) -> Message {
    say!(REFUSED_FIELD, name)
}

/// The fields of a form, checked for the visitor's token.
#[derive(Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Checks that the token among the fields is the visitor's.
    ///
    /// # Errors
    /// If it is not.
    pub fn checked(fields: Vec<(String, String)>, visitor: &RequestContext) -> Result<Self, Error> {
        let fields = Self(fields);
        match fields.get("token") {
            Some(token) if token == visitor.form_token => Ok(fields),
            _ => Err(Error::Forbidden(say!(REFUSED_TOKEN))),
        }
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The trimmed value of a field; `None` if it is blank.
    pub fn filled(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|value| !value.is_empty())
    }

    /// The value of a field that must be a number.
    ///
    /// # Errors
    /// If it is missing, or not a number of this type.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Error> {
        let value = self.filled(name).ok_or_else(|| Error::Wrong(missing(name)))?;
        value.parse().map_err(|_| {
            let value: String = value.chars().take(40).collect();
            Error::Wrong(say!(REFUSED_NUMBER, name, value))
        })
    }

    /// House rules: the fields `option.KEY` that are not blank.
    pub fn options(&self) -> Vec<(String, String)> {
        let named = self.0.iter().filter_map(|(name, value)| Some((name.strip_prefix("option.")?, value.trim())));
        named.filter(|(_, value)| !value.is_empty()).map(|(key, value)| (key.into(), value.into())).collect()
    }

    /// All fields.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
