// Guides and puzzles: every guide step leaves its subject uncovered, a puzzle opens with its question, and the last text remains.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changed, revision } from './lib/server.mjs';
import { PHONE, setUp } from './lib/suite.mjs';

const SIZES = [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 320, height: 568 }];
/** The width from which on everything that a guide points at has room beside its words. */
const ROOMY = 360;

/** The highlighted elements that are covered at one of five points: by the dock, by a pinned element, or by the edge of the screen. */
const covered = () => {
  const points = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
  // A whole zone may be higher than the screen, so check its button, its heading, or its upper edge.
  const box = (one) => {
    const part = one.matches('.zone') && [...one.querySelectorAll(':scope > .head .target, :scope > .head')].find((head) => head.offsetHeight > 1);
    const { left, top, width, height } = (part || one).getBoundingClientRect();
    return { left, top, width, height: one.matches('.zone') ? Math.min(height, 44) : height };
  };
  return [...document.querySelectorAll('.felt .hinted')].filter((one) => {
    const { left, top, width, height } = box(one);
    return !points.every(([x, y]) => one.contains(document.elementFromPoint(left + width * x, top + height * y)));
  }).map((one) => one.dataset.place ?? one.dataset.zone ?? one.textContent);
};

/** Whether the guide's button is in view as a whole; true at the end of a guide, which has none. */
const whole = () => {
  const button = document.querySelector('.dock .guide .of-hint');
  const { left, right, top, bottom } = button?.getBoundingClientRect() ?? {};
  return !button || [[left + 8, top + 3], [right - 8, bottom - 3]].every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
};

/** Whether a part of the dock is in view, from its upper edge on. */
const begins = (selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const at = box && document.elementFromPoint(box.left + box.width / 2, box.top + 4);
  return Boolean(at?.closest(selector));
};

describe('a guide on a phone', () => {
  const here = setUp();

  /** Starts a guide of a game; undefined if there is none with this number. */
  const lead = async (id, number, viewport) => {
    const context = await here.browser.newContext({ ...PHONE, viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${here.base}/games/${id}`);
    const button = page.locator(`button[name=guide][value="${number}"]`);
    if (!(await button.count())) return context.close();
    await Promise.all([page.waitForURL(/\/g\//), button.first().evaluate((one) => one.form.requestSubmit(one))]);
    await page.locator('.alive').waitFor();
    return { context, page };
  };

  /** Makes the guide's move; false at its end. */
  const follow = async (page) => {
    const button = page.locator('.dock .of-hint').first();
    if (!(await button.count())) return false;
    const rev = await revision(page);
    await button.evaluate((one) => one.click());
    await changed(page, rev);
    return true;
  };

  for (const viewport of SIZES) {
    test(`${viewport.width} × ${viewport.height}: what the words point at is uncovered`, async () => {
      const [hidden, guides] = [[], []];
      for (const { id } of here.all) {
        for (let number = 1; ; number += 1) {
          const led = await lead(id, number, viewport);
          if (!led) break;
          const { context, page } = led;
          let step = 0;
          do {
            step += 1;
            if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/guide-${id}-${number}-${viewport.width}-${step}.png` });
            const found = await page.evaluate(covered);
            if (found.length && viewport.width >= ROOMY) hidden.push(`${id} ${number}, step ${step}: ${found.join(', ')}`);
            if (!(await page.evaluate(begins, '.dock .guide'))) hidden.push(`${id} ${number}, step ${step}: the words`);
            if (!(await page.evaluate(whole))) hidden.push(`${id} ${number}, step ${step}: the button`);
          } while (await follow(page));
          guides.push(`${id} ${number}: ${step}`);
          // No forced move replaces the last text.
          const words = await page.locator('.dock .guide').textContent();
          const rev = await revision(page);
          await page.clock.runFor(10_000);
          assert.notEqual(await page.locator('body').getAttribute('aria-busy'), 'true', `${id} ${number} plays on by itself`);
          assert.equal(await revision(page), rev, `${id} ${number} played on by itself`);
          assert.equal(await page.locator('.dock .guide').textContent(), words);
          await context.close();
        }
      }
      assert.deepEqual(hidden, []);
      assert.equal(guides.length, 2 * here.all.length, guides.join('; '));
    });

    test(`${viewport.width} × ${viewport.height}: a puzzle opens with its question`, async () => {
      const context = await here.browser.newContext({ ...PHONE, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const hidden = [];
      for (const { id } of here.all) {
        for (const puzzle of ['daily', '1', '2', '7']) {
          const { status } = await page.goto(`${here.base}/puzzles/${id}/${puzzle}`).then((answer) => ({ status: answer.status() }));
          if (status === 404) continue;
          await page.locator('.alive').waitFor();
          const top = await page.locator('.dock').evaluate((dock) => dock.scrollTop);
          if (top !== 0 || !(await page.evaluate(begins, '#prompt'))) hidden.push(`${id}/${puzzle}: ${top}`);
        }
      }
      await context.close();
      assert.deepEqual(hidden, []);
    });
  }
});
