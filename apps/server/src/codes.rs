//! Codes that link one more device of a player.

use underdeck_game::say;
use underdeck_site::Error;

use crate::app::App;
use crate::guard::client::Client;
use crate::random;
use crate::store::accounts;
use crate::token::Token;

/// How long a code is valid, in seconds.
const VALIDITY: i64 = 10 * 60;
/// The letters of codes, Crockford's base 32: no two look alike.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The letters of a code, 5 bits each.
const LENGTH: usize = 10;

/// A new code of a player, as it is typed, and its expiry in seconds since 1970.
///
/// # Errors
/// If the system has no random bytes, or the store fails.
pub(crate) async fn create(app: &App, player: i64) -> Result<(String, i64), Error> {
    let bytes = random::bytes::<LENGTH>().map_err(Error::Internal)?;
    let letters: String = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    let (hash, now) = (app.hash("link", letters.as_bytes()), app.clock.seconds());
    app.store.write(move |conn| accounts::offer(conn, player, &hash, now, now + VALIDITY)).await?;
    let (first, second) = letters.split_at(LENGTH / 2);
    Ok((format!("{first}-{second}"), now + VALIDITY))
}

/// The token of a new device of the player who made a typed code.
///
/// # Errors
/// If the code is not valid, or too many were tried.
pub(crate) async fn redeem(app: &App, client: Client, typed: &str) -> Result<Token, Error> {
    if !app.traffic.rates.may_try(client.limited()) {
        return Err(Error::TooMany(say!(REFUSED_CODES)));
    }
    let letter = |c: char| match c {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    let code: String = typed.to_ascii_uppercase().chars().filter(char::is_ascii_alphanumeric).map(letter).collect();
    let token = app.new_token()?;
    let (hash, own, now) = (app.hash("link", code.as_bytes()), token.hash(), app.clock.seconds());
    if !app.store.write(move |conn| accounts::link(conn, &hash, &own, now)).await? {
        return Err(Error::Wrong(say!(REFUSED_CODE)));
    }
    Ok(token)
}
