// Makes the table feel alive. Every page works without it: it presses the same buttons and follows the same links.
import { swap, submit, go, onSwap, say, flyWith, revealWith } from './swap.js';
import { reveal } from './reveal.js';
import { flying } from './flight.js';
import { living } from './life.js';
import { play } from './sound.js';
import { dragging } from './drag.js';
import { keyboard, rove } from './keys.js';
import { scrub } from './scrub.js';
import { asking } from './ask.js';
import { share } from './share.js';
import { apart } from './apart.js';

const table = () => document.querySelector('.play');

// Only links and forms within one table are fetched; all others are left to the browser.
function isHere(address) {
  const at = new URL(address, location.href);
  return Boolean(table()) && at.origin === location.origin && at.pathname === location.pathname;
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!table() || !form.closest('.forms')) return;
  event.preventDefault();
  submit(form, button);
});

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href]');
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hasAttribute('download') || link.getAttribute('href').startsWith('#') || !isHere(link.href)) return;
  event.preventDefault();
  go(link.href);
});

// A finger cannot hover: its first tap on a room tells what that would do, the second goes there.
let finger = false;
document.addEventListener('pointerdown', (event) => {
  finger = event.pointerType === 'touch';
}, { capture: true });
document.addEventListener('click', (event) => {
  const room = event.target.closest?.('.board button.live[name=move]');
  if (!room || !finger || room.classList.contains('armed') || document.querySelector('#pick input[name=pick]')) return;
  event.preventDefault();
  document.querySelectorAll('.armed').forEach((one) => one.classList.remove('armed'));
  room.classList.add('armed');
  document.querySelector('.preview')?.remove();
  const twin = [...document.querySelectorAll('.panel .move')].find((one) => one.value === room.value);
  const button = twin?.cloneNode(true) ?? Object.assign(document.createElement('button'), {
    className: 'move', name: 'move', value: room.value, textContent: (room.dataset.title ?? room.title).replace('\n', ': '),
  });
  button.setAttribute('form', 'play');
  const list = Object.assign(document.createElement('div'), { className: 'moves ready preview' });
  list.append(button);
  document.getElementById('prompt').after(list);
  document.querySelector('.dock').scrollTop = 0;
  say(button.textContent);
});

addEventListener('popstate', () => {
  if (table()) swap(location.href, {}, false);
  else location.reload();
});

document.addEventListener('focusin', (event) => {
  if (event.target.matches('[data-copy]')) event.target.select();
});

onSwap((change) => {
  rove();
  scrub(go);
  unask();
  forced();
});

// What is under way is looked at again after a while.
function again() {
  const link = document.querySelector('main [data-again]');
  if (link) setTimeout(() => swap(link.href, {}, false), 3000);
}
onSwap(again);

// If the setting is on, the server plays forced moves; this plays one that an answer has left over.
let waiting = 0;
function forced() {
  clearTimeout(waiting);
  const play = table();
  if (!play?.dataset.forced) return;
  waiting = setTimeout(() => document.querySelector('.moves .move')?.click(), 900);
}

flyWith(flying(living(play)));
revealWith(reveal);
rove();
reveal();
// The bar of pages is wider than a phone.
again();
const tab = document.querySelector('.top [aria-current]');
tab?.closest('ul').scrollTo(tab.offsetLeft - 120, 0);
scrub(go);
dragging({ submit, go });
share(onSwap, say);
apart({ swap, onSwap });
const unask = asking(say);
keyboard({ go, say });
document.documentElement.classList.add('alive');
// The cards are dealt when nothing else has to be done.
const deal = () => document.querySelector('.play[data-new]')?.setAttribute('data-new', 2);
if (globalThis.requestIdleCallback) requestIdleCallback(() => requestAnimationFrame(deal), { timeout: 600 });
else setTimeout(deal, 120);
