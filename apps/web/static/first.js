// The first visit: it brings the service worker, which answers everything from then on.
const told = document.getElementById('told');
const say = (text) => { told.textContent = text; };

// Where the visitor wanted to go; a host that knows only this page sends them here with `?to=`.
const to = new URL(location.href).searchParams.get('to');
const wanted = to?.startsWith('/') && !to.startsWith('//') ? `.${to}` : '.';

async function start() {
  if (!('serviceWorker' in navigator)) {
    say(window.isSecureContext
      ? 'This browser window has no service workers: private windows of some browsers leave them out. Open the page in an ordinary window.'
      : 'The offline edition needs HTTPS (or this machine itself, as localhost). Ask for the page by its https address.');
    return;
  }
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise((ready, broken) => {
    const look = () => {
      if (worker.state === 'activated') ready();
      if (worker.state === 'redundant') broken(new Error('the program could not be loaded whole'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
  location.replace(wanted);
}

start().catch((error) => say(`The table could not be laid: ${error.message}. Check the network, then reload the page.`));
