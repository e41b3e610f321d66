import { rngFor } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { ownSeatOf } from '@shoal/room';
import { createSentences, type Remark, type SeatState } from '@shoal/table-ui';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { beforeAll, describe, expect, test } from 'vitest';
import { byKeys, byTouch, changed, playDeal, playUntil } from '../../../../packages/table-ui/test/seat/person.ts';
import { sitDown } from '../../../../packages/table-ui/test/seat/seated.ts';
import { fewOf } from '../../../../scripts/depth.mjs';
import { type TableView, viewOfTable } from './table-view.ts';

function viewOf(state: SeatState): TableView {
  const { game, labels: names } = state.report;
  const voice = { catalogue: en, names, ascii: false, you: ownSeatOf(state.report) };
  return viewOfTable(state, {
    ...{ catalogue: en, page: en.page },
    sentences: createSentences(voice, SHOWN_GAMES.en[game]),
    spoken: createSentences({ ...voice, spoken: true }, SHOWN_GAMES.en[game]),
  });
}

const SIGNS = /[♠♥♦♣]/;
const MORE_TABLES = [
  { game: 'go-fish', preset: 'pairs', seats: 'PP' },
  { game: 'crazy-eights', preset: 'actions', seats: 'bbP' },
  { game: 'crazy-eights', preset: 'standard', seats: 'PPPPPP' },
] as const;
const TABLES = [...GAME_IDS.map((game) => ({ game, preset: 'standard', seats: 'bPbb' })), ...fewOf(1, MORE_TABLES)];

describe.each(TABLES)('every moment of $game by the preset $preset at the table $seats', (wanted) => {
  let moments: readonly (readonly [SeatState, TableView])[] = [];
  /** The moments when a person must choose. */
  let choices: typeof moments = [];

  beforeAll(async () => {
    const { seat, shown } = await sitDown(wanted);
    await playDeal(seat, wanted.seats.includes('b') ? byKeys : byTouch, rngFor(wanted.preset, 'people'));
    moments = shown.map((state) => [state, viewOf(state)]);
    choices = moments.filter(([{ choosing }]) => choosing !== null);
  });

  test('shows the others clockwise from the viewer', () => {
    for (const [{ viewer }, { others, own }] of moments) {
      const { length } = wanted.seats;
      const first = viewer === null ? 0 : viewer + 1;
      const around = Array.from({ length }, (_, step) => (first + step) % length).filter((seat) => seat !== viewer);
      expect(others.map(({ seat }) => seat)).toEqual(around);
      expect(own?.seat ?? null).toBe(viewer);
    }
  });

  test('shows every card of the hand once, under a name of its own', () => {
    for (const [{ report }, { stacks }] of moments) {
      const { hand } = report.view;
      expect(stacks.flatMap(({ cards }) => cards).sort()).toEqual([...hand].sort());
      expect(new Set(stacks.map(({ id }) => id)).size).toBe(stacks.length);
    }
  });

  test('offers something to touch to the person who has to choose, and nothing to anybody else', () => {
    for (const [{ choosing }, { model, stacks, targets, offers, stockAction, isYourTurn }] of moments) {
      const isLegal = stacks.some((stack) => stack.isLegal) || (model.fan?.place ?? null) !== null;
      const isAny = isLegal || targets.length + offers.length > 0 || stockAction !== null;
      expect([isAny, isYourTurn]).toEqual([choosing !== null, choosing !== null]);
    }
  });

  test('offers what is legal: seats to ask, the stock to draw from, four suits to name', () => {
    for (const [{ report, choosing }, { targets, offers, stockAction }] of choices) {
      const { legal } = report.view;
      const can = (...types: readonly string[]) => legal.some(({ type }) => types.includes(type));
      expect(targets.length > 0).toBe(can('ask'));
      expect(typeof stockAction?.label === 'string').toBe(can('fish', 'draw'));
      if (choosing?.wanted === 'suit') expect(offers.map(({ touches }) => touches.suit)).toEqual([0, 1, 2, 3]);
      if (choosing?.wanted === 'target') expect(offers).toEqual([]);
      expect(offers.filter(({ isPicked }) => isPicked).length).toBe(choosing?.wanted === 'suit' ? 1 : 0);
      expect(new Set(offers.map(({ label }) => label)).size).toBe(offers.length);
    }
  });

  test('marks what was touched, and only that', () => {
    for (const [{ choosing }, { stacks }] of choices) {
      const { rank, card } = choosing?.touches ?? {};
      const picked = stacks.filter(({ isPicked }) => isPicked);
      expect(picked.length > 0).toBe(rank !== undefined || card !== undefined);
      for (const { touches } of picked) expect([touches.rank, touches.card]).toEqual([rank, card]);
    }
  });

  test('says what to do and the last that happened, in writing and aloud', () => {
    for (const [, { prompt, spoken, model }] of moments) {
      expect([prompt, spoken.prompt].every((text) => text.trim() !== '')).toBe(true);
      expect(spoken.log.length).toBe(model.log.length);
      for (const line of [spoken.prompt, ...spoken.log]) expect(line).not.toMatch(SIGNS);
    }
  });

  test('calls nothing new that was there before', () => {
    for (const [{ known, report }, { stacks }] of moments) {
      const { log, view } = report;
      const came = log.slice(known).flatMap((event) => cardsTo(event, view.seat));
      for (const { isNew, cards } of stacks) {
        expect(isNew).toBe(cards.some((card) => came.includes(card)));
      }
    }
  });
});

