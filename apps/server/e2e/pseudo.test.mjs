// Long words: in the pseudo-locale, whose texts are a third longer than the English ones, no page cuts a text off.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESKTOP, PHONE, setUp } from './lib/suite.mjs';
import { PANELS, visit } from './lib/pages.mjs';

const SIZES = { phone: PHONE.viewport, desk: { ...DESKTOP.viewport, width: 1440 } };

/** What has an edge that can be seen. */
const BOXES = '.chamber, .counter, .zone, .slate li, button, .button';

/** The number of visible elements with a text of their own, and those whose text is cut off or leaves its box. Exempt are cards, whose faces are pictures, what
 * `aria-hidden` marks as decoration, and what only a screen reader gets. */
const read = (BOXES) => {
  const known = new Map();
  /** How an element treats what leaves it in each direction, and its padding box. */
  const frame = (one) => {
    if (!known.has(one)) {
      const { overflowX, overflowY, position, clipPath, display } = getComputedStyle(one);
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const box = { left: left + one.clientLeft, top: top + one.clientTop, right: right - one.clientLeft, bottom: bottom - one.clientTop };
      const inline = display === 'inline' && !(one instanceof SVGElement);
      known.set(one, { x: inline ? 'visible' : overflowX, y: inline ? 'visible' : overflowY, position, unseen: clipPath.startsWith('inset(50%'), box });
    }
    return known.get(one);
  };
  /** The element that may clip this one. */
  const above = (one) => (frame(one).position === 'absolute' ? one.offsetParent : one.parentElement);
  const clips = (way) => way === 'hidden' || way === 'clip';
  /** What cuts a text of an element off. */
  const cut = (element, lines) => {
    let [x, y] = [true, true];
    for (let one = element; one && one !== document.documentElement && (x || y); one = above(one)) {
      const { x: wide, y: high, box, position, unseen } = frame(one);
      if (unseen) return null;
      if (one !== document.body) {
        const [over, under] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (x && clips(wide) && (lines.some((line) => line.left < box.left - 1 || line.right > box.right + 1) || (one === element && over > 1))) return [one, 'wide'];
        // Of a line, the letters: fonts and browsers differ in the room above and below.
        const spare = (line) => line.height / 5;
        if (y && clips(high) && (lines.some((line) => line.top < box.top - spare(line) || line.bottom > box.bottom + spare(line)) || (one === element && under > 1))) return [one, 'high'];
        x &&= wide === 'visible' || clips(wide);
        y &&= high === 'visible' || clips(high);
      }
      if (position === 'fixed') break;
    }
    const width = document.documentElement.clientWidth;
    return x && lines.some((line) => line.left < -1 || line.right > width + 1) ? [document.body, 'wide'] : null;
  };
  /** The nearest element with a visible edge that words of this element leave, although nothing clips them. */
  const left = (element, lines) => {
    const edge = element.closest(BOXES);
    const { visibility, color } = getComputedStyle(element);
    if (!edge || frame(edge).unseen || visibility === 'hidden' || color === 'rgba(0, 0, 0, 0)') return null;
    for (let one = element; one !== edge; one = one.parentElement) if (frame(one).unseen || frame(one).x === 'auto' || frame(one).y === 'auto') return null;
    const box = edge.getBoundingClientRect();
    const leaves = (line) => line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - line.height / 5 || line.bottom > box.bottom + line.height / 5;
    return lines.some(leaves) ? [edge, 'large'] : null;
  };
  const name = (one) => `${one.localName}${[...one.classList].map((part) => `.${part}`).join('')}`;
  const found = { elements: 0, faults: [] };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (const one of document.querySelectorAll('details')) one.open = true;
  const range = document.createRange();
  const seen = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('[aria-hidden=true], .card, script, style, option, textarea') || !one.checkVisibility()) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    if (!lines.length) continue;
    if (!seen.has(one)) found.elements += 1;
    seen.add(one);
    const fault = cut(one, lines) ?? left(one, lines);
    if (fault) found.faults.push(`${name(one.parentElement)} > ${name(one)} is too ${fault[1]} for ${name(fault[0])}: ${node.data.trim().slice(0, 60)}`);
  }
  return found;
};

describe('the pages in the pseudo-locale', () => {
  const here = setUp();

  test('no text is cut off', async (t) => {
    const context = await here.browser.newContext({ viewport: SIZES.phone, locale: 'en-XA', reducedMotion: 'reduce' });
    const count = { pages: 0, elements: 0 };
    const faults = new Map();
    const look = async (page, what) => {
      assert.equal(await page.locator('html').getAttribute('lang'), 'en-XA', what);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        const found = await page.evaluate(read, BOXES);
        count.pages += 1;
        count.elements += found.elements;
        for (const fault of found.faults) faults.set(fault, faults.get(fault) ?? `${what} on a ${size}: ${fault}`);
      }
    };
    await visit(here, context, async (page, what) => {
      await look(page, what);
      if (!what.startsWith('log-')) return;
      // After some moves, every panel.
      const address = page.url().split('?')[0];
      for (const query of PANELS) {
        await page.goto(address + query);
        await look(page, `${what} ${query}`);
      }
    });
    await context.close();
    t.diagnostic(`${count.pages} pages, ${count.elements} elements with a text`);
    assert.ok(count.pages > 250 && count.elements > 10_000, 'the pages have texts');
    assert.deepEqual([...faults.values()], []);
  });
});
