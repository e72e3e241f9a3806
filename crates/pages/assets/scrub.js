// A game step by step: the scrubber follows the hand, arrows and swipes go one move on or back.
const form = () => document.querySelector('form[data-scrub]');
const range = () => form()?.querySelector('input[type=range]');
const FAR = 40;

const step = (key) => document.querySelector(`.steps-of-replay [data-key="${key}"]`)?.click();

export function scrub(go) {
  let busy = false;
  const follow = async () => {
    if (busy) return;
    busy = true;
    const address = new URL(form().action);
    address.search = new URLSearchParams(new FormData(form()));
    await go(address.href);
    busy = false;
    range()?.focus({ preventScroll: true });
  };
  document.addEventListener('change', (event) => {
    if (event.target === range()) follow();
  });

  const KEYS = { ArrowLeft: 'j', ArrowRight: 'k', Home: 'Home', End: 'End' };
  document.addEventListener('keydown', (event) => {
    const key = KEYS[event.key];
    if (!key || !form() || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.('input, textarea, select, .panel')) return;
    event.preventDefault();
    step(key);
  });

  // A finger that moves the table sideways turns the page; where a map is wider than the screen, it moves the map.
  let from = null;
  document.addEventListener('touchstart', (event) => {
    const wide = event.target.closest?.('.scroll, .pinned');
    const isFree = form() && event.touches.length === 1 && event.target.closest?.('.felt, .dock') && !event.target.closest('input');
    from = isFree && !(wide && wide.scrollWidth > wide.clientWidth + 1) ? event.touches[0] : null;
  }, { passive: true });
  document.addEventListener('touchend', (event) => {
    const to = event.changedTouches[0];
    const [x, y] = from ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
    from = null;
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 'k' : 'j');
  }, { passive: true });
}
