// What a move did, where it happened: numbers that rise, dice that roll, the end of a game; each with its sound.
// Nothing moves before the new table has been drawn: two frames.
const REST = 34;
const SUITS = ['s-s', 's-h', 's-d', 's-c'];

function tallies(main) {
  return new Map([...main.querySelectorAll('[data-tally]')].map((one) => [one.dataset.tally, one]));
}

// Puts something above the page until its animation ends.
function show(layer, one, left, top, frames, options) {
  Object.assign(one.style, { left: `${left}px`, top: `${top}px` });
  layer.append(one);
  one.animate(frames, { fill: 'both', ...options, delay: REST + (options.delay ?? 0) }).onfinish = () => one.remove();
}

// The changed counters: +5 and −3 above each; returns whether anything got better, and whether anything got worse.
function count(was, main, layer) {
  const felt = { gain: false, harm: false };
  for (const [name, one] of tallies(main)) {
    const old = was.get(name);
    const by = old === undefined ? 0 : Number(one.dataset.count) - old;
    if (!by) continue;
    const good = one.dataset.good && (one.dataset.good === 'high') === by > 0;
    if (one.dataset.good) felt[good ? 'gain' : 'harm'] = true;
    if (!layer) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || box.bottom < 0 || box.top > innerHeight) continue;
    const delta = document.createElement('span');
    delta.className = `delta ${one.dataset.good ? (good ? 'good' : 'bad') : ''}`;
    delta.textContent = by > 0 ? `+${by}` : `−${-by}`;
    const frames = [
      { transform: 'translateY(0.6rem) scale(0.6)', opacity: 0 },
      { transform: 'translateY(0) scale(1.15)', opacity: 1, offset: 0.2 },
      { transform: 'translateY(-0.2rem)', opacity: 1, offset: 0.7 },
      { transform: 'translateY(-1.4rem)', opacity: 0 },
    ];
    show(layer, delta, Math.min(box.right - 36, innerWidth - 48), box.top, frames, { duration: 1300 });
    const [part, all] = [one.parentElement.querySelector('.bar .part'), one.parentElement.querySelector('.bar .all')];
    const share = Number(part?.getAttribute('width'));
    const most = Number(one.dataset.count) && share ? (Number(one.dataset.count) * 100) / share : 0;
    if (all && most) part.animate([{ transform: `scaleX(${Math.min(old / Number(one.dataset.count), 100 / share)})` }, { transform: 'none' }], { duration: 400, easing: 'ease-out' });
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
function finish(won, layer) {
  if (!won) {
    const veil = Object.assign(document.createElement('div'), { className: 'veil' });
    show(layer, veil, 0, 0, [{ opacity: 0 }, { opacity: 0.55, offset: 0.3 }, { opacity: 0 }], { duration: 2200 });
    return;
  }
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

function shake(pattern) {
  if (document.documentElement.classList.contains('haptics')) navigator.vibrate?.(pattern);
}

// `play` makes a sound.
export const living = (play) => ({
  before: (main) => ({
    counts: new Map([...tallies(main)].map(([name, one]) => [name, Number(one.dataset.count)])),
    over: Boolean(main.querySelector('.over')),
  }),
  after(was, main, layer, cards) {
    const { gain, harm } = count(was.counts, main, layer);
    const rolled = layer ? roll(main, layer) : Boolean(main.querySelector('.news .die'));
    const ending = was.over ? null : main.querySelector('.over .ending');
    if (ending) {
      const won = ending.matches('.won');
      if (layer && !ending.matches('.draw')) finish(won, layer);
      play(won ? 'won' : 'lost');
      shake(won ? [20, 60, 20, 60, 80] : [120]);
    } else if (harm) {
      play('harm', rolled ? 0.6 : 0);
      shake([30, 40, 30]);
    } else if (gain) {
      play('gain', rolled ? 0.6 : 0);
      shake(12);
    }
    if (rolled) {
      play('dice');
      shake([8, 60, 8, 90, 12]);
    } else if (!ending) {
      play('card', 0, cards);
      if (!gain && !harm) shake(8);
    }
  },
});
