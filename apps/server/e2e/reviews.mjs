// Screenshots of the review of a won and of a lost game of every game and of a contest, of a puzzle and of practice, on a phone and a desktop, for
// inspection: `node reviews.mjs FOLDER [GAMES FOR EACH DECISION]`.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from './lib/suite.mjs';

const [folder = 'reviews', games = '16'] = process.argv.slice(2);
const RECORDS = {
  keevorn: ['first-won', 'second-fight'],
  'judgement-quest': ['03-cards-wide-returned', '07-cards-wide-perished'],
  'card-crawler': ['greedy-won', 'random-monster'],
  'living-keep': ['mastery-won-time', 'mastery-lost-death', 'standard-winner-1'],
  cryptkeeper: ['greedy-won', 'greedy-stuck'],
};
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };
const file = (game, name) => fileURLToPath(new URL(`../../../games/${game}/tests/records/${name}.udr`, import.meta.url));

mkdirSync(folder, { recursive: true });
const here = await open();
try {
  const page = await (await here.browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const shoot = async (name) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: true });
    }
  };
  for (const [game, names] of Object.entries(RECORDS)) {
    for (const name of names) {
      await page.goto(`${here.base}/records`);
      await page.setInputFiles('#file', { name: `${name}.udr`, mimeType: 'text/plain', buffer: readFileSync(file(game, name)) });
      await page.locator('form:has(#file) button[type=submit]').click();
      await page.waitForURL('**/g/**');
      const review = `${new URL(page.url()).pathname.match(/^\/g\/[^/]+/)[0]}/review?games=${games}`;
      await page.goto(here.base + review);
      await page.locator('form[method=post][action*="/review"] button').click();
      // The page reloads itself until the review is done.
      await page.locator('details table').waitFor({ state: 'attached', timeout: 600_000 });
      await page.locator('progress').waitFor({ state: 'detached', timeout: 600_000 });
      await shoot(`${game}-${name}`);
    }
    await page.goto(`${here.base}/puzzles/${game}`);
    await shoot(`${game}-puzzles`);
    await page.goto(`${here.base}/puzzles/${game}/3`);
    await shoot(`${game}-puzzle`);
  }
  await page.goto(`${here.base}/practice`);
  await shoot('practice');
} finally {
  await here.close();
}
