//! The client's address and scheme, from the connection or from a trusted proxy.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Once};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;

use super::headers;
use crate::app::App;
use crate::network::{IpRange, limited};

const FOR: &str = "x-forwarded-for";
const SCHEME: &str = "x-forwarded-proto";
/// Paths that programs near the server use without a proxy.
const UNPROXIED: [&str; 2] = ["/healthz", "/metrics"];

/// Headers that only a proxy adds.
const OF_PROXIES: [&str; 6] = [FOR, SCHEME, "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/// The client of a request, as far as the server knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Client {
    /// Its address; `None` if requests come without a connection.
    address: Option<IpAddr>,
    source: AddressSource,
    /// Whether it uses TLS to the proxy.
    pub(crate) is_secure: bool,
}

/// Where the address of a client comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum AddressSource {
    /// The client's own connection.
    #[default]
    Connection,
    /// A header of a trusted proxy.
    Header,
    /// The connection of an untrusted proxy, or of a trusted one that does not say for whom it asks. All its clients count as one.
    Proxy,
    /// The connection of a program at the address of a trusted proxy: the proxy, a health check or a Prometheus.
    ProxyOrProgram,
}

impl Client {
    /// The key by which limits of an address count; `None` for a program on this machine that does not forward for others.
    pub(crate) fn limited(&self) -> Option<IpAddr> {
        let address = self.address?;
        limited(address).or((self.source != AddressSource::Connection).then_some(address))
    }

    /// Whether it is a program on this machine, or belongs to one of these networks.
    pub(crate) fn is_among(&self, networks: &[IpRange]) -> bool {
        let Some(address) = self.address else { return true };
        let is_in = networks.iter().any(|network| network.has(address));
        match self.source {
            AddressSource::Connection | AddressSource::ProxyOrProgram => is_in || limited(address).is_none(),
            AddressSource::Header => is_in,
            AddressSource::Proxy => false,
        }
    }

    /// The client, by the address of the connection and the headers.
    fn of(peer: Option<IpAddr>, headers: &HeaderMap, trusted: &[IpRange]) -> Self {
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.has(address));
        let is_forwarded = headers.contains_key(FOR);
        if !peer.is_some_and(is_trusted) {
            let source = if is_forwarded { AddressSource::Proxy } else { AddressSource::Connection };
            return Self { address: peer, source, is_secure: false };
        }
        let scheme = headers.get(SCHEME).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let scheme = scheme.split(',').next().unwrap_or_default().trim();
        let is_secure = scheme.eq_ignore_ascii_case("https");
        if !is_forwarded {
            let is_proxy = OF_PROXIES.iter().any(|name| headers.contains_key(*name));
            let source = if is_proxy { AddressSource::Proxy } else { AddressSource::ProxyOrProgram };
            return Self { address: peer, source, is_secure };
        }
        // Each proxy appends the address of its client. Any client can forge the entries before the last untrusted one.
        let all = headers.get_all(FOR).iter().filter_map(|value| value.to_str().ok());
        let all: Vec<&str> = all.flat_map(|value| value.split(',')).collect();
        let mut address = peer;
        for one in all.iter().rev().map_while(|one| read(one.trim())) {
            // A client in a trusted network would otherwise claim the privileges of this machine.
            if is_nobody(one) {
                break;
            }
            address = Some(one);
            if !is_trusted(one) {
                break;
            }
        }
        Self { address, source: AddressSource::Header, is_secure }
    }
}

/// Whether an address means the machine that says it, so that it identifies no client of a proxy.
fn is_nobody(address: IpAddr) -> bool {
    let address = address.to_canonical();
    address.is_loopback() || address.is_unspecified()
}

/// Warns once for each mistake in the configuration of proxies. Health checks and readers of the metrics ask without a proxy.
fn warn(client: &Client, headers: &HeaderMap, path: &str) {
    static UNTRUSTED: Once = Once::new();
    static SILENT: Once = Once::new();
    let Some(peer) = client.address else { return };
    let is_forwarded = headers.contains_key(FOR);
    match client.source {
        AddressSource::Proxy if is_forwarded && peer.is_loopback() => UNTRUSTED.call_once(|| {
            tracing::warn!(
                "requests come through a proxy at {peer}: with --trust-proxy {peer} each client has limits of its own"
            );
        }),
        AddressSource::Proxy | AddressSource::ProxyOrProgram if !is_forwarded && !UNPROXIED.contains(&path) => {
            SILENT.call_once(|| {
                tracing::warn!(
                    "the trusted proxy at {peer} sends no X-Forwarded-For: all its clients share the limits of one address"
                );
            });
        }
        _ => {}
    }
}

