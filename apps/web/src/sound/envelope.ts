/** A loudness to be reached at a time, and on which way. */
export interface EnvelopePoint {
  readonly atMs: number;
  readonly gain: number;
  readonly way: 'jump' | 'line' | 'fade';
}

/** Sixty decibels below the loudest: nobody hears the rest being cut off. */
const SILENCE = 0.001;

/** Rises in a line, so that nothing clicks, and fades as things that were struck do. */
export function envelopeOf(voice: {
  readonly attackMs: number;
  readonly lengthMs: number;
  readonly loudness: number;
}): readonly EnvelopePoint[] {
  return [
    { atMs: 0, gain: 0, way: 'jump' },
    { atMs: voice.attackMs, gain: voice.loudness, way: 'line' },
    { atMs: voice.lengthMs, gain: voice.loudness * SILENCE, way: 'fade' },
  ];
}
