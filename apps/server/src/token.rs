//! Tokens that identify the devices of players. The store has only their hashes.

use sha2::{Digest, Sha256};

use crate::random::{bytes, hex};

/// The bytes of a token's random number, and of its signature.
const HALF: usize = 16;

/// A token: 64 hexadecimal digits. Those made now are a random number and the server's signature of it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// A new one, signed by `sign`.
    pub(crate) fn new(sign: impl Fn(&[u8]) -> [u8; 32]) -> Result<Self, String> {
        let number = hex(&bytes::<HALF>()?);
        let signature = hex(&sign(number.as_bytes())[..HALF]);
        Ok(Self(number + &signature))
    }

    /// Whether it was signed by `sign`.
    pub(crate) fn is_signed(&self, sign: impl Fn(&[u8]) -> [u8; 32]) -> bool {
        let (number, signature) = self.0.split_at(2 * HALF);
        hex(&sign(number.as_bytes())[..HALF]) == signature
    }

    /// A token from its text.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let is_token = text.len() == 64 && text.bytes().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c));
        is_token.then(|| Self(text.to_owned()))
    }

    /// Its hash, which is all that the store has.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }

    /// Its text, for its owner only.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sign(number: &[u8]) -> [u8; 32] {
        Sha256::digest([b"secret", number].concat()).into()
    }

    #[test]
    fn a_token_that_the_server_did_not_sign_is_recognised() {
        let token = Token::new(sign).unwrap();
        assert!(token.is_signed(sign) && !token.is_signed(|_| [0; 32]));
        assert!(!Token::read(&"0".repeat(64)).unwrap().is_signed(sign));
    }
}
