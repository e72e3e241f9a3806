// A whole visit: every kind of page, in any language.
import { ask, begin, changed, revision, table } from './server.mjs';

const PLACES = ['/', '/daily', '/campaigns', '/records', '/statistics', '/settings', '/help', '/credits', '/puzzles', '/practice', '/account', '/mine', '/nothing-here', '/join/none', '/watch/none'];
export const PANELS = ['', '?hint=1', '?panel=moves', '?panel=log', '?panel=rules', '?panel=tree', '?panel=game'];

/** Visits every kind of page as one new visitor and calls `look(page, what)` on each; `what` is a name for files. With `only`, it visits the pages
 * of one game instead of all. */
export async function visit(here, context, look, only) {
  const page = await context.newPage();
  const at = async (path, what) => {
    await page.goto(path.startsWith('/') ? here.base + path : path);
    await look(page, what ?? (path.slice(1).replaceAll(/\W+/g, '-') || 'first'));
  };
  const submit = (selector) => Promise.all([page.waitForNavigation(), page.locator(selector).first().evaluate((one) => one.form.requestSubmit(one))]);
  const games = here.all.filter(({ id }) => !only || id === only);
  for (const path of PLACES) await at(path);
  for (const { id, code } of games) {
    for (const [what, path] of Object.entries({ game: `/games/${id}`, rules: `/rules/${id}`, ...(id === 'living-keep' && { tables: `/rules/${id}/tables` }), deal: `/d/${code}`, puzzles: `/puzzles/${id}`, puzzle: `/puzzles/${id}/1` })) await at(path, `${what}-${id}`);
    // A puzzle's answer, as a page of its own.
    await page.locator('.forms').evaluate((one) => one.removeAttribute('class'));
    await submit('.all-moves button[name=move]');
    await look(page, `answer-${id}`);
    // An invalid seed.
    await page.goto(`${here.base}/games/${id}`);
    await page.locator('#seed').evaluate((one) => { one.value = 'x'; });
    await submit('form[action*="/games/"] button.main');
    await look(page, `wrong-seed-${id}`);
    // A guided game at its beginning.
    if (await page.locator('button[name=guide]').count()) {
      await submit('button[name=guide]');
      await look(page, `guide-${id}`);
    }
    // A game with real cards.
    await page.goto(`${here.base}/games/${id}`);
    await submit('button[name=cards]');
    await look(page, `told-${id}`);
    await begin(page, here.base, code);
    const address = page.url();
    for (const query of PANELS) await at(address + query, `table-${id}${query.replaceAll(/\W+/g, '-')}`);
    await page.goto(address);
    const seat = { context, page };
    for (let n = 0; n < 6 && (await here.hinted(seat)); n += 1);
    await at(`${address}?panel=log`, `log-${id}`);
    for (const [what, form] of Object.entries({ undo: 'undo', peek: 'peek', eye: 'eye' })) {
      await page.goto(`${address}?panel=game`);
      const button = page.locator(`form[action$="/${form}"] button`);
      if (!(await button.count())) continue;
      await submit(`form[action$="/${form}"] button`);
      await look(page, `${what}-${id}`);
    }
    await at(`${address}/archive`, `archive-${id}`);
  }
  // A finished game, and all pages about it.
  await end(here, { context, page }, games[0]);
  const over = page.url().split('?')[0];
  await at(over, 'ending');
  for (const path of ['/replay', '/replay?at=3', '/sheet', '/solution', '/archive', '/delete']) await at(over + path, `ending${path.replaceAll(/\W+/g, '-')}`);
  await at(`${over}/review`, 'review-none');
  await submit('form[method=post][action$="/review"] button');
  await look(page, 'review-underway');
  await page.locator('.gauge, .trouble').waitFor();
  await look(page, 'review');
  for (const path of ['/', '/records', '/statistics', `/statistics/${games[0].id}`, '/practice', '/account']) await at(path, `kept${path.replaceAll(/\W+/g, '-')}`);
  // A campaign, and a game for two on one device and on two.
  await page.goto(`${here.base}/campaigns`);
  await page.locator('input[name=name]').first().fill('Otto');
  await submit('form[action$="/campaigns"] button.main');
  await look(page, 'campaign');
  await page.goto(`${over}?panel=game`);
  await submit('form[action$="/watch"] button');
  await look(page, 'watch-link');
  await at(await page.locator('.spectators .invite input').inputValue(), 'watch-over');
  await begin(page, here.base, games[0].code);
  await page.goto(`${page.url().split(/[?#]/)[0]}?panel=game`);
  await submit('form[action$="/watch"] button');
  await at(await page.locator('.spectators .invite input').inputValue(), 'watch-live');
  await at('/mine', 'kept-mine');
  await page.goto(`${here.base}/records`);
  await page.locator('textarea').first().fill('nonsense');
  await submit('form[action$="/records"] button');
  await look(page, 'wrong-record');
  await page.close();
}

/** Plays a deal to its end by hints, or resigns a long one. */
async function end(here, { context, page }, { code }) {
  await begin(page, here.base, code);
  const path = table(page);
  for (let n = 0; n < 300; n += 1) {
    const face = await ask(context, here.base, path);
    if (face.outcome) break;
    const { move } = await ask(context, here.base, `${path}/hint`);
    await ask(context, here.base, `${path}/moves`, { move, confirm: true });
  }
  await page.reload();
}
