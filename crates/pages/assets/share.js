// The share card as PNG: the server draws it as SVG, the browser makes the pixels and hands them to the system or saves them.
export function share() {
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-picture]');
    if (!link) return;
    event.preventDefault();
    hand(link).catch(() => location.assign(link.href));
  });
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
