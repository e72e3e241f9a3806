//! Networks, and the address by which a client is limited.

use std::net::IpAddr;
use std::str::FromStr;

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

/// The key by which limits of an address count; `None` for this machine, which has no limit. A client with an IPv6 address usually has a
/// whole /64 network, so that counts as one address.
pub(crate) fn limited(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        here if here.is_loopback() => None,
        IpAddr::V6(long) => Some(IpAddr::V6((u128::from(long) >> 64 << 64).into())),
        short => Some(short),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_network_is_named() {
        for text in ["", "10.0.0.0/33", "10.0.0", "proxy.example"] {
            let error = text.parse::<IpRange>().unwrap_err();
            assert!(error.contains(&format!("`{text}`")) && error.contains("10.0.0.0/8"), "{error}");
        }
    }
}
/// The site of an IPv6 address, usually a /48 network (RFC 6177); `None` for IPv4.
pub(crate) fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(long) => Some(IpAddr::V6((u128::from(long) >> 80 << 80).into())),
        IpAddr::V4(_) => None,
    }
}

