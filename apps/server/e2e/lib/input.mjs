// Playing by mouse, touch, keyboard, or mouse without scripts.
import assert from 'node:assert/strict';
import { ask, begin, changed, playsItself, revision, table } from './server.mjs';

const place = (found) => {
  const [kind, where] = Object.entries(found)[0];
  if (kind === 'zone') return where;
  const [zone, at] = where;
  return { card: `${zone}:${at}`, cell: `${zone}:${at}`, grid_row: `${zone}:row${at}`, grid_column: `${zone}:column${at}`, entry: `${zone}:=${at}` }[kind];
};

/** The targets of a gesture in order; none for a button. */
export function places(gesture) {
  if (typeof gesture === 'string') return [];
  const [kind, what] = Object.entries(gesture)[0];
  if (kind === 'tap') return [place(what)];
  if (kind === 'drag') return [place(what.from), place(what.to)];
  if (kind === 'number') return what.target ? [place(what.target)] : [];
  if (kind === 'choose') return [...what.set.map(place), ...(what.target ? [place(what.target)] : [])];
  return [];
}

const quoted = (text) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
const thing = (page, at) => page.locator(`.felt button[data-place="${quoted(at)}"]`).first();

/** The visible button of a move, after opening its group if necessary; within `list` if given. */
async function shown(page, mv, press, list = '') {
  const all = page.locator(`${list} button[name=move][value="${quoted(mv)}"]`);
  const seen = all.filter({ visible: true }).first();
  if (await seen.count()) return seen;
  const group = page.locator('details:not([open])', { has: all }).first();
  assert.ok(await group.count(), `there is no button for ${mv}`);
  await press(group.locator('> summary'));
  await seen.waitFor();
  return seen;
}

/** Functions that play an offer; each returns the kind of input used. */
export const hands = {
  async mouse(page, offer) {
    const way = places(offer.gesture);
    if (way.length === 2 && 'drag' in offer.gesture && (await drag(page, ...way, offer.move))) return 'drag';
    return byPointing(page, offer, way, (what) => what.click());
  },
  async touch(page, offer) {
    return byPointing(page, offer, places(offer.gesture), (what) => what.tap());
  },
  /** By touch events, for a browser in which Playwright has no touch input. */
  async finger(page, offer) {
    return byPointing(page, offer, places(offer.gesture), async (what) => {
      await what.scrollIntoViewIfNeeded();
      await what.evaluate((one) => {
        const box = one.getBoundingClientRect();
        const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
        const at = document.elementFromPoint(clientX, clientY);
        if (!at || !(one.contains(at) || at.contains(one))) throw new Error(`${one.outerHTML.slice(0, 90)} is covered by ${at?.outerHTML.slice(0, 90)}`);
        for (const type of ['pointerdown', 'pointerup']) {
          at.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerType: 'touch', isPrimary: true, clientX, clientY }));
        }
        one.click();
      });
    });
  },
  async noscript(page, offer) {
    return byPointing(page, offer, places(offer.gesture), (what) => what.click());
  },
  async keys(page, offer) {
    const nth = await page.evaluate((mv) => {
      const all = [...document.querySelectorAll('.dock .moves .move, .panel .moves .move')].filter((one) => one.getClientRects().length);
      return [...new Set(all.map((one) => one.value))].indexOf(mv);
    }, offer.move);
    if (nth >= 0 && nth < 9) {
      await page.keyboard.press(String(nth + 1));
      return 'number';
    }
    const press = async (what) => tabTo(page, what);
    await tabTo(page, await shown(page, offer.move, press, '.moves'));
    return 'tab';
  },
};

