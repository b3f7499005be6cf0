/** A few sounds, made here: no files, nothing fetched. */

type Note = readonly [hertz: number, at: number, length: number, loud: number];

export type Sound = 'dice' | 'turn' | 'card' | 'death' | 'kill' | 'won' | 'end';

const BELL: readonly Note[] = [
  [659, 0, 0.7, 0.16],
  [988, 0.16, 0.9, 0.14],
];
const NOTES: Readonly<Record<Exclude<Sound, 'dice' | 'card'>, readonly Note[]>> = {
  turn: BELL,
  death: [
    [147, 0, 1.6, 0.2],
    [110, 0.35, 1.9, 0.22],
    [73, 0.7, 2.2, 0.22],
  ],
  kill: [
    [220, 0, 0.5, 0.14],
    [330, 0.12, 0.5, 0.14],
    [440, 0.24, 0.9, 0.16],
  ],
  won: [
    [392, 0, 0.5, 0.13],
    [523, 0.14, 0.5, 0.13],
    [659, 0.28, 1.1, 0.15],
  ],
  end: [
    [262, 0, 2.4, 0.13],
    [330, 0.18, 2.4, 0.12],
    [392, 0.36, 2.4, 0.12],
    [523, 0.6, 2.8, 0.13],
  ],
};

let context: AudioContext | null = null;

/** Browsers let a page be heard only after somebody has touched it. */
function heard(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A string that is plucked: it swells at once and dies away. */
function pluck(c: AudioContext, [hertz, at, length, loud]: Note): void {
  const from = c.currentTime + at;
  const gain = c.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0006, from + length);
  gain.connect(c.destination);
  for (const [times, share] of [
    [1, 1],
    [2, 0.35],
    [3, 0.12],
  ] as const) {
    const tone = c.createOscillator();
    const part = c.createGain();
    tone.type = 'sine';
    tone.frequency.value = hertz * times;
    part.gain.value = share;
    tone.connect(part).connect(gain);
    tone.start(from);
    tone.stop(from + length);
  }
}

/** Something hard on wood: a breath of noise, filtered. */
function knock(c: AudioContext, at: number, hertz: number, loud: number): void {
  const length = 0.06;
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++)
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = c.createBufferSource();
  const filter = c.createBiquadFilter();
  const gain = c.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = 1.4;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(c.currentTime + at);
}

/** Two dice roll, knock after knock, and come to rest. */
const ROLL = [0, 0.07, 0.13, 0.2, 0.3, 0.42, 0.5] as const;

export function play(sound: Sound): void {
  const c = heard();
  if (!c) return;
  if (sound === 'dice') for (const at of ROLL) knock(c, at, 1300 + Math.random() * 1400, 0.5);
  else if (sound === 'card') knock(c, 0, 420, 0.4);
  else for (const note of NOTES[sound]) pluck(c, note);
}
