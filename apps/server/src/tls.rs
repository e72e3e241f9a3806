//! Encryption of the connection to a database, and its trusted certificates.

use std::fmt;

use percent_encoding::percent_decode_str;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;
use underdeck_game::{Message, say};

/// The TLS settings of a connection. A certificate is always checked: it must be valid for the host's name.
#[derive(Clone)]
pub(crate) struct Tls {
    connect: MakeRustlsConnect,
    is_wanted: bool,
}

impl Tls {
    /// Removes the parameters `sslmode` and `sslrootcert` from an address; returns the rest of the address and the settings.
    ///
    /// # Errors
    /// If a parameter has an unsupported value, or a file has no certificates.
    pub(crate) fn of(address: &str) -> Result<(String, Self), Message> {
        let (base, query) = address.split_once('?').unwrap_or((address, ""));
        let (mut rest, mut mode, mut file) = (Vec::new(), None, None);
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let value = |text| Some(percent_decode_str(text).decode_utf8_lossy().into_owned());
            match pair.split_once('=') {
                Some(("sslmode", text)) => mode = value(text),
                Some(("sslrootcert", text)) => file = value(text),
                _ => rest.push(pair),
            }
        }
        let is_wanted = match mode.as_deref() {
            None | Some("disable") if file.is_some() => {
                return Err(say!(SERVER_TLS_ROOT));
            }
            None | Some("disable") => false,
            Some("require" | "verify-full") => true,
            Some(mode) => return Err(say!(SERVER_TLS_MODE, mode)),
        };
        let roots = if is_wanted { roots(file.as_deref())? } else { RootCertStore::empty() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let query = if rest.is_empty() { String::new() } else { format!("?{}", rest.join("&")) };
        Ok((format!("{base}{query}"), Self { connect: MakeRustlsConnect::new(config), is_wanted }))
    }

    /// Whether an unencrypted connection is refused.
    pub(crate) const fn is_wanted(&self) -> bool {
        self.is_wanted
    }

    /// The connector.
    pub(crate) fn connect(&self) -> MakeRustlsConnect {
        self.connect.clone()
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tls").field("is_wanted", &self.is_wanted).finish_non_exhaustive()
    }
}

/// The authorities in a file, or those that the system trusts.
fn roots(file: Option<&str>) -> Result<RootCertStore, Message> {
    let mut roots = RootCertStore::empty();
    let Some(file) = file else {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        return if roots.is_empty() { Err(say!(SERVER_TLS_NONE)) } else { Ok(roots) };
    };
    let wrong = |error: &dyn fmt::Display| say!(SERVER_TLS_FILE, file, error = error.to_string());
    for certificate in CertificateDer::pem_file_iter(file).map_err(|error| wrong(&error))? {
        roots.add(certificate.map_err(|error| wrong(&error))?).map_err(|error| wrong(&error))?;
    }
    if roots.is_empty() { Err(wrong(&say!(SERVER_TLS_EMPTY))) } else { Ok(roots) }
}
