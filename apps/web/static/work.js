// A worker of a page. The service worker gives it what takes long; it answers from the same journal.
addEventListener('message', async ({ data: { number, asked } }) => {
  try {
    const answered = await inTurn(() => answer(asked));
    if (!site.keeps) throw new Error('there is no journal here');
    postMessage({ number, answered, serial: site.serial });
  } catch (error) {
    // The service worker does it itself then, and tells.
    console.error(error);
    postMessage({ number });
  }
});
