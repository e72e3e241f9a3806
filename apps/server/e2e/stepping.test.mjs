// A finished game step by step: the evaluation beside the table, and steps by buttons, keys, swipes, the scrubber, and without scripts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { faults, small } from './lib/checks.mjs';
import { DESKTOP, PHONE, setUp } from './lib/suite.mjs';

const LOST = { keevorn: 'second-fight', 'judgement-quest': '07-cards-wide-perished', 'card-crawler': 'random-monster', 'living-keep': 'mastery-lost-death', cryptkeeper: 'greedy-stuck' };

/** The one in which eight games for each decision find a mistake. */
const MISTAKEN = ['card-crawler'];
const SIZES = [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 844, height: 390 }];

/** Where the evaluation, the verdict and the marks on the table are. */
const look = () => {
  const [desk, dock, felt, bar, words] = ['.desk', '.dock', '.felt', '.gauge', '.of-verdict'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const marked = [...document.querySelectorAll('.felt :is(.made, .hinted)')];
  const isHit = (one) => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
    return Boolean(at) && one.contains(at);
  };
  return {
    top: Math.round(desk.top),
    isBeside: bar.height >= felt.height - 1 && bar.right <= felt.left + 1,
    isWhole: !words || (words.bottom <= dock.bottom && words.top >= dock.top),
    lines: words ? Math.round(words.height / Number.parseFloat(getComputedStyle(document.querySelector('.of-verdict')).lineHeight)) : 1,
    hidden: marked.filter((one) => !isHit(one)).length,
  };
};

/** Uploads a record as a new visitor and waits for its review; returns the page at the start of the game, and the path of the game. */
async function reviewed(here, game, settings, games = 8) {
  const page = await (await here.browser.newContext({ reducedMotion: 'reduce', ...settings })).newPage();
  await page.goto(`${here.base}/records`);
  const buffer = readFileSync(new URL(`../../../games/${game}/tests/records/${LOST[game]}.udr`, import.meta.url));
  await page.setInputFiles('#file', { name: `${game}.udr`, mimeType: 'text/plain', buffer });
  await Promise.all([page.waitForURL('**/g/**'), page.locator('form:has(#file) button[type=submit]').click()]);
  const path = new URL(page.url()).pathname;
  await page.goto(`${here.base}${path}/review?games=${games}`);
  await page.locator('form[method=post][action*="/review"] button').click();
  await page.locator('.gauge').waitFor();
  await page.locator('.underway').waitFor({ state: 'detached' });
  return { page, path };
}

/** The number of moves made at the position shown. */
const ply = (page) => page.locator('#at').evaluate((range) => Number(range.getAttribute('value')));
const reached = (page, n) => page.locator(`#at[value="${n}"]`).waitFor();
const last = (page) => page.locator('#at').evaluate((range) => Number(range.max));