/** The cards that an event moved to a seat. */
function cardsTo(event: object, seat: number | null): readonly unknown[] {
  const { seat: actor, to = actor, card, cards = card } = event as Record<string, unknown>;
  return to === seat ? [cards].flat() : [];
}

test('a card that was drawn is new until the next action', async () => {
  const { seat } = await sitDown({ game: 'crazy-eights', preset: 'quick', seats: 'Pb' });
  const state = await playUntil(seat, ({ report }) => report.view.legal.some(({ type }) => type === 'draw'));
  await changed(seat, () => seat.touch({ type: 'draw' }));
  const after = seat.value;
  if (after === null || after.choosing === null) throw new Error('the turn is over: another seed may do');
  const fresh = viewOf(after).stacks.filter(({ isNew }) => isNew);
  const { hand } = state.report.view;
  expect(fresh.flatMap(({ cards }) => cards).every((card) => !hand.includes(card))).toBe(true);
  expect(fresh.length).toBe(1);
});

describe('a remark', () => {
  const KEYS = [
    'undone',
    'nothing-to-undo',
    'no-undo-daily',
    'no-undo-with-people',
    'no-hints-daily',
    'not-saved',
  ] as const;
  const remarks: readonly Remark[] = [
    { key: 'refused', refusal: 'must-ask', action: { type: 'fish' } },
    { key: 'wrong-key', pressed: 'x', answers: ['2', '3'] },
    { key: 'wrong-key', pressed: 'enter', answers: ['2', '3'] },
    { key: 'caught-up', from: 0 },
    { key: 'bot-failed', seat: 1, failure: null },
    ...KEYS.map((key): Remark => ({ key })),
  ];

  test('is one whole sentence, each its own', async () => {
    const { seat } = await sitDown({ game: 'go-fish', seats: 'Pb' });
    const state = seat.value;
    if (state === null) throw new Error('the table has not answered');
    const said = remarks.map((remark) => viewOf({ ...state, remark }).remark);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*[.!]$/);
    expect(new Set(said).size).toBe(remarks.length);
    expect(viewOf(state).remark).toBeNull();
  });

  test('names a key as it is written on the keyboard', async () => {
    const { seat } = await sitDown({ game: 'go-fish', seats: 'Pb' });
    seat.press('x');
    expect(seat.value && viewOf(seat.value).remark).toContain('X');
  });
});

test('nobody but the one who is waited for is named while others act, and the end is told at the end', async () => {
  const { seat, shown } = await sitDown({ game: 'go-fish', seats: 'Pbb' });
  const end = await playDeal(seat, byTouch, rngFor('a', 'person'));
  const waits = shown.filter(({ choosing, report }) => choosing === null && report.view.turn !== null);
  expect(waits.length).toBeGreaterThan(5);
  for (const state of waits) {
    const { labels, view } = state.report;
    expect(viewOf(state).prompt).toBe(view.turn === view.seat ? 'Your turn.' : `${labels[view.turn ?? 0]}'s turn.`);
  }
  expect(viewOf(end).prompt).toBe(en.screen.endTitle);
});
