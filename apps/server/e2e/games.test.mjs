// Every game, played by mouse to its end, and by touch, by keyboard and without scripts for 45 moves; WHOLE=1 plays all to their ends.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { devices } from 'playwright-core';
import { play } from './lib/input.mjs';
import { shortest } from './lib/server.mjs';
import { setUp } from './lib/suite.mjs';

const KINDS = {
  mouse: { viewport: { width: 1280, height: 900 } },
  touch: { ...devices['Pixel 7'] },
  keys: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
  noscript: { viewport: { width: 1000, height: 800 }, javaScriptEnabled: false },
};

/** The number of moves for each kind of input. Three of the games are shorter. */
const most = (kind) => (kind === 'mouse' || process.env.WHOLE ? Infinity : 45);

describe('whole games', { concurrency: 2 }, () => {
  const here = setUp();
  const deals = [];
  before(async () => {
    for (const { id } of here.all) deals.push({ id, code: await shortest(here.base, id) });
  });

  for (const [kind, settings] of Object.entries(KINDS)) {
    test(`every game by ${kind}`, async (t) => {
      for (const { id, code } of deals) {
        await t.test(id, async (game) => {
          const context = await here.browser.newContext(settings);
          try {
            const page = await context.newPage();
            const faults = [];
            page.on('pageerror', (error) => faults.push(String(error)));
            page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
            const { ways, moves } = await play(page, context, here.base, code, kind, most(kind));
            assert.deepEqual(faults, [], 'nothing went wrong in the browser');
            game.diagnostic(`${moves} moves: ${JSON.stringify(ways)}`);
          } finally {
            await context.close();
          }
        });
      }
    });
  }
});
