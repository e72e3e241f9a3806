// What every suite needs: a server, a browser and the games, set up before its tests and torn down after them; and how one sits down and plays.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { ask, begin, browse, changed, games, revision, serve, table, unguarded } from './house.mjs';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1280, height: 900 } };

/** Sets up the calling suite with a browser, Chromium unless another one is named; the returned stage is filled before the first test. */
export function stage(name, look) {
  const here = {};
  before(() => open(name, look, here));
  after(async () => assert.equal(await here.close?.(), 0, 'the server ends well'));
  return here;
}

/** Opens a stage: the address of a server, a browser, all games with a deal of each, and what can be done with them. `close` answers how the
 * server ended. */
export async function open(name, look, here = {}) {
  const house = await serve();
  here.close = async () => {
    let code;
    try {
      await here.browser?.close();
    } finally {
      here.way?.close();
      code = await house.stop();
    }
    return code;
  };
  here.base = house.base;
  if (name === 'firefox') {
    here.way = await unguarded(house.base);
    here.base = here.way.base;
  }
  here.browser = await browse(name, look);
  here.all = await games(here.base);

  /** Sits down at a new game as a new visitor; `eyes` runs in every page before its own scripts. */
  here.sit = async (id, settings, eyes) => {
    const context = await here.browser.newContext(settings);
    const page = await context.newPage();
    if (eyes) await page.addInitScript(eyes);
    await begin(page, here.base, here.all.find((game) => game.id === id).code);
    return { context, page };
  };

  /** The move that the hint means; nothing at the end of the game. */
  here.hint = async ({ context, page }) => {
    const path = table(page);
    if ((await ask(context, here.base, path)).outcome) return undefined;
    return (await ask(context, here.base, `${path}/hint`)).move;
  };

  /** Plays what the hint says; false at the end of the game. */
  here.hinted = async (seat) => {
    const move = await here.hint(seat);
    if (move === undefined) return false;
    const rev = await revision(seat.page);
    await press(seat.page, move).evaluate((one) => one.click());
    await changed(seat.page, rev);
    return true;
  };
  return here;
}

/** The first button of a move. */
export const press = (page, move) => page.locator(`button[name=move][value="${move}"]`).first();
