// Screenshots for inspection: `node shots.mjs FOLDER [GAME|pages]`. Every game on a phone held upright and sideways, a tablet and a desktop, light
// and dark; and every other kind of page on a phone and a desktop, light in English and dark in German.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PHONE, open } from './lib/suite.mjs';
import { visit } from './lib/pages.mjs';

const [folder = 'shots', only] = process.argv.slice(2);
const SIZES = { phone: PHONE.viewport, landscape: { width: 844, height: 390 }, tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } };

mkdirSync(folder, { recursive: true });
const here = await open();
try {
  for (const { id } of here.all.filter((game) => !only || game.id === only)) {
    for (const [name, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark']) {
        const seat = await here.sit(id, { viewport, colorScheme, reducedMotion: 'reduce' });
        for (let moves = 0; moves < 12 && (await here.hinted(seat)); moves += 1);
        await seat.page.screenshot({ path: join(folder, `${id}-${name}-${colorScheme}.png`) });
        await seat.context.close();
      }
    }
  }
  for (const name of only && only !== 'pages' ? [] : ['phone', 'desk']) {
    for (const [locale, colorScheme] of [['en', 'light'], ['de', 'dark']]) {
      const context = await here.browser.newContext({ viewport: SIZES[name], locale, colorScheme, reducedMotion: 'reduce' });
      await visit(here, context, async (page, what) => {
        await page.screenshot({ path: join(folder, `page-${what}-${name}-${locale}.png`), fullPage: !what.startsWith('guide') });
      }, here.all[0].id);
      await context.close();
    }
  }
} finally {
  await here.close();
}
