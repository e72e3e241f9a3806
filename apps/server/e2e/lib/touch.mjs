// Plays by touch on a phone, and counts what hinders a player.
import { places } from './input.mjs';
import { ask, begin, changed, revision, table } from './server.mjs';

/** The most pixels that the edge of the dock may move. */
const MOST_MOVED = 8;

/** Helpers in the page: whether an element can be hit at its place, whether the hero and something to press are in view, the scroll position, and
 * the top of the dock. */
const eyes = () => {
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width > 0 && Boolean(at) && (one.contains(at) || at.contains(one));
  };
  const scrollers = () => [document.documentElement, document.querySelector('.felt')];
  const lit = '.felt button.live, .felt button.picked, .dock button[name=move]';
  Object.assign(globalThis, {
    eyes: {
      seen,
      pressable: () => [...document.querySelectorAll(lit)].some(seen),
      hero: () => [...document.querySelectorAll('.cell:has(> .you) > :first-child')].every(seen),
      // What just happened: its signs, or the words where nothing was played.
      cut: () => {
        if (document.querySelector('.play[data-ply="0"]')) return false;
        const dock = document.querySelector('.dock').getBoundingClientRect();
        const line = document.querySelector('.dock .results');
        // The least important signs are left out where the line is full.
        const end = line ? line.getBoundingClientRect().bottom - 1 : Infinity;
        const boxes = [...document.querySelectorAll(line ? '.dock .results > *' : '.dock .news > p')].map((one) => one.getBoundingClientRect());
        const shown = boxes.filter((box) => box.top < end);
        const out = (box) => box.top < dock.top - 2 || box.bottom > Math.min(dock.bottom, end) + 2 || box.left < dock.left || box.right > dock.right + 1;
        return !shown.length || shown.some(out);
      },
      dock: () => document.querySelector('.desk').getBoundingClientRect().top,
      at: () => scrollers().map((one) => Math.round(one?.scrollTop ?? 0)),
      to: (at) => scrollers().forEach((one, n) => one?.scrollTo({ top: at[n], behavior: 'instant' })),
    },
  });
};

/** Plays a number of decisions by hints and touch, in several games if necessary; counts taps, scrolls, decisions without a
 * visible control, decisions without the hero, results that are cut off, jumps of the table, and moves of the dock's edge. */
export async function measure(here, id, settings, most) {
  const { context, page } = await here.sit(id, { ...settings, reducedMotion: 'reduce' }, eyes);
  const count = { decisions: 0, taps: 0, scrolls: 0, blind: 0, lost: 0, cut: 0, jumps: 0, docks: 0 };
  for (let seed = 2; count.decisions < most; ) {
    const move = await here.hint({ context, page });
    if (move === undefined) {
      // The game has ended: start the next deal.
      await begin(page, here.base, (await ask(context, here.base, '/deals', { game: id, seed: String(seed) })).code);
      seed += 1;
      continue;
    }
    const { gesture, finality } = (await ask(context, here.base, table(page))).table.offers.find((one) => one.move === move);
    count.decisions += 1;
    const look = await page.evaluate(() => ({ pressable: globalThis.eyes.pressable(), hero: globalThis.eyes.hero(), cut: globalThis.eyes.cut(), dock: globalThis.eyes.dock() }));
    if (!look.pressable) count.blind += 1;
    if (!look.hero) count.lost += 1;
    if (look.cut) count.cut += 1;
    const rev = await revision(page);
    const tap = async (what) => {
      if (!(await what.evaluate((one) => globalThis.eyes.seen(one)))) {
        count.scrolls += 1;
        await what.scrollIntoViewIfNeeded();
      }
      count.taps += 1;
      // A finger does not scroll to its target as `what.tap()` would.
      const { x, y, width, height } = await what.boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    const left = places(gesture).map((place) => `.felt button[data-place="${place}"]`);
    const was = await page.evaluate(() => globalThis.eyes.at());
    while ((await revision(page)) === rev && !(await page.locator('.of-question').count())) {
      const ready = page.locator(`.dock button[name=move][value="${move}"]`).filter({ visible: true }).first();
      const thing = left.length ? page.locator(left[0]).first() : null;
      if (await ready.count()) {
        await tap(ready);
        if (!finality) await changed(page, rev);
        break;
      }
      if (thing && (await thing.count())) {
        const plays = (await thing.getAttribute('name')) === 'move';
        await tap(thing);
        const at = left.shift();
        if (!plays) await page.locator(`${at}[name=drop]`).first().waitFor();
        else await page.waitForFunction((rev) => document.querySelector('input[name=rev]').value !== rev || document.querySelector('.armed'), rev);
      } else {
        // Open the list of all moves and find the move.
        await page.locator('[data-panel=moves]').first().tap();
        const button = page.locator(`.panel button[name=move][value="${move}"]`).first();
        const group = page.locator('.panel details:not([open])', { has: button }).first();
        count.taps += 1;
        if (await group.count()) await tap(group.locator('> summary'));
        await tap(button);
        await changed(page, rev);
      }
    }
    if (await page.locator('.of-question').count()) {
      await page.locator('.of-question main form button').tap();
      count.taps += 1;
    }
    await changed(page, rev);
    const isOver = await page.locator('.play.over').count();
    if (!isOver && Math.abs((await page.evaluate(() => globalThis.eyes.dock())) - look.dock) > MOST_MOVED) count.docks += 1;
    const now = await page.evaluate(() => globalThis.eyes.at());
    if (String(now) !== String(was)) {
      const jumped = await page.evaluate(([was, now]) => {
        globalThis.eyes.to(was);
        const needless = globalThis.eyes.pressable() && globalThis.eyes.hero() && String(globalThis.eyes.at()) === String(was);
        globalThis.eyes.to(now);
        return needless;
      }, [was, now]);
      if (jumped) count.jumps += 1;
    }
  }
  await context.close();
  return count;
}
