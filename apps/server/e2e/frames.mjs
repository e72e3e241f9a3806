// Measures animations on a phone four times slower than this machine: `node frames.mjs [MOVES] [GAME]` plays that many moves of every game, or
// of one. For each kind of motion it prints the median and the 95th percentile of the time between frames, and the share of frames later than
// 20 ms. Since other load on this machine delays frames, it also prints the processor time of the page's thread for each frame: in total, for
// styles and for layout. Then it prints the processor time for each move, and the delay of the new table.
import { changed, revision } from './lib/server.mjs';
import { PHONE, open, press } from './lib/suite.mjs';

const MOVES = Number(process.argv[2] ?? 20);
const SLOWER = 4;

/** Records in every frame the duration of the last one and the running animations. */
const eyes = () => {
  // Running animations, not those that have not begun or have ended.
  const KINDS = { flip: '.air > .card:has(> .verso)', flight: '.air > .card, .air > .pawn', dice: '.air > .die', counter: '.air > .delta' };
  const kinds = () => {
    const way = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().progress % 1);
    const kind = (one) => (one.animationName === 'deal' ? 'deal' : Object.keys(KINDS).find((name) => one.effect.target?.matches(KINDS[name])));
    return [...new Set(way.map(kind).filter(Boolean))];
  };
  globalThis.frames = [];
  globalThis.count = 0;
  let [last, older, moving] = [0, [], []];
  const frame = (now) => {
    globalThis.count += 1;
    globalThis.shown ??= document.querySelector('.play') ? now : undefined;
    // The frame that lays out the new table counts separately; motion begins after it.
    const time = now - last;
    const kept = moving.filter((kind) => older.includes(kind));
    if (kept.length) globalThis.frames.push({ time, moving: kept });
    else if (moving.length) globalThis.frames.push({ time, moving: ['(first)'] });
    [last, older, moving] = [now, moving, kinds()];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const all = new Map();
const [works, waits] = [[], []];
/** For dealing and for moves: frames, and milliseconds of work, styles and layout. */
const during = { deal: [0, 0, 0, 0], moves: [0, 0, 0, 0] };
const here = await open();
try {
  for (const { id } of here.all.filter((game) => !process.argv[3] || game.id === process.argv[3])) {
    const slow = (context, page) => context.newCDPSession(page).then(async (wire) => {
      await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
      return wire;
    });
    const seat = await here.sit(id, { ...PHONE, deviceScaleFactor: 2 }, eyes);
    const { context, page } = seat;
    const wire = await slow(context, page);
    const measure = async () => {
      const { metrics } = await wire.send('Performance.getMetrics');
      const of = (name) => metrics.find((one) => one.name === name).value * 1000;
      return [await page.evaluate(() => globalThis.count), of('TaskDuration'), of('RecalcStyleDuration'), of('LayoutDuration')];
    };
    const add = (kind, from, to) => to.forEach((value, n) => { during[kind][n] += value - from[n]; });
    const work = async () => (await measure())[1];
    // Deal the cards again on the slower machine.
    await page.reload();
    const deals = () => document.getAnimations().some((one) => one.animationName === 'deal');
    if (await page.waitForFunction(deals, null, { timeout: 3000 }).catch(() => null)) {
      const start = await measure();
      await page.waitForFunction(() => !document.getAnimations().some((one) => one.animationName === 'deal'));
      add('deal', start, await measure());
    }
    for (let n = 0, move; n < MOVES && (move = await here.hint(seat)); n += 1) {
      const [rev, before] = [await revision(page), await work()];
      const wait = press(page, move).evaluate((one) => new Promise((done) => {
        const [start, was] = [performance.now(), document.getElementById('main')];
        const frame = (now) => (document.getElementById('main') === was ? requestAnimationFrame(frame) : done(now - start));
        requestAnimationFrame(frame);
        one.click();
      }));
      await changed(page, rev);
      waits.push(await wait);
      const start = await measure();
      await page.waitForFunction(() => !document.querySelector('.air > *'));
      const rest = await measure();
      if (rest[0] - start[0] > 5) add('moves', start, rest);
      works.push(rest[1] - before);
    }
    for (const { time, moving } of await page.evaluate(() => globalThis.frames)) {
      for (const kind of moving) all.set(kind, [...(all.get(kind) ?? []), time]);
    }
    await context.close();
  }
} finally {
  await here.close();
}
for (const [kind, times] of [...all].sort()) {
  times.sort((a, b) => a - b);
  const late = times.filter((time) => time > 20).length;
  console.log(`${kind.padEnd(8)} median ${part(times, 0.5).toFixed(1)} ms, 95th percentile ${part(times, 0.95).toFixed(1)} ms, ${((late * 100) / times.length).toFixed(0)} % late (${times.length} frames)`);
}
for (const [kind, [frames, ...sums]] of Object.entries(during)) {
  const [task, style, layout] = sums.map((sum) => (sum / frames).toFixed(1));
  console.log(`while ${kind} move: ${task} ms of work a frame, of it styles ${style} ms and layout ${layout} ms (${frames} frames)`);
}
for (const [what, times] of [['work a move', works], ['new table after', waits]]) {
  times.sort((a, b) => a - b);
  console.log(`${what}: median ${part(times, 0.5).toFixed(0)} ms, 95th percentile ${part(times, 0.95).toFixed(0)} ms (${times.length} moves)`);
}
