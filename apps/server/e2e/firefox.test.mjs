// Every game in Firefox: by touch events on a dark phone, by keyboard and without scripts on a light desktop. Short games are played to their
// end, the others for `most` moves.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { play } from './lib/input.mjs';
import { shortest } from './lib/server.mjs';
import { setUp } from './lib/suite.mjs';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const KINDS = [
  ['finger', { dark: true }, { viewport: { width: 390, height: 844 } }, 20],
  ['keys', {}, DESKTOP, 12],
  ['noscript', {}, { ...DESKTOP, javaScriptEnabled: false }, 12],
];

/** The number of moves of each deal. */
const lengths = new Map();
/** Longer games are played with one kind of input only. */
const SHORT = 60;

for (const [kind, look, settings, most] of KINDS) {
  describe(`Firefox by ${kind}`, () => {
    const here = setUp('firefox', look);
    test('every game', async (t) => {
      for (const { id } of here.all) {
        if ((lengths.get(id) ?? 0) > SHORT) continue;
        await t.test(id, async (game) => {
          const context = await here.browser.newContext(settings);
          try {
            const page = await context.newPage();
            const faults = [];
            page.on('pageerror', (error) => faults.push(String(error)));
            const { ways, moves } = await play(page, context, here.base, await shortest(here.base, id), kind, most);
            lengths.set(id, moves);
            const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
            assert.equal(dark, Boolean(look.dark));
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(over <= 0, `${over} pixels too wide`);
            assert.deepEqual(faults, []);
            game.diagnostic(`${moves} moves: ${JSON.stringify(ways)}`);
          } finally {
            await context.close();
          }
        });
      }
    });
  });
}
