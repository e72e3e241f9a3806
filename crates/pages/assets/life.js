// What a move did, where it happened: numbers that rise, counters that run, dice that roll, the end of a game; each with its sound. What
// it did is what the signs of the dock say.
// Nothing moves before the new table has been drawn: two frames.
const REST = 34;
const SUITS = ['s-s', 's-h', 's-d', 's-c'];

// Puts something above the page until its animation ends.
function show(layer, one, left, top, frames, options) {
  Object.assign(one.style, { left: `${left}px`, top: `${top}px` });
  layer.append(one);
  one.animate(frames, { fill: 'both', ...options, delay: REST + (options.delay ?? 0) }).onfinish = () => one.remove();
}

const div = (className, textContent = '') => Object.assign(document.createElement('div'), { className, textContent });

// Numbers rise where they changed.
const RISE = [
  { transform: 'translateY(0.6rem) scale(0.6)', opacity: 0 },
  { transform: 'translateY(0) scale(1.15)', opacity: 1, offset: 0.2 },
  { transform: 'translateY(-0.2rem)', opacity: 1, offset: 0.7 },
  { transform: 'translateY(-1.4rem)', opacity: 0 },
];
// A word is stamped on a card.
const STAMP = [
  { transform: 'rotate(-8deg) scale(2)', opacity: 0 },
  { transform: 'rotate(-8deg) scale(1)', opacity: 1, offset: 0.15 },
  { transform: 'rotate(-8deg) scale(1)', opacity: 1, offset: 0.75 },
  { transform: 'rotate(-8deg) scale(0.9)', opacity: 0 },
];
const SHAKE = [0, -5, 5, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

// The edge of the cloth lights up for a moment: red for a wound, gold for a win.
function edge(main, layer, name, duration) {
  const { left, top, width, height } = main.querySelector('.felt').getBoundingClientRect();
  const one = div(`edge ${name}`);
  Object.assign(one.style, { width: `${width}px`, height: `${height}px` });
  show(layer, one, left, top, [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], { duration });
}

// A counter runs from its old number to the new one, its bar with it. A room has windows instead.
function run(tally, by) {
  const [strong, now] = [tally.querySelector('strong'), Number(tally.dataset.count)];
  if (!strong) return;
  const start = performance.now();
  const step = (at) => {
    const part = Math.min(Math.max((at - start) / 500, 0), 1);
    const text = String(Math.round(now - by * (1 - part) ** 2));
    if (strong.textContent !== text) strong.textContent = text;
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
  const part = tally.parentElement.querySelector('.bar .part');
  const share = Number(part?.getAttribute('width'));
  if (now && share) part.animate([{ transform: `scaleX(${Math.min((now - by) / now, 100 / share)})` }, { transform: 'none' }], { duration: 500, easing: 'ease-out' });
}

const SLAIN = '.results .chip.good:not([data-by])';

// The signs of the dock, where they happened; returns whether anything got better, got worse, or was slain. `old` are the cards as they lay.
function signs(main, layer, old) {
  const felt = { gain: false, harm: false, slain: false };
  const found = (name, value) => main.querySelector(`.felt [data-${name}="${CSS.escape(value)}"]`);
  for (const chip of main.querySelectorAll('.results .chip')) {
    const { at, card, by } = chip.dataset;
    const [good, bad] = ['good', 'bad'].map((name) => chip.classList.contains(name));
    const slain = chip.matches(SLAIN);
    felt[slain ? 'slain' : 'gain'] ||= good;
    felt.harm ||= bad;
    if (!layer || !(by || slain)) continue;
    const tally = by && found('tally', at);
    const box = (slain && old?.get(card)?.box) || (tally || found('place', at) || found('zone', at))?.getBoundingClientRect();
    if (!box?.width || box.bottom < 0 || box.top > innerHeight) continue;
    if (tally) run(tally, Number(by));
    const one = div(`${slain ? 'stamp' : 'delta'} ${good ? 'good' : ''}${bad ? 'bad' : ''}`, chip.textContent);
    if (slain) {
      one.style.width = `${box.width}px`;
      show(layer, one, box.left, box.top + box.height * 0.35, STAMP, { duration: 750, delay: 40 });
    } else {
      // Below the counters at the upper edge of the screen.
      show(layer, one, Math.max(Math.min(box.right - 36, innerWidth - 48), 0), box.top < 60 ? box.bottom : box.top, RISE, { duration: 1300 });
    }
    if (bad && tally) {
      tally.closest('.zone').animate(SHAKE, { duration: 380, delay: REST });
      edge(main, layer, 'harm', 700);
    }
  }
  return felt;
}

// The dice tumble over the cloth and come to rest on their numbers.
function roll(main, layer) {
  const dice = [...main.querySelectorAll('.news .die')].slice(-8);
  const cloth = main.querySelector('.felt').getBoundingClientRect();
  dice.forEach((die, n) => {
    const one = die.cloneNode(true);
    const text = one.querySelector('text');
    const [end, sides] = [text.textContent, Number(die.dataset.sides)];
    const left = cloth.left + cloth.width / 2 + (n - dice.length / 2) * 62;
    const frames = [
      { transform: `translate(${-120 - 30 * n}px, -220px) rotate(-560deg)`, opacity: 0.2 },
      { transform: 'translate(0, 0) rotate(-90deg)', opacity: 1, offset: 0.3 },
      { transform: 'translate(0, -22px) rotate(-30deg)', offset: 0.37 },
      { transform: 'none', opacity: 1, offset: 0.45 },
      { transform: 'none', opacity: 1, offset: 0.85 },
      { transform: 'scale(0.9)', opacity: 0 },
    ];
    show(layer, one, left, Math.min(cloth.bottom, innerHeight) - 120, frames, { duration: 1500, delay: n * 50 });
    for (let turn = 0; turn < 7; turn += 1) setTimeout(() => { text.textContent = turn < 6 ? 1 + Math.floor(Math.random() * sides) : end; }, n * 50 + turn * 95);
  });
  return dice.length > 0;
}

// Suits rain on a winner; for a loser the lights go down for a while.
function finish(won, main, layer) {
  if (!won) {
    show(layer, div('veil'), 0, 0, [{ opacity: 0 }, { opacity: 0.55, offset: 0.3 }, { opacity: 0 }], { duration: 2200 });
    return;
  }
  edge(main, layer, 'glory', 2400);
  for (let n = 0; n < 36; n += 1) {
    const spark = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    spark.setAttribute('class', 'spark');
    spark.setAttribute('viewBox', '0 0 100 100');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    const id = SUITS.find((name, k) => k >= n % 4 && document.getElementById(name)) ?? SUITS.find((name) => document.getElementById(name));
    if (!id) return;
    use.setAttribute('href', `#${id}`);
    spark.append(use);
    const [x, turn] = [Math.random() * innerWidth, 360 * (Math.random() * 4 - 2)];
    const frames = [{ transform: 'translateY(-3rem)', opacity: 1 }, { transform: `translate(${(n % 7) * 14 - 42}px, ${innerHeight}px) rotate(${turn}deg)`, opacity: 0.4 }];
    show(layer, spark, x, -20, frames, { duration: 1800 + 60 * (n % 11), delay: 40 * n, easing: 'cubic-bezier(0.3, 0, 0.8, 1)' });
  }
}

export function shake(pattern) {
  if (document.documentElement.classList.contains('haptics')) navigator.vibrate?.(pattern);
}

// `play` makes a sound.
export const living = (play) => ({
  before: (main) => Boolean(main.querySelector('.over')),
  // The monsters that fell: they lie a moment longer.
  fallen: (main) => new Set([...main.querySelectorAll(SLAIN)].map((chip) => chip.dataset.card)),
  after(wasOver, main, layer, cards, old) {
    const { gain, harm, slain } = signs(main, layer, old);
    const rolled = layer ? roll(main, layer) : Boolean(main.querySelector('.news .die'));
    const ending = wasOver ? null : main.querySelector('.over .ending');
    const late = rolled ? 0.6 : 0;
    if (ending) {
      const won = ending.matches('.won');
      if (layer && !ending.matches('.draw')) finish(won, main, layer);
      play(won ? 'won' : 'lost');
      shake(won ? [20, 60, 20, 60, 80] : [120, 80, 220]);
    } else if (harm) {
      play('harm', late);
      shake([30, 40, 30]);
    } else if (slain) {
      play('slain', late);
      shake([12, 30, 40]);
    } else if (gain) {
      play('gain', late);
      shake(12);
    }
    if (rolled) {
      play('dice');
      shake([8, 60, 8, 90, 12]);
    } else if (!ending) {
      play('card', 0, cards);
      if (!gain && !harm && !slain) shake(8);
    }
  },
});
