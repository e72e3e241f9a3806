// Puzzles by touch on a phone: a wrong move is refuted and taken back, winning moves solve it, and the next one is a tap away.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { hands } from './lib/input.mjs';
import { changed, revision } from './lib/server.mjs';
import { PHONE, setUp } from './lib/suite.mjs';

// The most positions of a proof, which later moves are judged by.
const QUICK = 3_000;

/** The quick puzzle of a game whose first decisions leave one plan, and which careless players win most often: its number and winning moves. */
function quickPuzzle(id) {
  const lines = readFileSync(new URL(`../../../games/${id}/src/puzzles.txt`, import.meta.url), 'utf8').split('\n');
  const all = lines.filter((line) => line && !line.startsWith('#')).map((line, n) => {
    const [facts, answers] = line.split(' | ');
    const [careless, , nodes, plan] = facts.split(' ').slice(2).map(Number);
    return { number: n + 1, answers: answers.split('; '), careless, nodes, plan };
  });
  return all.filter(({ nodes }) => nodes <= QUICK).sort((a, b) => (b.plan > 1) - (a.plan > 1) || b.careless - a.careless)[0];
}

/** The moves of the page, as offers. */
const offers = (page) => page.locator('.all-moves li').evaluateAll((all) => all.map((item) => {
  const places = [...item.dataset.things.split('\n').filter(Boolean), item.dataset.target].filter(Boolean);
  const button = item.querySelector('button');
  return { move: button.value, isFinal: button.matches('.final'), gesture: places.length ? { choose: { set: places.map((zone) => ({ zone })) } } : 'press' };
}));

/** How the server judges each move of the page: `solved`, `right`, `circle` or `wrong`. */
async function judged(page) {
  const form = Object.fromEntries(await page.locator('#play').evaluate((one) => [...new FormData(one)]));
  const found = [];
  for (const offer of await offers(page)) {
    const answer = await page.request.post(page.url().split('?')[0], { form: { ...form, move: offer.move } });
    assert.equal(answer.status(), 200, offer.move);
    const text = await answer.text();
    const verdict = text.includes('verdict won') ? 'solved' : text.includes('verdict lost') ? 'wrong' : text.includes('you were here before') ? 'circle' : 'right';
    found.push({ ...offer, verdict });
    if (verdict === 'solved') break;
  }
  return found;
}

/** The top of the dock, and the names of buttons of the verdict that are not wholly in view. */
const geometry = (page) => page.evaluate(() => {
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const isCut = ({ top, bottom, width }) => !width || top < dock.top || bottom > dock.bottom;
  const cut = [...document.querySelectorAll('.verdict .button')].filter((one) => isCut(one.getBoundingClientRect()));
  return { top: Math.round(dock.top), cut: cut.map((one) => one.textContent || one.ariaLabel) };
});

describe('puzzles', () => {
  const here = setUp();

  test('are lost, taken back and solved by touch on a table that stands still', async (t) => {
    let decisions = 0;
    for (const { id } of here.all) {
      const context = await here.browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const puzzle = quickPuzzle(id);
      await page.goto(`${here.base}/puzzles/${id}/${puzzle.number}`);
      await page.locator('.alive').waitFor();
      const [start, question] = [await revision(page), await page.locator('#prompt').textContent()];
      const { top } = await geometry(page);
      const stands = async (what) => assert.deepEqual(await geometry(page), { top, cut: [] }, `${id}: ${what}`);
      const make = async (offer) => {
        const rev = await revision(page);
        await hands.touch(page, offer);
        await changed(page, rev);
      };

      const all = await offers(page);
      await make(all.find(({ move, isFinal }) => !isFinal && !puzzle.answers.includes(move)));
      const verdict = page.locator('.verdict.lost');
      assert.match(await verdict.locator('#prompt').textContent(), /That loses\. Rating \d+ \(−\d+\)/);
      await stands('the loss');
      const steps = verdict.locator('.n');
      const count = (await steps.count()) ? Number((await steps.textContent()).split(' / ')[1]) : 1;
      for (let step = 2; step <= Math.min(count, 4); step += 1) {
        await verdict.locator('[data-key=k]').tap();
        await page.locator('.verdict .n', { hasText: new RegExp(`^${step} / ${count}$`) }).waitFor();
        assert.ok(await page.locator('.news').textContent(), `${id}: step ${step} says what happens`);
        await stands(`step ${step} of the loss`);
      }
      const shown = await revision(page);
      await verdict.getByText('Take it back').tap();
      await changed(page, shown);
      assert.deepEqual([await revision(page), await page.locator('#prompt').textContent()], [start, question], id);

      let right = all.find(({ move }) => puzzle.answers.includes(move));
      for (let n = 0; ; n += 1) {
        assert.ok(right && n < 60, `${id}: a move wins`);
        await make(right);
        decisions += 1;
        if (await page.locator('.verdict.won').count()) break;
        assert.match(await page.locator('#prompt').textContent(), /✓ Right/, id);
        await stands(`decision ${n + 1}`);
        const found = await judged(page);
        right = found.find(({ verdict }) => verdict === 'solved') ?? found.findLast(({ verdict }) => verdict === 'right');
      }
      await stands('the win');
      t.diagnostic(`${id}, puzzle ${puzzle.number}: ${decisions} decisions so far`);
      await page.locator('.verdict.won .button.main').tap();
      await page.waitForURL((url) => url.pathname.startsWith(`/puzzles/${id}/`) && !url.pathname.endsWith(`/${puzzle.number}`));
      assert.match(await page.locator('#prompt').textContent(), /still win/);
      await context.close();
    }
    assert.ok(decisions > here.all.length, 'moves go on after the first');
  });
});
