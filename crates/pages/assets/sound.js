// Seven sounds, made here of tones and noise: card, dice, gain, harm, slain, won, lost. Off unless the visitor asks for them.
const VOLUMES = { 'volume-soft': 0.35, 'volume-loud': 2.2 };
let audio = null;
let noise = null;

// A tone that slides from one pitch to another.
function tone(at, long, [high, low], loud, type = 'triangle') {
  const one = audio.createOscillator();
  one.type = type;
  one.frequency.setValueAtTime(high, at);
  one.frequency.exponentialRampToValueAtTime(low, at + long);
  fade(one, at, long, loud);
}

// A rustle around a pitch.
function rustle(at, long, pitch, loud) {
  const one = audio.createBufferSource();
  one.buffer = noise;
  const band = audio.createBiquadFilter();
  Object.assign(band, { type: 'bandpass' }).frequency.value = pitch;
  band.Q.value = 1.2;
  fade(one.connect(band) && one, at, long, loud, band);
}

function fade(source, at, long, loud, last = source) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  last.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + long + 0.02);
}

const SOUNDS = {
  card: (at, loud, n) => {
    for (let k = 0; k < Math.min(Math.max(n, 1), 5); k += 1) {
      rustle(at + k * 0.05, 0.09, 2600, loud * 0.9);
      tone(at + k * 0.05 + 0.05, 0.05, [320, 120], loud * 0.5);
    }
  },
  dice: (at, loud) => [0, 0.09, 0.16, 0.27, 0.34, 0.52].forEach((late, k) => rustle(at + late, 0.05, 1100 + 240 * (k % 3), loud * (1.4 - k * 0.15))),
  gain: (at, loud) => [660, 880].forEach((pitch, k) => tone(at + k * 0.09, 0.2, [pitch, pitch * 1.01], loud * 0.6, 'sine')),
  harm: (at, loud) => [[220, 70], [150, 50]].forEach((slide, k) => tone(at + k * 0.06, 0.26, slide, loud, 'sawtooth')),
  slain: (at, loud) => {
    rustle(at, 0.16, 700, loud * 1.6);
    tone(at + 0.03, 0.3, [140, 46], loud * 1.1, 'square');
  },
  won: (at, loud) => [523, 659, 784, 1047, 1319].forEach((pitch, k) => tone(at + k * 0.13, 0.5, [pitch, pitch], loud * 0.7)),
  lost: (at, loud) => [392, 349, 311, 196].forEach((pitch, k) => tone(at + k * 0.24, 0.6, [pitch, pitch * 0.97], loud * 0.7)),
};

// Plays a sound after `late` seconds. `n` is the number of cards, for the sound of cards.
export function play(name, late = 0, n = 1) {
  const { classList } = document.documentElement;
  if (!classList.contains('sound')) return;
  try {
    audio ??= new AudioContext();
    if (!noise) {
      noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      noise.getChannelData(0).forEach((_, k, wave) => { wave[k] = Math.random() * 2 - 1; });
    }
    const volume = Object.keys(VOLUMES).find((one) => classList.contains(one));
    SOUNDS[name](audio.currentTime + 0.01 + late, 0.12 * (VOLUMES[volume] ?? 1), n);
  } catch {
    // Missing sound is not an error.
  }
}
