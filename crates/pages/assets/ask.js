// What is this? A long press, a mouse that rests on a thing, or the key I asks the server, and a card says it.
const HOLD = 500;
const REST = 800;

export function asking(say) {
  let card = null;
  let timer = 0;
  let from = null;

  const place = (target) => {
    const thing = target?.closest?.('.felt [data-place]');
    return thing ?? target?.closest?.('.felt .zone .head')?.parentElement ?? null;
  };

  function close() {
    card?.remove();
    card = null;
  }

  async function ask(thing, aloud) {
    const address = new URL(location.href);
    const seat = address.searchParams.get('seat');
    address.search = new URLSearchParams({ panel: 'rules', about: thing.dataset.place ?? thing.dataset.zone, ...(seat && { seat }) });
    let text;
    try {
      text = await (await fetch(address, { headers: { 'X-Underdeck': 'fetch' } })).text();
    } catch {
      return;
    }
    const found = new DOMParser().parseFromString(text, 'text/html').getElementById('asked');
    if (!found || !thing.isConnected) return;
    close();
    card = document.importNode(found, true);
    document.body.append(card);
    const [box, size] = [thing.getBoundingClientRect(), card.getBoundingClientRect()];
    const beside = box.right + 8 + size.width < innerWidth ? box.right + 8 : box.left - 8 - size.width;
    card.style.left = `${Math.max(4, Math.min(beside, innerWidth - size.width - 4))}px`;
    card.style.top = `${Math.max(4, Math.min(box.top, innerHeight - size.height - 4))}px`;
    if (aloud) say(card.textContent.replace(/\s+/g, ' '));
  }

  document.addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    if (card && !card.contains(event.target)) close();
    const thing = place(event.target);
    if (!thing || event.pointerType !== 'touch') return;
    from = [event.clientX, event.clientY];
    timer = setTimeout(() => {
      document.dispatchEvent(new Event('letgo'));
      // The click that ends a long press presses nothing.
      const stop = (click) => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener('click', stop, { capture: true, once: true });
      addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', stop, { capture: true }), 50), { once: true });
      ask(thing, true);
    }, HOLD);
  });
  document.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') {
      if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > 8) clearTimeout(timer);
      return;
    }
    if (card?.contains(event.target)) return;
    const thing = place(event.target);
    if (thing === from && thing) return;
    clearTimeout(timer);
    close();
    from = thing;
    if (!thing || event.buttons) return;
    // What the card says, the browser's own tip need not say.
    if (thing.title) thing.dataset.title = thing.title;
    thing.removeAttribute('title');
    timer = setTimeout(() => ask(thing, false), REST);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, (event) => event.pointerType === 'touch' && clearTimeout(timer));
  }
  document.addEventListener('scroll', close, { capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && card) {
      event.stopImmediatePropagation();
      return close();
    }
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return close();
    const thing = document.documentElement.classList.contains('keys') && place(event.target);
    if (thing) ask(thing, true);
  }, { capture: true });
  return close;
}
