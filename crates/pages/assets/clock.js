// Times in the visitor's zone, how long it takes to the next day, and whether there is a network.
export function clock(onSwap, say) {
  const local = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  const show = () => {
    for (const time of document.querySelectorAll('time[datetime]:not([data-left], [title])')) {
      const at = new Date(time.dateTime);
      if (Number.isNaN(at.getTime())) continue;
      time.title = time.textContent;
      time.textContent = local.format(at);
    }
  };
  const tick = () => {
    for (const time of document.querySelectorAll('time[data-left]')) {
      const left = Math.max(0, Math.round((new Date(time.dateTime) - Date.now()) / 1000));
      const [minutes, seconds] = [Math.floor(left / 60) % 60, left % 60].map((n) => String(n).padStart(2, '0'));
      time.textContent = `${Math.floor(left / 3600)}:${minutes}:${seconds}`;
    }
  };
  onSwap(show);
  show();
  tick();
  if (document.querySelector('time[data-left]')) setInterval(tick, 1000);

  const note = document.createElement('p');
  const tell = (word) => {
    // The offline edition needs no network.
    if (navigator.serviceWorker?.controller) return;
    note.className = `network ${word}`;
    note.textContent = document.body.dataset[word];
    document.body.append(note);
    say(note.textContent);
  };
  for (const word of ['offline', 'online']) addEventListener(word, () => tell(word));
}
