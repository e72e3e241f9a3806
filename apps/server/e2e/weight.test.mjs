// The size of a table, its loading time, and its layout shift.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESKTOP, PHONE, setUp } from './lib/suite.mjs';

const KIB = 1024;
const MOVES = 12;
/** 4G as Lighthouse throttles it: 1.6 Mbit/s, 150 ms round trip. */
const SLOW = { offline: false, latency: 150, downloadThroughput: (1.6 * KIB * KIB) / 8, uploadThroughput: (750 * KIB) / 8 };

describe('the weight of a table', () => {
  const here = setUp();

  test('scripts and moves keep to their budgets of bytes', async (t) => {
    for (const { id } of here.all) {
      const { context, page } = await here.sit(id, PHONE);
      const wire = await context.newCDPSession(page);
      const kinds = new Map();
      const got = { Script: 0, Stylesheet: 0, Document: 0, Fetch: 0 };
      let [moves, most] = [0, 0];
      wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
      wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId);
        got[kind] = (got[kind] ?? 0) + encodedDataLength;
        if (kind === 'Fetch') most = Math.max(most, encodedDataLength);
      });
      await wire.send('Network.enable');
      await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
      await wire.send('Network.emulateNetworkConditions', SLOW);
      await page.reload();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const first = await page.evaluate(() => {
        const [shown] = performance.getEntriesByName('first-contentful-paint');
        const [loaded] = performance.getEntriesByType('navigation');
        return { shown: Math.round(shown.startTime), loaded: Math.round(loaded.domContentLoadedEventEnd) };
      });
      await wire.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
      while (moves < MOVES && (await here.hinted({ context, page }))) moves += 1;
      const [script, style, page_, mean] = [got.Script, got.Stylesheet, got.Document, got.Fetch / moves].map((bytes) => bytes / KIB);
      t.diagnostic(`${id}: script ${script.toFixed(1)}, style ${style.toFixed(1)}, page ${page_.toFixed(1)} KiB, a move ${mean.toFixed(1)} (most ${(most / KIB).toFixed(1)}) KiB; on slow 4G painted after ${first.shown} ms, complete after ${first.loaded} ms`);
      // With the headers; alive.test.mjs limits the scripts themselves.
      assert.ok(script > 0 && script <= 40, `${id}: ${script} KiB of script`);
      assert.ok(mean > 0 && mean <= 15, `${id}: ${mean} KiB a move`);
      await context.close();
    }
  });

  test('a move leaves the zones where they are', async (t) => {
    for (const { id } of here.all) {
      for (const [name, settings] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
        const { context, page } = await here.sit(id, { ...settings, reducedMotion: 'reduce' });
        let [moves, sum, most] = [0, 0, 0];
        for (let before; moves < MOVES; moves += 1) {
          before = await page.evaluate(boxes);
          if (!(await here.hinted({ context, page }))) break;
          const shift = shifted(before, await page.evaluate(boxes), settings.viewport);
          [sum, most] = [sum + shift, Math.max(most, shift)];
        }
        t.diagnostic(`${id}, ${name}: ${(sum / moves).toFixed(4)} a move, at most ${most.toFixed(4)}`);
        assert.ok(sum / moves <= 0.02, `${id}, ${name}: the table shifts by ${sum / moves} a move`);
        await context.close();
      }
    }
  });
});

/** The visible rectangle of each zone, without parts behind the counters or the pinned zones. */
const boxes = () => {
  const box = (one) => one.getBoundingClientRect();
  const [felt, hud, pinned] = ['.felt', '.hud', '.pinned'].map((name) => document.querySelector(name));
  const stuck = (one) => one && getComputedStyle(one).position === 'sticky';
  const top = Math.max(0, box(felt).top, stuck(hud) ? box(hud).bottom : 0);
  const bottom = Math.min(innerHeight, box(felt).bottom, stuck(pinned) ? box(pinned).top : Infinity);
  const found = [...document.querySelectorAll('.felt .zone[data-zone], .dock')].map((one) => {
    const { left, right, ...of } = box(one).toJSON();
    const free = one.matches('.felt *') && !one.closest('.hud, .pinned');
    return [one.dataset.zone ?? 'dock', { left, right, top: of.top, seen: free ? [Math.max(of.top, top), Math.min(of.bottom, bottom)] : [of.top, of.bottom] }];
  });
  return Object.fromEntries(found.filter(([, { seen }]) => seen[0] < seen[1]));
};

/** The layout shift of a move by the formula of browsers: the share of the window that is affected times the distance as a share. The script
 * replaces the elements, so a browser reports none; here a zone is the same if it has the same name. */
function shifted(before, after, { width, height }) {
  const moved = Object.keys(before).filter((name) => after[name]).map((name) => [before[name], after[name]]);
  const far = ([a, b]) => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top));
  const shifts = moved.filter((pair) => far(pair) > 3);
  const covers = (box, x, y) => x >= box.left && x < box.right && y >= box.seen[0] && y < box.seen[1];
  let touched = 0;
  const GRID = 60;
  for (let n = 0; n < GRID * GRID; n += 1) {
    const [x, y] = [((n % GRID) + 0.5) * (width / GRID), (Math.floor(n / GRID) + 0.5) * (height / GRID)];
    if (shifts.some((pair) => pair.some((box) => covers(box, x, y)))) touched += 1;
  }
  const way = Math.max(0, ...shifts.map(far)) / Math.max(width, height);
  return (touched / (GRID * GRID)) * Math.min(way, 1);
}
