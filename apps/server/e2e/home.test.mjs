// The first page: what it offers is seen without a scroll, a friend is invited by two taps, and a page says at once that the network is gone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONE, setUp } from './lib/suite.mjs';
import { say } from './lib/words.mjs';

const SIZES = [[390, 844], [360, 640], [320, 568], [844, 390]];

describe('the first page', () => {
  const here = setUp();
  const at = async (width, height, path = '/', settings = {}) => {
    const context = await here.browser.newContext({ ...PHONE, viewport: { width, height }, reducedMotion: 'reduce', ...settings });
    const page = await context.newPage();
    await page.goto(here.base + path);
    return page;
  };

  test('all ways in are in view, and one begins a game', async () => {
    for (const [width, height] of SIZES) {
      const page = await at(width, height);
      const ways = await page.locator('.way-in').evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().bottom]));
      assert.equal(ways.length, 4);
      for (const [words, bottom] of ways) assert.ok(bottom <= height, `${width}×${height}: ${words} ends at ${bottom}`);
      await page.locator('.way-in[name=guide]').tap();
      await page.locator('.play').waitFor();
      await page.goto(here.base);
      const first = page.locator('.first-way .way-in');
      assert.ok((await first.boundingBox()).y + (await first.boundingBox()).height <= height);
      await first.tap();
      await page.locator('.play').waitFor();
      await page.context().close();
    }
  });

  test('a friend is invited in every mode for two, and in no other', async () => {
    const page = await at(390, 844);
    const modes = await page.locator('.modes button').evaluateAll((all) => all.map((one) => one.value));
    assert.deepEqual(modes, ['mode=coop', 'mode=standard', 'mode=draft']);
    for (const mode of modes) {
      await page.goto(here.base);
      await page.locator('.friend summary').tap();
      await page.locator(`.modes button[value="${mode}"]`).tap();
      assert.match(await page.locator('.invite input').inputValue(), /\/join\/\w+$/);
    }
    await page.context().close();
  });

  test('text of twice the size needs no sideways scroll', async () => {
    for (const path of ['/', '/records', '/settings', '/daily']) {
      const page = await at(390, 844, path);
      await page.addStyleTag({ content: ':root { font-size: 200% !important }' }).catch(() => {});
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      const wide = await page.evaluate(() => [...document.querySelectorAll('main *')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility() && !one.closest('.scroll, .quiet, svg, .fan'))
        .map((one) => `${one.tagName}.${one.className}`));
      assert.deepEqual([wide, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)], [[], 0], path);
      await page.context().close();
    }
  });

  test('times are those of the visitor, and the day counts down', async () => {
    const zone = { timezoneId: 'Pacific/Kiritimati', locale: 'en-GB' };
    const page = await at(390, 844, '/', zone);
    await page.locator('.way-in[name=guide]').tap();
    await page.locator('.play').waitFor();
    await page.goto(`${here.base}/mine`);
    const time = page.locator('time[title]').first();
    const [stamp, utc, shown] = await time.evaluate((one) => [one.dateTime, one.title, one.textContent]);
    assert.match(utc, / UTC$/);
    const words = await page.evaluate((stamp) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(stamp)), stamp);
    assert.equal(shown, words);
    await page.goto(`${here.base}/daily`);
    assert.match(await page.locator('time[data-left]').textContent(), /^\d+:\d\d:\d\d$/);
    await page.context().close();
  });

  test('a page without a network says so, and that it is back', async () => {
    const page = await at(390, 844);
    await page.context().setOffline(true);
    await page.locator('.network', { hasText: say('offline') }).waitFor();
    await page.context().setOffline(false);
    await page.locator('.network', { hasText: say('online') }).waitFor();
    await page.context().close();
  });
});
