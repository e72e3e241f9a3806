// What only the offline edition has on its pages: the offer of a new version, installing, and the promise to keep what is stored.
const bar = document.getElementById('update');

async function watch() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !bar) return;
  const offer = () => {
    bar.hidden = !registration.waiting;
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  bar.querySelector('button').addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    registration.waiting?.postMessage('take over');
  });
  offer();
  // Without a network there is nothing new.
  registration.update().catch(() => {});
}

const persist = document.getElementById('persist');
if (persist && navigator.storage?.persist) {
  persist.hidden = false;
  persist.addEventListener('click', async () => {
    if (await navigator.storage.persist()) location.reload();
    else persist.disabled = true;
  });
}

const install = document.getElementById('install');
addEventListener('beforeinstallprompt', (event) => {
  if (!install) return;
  event.preventDefault();
  install.hidden = false;
  install.onclick = () => event.prompt();
});

// Browsers do not ask the worker for what a link is to save: the script asks it.
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[download]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  save(link).catch(() => location.assign(link.href));
});

async function save(link) {
  const answer = await fetch(link.href);
  if (!answer.ok) return location.assign(link.href);
  const [, name] = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const saved = Object.assign(document.createElement('a'), { href: URL.createObjectURL(await answer.blob()), download: name || link.download || 'underdeck.txt' });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), 10_000);
}

// What takes long goes to a worker of this page: the service worker cannot start one, and all pages wait for what it does itself.
let work;
const waiting = new Map();
navigator.serviceWorker?.addEventListener('message', ({ data, ports: [port] }) => {
  if (!data?.work) return;
  port.postMessage('taken');
  if (!work) {
    work = new Worker(data.work);
    work.onmessage = ({ data: { number, ...done } }) => {
      waiting.get(number)?.postMessage(done);
      waiting.delete(number);
    };
    work.onerror = () => {
      for (const other of waiting.values()) other.postMessage({});
      waiting.clear();
      work = undefined;
    };
  }
  const number = crypto.randomUUID();
  waiting.set(number, port);
  work.postMessage({ number, asked: data.asked });
});
navigator.serviceWorker?.startMessages();

// What a first visit did not wait for comes now.
const shown = () => navigator.serviceWorker?.controller?.postMessage('shown');
if (document.readyState === 'complete') shown();
else addEventListener('load', shown);

watch();
