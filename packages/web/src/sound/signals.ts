/** A tone of a signal: how high, when it begins and how long it sounds, in seconds. */
interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  readonly shape?: OscillatorType;
}

export type Signal = 'turn' | 'combat' | 'round' | 'victory';

/** Our own few signals, made of plain tones: two rising ones for a turn, a low beat for combat, a chord for victory. */
const SIGNALS: Readonly<Record<Signal, readonly Tone[]>> = {
  turn: [
    { hertz: 440, at: 0, lasts: 0.18 },
    { hertz: 660, at: 0.12, lasts: 0.3 },
  ],
  combat: [
    { hertz: 98, at: 0, lasts: 0.35, shape: 'triangle' },
    { hertz: 98, at: 0.24, lasts: 0.35, shape: 'triangle' },
    { hertz: 147, at: 0.48, lasts: 0.6, shape: 'triangle' },
  ],
  round: [
    { hertz: 330, at: 0, lasts: 0.4 },
    { hertz: 247, at: 0.16, lasts: 0.5 },
  ],
  victory: [
    { hertz: 330, at: 0, lasts: 0.9 },
    { hertz: 415, at: 0.14, lasts: 0.9 },
    { hertz: 494, at: 0.28, lasts: 1 },
    { hertz: 659, at: 0.42, lasts: 1.2 },
  ],
};

const VOLUMES = { quiet: 0.05, loud: 0.16 } as const;

/** A moment longer than the tones. */
const FADED = 0.2;

let context: AudioContext | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Browsers let a page sound only after it has been touched; until then, and where there is no sound, it stays silent. */
export function sound(signal: Signal, volume: keyof typeof VOLUMES): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  const audio = context ?? new AudioContext();
  context = audio;
  const tones = SIGNALS[signal];
  audio.resume().catch(() => {});
  for (const tone of tones) play(audio, tone, VOLUMES[volume]);
  // Between signals nothing sounds, and silence would be computed on and on.
  clearTimeout(silence);
  const ends = Math.max(...tones.map(({ at, lasts }) => at + lasts)) + FADED;
  silence = setTimeout(() => audio.suspend().catch(() => {}), ends * 1000);
}

/** Each tone swells at once and fades: a tone cut off would click. */
function play(audio: AudioContext, { hertz, at, lasts, shape = 'sine' }: Tone, volume: number): void {
  const begins = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(volume, begins + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begins);
  oscillator.stop(begins + lasts);
}
