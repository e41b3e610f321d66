export const SOUND_NAMES = ['deal', 'card', 'draw', 'call', 'group', 'your-turn', 'refused', 'win', 'lose'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

interface VoiceShape {
  readonly startMs: number;
  readonly lengthMs: number;
  /** The time to full loudness; after it the sound fades. */
  readonly attackMs: number;
  /** The peak amplitude, from 0 to 1. */
  readonly loudness: number;
  /** The pitch at the start and the end, in hertz. */
  readonly from: number;
  readonly to: number;
}

/** A sound with a pitch. */
export interface Tone extends VoiceShape {
  readonly type: 'tone';
  readonly wave: 'sine' | 'triangle';
}

/** Noise through a band-pass filter around a pitch. */
export interface Rustle extends VoiceShape {
  readonly type: 'rustle';
  /** The Q factor of the filter. */
  readonly narrowness: number;
}

export type Voice = Tone | Rustle;

const C5 = 523.25;
const E5 = 659.25;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;

/** Rustling for cards, tones for what people should notice. Two tones always mean "your turn". */
export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  deal: [rustle({ from: 2600, to: 1300, lengthMs: 70, loudness: 0.5 })],
  card: [
    rustle({ from: 1900, to: 700, lengthMs: 75, loudness: 0.55 }),
    tone({ from: 190, to: 110, lengthMs: 90, attackMs: 3, loudness: 0.3 }),
  ],
  draw: [rustle({ from: 900, to: 3000, lengthMs: 150, attackMs: 60, loudness: 0.5 })],
  call: [tone({ from: 494, to: 587, lengthMs: 160, attackMs: 15, loudness: 0.28, wave: 'triangle' })],
  group: [C5, E5, G5].map((pitch) => tone({ from: pitch, to: pitch, lengthMs: 240, loudness: 0.17 })),
  'your-turn': [
    tone({ from: E5, to: E5, lengthMs: 130, loudness: 0.3 }),
    tone({ from: A5, to: A5, startMs: 105, lengthMs: 140, loudness: 0.3 }),
  ],
  refused: [tone({ from: 185, to: 130, lengthMs: 150, loudness: 0.42, wave: 'triangle' })],
  win: [C5, E5, G5, C6].map((pitch, note) =>
    tone({ from: pitch, to: pitch, startMs: 120 * note, lengthMs: 520, attackMs: 12, loudness: 0.2 }),
  ),
  lose: [
    tone({ from: 392, to: 294, lengthMs: 800, attackMs: 40, loudness: 0.22 }),
    tone({ from: 330, to: 247, lengthMs: 800, attackMs: 40, loudness: 0.16 }),
  ],
};

/** The length of a whole sound, in milliseconds. */
export const lengthOf = (name: SoundName): number =>
  Math.max(...SOUNDS[name].map(({ startMs, lengthMs }) => startMs + lengthMs));

type Given<V extends Voice> = Pick<V, 'from' | 'to' | 'lengthMs' | 'loudness'> & Partial<Omit<V, 'type'>>;

function tone(given: Given<Tone>): Tone {
  return { type: 'tone', wave: 'sine', startMs: 0, attackMs: 8, ...given };
}

function rustle(given: Given<Rustle>): Rustle {
  return { type: 'rustle', narrowness: 0.9, startMs: 0, attackMs: 6, ...given };
}
