/** What a battle sounds like, made here of noise and tones; nothing is heard unless one wants it. */
import { settings } from './settings.svelte';

type Sound = 'dice' | 'fall' | 'march' | 'shot';

/** Bursts of noise: after how many seconds, for how long, how loud, and through which band of tones (hertz). */
const BURSTS: Record<Sound, [after: number, lasts: number, loud: number, tone: number][]> = {
  shot: [
    [0, 0.09, 0.5, 1800],
    [0, 0.3, 0.35, 260],
    [0.14, 0.09, 0.35, 1600],
    [0.14, 0.26, 0.25, 240],
  ],
  dice: [
    [0, 0.035, 0.3, 3200],
    [0.07, 0.03, 0.24, 2700],
    [0.13, 0.03, 0.2, 3500],
    [0.21, 0.025, 0.14, 2900],
    [0.3, 0.02, 0.1, 3100],
  ],
  fall: [[0, 0.22, 0.4, 140]],
  march: [
    [0, 0.06, 0.16, 420],
    [0.2, 0.06, 0.13, 380],
    [0.4, 0.06, 0.1, 420],
  ],
};

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  play(sound: Sound): void {
    if (!settings.sounds) return;
    const context = (this.#context ??= new AudioContext());
    // A browser lets a page be heard only once somebody has touched it; until then it stays silent.
    if (context.state === 'suspended') void context.resume();
    for (const burst of BURSTS[sound]) this.#burst(context, ...burst);
  }

  #burst(context: AudioContext, after: number, lasts: number, loud: number, tone: number): void {
    const start = context.currentTime + after;
    const source = new AudioBufferSourceNode(context, { buffer: (this.#noise ??= noise(context)), loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: tone, Q: 0.9 });
    const gain = new GainNode(context, { gain: loud });
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    source.connect(band).connect(gain).connect(context.destination);
    source.start(start, Math.random());
    source.stop(start + lasts);
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
