// Every kind of page in both languages, on a phone: clean under axe-core, nothing wider than the screen, everything large enough for a finger.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faults, small } from './lib/checks.mjs';
import { visit } from './lib/pages.mjs';
import { PHONE, setUp } from './lib/suite.mjs';

describe('every page on a phone', () => {
  const here = setUp();

  for (const [locale, colorScheme] of [['en', 'light'], ['de', 'dark']]) {
    test(`${locale}, ${colorScheme}`, async (t) => {
      const context = await here.browser.newContext({ ...PHONE, locale, colorScheme, reducedMotion: 'reduce' });
      const found = [];
      let pages = 0;
      await visit(here, context, async (page, what) => {
        pages += 1;
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) found.push(`${what}: ${wide} pixels too wide`);
        found.push(...(await small(page, 44)).map((one) => `${what}: ${one}`), ...(await faults(page)).map((one) => `${what}: ${one}`));
      }, here.all[0].id);
      await context.close();
      t.diagnostic(`${pages} pages`);
      assert.deepEqual([...new Set(found)], []);
    });
  }
});
