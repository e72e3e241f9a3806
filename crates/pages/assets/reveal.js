// Brings into view what the words point at: the table scrolls no farther than it must, and stays where it is if nothing is covered.
const MARGIN = 8;
// Where a thing is looked at: its middle and the middles of its quarters.
const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
// A zone may be higher than the screen. Its button or its heading stands for it.
const TALL = 60;
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
    else if (one.compareDocumentPosition(pin) & Node.DOCUMENT_POSITION_FOLLOWING) bottom = Math.min(bottom, view.bottom - pin.offsetHeight);
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

// What lies apart is put together: the zones that are pointed at come first, and what is pinned leaves room for the map. If there is
// too little room even so, the counters may scroll away.
function gather(felt, things, isBare) {
  felt.classList.add('gathered');
  felt.classList.toggle('bare', isBare);
  const boxes = things.filter((one) => one.closest('.stage')).map(spot);
  const [low, high] = [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ top, height }) => top + height))];
  const map = boxes.length ? Math.min(high - low, felt.clientHeight / 2) : 0;
  const hud = pins(felt).find((pin) => pin.matches('.hud'))?.offsetHeight ?? 0;
  felt.style.setProperty('--spare', `${hud + map + 3 * MARGIN}px`);
}

function scatter(felt) {
  felt.classList.remove('gathered', 'bare');
  felt.style.removeProperty('--spare');
}

// What the guide or the hint points at: the target and the hero first, the hand second.
function point(felt) {
  const isPinned = (one) => pins(felt).some((pin) => pin.contains(one));
  const lit = [...felt.querySelectorAll('.hinted')];
  const targets = [...lit.filter((one) => !isPinned(one)), ...lit.filter(isPinned)];
  const hero = felt.querySelector(HERO);
  // The last one brought is seen for certain.
  const things = [...targets, hero].filter(Boolean);
  const order = [...things.filter(isPinned).reverse(), ...hero ? [hero] : [], ...things.filter((one) => !isPinned(one) && one !== hero).reverse()];
  const at = felt.scrollTop;
  const scroll = () => order.forEach((one) => bring(one));
  const gathered = (isBare) => {
    gather(felt, things, isBare);
    scroll();
  };
  const ways = [() => {}, scroll, () => gathered(false), () => gathered(true)];
  const score = () => 2 * targets.filter((one) => seen(one)).length + Number(!hero || seen(hero));
  let [best, most] = [0, -1];
  const go = (way) => {
    scatter(felt);
    felt.scrollTop = at;
    ways[way]();
  };
  for (let way = 0; way < ways.length; way += 1) {
    go(way);
    const found = score();
    if (found > most) [best, most] = [way, found];
    if (found === 2 * targets.length + 1) return;
  }
  go(best);
}

// With a hint, shows what it points at. Otherwise stays, unless the hero or everything that can be pressed is off the screen; words and
// questions are never scrolled away.
export function reveal(main = document) {
  const felt = main.querySelector('.felt');
  if (!felt) return;
  if (main.querySelector('.dock .hint') && felt.querySelector('.hinted')) {
    point(felt);
    return;
  }
  const [ready, live] = [[...main.querySelectorAll('.dock .move')], [...felt.querySelectorAll('.live')]];
  const hero = felt.querySelector(HERO);
  const isPressable = () => [...ready, ...live].some((one) => seen(one, [POINTS[0]]));
  if (hero && !seen(hero, [POINTS[0]])) bring(hero);
  if (isPressable()) return;
  const thing = live.at(-1) ?? ready[0];
  if (thing) bring(thing);
  const words = main.querySelector('.dock .hint') ?? main.querySelector('#prompt');
  if (ready.length && words) bring(words);
}
