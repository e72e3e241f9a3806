//! Networks, hosts, and the address by which a client is limited.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::uri::Authority;
use ipnet::IpNet;
use underdeck_game::say;

/// A machine or a network: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IpRange(IpNet);

impl IpRange {
    /// Whether an address belongs to it. An IPv4-mapped IPv6 address counts as IPv4.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl FromStr for IpRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let one = text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
        one.or_else(|_| text.parse()).map(Self).map_err(|_| say!(SERVER_NETWORK, text).into())
    }
}

/// The name of a host as requests have it: `cards.example`, `192.0.2.1`, `[2001:db8::1]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostName(String);

impl HostName {
    /// Whether a request for this host, with or without a port, is meant.
    pub(crate) fn is(&self, host: &str) -> bool {
        host.parse::<Authority>().is_ok_and(|host| plain(host.host()) == self.0)
    }
}

/// A name as it is compared.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

impl FromStr for HostName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = text.parse::<Authority>().ok().filter(|host| host.host() == text).map(|host| plain(host.host()));
        let is_name = |name: &String| {
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
            !name.is_empty() && (name.starts_with('[') || name.chars().all(is_part))
        };
        known.filter(is_name).map(Self).ok_or_else(|| say!(SERVER_HOST, text).into())
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The key by which limits of an address count; `None` for this machine, which has no limit. A client with an IPv6 address usually has a
/// whole /64 network, so that counts as one address.
pub(crate) fn limited(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        here if here.is_loopback() => None,
        IpAddr::V6(long) => Some(IpAddr::V6((u128::from(long) >> 64 << 64).into())),
        short => Some(short),
    }
}

/// The site of an IPv6 address, usually a /48 network (RFC 6177); `None` for IPv4.
pub(crate) fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(long) => Some(IpAddr::V6((u128::from(long) >> 80 << 80).into())),
        IpAddr::V4(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_the_same_with_a_port_a_final_dot_and_capitals() {
        let host: HostName = "Cards.Example".parse().unwrap();
        assert!(
            ["cards.example", "CARDS.example:8080", "cards.example.", "cards.example.:80"]
                .into_iter()
                .all(|one| host.is(one))
        );
        assert!(
            !["evil.example", "cards.example.evil", "", "x@", "xcards.example"].into_iter().any(|one| host.is(one))
        );
        assert!("[2001:DB8::1]".parse::<HostName>().unwrap().is("[2001:db8::1]:443"));
        for text in ["", ".", "https://cards.example", "cards.example:443", "a@cards.example", "*.example", "a b"] {
            assert!(text.parse::<HostName>().unwrap_err().contains(&format!("`{text}`")), "{text}");
        }
    }

    #[test]
    fn an_invalid_network_is_named() {
        for text in ["", "10.0.0.0/33", "10.0.0", "proxy.example"] {
            let error = text.parse::<IpRange>().unwrap_err();
            assert!(error.contains(&format!("`{text}`")) && error.contains("10.0.0.0/8"), "{error}");
        }
    }
}
