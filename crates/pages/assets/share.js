// Links that are sent to others, and the share card as PNG: the server draws it as SVG, the browser makes the pixels and hands them to the system or saves them.
export function share(onSwap, say) {
  const label = () => {
    if (!navigator.share) return;
    for (const button of document.querySelectorAll('[data-send]')) button.textContent = button.dataset.share;
  };
  onSwap(label);
  label();
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-send]');
    if (!button) return;
    send(button).then((copied) => {
      if (!copied) return;
      button.textContent = button.dataset.sent;
      say(button.dataset.sent);
    }, () => {});
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-picture]');
    if (!link) return;
    event.preventDefault();
    hand(link).catch(() => location.assign(link.href));
  });
}

// The system's own way to share, or else the clipboard; a page without TLS has the old command alone. Answers whether it was copied.
async function send(button) {
  const url = button.dataset.send;
  if (navigator.share) {
    await navigator.share({ url, title: document.title });
    return false;
  }
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(url);
    return true;
  }
  button.parentElement.querySelector('[data-copy]').select();
  return document.execCommand('copy');
}

async function hand(link) {
  const picture = new Image();
  picture.src = link.href;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.naturalWidth, height: picture.naturalHeight });
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const pixels = await new Promise((done) => canvas.toBlob(done, 'image/png'));
  const file = new File([pixels], link.dataset.picture, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const saved = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), 10_000);
}
