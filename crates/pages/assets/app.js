// Makes the table feel alive. Every page works without it: it presses the same buttons and follows the same links.
import { swap, submit, go, onSwap, say, flyWith, revealWith, pickWith } from './swap.js';
import { clear, drops, gather, pick } from './pick.js';
import { reveal } from './reveal.js';
import { flying } from './flight.js';
import { living, shake } from './life.js';
import { play } from './sound.js';
import { dragging } from './drag.js';
import { keyboard, rove } from './keys.js';
import { scrub } from './scrub.js';
import { asking } from './ask.js';
import { share } from './share.js';
import { apart } from './apart.js';
import { clock } from './clock.js';

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

// The question about sound is answered where it stands.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.matches('.ask-sound')) return;
  event.preventDefault();
  const data = new FormData(form, event.submitter);
  fetch(form.action, { method: 'POST', body: new URLSearchParams(data) });
  document.documentElement.classList.toggle('sound', data.get('sound') === 'on');
  form.remove();
  play('gain');
});

// After a pick, other things can be reached.
const tell = (words) => {
  rove();
  say(words);
};

document.addEventListener('click', (event) => {
  if (!event.target.closest?.('[data-clear]')) return;
  event.preventDefault();
  clear(tell);
}, { capture: true });

// A finger cannot hover: if the setting is on, the first of two taps tells what the second one does.
let finger = false;
document.addEventListener('pointerdown', (event) => {
  finger = event.pointerType === 'touch';
}, { capture: true });
document.addEventListener('click', (event) => {
  const thing = event.target.closest?.('.felt button[name=move]');
  const isAsking = finger && document.documentElement.classList.contains('twice');
  if (!thing || !isAsking || thing.classList.contains('armed')) return;
  event.preventDefault();
  preview(thing);
});

function preview(thing) {
  document.querySelectorAll('.armed').forEach((one) => one.classList.remove('armed'));
  thing.classList.add('armed');
  document.querySelector('.preview')?.remove();
  const twin = [...document.querySelectorAll('.all-moves .move')].find((one) => one.value === thing.value);
  if (!twin) return;
  const button = twin.cloneNode(true);
  const list = Object.assign(document.createElement('div'), { className: 'moves ready preview' });
  list.append(button);
  document.getElementById('prompt').after(list);
  document.querySelector('.dock').scrollTop = 0;
  say(button.textContent);
}

addEventListener('popstate', () => {
  if (table()) swap(location.href, {}, false);
  else location.reload();
});

document.addEventListener('focusin', (event) => {
  if (event.target.matches('[data-copy]')) event.target.select();
});

onSwap(() => {
  rove();
  unask();
  forced();
});

// What is under way is looked at again after a while.
let later = 0;
function again() {
  clearTimeout(later);
  const link = document.querySelector('main [data-again]');
  if (link) later = setTimeout(() => swap(link.href, {}, false), 3000);
}
onSwap(again);

// If the setting is on, the server plays forced moves; this plays one that an answer has left over.
let waiting = 0;
function forced() {
  clearTimeout(waiting);
  const play = table();
  if (!play?.dataset.forced) return;
  play.dataset.plays = '';
  waiting = setTimeout(() => document.querySelector('.moves .move')?.click(), 900);
}

flyWith(flying(living(play)));
revealWith((main) => {
  gather();
  reveal(main);
});
pickWith((place) => {
  shake(8);
  pick(place, tell);
});
gather();
rove();
reveal();
// The bar of pages is wider than a phone.
again();
const tab = document.querySelector('.top [aria-current]');
tab?.closest('ul').scrollTo(tab.offsetLeft - 120, 0);
scrub(go);
dragging({ submit, drops, pick: (place) => pick(place, tell, false) });
share(onSwap, say);
apart({ swap, onSwap });
clock(onSwap, say);
const unask = asking(say);
keyboard({ clear: () => clear(tell), say });
document.documentElement.classList.add('alive');
// The cards are dealt when nothing else has to be done.
const deal = () => document.querySelector('.play[data-new]')?.setAttribute('data-new', 2);
if (globalThis.requestIdleCallback) requestIdleCallback(() => requestAnimationFrame(deal), { timeout: 600 });
else setTimeout(deal, 120);
