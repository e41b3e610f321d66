import type { SoundName } from '../sound-table.ts';
import { startSound } from '../start-sound.ts';

export { Sounds } from '../sounds.ts';

/** The measurements of a rendered sound. */
export interface SoundMeasurement {
  readonly peak: number;
  /** The mean amplitude of the loudest 10 ms. */
  readonly body: number;
  readonly lastMs: number;
}

const RATE = 48_000;
const SLICE = RATE / 100;

/** Runs in a page, since only browsers have audio. */
export async function measure(name: SoundName): Promise<SoundMeasurement> {
  const context = new OfflineAudioContext(1, 1.5 * RATE, RATE);
  startSound(context, context.destination, name, 0);
  const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
  const bodies = Array.from({ length: samples.length / SLICE }, (_, index) => {
    const part = samples.subarray(index * SLICE, (index + 1) * SLICE);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / SLICE);
  });
  return {
    peak: samples.reduce((most, sample) => Math.max(most, sample), 0),
    body: Math.max(...bodies),
    lastMs: (samples.findLastIndex((sample) => sample > 0.0001) / RATE) * 1000,
  };
}
