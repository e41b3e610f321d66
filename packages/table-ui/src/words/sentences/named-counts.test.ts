import { expect, test } from 'vitest';
import { CATALOGUES } from '../catalogues.ts';
import { namedCounts } from './named-counts.ts';

const written = (labels: readonly string[], language: keyof typeof CATALOGUES = 'en'): string =>
  namedCounts(labels, [0, 3], CATALOGUES[language].screen).join(' · ').replaceAll('\u00a0', ' ');

test('a count stands after its name', () => {
  expect(written(['You', 'Bo'])).toBe('You 0 · Bo 3');
});

test('a colon separates it from a name that ends in a number, and from all others beside it', () => {
  expect(written(['Seat 1', 'Seat 2'])).toBe('Seat 1: 0 · Seat 2: 3');
  expect(written(['Bo', 'R2D2'])).toBe('Bo: 0 · R2D2: 3');
  expect(written(['ann', 'ann (2)'])).toBe('ann 0 · ann (2) 3');
  expect(written(['Sitz 1', 'Sitz 2'], 'de')).toBe('Sitz 1: 0 · Sitz 2: 3');
  expect(written(['Asiento 1', 'Asiento 2'], 'es')).toBe('Asiento 1: 0 · Asiento 2: 3');
  expect(written(['Siège 1', 'Siège 2'], 'fr')).toBe('Siège 1 : 0 · Siège 2 : 3');
});
