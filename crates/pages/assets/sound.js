// A soft click when a card is played. Off by default.
let audio = null;

export function click() {
  if (!document.documentElement.classList.contains('sound')) return;
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(420, now);
    tone.frequency.exponentialRampToValueAtTime(140, now + 0.05);
    loud.gain.setValueAtTime(0.12, now);
    loud.gain.exponentialRampToValueAtTime(0.001, now + 0.07);
    tone.connect(loud).connect(audio.destination);
    tone.start(now);
    tone.stop(now + 0.08);
  } catch {
    // Missing sound is not an error.
  }
}
