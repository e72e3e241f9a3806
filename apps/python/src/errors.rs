//! Conversion of options from Python, and of errors to Python.

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Options by key: texts, numbers and truth values.
pub(crate) type Pairs<'py> = Option<Bound<'py, PyDict>>;

/// A `ValueError` with the message of an error.
pub(crate) fn refuse(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The texts of options; a path stands for the text of its file.
pub(crate) fn pairs(options: Pairs<'_>) -> PyResult<Vec<(String, String)>> {
    let Some(options) = options else { return Ok(Vec::new()) };
    let pair = |(key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        let text = match value.extract::<bool>() {
            Ok(truth) => truth.to_string(),
            Err(_) if value.hasattr("read_text")? => value.call_method0("read_text")?.extract()?,
            Err(_) => value.str()?.to_string(),
        };
        Ok((key.str()?.to_string(), text))
    };
    options.iter().map(pair).collect()
}
