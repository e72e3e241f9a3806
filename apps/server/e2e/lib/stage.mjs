// What every suite needs: a server, a browser and the games, set up before its tests and torn down after them.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { browse, games, serve, unguarded } from './house.mjs';

/** Sets up the calling suite with a browser, Chromium unless another one is named; the returned object is filled before the first test. */
export function stage(name, look) {
  const here = {};
  let stop = null;
  before(async () => {
    ({ base: here.base, stop } = await serve());
    if (name === 'firefox') {
      here.way = await unguarded(here.base);
      here.base = here.way.base;
    }
    here.browser = await browse(name, look);
    here.all = await games(here.base);
  });
  after(async () => {
    try {
      await here.browser?.close();
    } finally {
      here.way?.close();
      if (stop) assert.equal(await stop(), 0, 'the server ends well');
    }
  });
  return here;
}
