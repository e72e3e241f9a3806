//! The client's address and scheme, from the connection or from a trusted proxy.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Once};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::network::{IpRange, limited};

const FOR: &str = "x-forwarded-for";
const SCHEME: &str = "x-forwarded-proto";

/// The client of a request, as far as the server knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Client {
    /// Its address; `None` if requests come without a connection.
    address: Option<IpAddr>,
    /// Whether it uses TLS to the proxy.
    pub(crate) is_secure: bool,
    /// Whether the request came through an untrusted proxy.
    is_behind: bool,
}

impl Client {
    /// The key by which limits of an address count; `None` for this machine, which has no limit unless it forwards for others.
    pub(crate) fn limited(&self) -> Option<IpAddr> {
        self.address.and_then(|address| limited(address).or(self.is_behind.then_some(address)))
    }

    /// Whether it is this machine or belongs to one of these networks.
    pub(crate) fn is_among(&self, networks: &[IpRange]) -> bool {
        let is_in = |address| networks.iter().any(|network| network.has(address));
        self.limited().is_none() || (!self.is_behind && self.address.is_some_and(is_in))
    }

    /// The client, by the address of the connection and the headers.
    fn of(peer: Option<IpAddr>, headers: &HeaderMap, trusted: &[IpRange]) -> Self {
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.has(address));
        if !peer.is_some_and(is_trusted) {
            warn(peer, headers);
            return Self { address: peer, is_secure: false, is_behind: headers.contains_key(FOR) };
        }
        // Each proxy appends the address of its client. Any client can forge the entries before the last untrusted one.
        let all = headers.get_all(FOR).iter().filter_map(|value| value.to_str().ok());
        let all: Vec<&str> = all.flat_map(|value| value.split(',')).collect();
        let mut address = peer;
        for one in all.iter().rev().map_while(|one| read(one.trim())) {
            address = Some(one);
            if !is_trusted(one) {
                break;
            }
        }
        let scheme = headers.get(SCHEME).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let scheme = scheme.split(',').next().unwrap_or_default().trim();
        Self { address, is_secure: scheme.eq_ignore_ascii_case("https"), is_behind: false }
    }
}

/// Warns once that a proxy on this machine is not trusted.
fn warn(peer: Option<IpAddr>, headers: &HeaderMap) {
    static ONCE: Once = Once::new();
    if let Some(peer) = peer.filter(|peer| peer.is_loopback() && headers.contains_key(FOR)) {
        ONCE.call_once(|| {
            tracing::warn!(
                "requests come through a proxy at {peer}: with --trust-proxy {peer} each client has limits of its own"
            );
        });
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
    request.extensions_mut().insert(client);
    next.run(request).await
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

    #[test]
    fn this_machine_has_no_limit_unless_it_forwards_for_others() {
        assert_eq!(client_of("127.0.0.1", &[]).limited(), None);
        assert_eq!(Client::of(Some("::1".parse().unwrap()), &HeaderMap::new(), &[]).limited(), None);
        let mut headers = HeaderMap::new();
        headers.insert(FOR, "192.0.2.1".parse().unwrap());
        assert!(Client::of(Some("127.0.0.1".parse().unwrap()), &headers, &[]).limited().is_some());
        let [one, two] = ["2001:db8::1", "2001:db8::2"].map(|text| client_of(text, &[]).limited().unwrap());
        assert_eq!((one, one.to_string().as_str()), (two, "2001:db8::"));
    }
}
