// Cards fly from where they lay to where they lie now. What flies is a copy above the page: the card itself lies at its new
// place at once and can be pressed there. A face-down card is matched by its place, never by its identity.
const LONG = 340;
// How much longer a slain monster lies where it fell.
const FALL = 520;
// Nothing moves before the new table has been drawn: two frames.
const REST = 34;
// Up with a swing, down with weight.
const [UP, DOWN] = ['cubic-bezier(0.2, 0.7, 0.5, 1)', 'cubic-bezier(0.5, 0, 0.8, 0.7)'];
// More cards than this do not fly: nobody could follow them.
const MOST = 24;

const still = () =>
  document.documentElement.classList.contains('still') || matchMedia('(prefers-reduced-motion: reduce)').matches;

// What is above the page: one layer, emptied by the next change.
function air() {
  const old = document.querySelector('.air');
  const layer = Object.assign(document.createElement('div'), { className: 'air' });
  layer.setAttribute('aria-hidden', 'true');
  const mood = [...document.querySelector('.play')?.classList ?? []].find((name) => name.startsWith('mood-'));
  if (mood) layer.classList.add(mood);
  if (old) old.replaceWith(layer);
  else document.body.append(layer);
  return layer;
}

// Nothing flies over the dock; only the end of a game stirs the whole page.
function clip(layer, { right, bottom, left }) {
  layer.style.clipPath = `inset(0 ${Math.max(innerWidth - right, 0)}px ${Math.max(innerHeight - bottom, 0)}px ${Math.max(left, 0)}px)`;
}

// Puts something above the page for the time of its animation.
function fly(layer, one, box, frames, options, landed) {
  one.style.left = `${box.left}px`;
  one.style.top = `${box.top}px`;
  layer.append(one);
  const flight = one.animate(frames, { fill: 'both', ...options });
  flight.onfinish = () => {
    one.remove();
    landed?.();
  };
}

// The cards that can be seen, by name; names that occur twice are left out.
function cards(main) {
  const found = new Map();
  const cloth = main.querySelector('.felt')?.getBoundingClientRect();
  const add = (name, node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const seen = y > Math.max(cloth.top, 0) && y < Math.min(cloth.bottom, innerHeight) && x > 0 && x < innerWidth;
    found.set(name, found.has(name) || !seen ? null : { node, box, down: node.classList.contains('back') });
  };
  for (const card of main.querySelectorAll('.felt .card')) {
    const down = card.classList.contains('back');
    const name = down ? card.dataset.place && `at ${card.dataset.place}` : card.dataset.card;
    if (name) add(name, card);
  }
  for (const pawn of main.querySelectorAll('.felt .pawn.you')) add('you', pawn);
  return found;
}

function piles(main) {
  const all = [...main.querySelectorAll('.felt .pile')].map((pile) => {
    const heap = pile.querySelector('.heap > *');
    return [pile.dataset.zone, { count: Number(pile.querySelector('.count')?.textContent), box: heap?.getBoundingClientRect() }];
  });
  return new Map(all);
}

const survey = (main) => ({ cards: cards(main), piles: piles(main) });

// The pile that became smaller or larger, if there is one.
function changed(was, is, sign) {
  const found = [...is].find(([zone, pile]) => was.has(zone) && Math.sign(pile.count - was.get(zone).count) === sign);
  return found?.[1].box;
}

function copy(node, box) {
  const one = document.createElement('span');
  one.className = node.className.replace(/\b(live|picked|hinted|armed|sent)\b/g, '');
  one.append(...node.cloneNode(true).childNodes);
  one.style.width = `${box.width}px`;
  return one;
}

const from = (a, b) => `translate(${a.left - b.left}px, ${a.top - b.top}px) scale(${a.width / b.width || 1})`;

// The top of the arc from one place to another, in the middle; a card that turns is seen edge-on there.
function top(a, b, turns) {
  const [x, y] = [(a.left - b.left) / 2, (a.top - b.top) / 2];
  const scale = ((a.width / b.width || 1) + 1) / 2 * 1.1;
  return `translate(${x + (turns ? b.width / 2 : 0)}px, ${y - 14 - Math.hypot(x, y) / 4}px) scale(${turns ? 0.02 : scale}, ${scale})`;
}

// A card on its way, if `turns` with its back up until half of it.
function send(layer, card, start, turns, delay) {
  const { node, box } = card;
  const one = copy(node, box);
  const back = turns && turns.node.querySelector('.sheet')?.cloneNode(true);
  one.style.transformOrigin = '0 0';
  const timing = { duration: LONG, delay: REST + delay };
  // Nothing is seen of it meanwhile, but it can be pressed.
  node.style.opacity = 0;
  if (back) {
    back.classList.add('verso');
    one.append(back);
    back.animate([{ opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }], { fill: 'both', ...timing });
  }
  const frames = [{ transform: from(start, box), easing: UP }, { transform: top(start, box, back), easing: DOWN }, { transform: 'none' }];
  fly(layer, one, box, frames, timing, () => {
    node.style.opacity = '';
    node.animate([{ transform: 'scale(1.05)' }, { transform: 'none' }], { duration: 140, easing: 'ease-out' });
  });
}

// How a change is shown: `life` tells what it did besides moving cards.
export const flying = (life) => (before, put, moved) => {
  if (!moved) {
    put();
    return;
  }
  const calm = still();
  const [was, told] = [calm ? null : survey(before), life.before(before)];
  put();
  const main = document.getElementById('main');
  const layer = calm ? null : air();
  if (layer && !main.querySelector('.over')) clip(layer, main.querySelector('.felt').getBoundingClientRect());
  let count = 0;
  if (!calm) {
    const is = survey(main);
    const fallen = life.fallen(main);
    const late = (name) => (fallen.has(name) ? FALL : 0);
    const [source, goal] = [changed(was.piles, is.piles, -1), changed(was.piles, is.piles, 1)];
    for (const [name, card] of is.cards) {
      const old = was.cards.get(name);
      // A back that lay here is this card's, even if the card was listed elsewhere.
      const under = was.cards.get(`at ${card?.node.dataset.place}`) ?? old;
      if (!card || under === null || count >= MOST) continue;
      const start = under?.box ?? source;
      const stays = under && Math.abs(start.left - card.box.left) < 2 && Math.abs(start.top - card.box.top) < 2;
      if (!start || card.down || (stays && !under.down)) continue;
      const pile = !under && main.querySelector('.felt .pile .card.back');
      send(layer, card, start, under?.down ? under : pile && { node: pile }, under ? late(name) : 45 * count);
      count += 1;
    }
    for (const [name, old] of was.cards) {
      if (!old || old.down || is.cards.has(name) || count >= MOST) continue;
      const end = goal ? from(goal, old.box) : 'scale(0.9)';
      const one = copy(old.node, old.box);
      one.style.transformOrigin = '0 0';
      fly(layer, one, old.box, [{ transform: 'none', opacity: 1, easing: UP }, { transform: end, opacity: 0 }], { duration: LONG, delay: REST + late(name) });
      count += 1;
    }
  }
  life.after(told, main, layer, count, was?.cards);
};