/// An address as proxies write it, with or without a port.
fn read(text: &str) -> Option<IpAddr> {
    let plain = text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    plain.or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Middleware that adds the client to a request.
pub(crate) async fn add_client(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    let client = Client::of(peer, request.headers(), &app.networks.proxies);
    let path = request.uri().path().to_owned();
    warn(&client, request.headers(), &path);
    request.extensions_mut().insert(client);
    let mut response = next.run(request).await;
    headers::add_for(response.headers_mut(), &path, client.is_secure);
    response
}

/// The client that sent a request.
pub(crate) fn of(request: &Request) -> Client {
    request.extensions().get().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client_of(peer: &str, pairs: &[(&'static str, &'static str)]) -> Client {
        let mut all = HeaderMap::new();
        for &(name, value) in pairs {
            all.append(name, value.parse().unwrap());
        }
        let trusted = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].map(|text| text.parse().unwrap());
        Client::of(Some(peer.parse().unwrap()), &all, &trusted)
    }

    fn address(peer: &str, pairs: &[(&'static str, &'static str)]) -> String {
        client_of(peer, pairs).address.unwrap().to_string()
    }

    #[test]
    fn only_a_trusted_proxy_names_its_client() {
        assert_eq!(address("192.0.2.1", &[(FOR, "198.51.100.7")]), "192.0.2.1");
        assert!(!client_of("192.0.2.1", &[(SCHEME, "https")]).is_secure);
        assert_eq!(address("127.0.0.1", &[(FOR, "198.51.100.7")]), "198.51.100.7");
        assert_eq!(address("::ffff:10.1.1.1", &[(FOR, "198.51.100.7:4711")]), "198.51.100.7");
        assert_eq!(address("fd00::1", &[(FOR, "[2001:db8::1]:80")]), "2001:db8::1");
        assert!(
            client_of("127.0.0.1", &[(SCHEME, "https")]).is_secure
                && !client_of("127.0.0.1", &[(SCHEME, "http")]).is_secure
        );
    }

    #[test]
    fn addresses_that_a_client_forges_are_ignored() {
        assert_eq!(address("127.0.0.1", &[(FOR, "1.1.1.1, 198.51.100.7")]), "198.51.100.7");
        assert_eq!(address("127.0.0.1", &[(FOR, "1.1.1.1"), (FOR, "198.51.100.7, 10.2.3.4")]), "198.51.100.7");
        assert_eq!(address("127.0.0.1", &[(FOR, "1.1.1.1, nonsense, 10.2.3.4")]), "10.2.3.4");
        assert_eq!(address("127.0.0.1", &[(FOR, "")]), "127.0.0.1");
    }

    /// The attack: a client in a trusted network claims to be this machine.
    #[test]
    fn an_address_of_this_machine_in_a_header_gives_no_privileges() {
        for claimed in [
            "127.0.0.1, 10.0.0.5",
            "::1, 10.0.0.5",
            "::ffff:127.0.0.1, 10.0.0.5",
            "0.0.0.0, 10.0.0.5",
            "[::]:80, 10.0.0.5",
        ] {
            let client = client_of("10.0.0.1", &[(FOR, claimed)]);
            assert_eq!(client.limited(), Some("10.0.0.5".parse().unwrap()), "{claimed}");
            assert!(!client.is_among(&[]) && client.is_among(&["10.0.0.5".parse().unwrap()]), "{claimed}");
        }
        let client = client_of("127.0.0.1", &[(FOR, "127.0.0.1")]);
        assert!(client.limited().is_some() && !client.is_among(&[]));
    }

    #[test]
    fn a_trusted_proxy_that_names_no_client_is_limited_itself() {
        let here = "127.0.0.1".parse().unwrap();
        assert_eq!(client_of("127.0.0.1", &[]).limited(), Some(here));
        assert_eq!(client_of("127.0.0.1", &[(SCHEME, "https")]).limited(), Some(here));
        assert!(client_of("127.0.0.1", &[]).is_among(&[]), "a Prometheus beside the proxy");
        assert!(!client_of("127.0.0.1", &[("via", "1.1 proxy")]).is_among(&[]));
        assert!(!client_of("10.0.0.1", &[]).is_among(&[]));
    }

    #[test]
    fn this_machine_has_no_limit_unless_it_forwards_for_others() {
        assert_eq!(Client::of(Some("127.0.0.1".parse().unwrap()), &HeaderMap::new(), &[]).limited(), None);
        assert_eq!(Client::of(Some("::1".parse().unwrap()), &HeaderMap::new(), &[]).limited(), None);
        let mut headers = HeaderMap::new();
        headers.insert(FOR, "192.0.2.1".parse().unwrap());
        assert!(Client::of(Some("127.0.0.1".parse().unwrap()), &headers, &[]).limited().is_some());
        let [one, two] = ["2001:db8::1", "2001:db8::2"].map(|text| client_of(text, &[]).limited().unwrap());
        assert_eq!((one, one.to_string().as_str()), (two, "2001:db8::"));
    }
}
