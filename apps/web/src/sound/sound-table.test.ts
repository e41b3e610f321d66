import { expect, test } from 'vitest';
import { lengthOf, SOUND_NAMES, SOUNDS } from './sound-table.ts';
import { isHeard } from './sounds.ts';
import { envelopeOf, noiseSamples } from './start-sound.ts';

const LONG = ['win', 'lose'];

test('every sound is shorter than a quarter of a second, but for the end of a deal, which may last a second', () => {
  for (const name of SOUND_NAMES) expect(lengthOf(name)).toBeLessThanOrEqual(LONG.includes(name) ? 1000 : 250);
});

test('two tones after each other mean your turn and nothing else', () => {
  const onsets = (name: (typeof SOUND_NAMES)[number]) =>
    new Set(SOUNDS[name].filter(({ type }) => type === 'tone').map(({ startMs }) => startMs)).size;
  expect(SOUND_NAMES.filter((name) => onsets(name) === 2)).toEqual(['your-turn']);
});

test('the voices of a sound are never together louder than full scale', () => {
  for (const name of SOUND_NAMES) {
    const together = SOUNDS[name].reduce((sum, { loudness }) => sum + loudness, 0);
    expect(together).toBeLessThan(0.9);
  }
});

test('every pitch can be heard from a small loudspeaker', () => {
  for (const { from, to } of SOUND_NAMES.flatMap((name) => SOUNDS[name])) {
    expect(Math.min(from, to)).toBeGreaterThanOrEqual(100);
    expect(Math.max(from, to)).toBeLessThanOrEqual(4000);
  }
});

test('a voice rises from nothing, is loudest after its attack and has faded by sixty decibels at its end', () => {
  const voices = SOUND_NAMES.flatMap((name) => SOUNDS[name]);
  for (const voice of voices) {
    const [start, top, end] = envelopeOf(voice);
    expect(start).toEqual({ atMs: 0, gain: 0, way: 'jump' });
    expect(top).toEqual({ atMs: voice.attackMs, gain: voice.loudness, way: 'line' });
    expect(end.atMs).toBe(voice.lengthMs);
    expect(top.atMs).toBeLessThan(end.atMs);
    expect(20 * Math.log10(top.gain / end.gain)).toBeCloseTo(60);
  }
});

test('noise is within full scale, has no hum and is the same every time', () => {
  const noise = noiseSamples(12_000);
  expect(Math.max(...noise.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(Math.abs(noise.reduce((sum, sample) => sum + sample, 0) / noise.length)).toBeLessThan(0.02);
  expect(noiseSamples(12_000)).toEqual(noise);
});

test('a page that nobody looks at calls for a turn and is otherwise quiet', () => {
  const heard = SOUND_NAMES.filter((name) => isHeard(name, { isOn: true, volume: 0.5, isHidden: true }));
  expect(heard).toEqual(['your-turn']);
});

test('nothing is heard when sound is off or the volume is nought, and everything otherwise', () => {
  for (const name of SOUND_NAMES) {
    expect(isHeard(name, { isOn: false, volume: 1, isHidden: false })).toBe(false);
    expect(isHeard(name, { isOn: true, volume: 0, isHidden: false })).toBe(false);
    expect(isHeard(name, { isOn: true, volume: 0.1, isHidden: false })).toBe(true);
  }
});
