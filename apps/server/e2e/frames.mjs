// How smoothly a phone four times slower than this machine shows moves: `node frames.mjs [MOVES]` prints, for each game, frames a second
// in the 400 ms after the new table is there, the share of frames later than 20 ms, how long the longest frame is, and how much of that
// time the page's own thread worked (in processor time: what else this machine does counts in the frames alone).
import { ask, begin, browse, changed, games, revision, serve, table } from './lib/house.mjs';

const MOVES = Number(process.argv[2] ?? 12);
const SLOWER = 4;
const WINDOW = 400;

const house = await serve();
const browser = await browse();
try {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    for (const { id, code } of await games(house.base)) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, reducedMotion });
      const page = await context.newPage();
      await begin(page, house.base, code);
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await slow.send('Performance.enable', { timeDomain: 'threadTicks' });
      const metric = async () => {
        const { metrics } = await slow.send('Performance.getMetrics');
        return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
      };
      const [frames, waits, work, layouts] = [[], [], [], []];
      for (let n = 0; n < MOVES; n += 1) {
        if ((await ask(context, house.base, table(page))).outcome) break;
        const { move } = await ask(context, house.base, `${table(page)}/hint`);
        const rev = await revision(page);
        const playing = page.locator(`button[name=move][value="${move}"]`).first().evaluate((one, window) => new Promise((done) => {
          const [start, was, times] = [performance.now(), document.getElementById('main'), []];
          let there = 0;
          const frame = (now) => {
            if (!there && document.getElementById('main') !== was) there = now;
            if (there) times.push(now);
            if (there && now - there > window) done({ wait: there - start, times });
            else requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
          one.click();
        }), WINDOW);
        await changed(page, rev);
        const first = await metric();
        const found = await playing;
        const last = await metric();
        work.push((last.TaskDuration - first.TaskDuration) * 1000);
        layouts.push(last.LayoutCount - first.LayoutCount);
        waits.push(found.wait);
        frames.push(found.times.slice(1).map((time, k) => time - found.times[k]));
      }
      const all = frames.flat();
      const [time, late] = [all.reduce((sum, one) => sum + one, 0), all.filter((one) => one > 20).length];
      const middle = (of) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)];
      console.log(`${reducedMotion === 'reduce' ? 'still ' : 'moving'} ${id.padEnd(16)} ${(all.length * 1000 / time).toFixed(1)} frames/s, ${(late * 100 / all.length).toFixed(0)} % late, longest ${Math.max(...all).toFixed(0)} ms; ${middle(work).toFixed(0)} ms of work and ${middle(layouts)} layouts meanwhile; new table after ${middle(waits).toFixed(0)} ms (${waits.length} moves)`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await house.stop();
}
