// Hears what the player at another device does, shows it, and says whether they are here.
let source = null;
let latest = 0;

export function apart({ swap, onSwap }) {
  const status = () => document.querySelector('.apart');
  const told = (word) => {
    const place = status()?.querySelector('.presence');
    if (place) place.textContent = status().dataset[word];
  };
  let presence = '';
  // A page carries the revision in the upper bits of a larger number.
  const shown = () => Math.floor(Number(document.querySelector('.play')?.dataset.rev ?? 0) / 65536);
  const check = () => {
    if (presence) told(presence);
    if (status() && latest > shown()) {
      const since = status().dataset.since;
      swap(`${location.pathname}?since=${since}`, {}, false);
    }
  };
  const listen = () => {
    if (!status() || source) return;
    source = new EventSource(status().dataset.events);
    source.addEventListener('message', (event) => {
      const news = JSON.parse(event.data);
      latest = news.revision;
      presence = news.there ? 'there' : 'away';
      check();
    });
    source.addEventListener('error', () => {
      presence = 'cut';
      told(presence);
    });
  };
  onSwap(() => {
    listen();
    check();
  });
  // The browser ends the stream of a page that it puts aside.
  addEventListener('pageshow', listen);
  addEventListener('pagehide', () => {
    source?.close();
    source = null;
  });
  listen();
}
