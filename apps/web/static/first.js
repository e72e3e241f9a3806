// The first visit: it brings the service worker, which answers everything from then on.
const told = document.getElementById('told');
const say = (text) => { told.textContent = text; };

// The pages have their words from the module, which is not there yet.
const WORDS = {
  en: {
    title: 'The table for solo dungeon card games',
    wait: 'Laying the table. This happens once; after that it needs no network.',
    window: 'This browser window has no service workers: private windows of some browsers leave them out. Open the page in an ordinary window.',
    secure: 'The offline edition needs HTTPS (or this machine itself, as localhost). Ask for the page by its https address.',
    part: 'the program could not be loaded whole',
    failed: (why) => `The table could not be laid: ${why}. Check the network, then reload the page.`,
  },
  de: {
    title: 'Der Tisch für Dungeon-Kartenspiele zum Alleinspielen',
    wait: 'Der Tisch wird gedeckt. Das geschieht einmal; danach braucht es kein Netz.',
    window: 'Dieses Fenster des Browsers hat keine Service Worker: In privaten Fenstern mancher Browser fehlen sie. Öffne die Seite in einem gewöhnlichen Fenster.',
    secure: 'Die Offline-Ausgabe braucht HTTPS (oder diesen Rechner selbst, als localhost). Rufe die Seite mit ihrer https-Adresse auf.',
    part: 'das Programm ließ sich nicht ganz laden',
    failed: (why) => `Der Tisch ließ sich nicht decken: ${why}. Prüfe das Netz und lade die Seite neu.`,
  },
  es: {
    title: 'La mesa para juegos de mazmorras en solitario con cartas',
    wait: 'Preparando la mesa. Solo hace falta una vez; después no necesita red.',
    window: 'Esta ventana del navegador no tiene service workers: las ventanas privadas de algunos navegadores no los admiten. Abre la página en una ventana normal.',
    secure: 'La edición sin conexión necesita HTTPS (o este mismo equipo, como localhost). Pide la página por su dirección https.',
    part: 'el programa no se pudo cargar entero',
    failed: (why) => `No se pudo preparar la mesa: ${why}. Comprueba la red y vuelve a cargar la página.`,
  },
};
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => WORDS[one]) ?? 'en';
const words = WORDS[language];
document.documentElement.lang = language;
document.title = `Underdeck: ${words.title}`;
say(words.wait);

// Where the visitor wanted to go; a host that knows only this page sends them here with `?to=`.
const to = new URL(location.href).searchParams.get('to');
const wanted = to?.startsWith('/') && !to.startsWith('//') ? `.${to}` : '.';

async function start() {
  if (!('serviceWorker' in navigator)) {
    say(window.isSecureContext ? words.window : words.secure);
    return;
  }
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise((ready, broken) => {
    const look = () => {
      if (worker.state === 'activated') ready();
      if (worker.state === 'redundant') broken(new Error(words.part));
    };
    worker.addEventListener('statechange', look);
    look();
  });
  location.replace(wanted);
}

start().catch((error) => say(words.failed(error.message)));