/** Drags a card to a target with the mouse; returns whether that was possible. */
async function drag(page, from, to, mv) {
  const [start, end] = [thing(page, from), page.locator(`.felt [data-place="${quoted(to)}"]`).first()];
  if (!(await start.count()) || !(await end.count())) return false;
  // If several moves share this drop, the drop alone does not choose one.
  const drops = (await start.getAttribute('data-drops')) ?? '';
  if (!drops.split('\n').includes(`${to}\t${mv}`)) return false;
  await start.scrollIntoViewIfNeeded();
  const [a, b] = [await start.boundingBox(), await end.boundingBox()];
  const size = page.viewportSize();
  const seen = (box) => box && box.x >= 0 && box.y >= 0 && box.x + box.width / 2 < size.width && box.y + box.height / 2 < size.height;
  if (!seen(a) || !seen(b)) return false;
  const rev = await revision(page);
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
  // A drop submits at once: the page waits for the response or already has it.
  const asked = await page.evaluate(
    (before) => document.body.getAttribute('aria-busy') === 'true' || document.querySelector('input[name=rev]').value !== before, rev);
  if (asked) return true;
  // Another element covers one of them: release and point instead. The diagnostics count the actual drags.
  await page.goto(page.url().split('?')[0]);
  return false;
}

/** Points at each target in turn, then presses the button if the move has not been made yet. */
async function byPointing(page, offer, way, press) {
  const before = await revision(page);
  let pointed = 0;
  for (const at of way) {
    const one = thing(page, at);
    // Asked at once: the page may be swapped meanwhile.
    const [found] = await one.evaluateAll((all) => all.map(({ name, value }) => ({ name, value })));
    if (!found || !(await one.isVisible())) break;
    const isMove = found.name === 'move';
    if (isMove && found.value !== offer.move) break;
    await press(one);
    pointed += 1;
    // The first tap on a room only shows the effect.
    if (isMove && (await page.locator('.felt .armed').count())) await press(one);
    if (isMove) return `${pointed} places`;
    await page.locator(`.felt button[data-place="${quoted(at)}"][name=drop]`).first().waitFor();
  }
  assert.equal(await revision(page), before, 'pointing alone plays nothing');
  await press(await shown(page, offer.move, press));
  return pointed ? `${pointed} places and a button` : 'button';
}

/** Focuses an element by Tab, and by arrows within its list, and presses Enter. */
async function tabTo(page, what) {
  const goal = await what.elementHandle();
  for (let n = 0; n < 400; n += 1) {
    if (await goal.evaluate((one) => one === document.activeElement)) return page.keyboard.press('Enter');
    const beside = await goal.evaluate((one) => Boolean(one.closest('.moves')?.contains(document.activeElement)));
    await page.keyboard.press(beside ? 'ArrowDown' : 'Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Plays a deal to its end, or for `most` moves; returns how often each kind of input was used. */
export async function play(page, context, base, code, hand, most = Infinity) {
  await begin(page, base, code);
  const path = table(page);
  const ways = {};
  let way;
  for (let [moves, made] = [0, 0]; moves < 500; moves += 1) {
    // Read before the server is asked: meanwhile the page may play a forced move by itself.
    const rev = await revision(page);
    const face = await ask(context, base, path);
    // Forced moves may have followed.
    assert.ok(way === 'itself' || (moves ? face.moves > made : face.moves === 0), `${face.moves} moves after ${made}`);
    made = face.moves;
    if (face.outcome || moves === most) return { ways, moves, face };
    const hint = await ask(context, base, `${path}/hint`);
    const offer = face.table.offers.find((one) => one.move === hint.move);
    way = (await playsItself(page, rev)) ? 'itself' : await hands[hand](page, offer);
    // A move that loses the game needs confirmation.
    if (way !== 'itself' && offer.finality) await page.locator('.of-question main form button').click();
    try {
      await changed(page, rev);
    } catch (error) {
      throw new Error(`${offer.move} was played by ${way}: ${await page.locator('main').innerText()}`, { cause: error });
    }
    ways[way] = (ways[way] ?? 0) + 1;
  }
  throw new Error('the game does not end');
}
