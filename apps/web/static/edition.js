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

watch();
