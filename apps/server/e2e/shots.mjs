// Screenshots of every game on a phone held upright and sideways, a tablet and a desktop, light and dark, for inspection: `node shots.mjs FOLDER [GAME]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open } from './lib/stage.mjs';

const [folder = 'shots', only] = process.argv.slice(2);
const SIZES = { phone: [390, 844], landscape: [844, 390], tablet: [820, 1180], desk: [1280, 800] };

mkdirSync(folder, { recursive: true });
const here = await open();
try {
  for (const { id } of here.all.filter((game) => !only || game.id === only)) {
    for (const [name, [width, height]] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark']) {
        const seat = await here.sit(id, { viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
        for (let moves = 0; moves < 12 && (await here.hinted(seat)); moves += 1);
        await seat.page.screenshot({ path: join(folder, `${id}-${name}-${colorScheme}.png`) });
        await seat.context.close();
      }
    }
  }
} finally {
  await here.close();
}
