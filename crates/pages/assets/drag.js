// Drag and drop. The page says what can be dropped where; tapping both does the same.
const FAR = 6;
// A finger that stays this long takes the thing up; one that goes before where the page scrolls, scrolls it.
const HOLD = 250;

export function dragging({ submit, drops, pick }) {
  let held = null;

  document.addEventListener('pointerdown', (event) => {
    const thing = event.target.closest?.('[data-drops]');
    if (!thing || event.button !== 0 || !event.isPrimary) return;
    held = { thing, x: event.clientX, y: event.clientY, drops: drops(thing.dataset.place), id: event.pointerId, ghost: null, over: null, isAcross: getComputedStyle(thing).touchAction === 'pan-x' };
    if (event.pointerType === 'touch') held.hold = setTimeout(lift, HOLD);
  });

  document.addEventListener('pointermove', (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [dx, dy] = [Math.abs(event.clientX - held.x), Math.abs(event.clientY - held.y)];
    if (!held.ghost && Math.hypot(dx, dy) > FAR) {
      if (held.hold && (held.isAcross ? dx >= dy : dy >= dx)) return drop();
      lift();
    }
    if (held.ghost) follow(event);
  });

  document.addEventListener('pointerup', (event) => {
    if (!held || event.pointerId !== held.id) return;
    const { ghost, over } = held;
    const moves = held.drops;
    const place = held.thing.dataset.place;
    drop();
    if (!ghost) return;
    // The click that ends a drag must not press anything.
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
    if (over) land(place, over, moves.get(over));
  });

  document.addEventListener('pointercancel', drop);
  document.addEventListener('letgo', drop);
  document.addEventListener('dragstart', (event) => held && event.preventDefault());
  document.addEventListener('touchmove', (event) => held?.ghost && event.preventDefault(), { passive: false });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && drop());

  const stop = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  function lift() {
    if (!held || held.ghost) return;
    const box = held.thing.getBoundingClientRect();
    const ghost = held.thing.cloneNode(true);
    ghost.className += ' ghost';
    ghost.removeAttribute('data-place');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.width = `${box.width}px`;
    document.body.append(ghost);
    ghost.style.setProperty('--hue', getComputedStyle(held.thing).getPropertyValue('--hue'));
    held.thing.classList.add('held-up');
    Object.assign(held, { ghost, dx: held.x - box.left, dy: held.y - box.top });
    follow({ clientX: held.x, clientY: held.y });
    for (const place of held.drops.keys()) targets(place).forEach((one) => one.classList.add('drop-here'));
  }

  function targets(place) {
    const name = CSS.escape(place);
    const found = [...document.querySelectorAll(`.felt [data-place="${name}"]:not(.target), .felt [data-zone="${name}"]`)];
    return found;
  }

  function follow(event) {
    held.ghost.style.transform = `translate(${event.clientX - held.dx}px, ${event.clientY - held.dy}px) rotate(2deg)`;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const places = under.flatMap((one) => {
      const thing = one.closest?.('[data-place]');
      const zone = one.closest?.('[data-zone]');
      return [thing?.dataset.place, zone?.dataset.zone];
    });
    held.over = places.find((place) => place && held.drops.has(place)) ?? null;
  }

  function drop() {
    if (!held) return;
    clearTimeout(held.hold);
    held.ghost?.remove();
    held.thing.classList.remove('held-up');
    document.querySelectorAll('.drop-here').forEach((one) => one.classList.remove('drop-here'));
    held = null;
  }

  // A single move is played; if there are several, both things are picked and buttons offer the moves.
  function land(from, to, move) {
    if (move) {
      const form = document.getElementById('play');
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'move', value: move });
      form.append(field);
      submit(form);
      field.remove();
      return;
    }
    for (const place of [from, to]) pick(place);
  }
}
