// The scrubber of a replay: the table follows the hand.
export function scrub(go) {
  const form = document.querySelector('form[data-scrub]');
  const range = form?.querySelector('input[type=range]');
  if (!range || range.dataset.heard) return;
  range.dataset.heard = '1';
  let busy = false;
  const follow = async () => {
    if (busy) return;
    busy = true;
    const at = range.value;
    const address = new URL(form.action);
    address.searchParams.set('at', at);
    await go(address.href);
    busy = false;
    const fresh = document.querySelector('form[data-scrub] input[type=range]');
    fresh?.focus({ preventScroll: true });
  };
  range.addEventListener('change', follow);
}
