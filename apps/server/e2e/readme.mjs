// The README's pictures: `node readme.mjs` plays the hinted moves of two games and writes docs/terminal.png (with tmux) and docs/phone.png. ImageMagick
// reduces their colours.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHONE, open } from './lib/suite.mjs';
import { PROGRAM } from './lib/server.mjs';

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url));
const SIZE = { columns: 120, rows: 29 };
const CELL = { width: 9, height: 17 };
const LOOK = { deviceScaleFactor: 2, colorScheme: 'dark', reducedMotion: 'reduce' };

const reduce = (path, colours) => execFileSync('convert', [path, '+dither', '-colors', `${colours}`, '-define', 'png:compression-level=9', `PNG8:${path}`]);

/** A screen without trailing spaces. */
const plain = (text) => text.replaceAll(/ +$/gm, '').trimEnd();

/** The screen of the terminal, with its colours, after hinted moves of a deal and with the cursor on a thing to the left. */
async function screen(game, deal, moves, thing) {
  const home = mkdtempSync(join(tmpdir(), 'underdeck-readme-'));
  const tmux = (...words) => execFileSync('tmux', ['-L', 'underdeck-readme', ...words], { encoding: 'utf8' });
  const shown = async (what) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = tmux('capture-pane', '-e', '-N', '-p');
      if (what(found.replaceAll(/\x1b\[[0-9;]*m/g, ''))) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(tmux('capture-pane', '-p'));
  };
  const { columns, rows } = SIZE;
  const program = `env HOME=${home} XDG_DATA_HOME=${home} XDG_CONFIG_HOME=${home} COLORTERM=truecolor ${PROGRAM}`;
  tmux('new-session', '-d', '-x', `${columns}`, '-y', `${rows}`, `${program} settings motion off && ${program} play ${game} --deal ${deal}`);
  try {
    await shown((text) => text.includes('0 moves'));
    for (let move = 1; move <= moves; move += 1) {
      const before = tmux('capture-pane', '-p');
      tmux('send-keys', 'n');
      await shown((text) => plain(text) !== plain(before));
      tmux('send-keys', 'Enter');
      await shown((text) => text.includes(`${move} move`));
    }
    for (let presses = 0; presses < 20 && !tmux('capture-pane', '-p').includes(thing); presses += 1) {
      const before = tmux('capture-pane', '-p');
      tmux('send-keys', 'Left');
      await shown((text) => plain(text) !== plain(before));
    }
    return await shown((text) => text.includes(thing));
  } finally {
    tmux('kill-server');
    rmSync(home, { recursive: true });
  }
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lines with escape sequences as HTML, each character in a cell of its own. */
function html(lines) {
  let style = {};
  const [grounds, letters] = [[], []];
  lines.split('\n').slice(0, SIZE.rows).forEach((line, row) => {
    let column = 0;
    for (const [part, codes] of line.matchAll(/\x1b\[([0-9;]*)m|[^\x1b]/gu)) {
      if (codes === undefined) {
        const { colour = '#ece8da', ground = '#10201c', bold, dim } = style;
        const place = `left:${column * CELL.width}px;top:${row * CELL.height}px`;
        grounds.push(`<i style="${place};background:${ground}"></i>`);
        if (part !== ' ') letters.push(`<i style="${place};color:${colour};${bold ? 'font-weight:bold;' : ''}${dim ? 'opacity:.6;' : ''}">${escape(part)}</i>`);
        column += 1;
        continue;
      }
      const numbers = codes.split(';').map(Number);
      while (numbers.length) {
        const code = numbers.shift();
        if (code === 0) style = {};
        else if (code === 1) style.bold = true;
        else if (code === 2) style.dim = true;
        else if (code === 22) style = { ...style, bold: false, dim: false };
        else if ((code === 38 || code === 48) && numbers.shift() === 2) style[code === 38 ? 'colour' : 'ground'] = `rgb(${numbers.splice(0, 3)})`;
        else if (code === 39) style.colour = undefined;
        else if (code === 49) style.ground = undefined;
      }
    }
  });
  const { width, height } = CELL;
  return `<style>body { margin: 0; background: #10201c } i { position: absolute; width: ${width}px; height: ${height}px; font: 15px/${height}px 'DejaVu Sans Mono'; white-space: pre }</style>${[...grounds, ...letters].join('')}`;
}

const here = await open();
try {
  const seat = await here.sit('judgement-quest', { ...PHONE, ...LOOK });
  for (let moves = 0; moves < 21; moves += 1) await here.hinted(seat);
  await seat.page.screenshot({ path: join(DOCS, 'phone.png') });
  await seat.context.close();

  const viewport = { width: SIZE.columns * CELL.width, height: SIZE.rows * CELL.height };
  const page = await here.browser.newPage({ viewport, deviceScaleFactor: 2 });
  await page.setContent(html(await screen('keevorn', '17A', 12, 'queen of spades')));
  await page.screenshot({ path: join(DOCS, 'terminal.png') });
} finally {
  await here.close();
}
reduce(join(DOCS, 'phone.png'), 96);
reduce(join(DOCS, 'terminal.png'), 48);
