import { changeOption, readSetup, withPreset } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { refusalOf } from './option-list.tsx';

const SETUP = readSetup('go-fish', null);
const REFUSED = { option: 'bookSize', sentence: 'That does not go with the rest.', setup: SETUP };

test('a refusal is said of its option alone, and only once there is one', () => {
  expect(refusalOf(REFUSED, SETUP, 'bookSize')).toBe(REFUSED.sentence);
  expect(refusalOf(REFUSED, SETUP, 'handSize')).toBeNull();
  expect(refusalOf(null, SETUP, 'bookSize')).toBeNull();
});

test('with another preset, other changes or another number of players nothing is refused any more', () => {
  const changed = changeOption(SETUP, 'bookSize', '2');
  const others = [
    withPreset(SETUP, SETUP.preset, String),
    { ...SETUP, changes: {} },
    changed.ok ? changed.setup : null,
  ];
  for (const other of others) {
    if (other === null) throw new Error('pairs can be played');
    expect(refusalOf(REFUSED, other, 'bookSize')).toBeNull();
  }
});
