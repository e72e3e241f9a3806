// Phones: controls are on the screen, a move takes few taps, and nothing jumps.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONE, setUp } from './lib/suite.mjs';
import { measure } from './lib/touch.mjs';

const DECISIONS = Number(process.env.DECISIONS ?? 40);
const SIZES = { upright: PHONE, sideways: { ...PHONE, viewport: { width: 844, height: 390 } }, low: { ...PHONE, viewport: { width: 360, height: 640 } } };

describe('a phone', () => {
  const here = setUp();

  for (const [name, settings] of Object.entries(SIZES)) {
    test(`${name}: what can be pressed is on the screen`, async (t) => {
      for (const { id } of here.all) {
        await t.test(id, async (one) => {
          const { decisions, taps, cut, ...faults } = await measure(here, id, settings, DECISIONS);
          one.diagnostic(`${decisions} decisions, ${(taps / decisions).toFixed(2)} taps each; ${JSON.stringify({ ...faults, cut })}`);
          assert.ok(taps / decisions <= 2, `${taps} taps for ${decisions} moves`);
          assert.equal(cut, 0, 'what just happened is never cut');
          assert.deepEqual(faults, { scrolls: 0, blind: 0, lost: 0, jumps: 0, docks: 0 });
        });
      }
    });
  }
});
