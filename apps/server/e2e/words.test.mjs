// The pages in two languages: German pages have English only in the texts of games, where it is marked.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONE, setUp } from './lib/suite.mjs';
import { visit } from './lib/pages.mjs';
import { messages } from './lib/words.mjs';

/** The text and the accessible names on a page, without those marked as English. */
const read = () => {
  const found = [];
  const foreign = (one) => one.closest('[lang]').lang !== document.documentElement.lang;
  const skip = 'script, style, code, textarea, option[lang], svg text';
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (foreign(one) || one.closest(skip)) continue;
    const texts = node === one
      ? ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'data-silent', 'data-again', 'data-there', 'data-away', 'data-cut', 'data-share', 'data-sent'].map((name) => one.getAttribute(name))
      : [node.data];
    found.push(...texts.filter(Boolean).map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{3}/u.test(text)));
  }
  return found;
};

describe('the pages in two languages', () => {
  const here = setUp();

  test('a whole visit in German shows none of our English', async (t) => {
    const pages = {};
    for (const locale of ['en', 'de']) {
      const context = await here.browser.newContext({ ...PHONE, locale, reducedMotion: 'reduce' });
      pages[locale] = new Map();
      await visit(here, context, async (page, what) => {
        assert.equal(await page.locator('html').getAttribute('lang'), locale, what);
        pages[locale].set(what, await page.evaluate(read));
      });
      await context.close();
    }
    const [english, german] = ['en', 'de'].map(messages);
    const escaped = (words) => words.split(/\{[^}]*\}/).map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
    // Texts that are the same in both languages: names and some words.
    const alike = [...english].filter(([id, words]) => german.get(id) === words && !/^[\W]*\{[^}]*\}\W*$/.test(words)).map(([, words]) => new RegExp(`^${escaped(words)}[:.]?$`));
    const names = new Set((await (await fetch(`${here.base}/api/v1/games`)).json()).flatMap((game) => [game.title, game.designer, ...game.designer.split(/, | and /)]));
    const isName = (text) => names.has(text.replace(/( · Underdeck|:)$/, '')) || /^(Underdeck|Otto|Otto · Underdeck|Tab|Esc|CSV|JSON)$/.test(text);
    const left = [];
    for (const [what, texts] of pages.de) {
      const same = new Set(pages.en.get(what));
      left.push(...texts.filter((text) => same.has(text) && !isName(text) && !alike.some((one) => one.test(text))).map((text) => `${what}: ${text.slice(0, 90)}`));
    }
    t.diagnostic(`${pages.de.size} pages, ${[...pages.de.values()].flat().length} texts outside the games' words`);
    assert.deepEqual([...new Set(left)], []);
  });
});
