// Screenshots of every game on a phone held upright and sideways, a tablet and a desktop, light and dark, for inspection: `node shots.mjs FOLDER`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ask, begin, browse, changed, games, revision, serve, table } from './lib/house.mjs';

const folder = process.argv[2] ?? 'shots';
const SIZES = { phone: [390, 844], landscape: [844, 390], tablet: [820, 1180], desk: [1440, 900] };

mkdirSync(folder, { recursive: true });
const house = await serve();
const browser = await browse();
try {
  for (const { id, code } of await games(house.base)) {
    for (const [name, [width, height]] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark']) {
        const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await begin(page, house.base, code);
        const path = table(page);
        for (let moves = 0; moves < 12; moves += 1) {
          const face = await ask(context, house.base, path);
          if (face.outcome) break;
          const hint = await ask(context, house.base, `${path}/hint`);
          const rev = await revision(page);
          await page.locator(`button[name=move][value="${hint.move}"]`).first().evaluate((one) => one.click());
          await changed(page, rev);
        }
        await page.screenshot({ path: join(folder, `${id}-${name}-${colorScheme}.png`) });
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await house.stop();
}
