// What every suite needs: a server, a browser and the games, set up before its tests and torn down after them.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { browse, games, serve } from './house.mjs';

/** Sets up the calling suite; the returned object is filled before the first test. */
export function stage() {
  const here = {};
  let stop = null;
  before(async () => {
    ({ base: here.base, stop } = await serve());
    here.browser = await browse();
    here.all = await games(here.base);
  });
  after(async () => {
    try {
      await here.browser?.close();
    } finally {
      if (stop) assert.equal(await stop(), 0, 'the server ends well');
    }
  });
  return here;
}