/** A finger that moves sideways over the middle of the table. */
async function swipe(page, by) {
  const touch = await page.context().newCDPSession(page);
  const { x, y, width, height } = await page.locator('.felt').boundingBox();
  const at = (n) => [{ x: x + width / 2 + (by * n) / 4, y: y + height / 2 + n }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const n of [1, 2, 3, 4]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(n) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

describe('a review by touch', () => {
  const here = setUp();

  test('the evaluation is beside the table and the verdict in one line, and the dock stands still', async () => {
    const faults = [];
    for (const { id } of here.all) {
      // With few games the coach is sure of the mistake in this one alone.
      const { page } = await reviewed(here, id, PHONE, MISTAKEN.includes(id) ? 8 : 1);
      const slips = await page.locator('.slips a').evaluateAll((links) => links.map((one) => Number(new URL(one.href).searchParams.get('at'))));
      assert.equal(slips.length > 0, MISTAKEN.includes(id), `${id}: ${slips}`);
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        const tops = new Set();
        for (const to of [0, 1, 2, 3, 4, 5, ...slips, await last(page)]) {
          const address = new URL(page.url());
          address.searchParams.set('at', to);
          await page.goto(address.href);
          await page.locator('.alive').waitFor();
          const found = await page.evaluate(look);
          tops.add(found.top);
          if (!found.isBeside || !found.isWhole || found.lines > 1 || found.hidden) faults.push(`${id}, ${viewport.width} × ${viewport.height}, move ${to}: ${JSON.stringify(found)}`);
          if (slips.includes(to)) assert.ok((await page.locator('.of-best').count()) && (await page.locator('.felt :is(.made, .hinted)').count()), `${id}, move ${to}`);
        }
        if (tops.size !== 1) faults.push(`${id}, ${viewport.width} × ${viewport.height}: the dock moves: ${[...tops].join(', ')}`);
      }
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  });

  test('steps by buttons and swipes, the course as a scrubber, and more behind one tap', async () => {
    const { page, path } = await reviewed(here, 'card-crawler', PHONE);
    const all = await last(page);
    assert.ok(all > 4 && (await page.locator('.curve .line-of-plot').count()) === 1);
    await page.locator('[data-key=k]').tap();
    await reached(page, 1);
    await swipe(page, -160);
    await reached(page, 2);
    await swipe(page, 160);
    await reached(page, 1);
    // The line of the scrubber ends where its thumb does.
    const { x, y, width, height } = await page.locator('#at').boundingBox();
    await page.touchscreen.tap(x + width - 4, y + height / 2);
    await reached(page, all);
    assert.match(await page.locator('.gauge').getAttribute('aria-label'), /: 0/, 'the game is lost');
    await page.locator('.panels .more a').tap();
    await page.locator('.asked .review').waitFor();
    const link = page.locator('.slips a').first();
    const to = Number(new URL(await link.evaluate((one) => one.href)).searchParams.get('at'));
    await link.tap();
    await reached(page, to);
    assert.ok(await page.locator('.felt .made').count(), 'what was played is marked');
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await small(page, 44), []);
    // A replay of the same game has the same evaluation.
    await page.goto(`${here.base}${path}/replay?at=${to}`);
    assert.ok((await page.locator('.gauge').count()) && (await page.locator('.of-best').count()));
    await page.context().close();
  });
});

for (const browser of ['chromium', 'firefox']) {
  describe(`a review by keyboard in ${browser}`, () => {
    const here = setUp(browser);

    test('arrows, Home, End and the scrubber', async () => {
      const { page } = await reviewed(here, 'card-crawler', DESKTOP);
      const all = await last(page);
      await page.locator('body.page').press('ArrowRight');
      await reached(page, 1);
      assert.match(await page.locator('#live').textContent(), /\S/, 'the step is announced');
      await page.keyboard.press('ArrowRight');
      await reached(page, 2);
      await page.keyboard.press('ArrowLeft');
      await reached(page, 1);
      await page.keyboard.press('End');
      await reached(page, all);
      await page.keyboard.press('Home');
      await reached(page, 0);
      await page.locator('#at').focus();
      await page.keyboard.press('ArrowRight');
      await reached(page, 1);
      assert.equal(await page.evaluate(() => document.activeElement.id), 'at', 'the scrubber keeps the focus');
      await page.keyboard.press('>');
      const slips = await page.locator('.slips a').evaluateAll((links) => links.map((one) => Number(new URL(one.href).searchParams.get('at'))));
      assert.ok(slips.length > 0);
      await page.context().close();
    });

    test('without scripts: links, the scrubber and the panel', async () => {
      const { page: reader, path } = await reviewed(here, 'card-crawler', DESKTOP);
      const context = await here.browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
      await context.addCookies(await reader.context().cookies());
      await reader.context().close();
      const page = await context.newPage();
      await page.goto(`${here.base}${path}/review`);
      await page.locator('[data-key=k]').click();
      await reached(page, 1);
      await page.locator('#at').focus();
      await page.keyboard.press('End');
      await page.locator('.scrubber button').click();
      await reached(page, await last(page));
      assert.equal(new URL(page.url()).pathname, `${path}/review`);
      await page.setViewportSize(SIZES[0]);
      await page.locator('.panels .more a').click();
      await page.locator('.asked .slips a').first().click();
      await page.locator('.of-best').waitFor();
      await context.close();
    });
  });
}
