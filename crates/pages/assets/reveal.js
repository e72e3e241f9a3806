// The camera: the table scrolls no farther than it must, and stays where it is if nothing is covered.
const MARGIN = 8;
// Where a thing is looked at: its middle and the middles of its quarters.
const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
// A zone may be higher than the screen. Its button or its heading stands for it.
const TALL = 60;
const LIT = '.hinted, .made';
const HERO = '.cell:has(> .you) > :first-child';

// The box in which a thing must be seen.
function spot(one) {
  const named = one.matches('.zone') && [...one.querySelectorAll('.target, .head')].find((part) => part.offsetHeight > 1);
  const { left, top, width, height } = (named || one).getBoundingClientRect();
  return { left, top, width, height: one.matches('.zone') ? Math.min(height, TALL) : height };
}

function seen(one, points = POINTS) {
  const { left, top, width, height } = spot(one);
  return width > 0 && points.every(([x, y]) => one.contains(document.elementFromPoint(left + width * x, top + height * y)));
}

const pins = (felt) =>
  [...felt.querySelectorAll(':scope > *, :scope > .rest > *')].filter((part) => getComputedStyle(part).position === 'sticky');

// The part of a scrolled box in which a thing that scrolls with it is not covered by what is pinned there.
function clear(box, one) {
  const view = box === document.documentElement ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : box.getBoundingClientRect();
  let { top, bottom } = view;
  for (const pin of box.matches('.felt') ? pins(box) : []) {
    if (pin.contains(one)) continue;
    const is = getComputedStyle(pin);
    if (is.top !== 'auto') top = Math.max(top, pin.getBoundingClientRect().bottom);
    else if (one.compareDocumentPosition(pin) & Node.DOCUMENT_POSITION_FOLLOWING) bottom = Math.min(bottom, view.bottom - pin.offsetHeight - Math.max(0, parseFloat(is.bottom)));
  }
  return { left: view.left, right: view.right, top, bottom };
}

// How far to scroll so that an interval lies within another one; its start counts if it is too long.
function need(from, to, low, high) {
  if (from < low || to - from > high - low) return from - low;
  return to > high ? to - high : 0;
}

function bring(one) {
  for (let box = one.parentElement; box; box = box.parentElement) {
    const [{ left, top, width, height }, view] = [spot(one), clear(box, one)];
    box.scrollTop += need(top - MARGIN, top + height + MARGIN, view.top, view.bottom);
    if (box !== document.documentElement) box.scrollLeft += need(left - MARGIN, left + width + MARGIN, view.left, view.right);
  }
}

// The last thing brought is seen for certain. If a scroll alone cannot show what the words point at, it comes first on the table, and what is
// pinned for nothing is let go.
function show(felt, things, lit) {
  const isSeen = (one) => seen(one, lit.length ? POINTS : [POINTS[0]]);
  if (things.every(isSeen)) return;
  const at = felt.scrollTop;
  things.forEach(bring);
  const most = lit.filter(isSeen).length;
  if (most === lit.length) return;
  felt.classList.add('gathered');
  things.forEach(bring);
  if (lit.filter(isSeen).length > most) return;
  felt.classList.remove('gathered');
  felt.scrollTop = at;
  things.forEach(bring);
}

// Shows the hero and, with a guide or a hint, what that points at. Without one, it shows something that can be pressed as well.
export function reveal(main = document) {
  const felt = main.querySelector('.felt');
  if (!felt) return;
  const hero = felt.querySelector(HERO);
  const isLed = Boolean(main.querySelector('.dock .hint, .judged'));
  const lit = isLed ? [...felt.querySelectorAll(LIT)] : [];
  const strips = pins(felt);
  const isPinned = (one) => strips.some((pin) => pin.contains(one));
  show(felt, [...lit.filter(isPinned), ...hero ? [hero] : [], ...lit.filter((one) => !isPinned(one)).reverse()], lit);
  const [ready, live] = [[...main.querySelectorAll('.dock .move')], [...felt.querySelectorAll('.live')]];
  if (isLed || [...ready, ...live].some((one) => seen(one, [POINTS[0]]))) return;
  const thing = live.at(-1) ?? ready[0];
  if (thing) bring(thing);
}
