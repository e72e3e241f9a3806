// Checks of any page: axe-core and target sizes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The faults that axe-core finds. The page's policy forbids foreign scripts, so it runs from the outside. */
export async function faults(page) {
  await page.evaluate(AXE);
  // An experimental rule: an accessible name begins with the visible text.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const found = await page.evaluate(([values, rules]) => globalThis.axe.run(document, { runOnly: values, rules }), [RULES, rules]);
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

/** The controls smaller than `least` pixels in a direction, except links within a text. The size of a checkbox is that of its label, and the
 * size of a tile's link that of the tile. */
export const small = (page, least) => page.evaluate((least) =>
  [...document.querySelectorAll('button, a[href], summary, select, textarea, input:not([type=hidden])')]
    .filter((one) => one.checkVisibility() && one.getClientRects().length && !one.matches('.skip, .over-tile, p a, li:not(.chips li, nav li, .askable li) > a, dd a, td a, th a, footer a, h1 a, h2 a'))
    .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 100)} is ${Math.round(box.width)}x${Math.round(box.height)}`), least);
