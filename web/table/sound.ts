/** Sounds of the table, made here: one for each kind of thing that happens. Quiet until somebody has touched the page. */

import { recall, remember } from '../kept.ts';
import { changeSettings, settings } from '../settings.ts';

const LOUD = { off: 0, low: 0.35, middle: 0.7, high: 1 } as const;

/** One tap: off, and back to what it was. */
export function mute(): void {
  const { volume } = settings();
  if (volume !== 'off') remember('volume', volume);
  const before = recall('volume');
  changeSettings({ volume: volume !== 'off' ? 'off' : before === 'middle' || before === 'high' ? before : 'low' });
}

/** A note: its pitch, when it begins, how long it rings, how loud it is, and its tone; without a pitch it is a rustle. */
type Note = readonly [hertz: number, at: number, long: number, loud: number, tone?: OscillatorType];

/** A station bell; a card put down; a wagon over a joint; coins; dice on wood; a low no; a drop; a chord. */
const SOUNDS = {
  turn: [
    [784, 0, 0.5, 0.16],
    [1175, 0, 0.35, 0.06],
    [659, 0.22, 0.7, 0.16],
    [988, 0.22, 0.5, 0.06],
  ],
  card: [[0, 0, 0.09, 0.12]],
  piece: [
    [180, 0, 0.06, 0.2],
    [140, 0.09, 0.06, 0.16],
  ],
  points: [
    [1319, 0, 0.12, 0.07, 'triangle'],
    [1760, 0.07, 0.2, 0.07, 'triangle'],
  ],
  dice: [
    [0, 0, 0.04, 0.2],
    [320, 0.07, 0.03, 0.14, 'square'],
    [0, 0.13, 0.04, 0.16],
    [260, 0.2, 0.03, 0.1, 'square'],
  ],
  refusal: [
    [196, 0, 0.14, 0.14, 'triangle'],
    [156, 0.12, 0.22, 0.14, 'triangle'],
  ],
  chat: [[880, 0, 0.14, 0.1]],
  end: [
    [523, 0, 1.2, 0.12],
    [659, 0.14, 1.1, 0.12],
    [784, 0.28, 1.4, 0.12],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/**
 * Opens the device when the page has nothing better to do: that takes longer than to show a move, which must not wait for it. It
 * stays silent until somebody has touched the page.
 */
export function prepareSounds(): void {
  const open = () => {
    if (LOUD[settings().volume] > 0) opened();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(open);
  else setTimeout(open, 1000);
}

/** Null where there is no sound: nothing depends on it. */
function opened(): AudioContext | null {
  try {
    context ??= new AudioContext();
  } catch {}
  return context;
}

export function ring(kind: Sound): void {
  const loud = LOUD[settings().volume];
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  // In a hidden tab, only the player's own turn makes a sound.
  if (!touched || (document.hidden && kind !== 'turn')) return;
  if (kind === 'turn') navigator.vibrate?.(120);
  if (loud === 0) return;
  // In a task of its own: what is heard never keeps back what is seen.
  setTimeout(() => {
    const audio = opened();
    if (audio === null) return;
    void audio.resume();
    for (const note of SOUNDS[kind]) play(audio, note, loud);
  });
}

function play(audio: AudioContext, [hertz, at, long, loud, tone]: Note, volume: number): void {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  const source = hertz === 0 ? rustle(audio, long) : audio.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = tone ?? 'sine';
    source.frequency.value = hertz;
  }
  source.connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(begin + long);
}

function rustle(audio: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
