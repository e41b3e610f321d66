import { GAME_IDS } from '@shoal/games/ids';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { type TermsDraft, termsFields } from './room-terms-fields.ts';
import { drawnRoom, words } from './test/drawn-room.ts';

const DRAFT: TermsDraft = { terms: drawnRoom('Ann free free free').room.terms, seats: 4 };
const voice = { words, catalogue: en };
const shownAt = (label: string, draft = DRAFT) => termsFields(draft, voice).find((one) => one.label === label)?.value;

describe('the terms of a room as a form', () => {
  test('say everything that the organiser decides', () => {
    expect(termsFields(DRAFT, voice).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Game: Go Fish',
      'Rules: Standard',
      'Options: default',
      'Match: one deal at a time',
      'When somebody is away: a bot plays after 2 minutes',
      'Stand-in bot: perch · 3 of 7, medium',
      'Time to think: as long as you like',
      'Bot speed: normal',
      'Hints: allowed',
    ]);
  });

  test.each(termsFields(DRAFT, voice).map(({ label }) => label))('%s has values that come round again', (label) => {
    let draft = DRAFT;
    const values = new Set<string>();
    for (let step = 0; step < 20; step++) {
      const field = termsFields(draft, voice).find((one) => one.label === label);
      values.add(field?.value ?? '');
      if (field?.turn === undefined) return;
      draft = { ...draft, terms: field.turn(1) };
    }
    expect(values.size).toBeGreaterThan(1);
    expect(values.size).toBeLessThan(20);
  });

  test('another game begins with rules of its own, without a goal that it may not have', () => {
    const terms = { ...DRAFT.terms, rules: { give: 'one' }, goal: { type: 'target', total: 20 } as const };
    const [game] = termsFields({ ...DRAFT, terms }, voice);
    expect(game.turn?.(1)).toEqual({ ...DRAFT.terms, game: GAME_IDS[1], rules: {}, goal: null });
  });

  test('single options are told where they differ from the preset', () => {
    expect(shownAt('Options', { ...DRAFT, terms: { ...DRAFT.terms, rules: { give: 'one' } } })).not.toBe('default');
  });
});
