// The set-up of every suite: a server, a browser and the games, and functions to start and play a game.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { ask, begin, browse, changed, games, playsItself, revision, serve, table, unguarded } from './server.mjs';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Sets up the calling suite with a browser, by default Chromium; the returned object is filled before the first test. */
export function setUp(name, look) {
  const here = {};
  before(() => open(name, look, here));
  after(async () => assert.equal(await here.close?.(), 0, 'the server ends well'));
  return here;
}

/** Starts a server and a browser; returns the address, the browser, all games with a deal of each, and functions. `close` returns the exit code
 * of the server. */
export async function open(name, look, here = {}) {
  const server = await serve();
  here.close = async () => {
    let code;
    try {
      await here.browser?.close();
    } finally {
      here.proxy?.close();
      code = await server.stop();
    }
    return code;
  };
  here.base = server.base;
  if (name === 'firefox') {
    here.proxy = await unguarded(server.base);
    here.base = here.proxy.base;
  }
  here.browser = await browse(name, look);
  here.all = await games(here.base);

  /** Starts a new game as a new visitor; `eyes` runs in every page before its own scripts. */
  here.sit = async (id, settings, eyes) => {
    const context = await here.browser.newContext(settings);
    const page = await context.newPage();
    if (eyes) await page.addInitScript(eyes);
    await begin(page, here.base, here.all.find((game) => game.id === id).code);
    return { context, page };
  };

  /** The hinted move; undefined at the end of the game. */
  here.hint = async ({ context, page }) => {
    const path = table(page);
    if ((await ask(context, here.base, path)).outcome) return undefined;
    return (await ask(context, here.base, `${path}/hint`)).move;
  };

  /** Plays the hinted move; false at the end of the game. */
  here.hinted = async (seat) => {
    const rev = await revision(seat.page);
    const move = await here.hint(seat);
    if (move === undefined) return false;
    if (!(await playsItself(seat.page, rev))) await press(seat.page, move).evaluate((one) => one.click());
    await changed(seat.page, rev);
    return true;
  };
  return here;
}

/** The first button of a move. */
export const press = (page, move) => page.locator(`button[name=move][value="${move}"]`).first();
