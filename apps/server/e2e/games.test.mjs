// Every game, played to its end by mouse, by touch, by keys and without script.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { devices } from 'playwright-core';
import { browse, games, serve } from './lib/house.mjs';
import { play } from './lib/hand.mjs';

const KINDS = {
  mouse: { viewport: { width: 1280, height: 900 } },
  touch: { ...devices['Pixel 7'] },
  keys: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
  noscript: { viewport: { width: 1000, height: 800 }, javaScriptEnabled: false },
};

describe('whole games', { concurrency: 2 }, () => {
  let house;
  let browser;
  let all;

  before(async () => {
    house = await serve();
    browser = await browse();
    all = await games(house.base);
  });

  after(async () => {
    await browser?.close();
    if (house) assert.equal(await house.stop(), 0, 'the server ends well');
  });

  for (const [kind, settings] of Object.entries(KINDS)) {
    test(`every game by ${kind}`, async (t) => {
      for (const { id, code } of all) {
        await t.test(id, async (game) => {
          const context = await browser.newContext(settings);
          try {
            const page = await context.newPage();
            const faults = [];
            page.on('pageerror', (error) => faults.push(String(error)));
            page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
            const { ways, moves } = await play(page, context, house.base, code, kind);
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
