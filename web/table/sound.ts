/** Sounds of the table, made here and off unless somebody wants them: a bell when it is one's turn, a click for a move, a chord at the end. */

import { createSignal } from 'solid-js';
import { recall, remember } from '../kept.ts';

const [sound, set] = createSignal(recall('sound') === 'on');

export { sound };

export function setSound(on: boolean): void {
  set(on);
  remember('sound', on ? 'on' : null);
  if (on) ring('turn');
}

/** A note: its pitch, when it begins, how long it rings, how loud it is. */
type Note = readonly [hertz: number, at: number, long: number, loud: number];

/** A station bell; a wagon over a joint; a chord of three. */
const SOUNDS = {
  turn: [
    [784, 0, 0.5, 0.16],
    [1175, 0, 0.35, 0.06],
    [659, 0.22, 0.7, 0.16],
    [988, 0.22, 0.5, 0.06],
  ],
  move: [
    [180, 0, 0.06, 0.2],
    [140, 0.09, 0.06, 0.16],
  ],
  end: [
    [523, 0, 1.2, 0.12],
    [659, 0.14, 1.1, 0.12],
    [784, 0.28, 1.4, 0.12],
  ],
} as const satisfies Record<string, readonly Note[]>;

let context: AudioContext | null = null;

export function ring(kind: keyof typeof SOUNDS): void {
  if (!sound()) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of SOUNDS[kind]) play(context, note);
  } catch {
    // No sound here: nothing depends on it.
  }
}

function play(audio: AudioContext, [hertz, at, long, loud]: Note): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + long);
}
