// Accessibility of every kind of page: by axe-core, and reflow, large text, target sizes and visible focus, which it does not check.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faults, small } from './lib/checks.mjs';
import { begin, changed, revision } from './lib/server.mjs';
import { say } from './lib/words.mjs';
import { setUp } from './lib/suite.mjs';

const PAGES = ['/', '/daily', '/campaigns', '/records', '/statistics', '/settings', '/help', '/credits', '/mine', '/nothing-here'];

describe('accessibility', () => {
  const here = setUp();

  for (const scheme of ['light', 'dark']) {
    test(`pages, ${scheme}`, async () => {
      const page = await here.browser.newPage({ colorScheme: scheme, viewport: { width: 1280, height: 900 } });
      const kinds = [...PAGES, ...here.all.flatMap(({ id, code }) => [`/games/${id}`, `/rules/${id}`, `/d/${code}`])];
      for (const path of kinds) {
        await page.goto(here.base + path);
        assert.deepEqual(await faults(page), [], path);
      }
      await page.close();
    });
  }

  test('light and dark are as the system has them, and as the setting says before that', async () => {
    for (const scheme of ['light', 'dark']) {
      const page = await here.browser.newPage({ colorScheme: scheme });
      for (const theme of ['dark', 'light', 'auto']) {
        await page.goto(`${here.base}/settings`);
        await page.locator(`input[name=theme][value=${theme}]`).check();
        await page.locator('form.settings button').click();
        await page.locator(`html.${theme}`).waitFor();
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const dark = (theme === 'auto' ? scheme : theme) === 'dark';
        assert.equal(ground, dark ? 'rgb(17, 21, 26)' : 'rgb(243, 241, 234)', `${theme} where the system is ${scheme}`);
      }
      await page.close();
    }
  });

  test('tables, with every panel, a hint and something chosen', async () => {
    for (const [n, { id, code }] of here.all.entries()) {
      const scheme = n % 2 ? 'light' : 'dark';
      const page = await here.browser.newPage({ colorScheme: scheme, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      await begin(page, here.base, code);
      const table = page.url();
      for (const query of ['', '?hint=1', '?panel=log', '?panel=rules&hint=1', '?panel=tree', '?panel=game', '?zoom=5']) {
        await page.goto(table + query);
        assert.deepEqual(await faults(page), [], id + query);
      }
      await page.goto(table);
      const pick = page.locator('.felt button.live[name=pick]').first();
      if (await pick.count()) {
        await pick.click();
        await page.locator('.felt button[name=drop]').first().waitFor();
        assert.deepEqual(await faults(page), [], `${id} with something chosen`);
      }
      await page.close();
    }
  });

  test('nothing is cut off at 320 pixels or with text twice as large', async () => {
    for (const { id, code } of here.all) {
      const page = await here.browser.newPage({ viewport: { width: 320, height: 640 } });
      await begin(page, here.base, code);
      for (const path of [page.url(), `${here.base}/games/${id}`, `${here.base}/rules/${id}`, `${here.base}/`, `${here.base}/daily`]) {
        await page.goto(path);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
      }
      await page.close();
      const large = await here.browser.newPage({ viewport: { width: 640, height: 800 } });
      await begin(large, here.base, code);
      await large.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const over = await large.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${id} with large text is ${over} pixels too wide`);
      await large.close();
    }
  });

  test('everything that can be pressed is large enough', async () => {
    for (const { id, code } of here.all) {
      for (const width of [390, 1280]) {
        const page = await here.browser.newPage({ viewport: { width, height: 844 } });
        await begin(page, here.base, code);
        // A mouse may have smaller targets than a finger.
        assert.deepEqual(await small(page, width < 800 ? 44 : 24), [], `${id} at ${width}`);
        await page.close();
      }
    }
  });

  test('a zone is one stop of Tab, arrows lead through it, and what is focused can be seen', async () => {
    for (const { id, code } of here.all) {
      const page = await here.browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
      await begin(page, here.base, code);
      const stops = await page.evaluate(() =>
        [...document.querySelectorAll('.felt .zone')].map((zone) =>
          [...zone.querySelectorAll('.card, .slot[data-place], .entry, .header[data-place], .target')].filter((one) => one.tabIndex === 0 && one.closest('.zone') === zone).length));
      assert.ok(stops.every((count) => count <= 1) && stops.includes(1), `${id}: ${stops}`);
      const hidden = [];
      for (let n = 0; n < 40; n += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const at = document.activeElement;
          if (!at || at === document.body) return null;
          const box = at.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, Math.min(box.top + box.height / 2, box.top + 20)];
          const top = document.elementFromPoint(x, y);
          return top && (at.contains(top) || top.contains(at)) ? null : at.outerHTML.slice(0, 120);
        });
        if (fault) hidden.push(fault);
      }
      assert.deepEqual(hidden, [], `${id}: covered while focused`);
      await page.close();
    }
  });

  test('one polite voice tells what changed', async () => {
    const { code } = here.all[0];
    const page = await here.browser.newPage({ reducedMotion: 'reduce' });
    await begin(page, here.base, code);
    assert.equal(await page.locator('[aria-live]').count(), 1);
    // The second move, a trade, reveals a card.
    await page.keyboard.press('2');
    const told = await page.waitForFunction(() => document.getElementById('live').textContent);
    assert.match(await told.jsonValue(), /\w+ \w+/);
    const before = await revision(page);
    await page.keyboard.press('u');
    // An undo of what was revealed needs confirmation.
    await page.locator('.of-question main form button').click();
    await changed(page, before);
    assert.match(await page.locator('[data-news]').innerText(), new RegExp(say('undone')));
    await page.close();
  });
});
