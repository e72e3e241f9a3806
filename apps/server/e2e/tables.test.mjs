// The tables of a game on a phone and on paper.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONE, setUp } from './lib/suite.mjs';

describe('the tables of a game', () => {
  const here = setUp();

  for (const locale of ['en', 'de', 'es']) {
    test(`they fit a phone and one sheet of paper: ${locale}`, async () => {
      const context = await here.browser.newContext({ ...PHONE, locale });
      const page = await context.newPage();
      await page.goto(`${here.base}/rules/living-keep/tables`);
      assert.equal(await page.locator('html').getAttribute('lang'), locale);
      const over = await page.evaluate(() => [document.documentElement, ...document.querySelectorAll('.sections .scroll')].map((box) => box.scrollWidth - box.clientWidth));
      assert.deepEqual(over.filter((by) => by > 0), [], 'neither the page nor a table scrolls sideways');
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1, 'one page of A4');
      await context.close();
    });
  }
});
