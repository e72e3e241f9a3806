// The first visit: the page is there before the program. What is pressed meanwhile waits for the service worker, which answers everything
// from then on.
const WORDS = {
  en: {
    wait: 'Laying the table. This happens once.',
    window: 'This browser window has no service workers: private windows of some browsers leave them out. Open the page in an ordinary window.',
    secure: 'The offline edition needs HTTPS (or this machine itself, as localhost). Ask for the page by its https address.',
    part: 'the program could not be loaded whole',
    failed: (why) => `The table could not be laid: ${why}. Check the network, then reload the page.`,
  },
  de: {
    wait: 'Der Tisch wird gedeckt, nur dieses eine Mal.',
    window: 'Dieses Fenster des Browsers hat keine Service Worker: In privaten Fenstern mancher Browser fehlen sie. Öffne die Seite in einem gewöhnlichen Fenster.',
    secure: 'Die Offline-Ausgabe braucht HTTPS (oder diesen Rechner selbst, als localhost). Rufe die Seite mit ihrer https-Adresse auf.',
    part: 'das Programm ließ sich nicht ganz laden',
    failed: (why) => `Der Tisch ließ sich nicht decken: ${why}. Prüfe das Netz und lade die Seite neu.`,
  },
  es: {
    wait: 'Preparando la mesa. Solo hace falta esta vez.',
    window: 'Esta ventana del navegador no tiene service workers: las ventanas privadas de algunos navegadores no los admiten. Abre la página en una ventana normal.',
    secure: 'La edición sin conexión necesita HTTPS (o este mismo equipo, como localhost). Pide la página por su dirección https.',
    part: 'el programa no se pudo cargar entero',
    failed: (why) => `No se pudo preparar la mesa: ${why}. Comprueba la red y vuelve a cargar la página.`,
  },
};
// Before anything is painted: the page in the browser's language.
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => WORDS[one]) ?? 'en';
const words = WORDS[language];
if (document.documentElement.lang !== language) location.replace(`${language === 'en' ? 'index' : `first-${language}`}.html${location.search}`);

const note = Object.assign(document.createElement('p'), { className: 'network', role: 'status' });
const say = (text) => {
  note.textContent = text;
  document.body.append(note);
};

// Where the visitor wanted to go; a host that knows only this page sends them here with `?to=`.
const to = new URL(location.href).searchParams.get('to');
const wanted = to?.startsWith('/') && !to.startsWith('//') ? `.${to}` : undefined;

async function start() {
  if (!('serviceWorker' in navigator)) throw new Error(window.isSecureContext ? words.window : words.secure);
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise((ready, broken) => {
    const look = () => {
      if (worker.state === 'activated') ready();
      if (worker.state === 'redundant') broken(new Error(words.failed(words.part)));
    };
    worker.addEventListener('statechange', look);
    look();
  });
  // The same page from the worker: its forms have the token of this browser, which may have games already.
  const page = new DOMParser().parseFromString(await (await fetch('./')).text(), 'text/html');
  const token = page.querySelector('input[name=token]')?.value;
  const isSame = token && page.documentElement.lang === language && !page.querySelector('.first-way');
  for (const field of document.querySelectorAll('input[name=token]')) field.value = token;
  navigator.serviceWorker.controller?.postMessage('shown');
  return isSame;
}

// What is pressed before the program is there happens once it is.
let isReady = false;
let next;
function hold(event, then) {
  if (isReady) return;
  event.preventDefault();
  next = then;
  say(words.wait);
}
addEventListener('submit', (event) => hold(event, () => event.target.requestSubmit(event.submitter)));
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href]');
  if (link && !link.getAttribute('href').startsWith('#')) hold(event, () => location.assign(link.href));
});

addEventListener('DOMContentLoaded', async () => {
  if (wanted) say(words.wait);
  try {
    const isSame = await start();
    isReady = true;
    note.remove();
    if (next) next();
    else if (wanted || !isSame) location.replace(wanted ?? './');
    else history.replaceState(null, '', './');
    document.documentElement.classList.add('ready');
  } catch (error) {
    say(error.message);
  }
});
