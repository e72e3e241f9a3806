// Hears what happens at another device, shows it, and says who is there: the other player, or those who look on.
let source = null;
let latest = 0;
// How long a page waits that may hear of news no longer.
const AGAIN = 3000;
// The longest time, in seconds, for which a browser can set an alarm: 24 days.
const DAYS = 2_000_000;

export function apart({ swap, onSwap }) {
  const status = () => document.querySelector('[data-events]');
  const told = (word) => {
    const place = status()?.querySelector('.presence');
    if (place) place.textContent = status().dataset[word] ?? '';
  };
  let presence = '';
  let watchers;
  // A page carries the revision in the upper bits of a larger number.
  const shown = () => Math.floor(Number(document.querySelector('[data-rev]')?.dataset.rev ?? 0) / 65536);
  const look = () => swap(`${location.pathname}?since=${status().dataset.since}`, {}, false);
  const check = () => {
    if (presence) told(presence);
    const count = document.querySelector('[data-watchers]');
    if (count && watchers !== undefined) count.textContent = watchers;
    // A page on which only its own player plays is up to date by itself.
    if (status()?.dataset.since && latest > shown()) look();
  };
  // Once the other player has taken too long, the page offers to end the game.
  let due = 0;
  const clock = () => {
    clearTimeout(due);
    const seconds = Number(status()?.dataset.due);
    if (seconds > 0 && seconds < DAYS) due = setTimeout(() => status()?.dataset.due && look(), seconds * 1000 + 500);
  };
  const end = () => {
    source?.close();
    source = null;
  };
  const listen = () => {
    const place = status() && new URL(status().dataset.events, location.href).href;
    if (source && source.url !== place) end();
    if (!place || source) return;
    source = new EventSource(place);
    source.addEventListener('message', (event) => {
      const news = JSON.parse(event.data);
      latest = news.revision;
      presence = news.there ? 'there' : 'away';
      watchers = news.watchers;
      check();
    });
    source.addEventListener('error', (event) => {
      presence = 'cut';
      told(presence);
      if (event.target.readyState !== EventSource.CLOSED) return;
      // There is nothing to hear any more: the page says why.
      end();
      setTimeout(() => status()?.dataset.since && !source && look(), AGAIN);
    });
  };
  onSwap(() => {
    listen();
    clock();
    check();
  });
  // A stream notices late that the network is gone.
  addEventListener('offline', () => {
    presence = 'cut';
    told(presence);
  });
  addEventListener('online', () => {
    end();
    listen();
  });
  // The browser ends the stream of a page that it puts aside.
  addEventListener('pageshow', listen);
  addEventListener('pagehide', end);
  listen();
  clock();
}
