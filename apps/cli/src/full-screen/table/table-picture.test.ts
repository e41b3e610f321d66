import {
  type Card,
  type CardGroup,
  DEFAULT_SHUFFLE,
  type Game,
  type GameEvent,
  numberKey,
  rankNamed,
  rngFor,
  type Seat,
  suitNamed,
  suitOf,
  type View,
  writeRank,
} from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { cardSign, rankSign, suitSign } from '@shoal/language';
import { fillSeats, Match, planTable, type WrittenRules } from '@shoal/room';
import { reportOf } from '@shoal/room/testing';
import {
  createSentences,
  defaultSetup,
  type MiddleModel,
  modelOf,
  NOTHING_CHOSEN,
  pileIn,
  presetsOf,
  type SeatModel,
  seatRange,
  type TableModel,
} from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../../scripts/depth.mjs';
import { isTold } from '../../../test/told-on-screen.ts';
import { textWidth } from '../../text/columns.ts';
import { gamesIn } from '../../text/language.ts';
import { LEAST_SCREEN } from '../../text/look.ts';
import { FOOTER_ROWS } from '../scenes/footer-rows.ts';
import type { Box } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { rowText, rowWidth } from '../terminal/row.ts';
import { LARGE_CARD } from './card-art.ts';
import { roundLayoutOn, type TableLook, tablePicture } from './table-picture.ts';

const RUNS = atDepth({ test: 40, check: 4000 });
const words = en.screen;
const NAMES = ['You', '世界世界世界世界世界', '👨‍👩‍👧👍🏽 Ann', 'Bartholomew the Great', 'Zoë', 'O’Neil', 'Kim', 'Kim'];

interface Position {
  readonly game: (typeof GAME_IDS)[number];
  readonly preset: string;
  readonly seats: number;
  readonly seed: number;
  readonly actions: number;
  readonly names?: readonly string[];
  readonly rules?: WrittenRules;
}

/** A table after so many random actions. */
function matchAt({ game, preset, seats, seed, actions, names = [], rules = {} }: Position): Match {
  const planned = planTable(game, preset, seats, rules);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const filled = fillSeats([{ name: 'You', bot: null }], seats, 'minnow');
  const players = filled.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  const plan = { table: planned.plan, players, goal: null, seed: `${seed}`, shuffle: DEFAULT_SHUFFLE, daily: null };
  const match = Match.begin(plan, () => 'none');
  const rng = rngFor(`${seed}`, 'actions');
  for (let taken = 0; taken < actions && match.result === null; taken++) {
    const { turn } = match.deal.table;
    const { legal } = match.deal.table.view(turn);
    match.act(turn ?? 0, legal[rng.below(legal.length)]);
  }
  return match;
}

interface Watcher {
  readonly viewer: Seat | null;
  readonly cursor?: number;
  readonly message?: string | null;
  readonly ascii?: boolean;
}

const modelFor = (match: Match, { viewer, cursor = 0, message = null, ascii = false }: Watcher): TableModel =>
  modelOf({
    ...{ report: reportOf(match, viewer), words, ascii, message, prompt: '', known: 0 },
    sentences: createSentences(
      { catalogue: en, names: match.deal.labels, ascii, you: viewer },
      gamesIn(en)[match.plan.table.id],
    ),
    choosing: viewer !== null && viewer === match.deal.table.turn ? { ...NOTHING_CHOSEN, cursor } : null,
    keys: [{ key: '?', label: words.keys.help }],
  });

const PLAIN: TableLook = { ascii: false, colours: false, words };
const drawn = (model: TableModel, columns: number, rows: number, look: TableLook = PLAIN): string =>
  tablePicture(model, { columns, rows }, look).map(rowText).join('\n');

const WITHOUT_CARDS = { stacks: [], cursor: null, isPicked: () => false, isNew: () => false, isDim: () => false };
/** Hides the cards that are not of the hand: on the table, and in a sentence about it. */
const withoutUpCard = ({ middle }: TableModel): MiddleModel => ({
  badges: [],
  piles: middle.piles.filter(({ type }) => type !== 'up-card'),
});
/** Only what everybody may see, and nothing of what happened. */
const bare = (model: TableModel): TableModel => ({ ...model, log: [], hand: WITHOUT_CARDS });

const EVERY_TABLE = GAME_IDS.flatMap((game) =>
  presetsOf(game).flatMap((preset) => {
    const { min, max } = seatRange({ ...defaultSetup(game), preset });
    return Array.from({ length: max - min + 1 }, (_, more) => ({ game, preset, seats: min + more }));
  }),
);
const CROWDED = { handSize: '40', packs: '2' };
const canBeCrowded = ({ game, preset }: Pick<Position, 'game' | 'preset'>): boolean =>
  planTable(game, preset, 2, CROWDED).ok;
const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(fc.constantFrom(...EVERY_TABLE), fc.nat(1e6), fc.nat(130), fc.boolean(), fc.integer({ min: 0, max: 3 }))
  .map(([table, seed, actions, isNamed, kind]) => ({
    ...{ ...table, seed, actions },
    ...(isNamed ? { names: NAMES } : {}),
    ...(kind === 0 && canBeCrowded(table) ? { seats: 2, rules: CROWDED } : {}),
  }));
const TIPS = gamesIn(en)['go-fish'].words.tips({ options: { bookSize: 4 }, seats: 3, input: 'keys' });
const MESSAGES = [null, 'No.', TIPS['ask']];
const anyWatcher = fc.record({
  match: anyPosition.map(matchAt),
  cursor: fc.nat(40),
  message: fc.constantFrom(...MESSAGES),
  look: fc.record({ ascii: fc.boolean(), colours: fc.boolean(), words: fc.constant(words) }),
});
const sizeFrom = (columns: number, rows: number): fc.Arbitrary<Size> =>
  fc.record({ columns: fc.integer({ min: columns, max: 200 }), rows: fc.integer({ min: rows, max: 60 }) });

/** Half of all sizes are the smallest that a full screen may have. */
const anySize = fc.oneof(
  sizeFrom(60, 16),
  fc.record({ columns: fc.integer({ min: 60, max: 200 }), rows: fc.constant(16) }),
);

/** What a seat that has the turn sees, or the first one when the game is over. */
const ownView = (match: Match): { readonly viewer: Seat; readonly view: View } => {
  const viewer = match.deal.table.turn ?? 0;
  return { viewer, view: match.deal.table.view(viewer) };
};

describe('the picture of a table', () => {
  test('fills a screen of any size exactly', () => {
    fc.assert(
      fc.property(anyWatcher, anySize, ({ match, look, ...how }, size) => {
        const model = modelFor(match, { ...ownView(match), ...look, ...how });
        const picture = tablePicture(model, size, look);
        expect(picture.length).toBe(size.rows);
        expect(Math.max(...picture.map(rowWidth))).toBeLessThanOrEqual(size.columns);
      }),
      { numRuns: RUNS },
    );
  });

  test('shows everything that is public', () => {
    fc.assert(
      fc.property(anyWatcher, anySize, ({ match, look, ...how }, { columns, rows }) => {
        const model = modelFor(match, { ...ownView(match), ...look, ...how });
        const picture = drawn(bare(model), columns, rows, look);
        for (const { seat } of model.seats)
          expect(seatIn(picture, model, { seat, size: { columns, rows }, ascii: look.ascii }), picture).toBe(true);
        expect(factsOf(model, look).filter((fact) => !isTold(picture, fact))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('shows the hand, and of one that is too large the card under the cursor', () => {
    fc.assert(
      fc.property(anyWatcher, anySize, ({ match, look, ...how }, { columns, rows }) => {
        const model = modelFor(match, { ...ownView(match), ...look, ...how });
        // Ten seats on a low and wide screen have tests of their own.
        fc.pre(model.seats.length <= 7 || columns < 100 || rows >= 20);
        const { stacks, cursor } = model.hand;
        const picture = drawn({ ...model, middle: withoutUpCard(model), log: [] }, columns, rows, look);
        const round = roundLayoutOn({ columns, rows }, model);
        const place =
          round === undefined ? picture.split('\n').slice(-HAND_ROWS).join('\n') : partOf(picture, round.hand);
        const isFanned = (cards: readonly Card[]) => cards.every((card) => place.includes(cardSign(card, look)));
        const seen = stacks.map(({ cards }) => place.includes(faceOf(cards, look)) || isFanned(cards));
        if (cursor !== null) expect(seen[cursor]).toBe(true);
        if (stacks.length <= 13) expect(seen).not.toContain(false);
      }),
      { numRuns: RUNS },
    );
  });

  test('shows no card but those of the viewer, on the table, and of the log that the viewer has', () => {
    fc.assert(
      fc.property(anyWatcher, anySize, fc.nat(10), ({ match, look, ...how }, { columns, rows }, seat) => {
        const { table } = match.deal;
        const viewer = seat < table.rules.seats ? seat : null;
        const model = modelFor(match, { viewer, ...look, ...how });
        const known = new Set(cardsKnownTo(match, viewer).map((card) => cardSign(card, look)));
        const shown = drawn(model, columns, rows, look).match(look.ascii ? ASCII_CARD : CARD) ?? [];
        expect(shown.filter((sign) => !known.has(sign))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('says in full what it needs where it cannot be drawn', () => {
    const tiny = fc.record({ columns: fc.integer({ min: 20, max: 60 }), rows: fc.integer({ min: 5, max: 16 }) });
    fc.assert(
      fc.property(anyWatcher, tiny, ({ match, look, ...how }, size) => {
        const model = modelFor(match, { ...ownView(match), ...look, ...how });
        const rows = tablePicture(model, size, look);
        const isLarge = size.columns >= LEAST_SCREEN.columns && size.rows >= LEAST_SCREEN.rows;
        const told = words
          .tooSmall(size, LEAST_SCREEN)
          .split(' ')
          .slice(0, isLarge ? 0 : Infinity);
        expect(rows.length).toBeLessThanOrEqual(size.rows);
        if (!isLarge) expect(rows.flatMap((line) => rowText(line).split(' ')).filter(Boolean)).toEqual(told);
      }),
      { numRuns: 100 },
    );
  });
});

describe('every fact is seen', () => {
  const three = modelFor(matchAt({ game: 'go-fish', preset: 'standard', seats: 3, seed: 3, actions: 0 }), {
    viewer: 0,
  });
  const ten = modelFor(matchAt({ game: 'crazy-eights', preset: 'standard', seats: 10, seed: 3, actions: 0 }), {
    viewer: 0,
  });
  const withSeats = (model: TableModel, changes: Partial<SeatModel>): TableModel =>
    bare({ ...model, seats: model.seats.map((seat) => ({ ...seat, ...changes })) });

  const SIZES: readonly (readonly [number, number])[] = [
    [80, 24],
    [90, 50],
    [100, 30],
    [120, 40],
  ];
  const groups = (['A', '2', 'T', 'Q', 'K'] as const).map((rank) => ({ rank: rankNamed(rank), cards: [] }));

  test.each([...SIZES, [60, 16] as const])('five books by their ranks on %i columns and %i rows', (columns, rows) => {
    expect(drawn(withSeats(three, { groups }), columns, rows)).toMatch(/▤ 5: A 2 10 Q K|▤A2TQK|┌A─┌2─┌10┌Q─┌K─/);
  });

  /** Five cards and what they are, as they are seen on such a screen. */
  const handOn = (columns: number, rows: number): readonly boolean[] => {
    const picture = drawn({ ...ten, log: [], middle: withoutUpCard(ten) }, columns, rows);
    return ten.hand.stacks.map(({ cards }) => picture.includes(faceOf(cards, PLAIN)));
  };

  test.each([...SIZES, [60, 16] as const, [200, 16] as const])(
    'the hand of one of ten players on %i columns and %i rows',
    (columns, rows) => {
      expect(handOn(columns, rows)).toEqual([true, true, true, true, true]);
    },
  );

  test.each([
    [100, 16],
    [130, 16],
  ])('the hand of one of ten players on %i columns and %i rows', (columns, rows) => {
    expect(handOn(columns, rows)).toEqual([true, true, true, true, true]);
  });

  test('the place of a player who is out on 60 columns', () => {
    const badge = { text: 'out: 1st place', message: { key: 'out' }, tone: 'plain' } as const;
    expect(drawn(withSeats(ten, { badge }), 60, 16).match(/out: 1st/g)?.length).toBe(10);
  });

  test('the key of the log in the lowest line where the log names it', () => {
    const told = Array.from({ length: 9 }, (_, seat) => ({ seat, text: `Turn ${seat}.`, isNew: true }));
    const others = ['help', 'leave', 'undo', 'hint'].map((label) => ({ key: label[0].toUpperCase(), label }));
    const keys = [...others, ...others, { key: 'L', label: 'log' }];
    const [short, long] = [told.slice(0, 1), told].map((log) =>
      drawn({ ...ten, log, keys }, 60, 16)
        .split('\n')
        .at(-1),
    );
    expect(short).not.toContain('L log');
    expect(long).toContain('L log');
  });

  test('whose turn it is on 60 columns, while a suit is in force', () => {
    const suit = suitNamed('H');
    const inForce = { text: 'hearts in force', message: { key: 'suit-in-force' }, tone: 'notice', suit } as const;
    const [header] = drawn({ ...ten, middle: { ...ten.middle, badges: [inForce] } }, 60, 16).split('\n');
    expect(header).toContain('Your turn.');
  });
});

/** Is the seat there with its number, the beginning of its name, its cards and what it has laid down? */
function seatIn(picture: string, model: TableModel, { seat, size, ascii }: SeatOn): boolean {
  const { label, strength, cards, groups, badge } = model.seats[seat];
  const layout = roundLayoutOn(size, model);
  const box = layout?.others.find((other) => other.seat === seat)?.box ?? layout?.own;
  // At a round table a seat has a box to itself, in a list the rest of a line.
  const place = box === undefined ? picture : partOf(picture, box);
  const letters = [...new Intl.Segmenter().segment(label)].map(({ segment }) => segment);
  const begun = letters.map((_, less) => `${letters.slice(0, letters.length - less).join('')}…`);
  const name = [label, ...begun].map((text) => `${numberKey(seat)} ${text}`).find((text) => place.includes(text));
  if (name === undefined) return false;
  const [rest, ...below] = place.slice(place.indexOf(name) + name.length).split('\n');
  const told = box === undefined ? rest : [rest, ...below].join('\n');
  // The place stands at the beginning, so that it is read where the rest is cut off.
  if (badge !== null) return told.includes(/^\D*\d+\p{L}*/u.exec(badge.text)?.[0] ?? badge.text);
  if (/\d+/.exec(rest.replace(strength?.placed ?? '', ''))?.[0] !== String(cards)) return false;
  const spelled = groupsSpelled(groups ?? [], ascii, model.seats.length > 6);
  if (spelled.some((text) => told.includes(text))) return true;
  if (layout === undefined) return false;
  // Backs, and the kind of bot with its rung, stand between a name and its books; the own books begin in its line.
  const above = box === layout.own ? 0 : layout.panel.back.height + (layout.panel.hasKind ? 1 : 0);
  const books = [...(above === 0 ? [rest.replace(/^.*?\d+ \p{L}+/u, '')] : []), ...below.slice(above)];
  return areDrawn(groups ?? [], books.join('\n'));
}

interface SeatOn {
  readonly seat: Seat;
  readonly size: Size;
  readonly ascii: boolean;
}

/** Does each book show its rank? */
function areDrawn(groups: readonly CardGroup[], books: string): boolean {
  const shown = books.match(/10|[2-9AJQK]/g) ?? [];
  const count = (signs: readonly string[], sign: string) => signs.filter((one) => one === sign).length;
  const laid = groups.map(({ rank }) => rankSign(rank));
  return laid.every((sign) => count(shown, sign) >= count(laid, sign));
}

/** What stands in a box of the table: below the header and beside the margin. A wide letter takes two columns. */
const partOf = (picture: string, { x, y, columns, rows }: Box): string =>
  picture
    .split('\n')
    .slice(y + 1, y + 1 + rows)
    .map((line) => columnsOf(line, x + 1, columns))
    .join('\n');

function columnsOf(line: string, from: number, columns: number): string {
  let at = 0;
  let part = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (at >= from && at < from + columns) part += segment;
    at += textWidth(segment);
  }
  return part;
}

/** Ranks with spaces between them, or close together with T for ten, or each of them once. */
function groupsSpelled(groups: readonly CardGroup[], ascii: boolean, isCrowd: boolean): string[] {
  if (groups.length === 0) return [''];
  const sign = ascii ? '=' : '▤';
  const ranks = groups.map(({ rank }) => rank);
  const close = [ranks, [...new Set(ranks)]].map((shown) => `${sign}${shown.map(writeRank).join('')}`);
  // In seven or eight short lines some ranks may have no room.
  const counted = isCrowd ? [`${sign} ${ranks.length}`] : [];
  return [`${sign} ${ranks.length}: ${ranks.map(rankSign).join(' ')}`, ...close, ...counted];
}

/** What must be read in the middle of the table. */
function factsOf({ middle }: TableModel, look: TableLook): string[] {
  const [stock, upCard] = [pileIn(middle, 'stock'), pileIn(middle, 'up-card')];
  return [
    ...(stock === undefined ? [] : [words.stock(stock.count)]),
    ...(upCard === undefined ? [] : [cardSign(upCard.card, look)]),
    ...middle.badges.map(({ text }) => text),
  ];
}

/** A card alone, or the suits of a stack: its rank stands above them. */
const faceOf = (cards: readonly Card[], look: TableLook): string =>
  cards.length === 1 ? cardSign(cards[0], look) : cards.map((card) => suitSign(suitOf(card), look)).join('');

/** The hand of a list with the rows below it. */
const HAND_ROWS = LARGE_CARD.height + 2 + FOOTER_ROWS;

const CARD = /(?:10|[2-9AJQK])[♠♥♦♣]/g;
const ASCII_CARD = /(?<![A-Za-z0-9])(?:10|[2-9AJQK])[SHDC](?![A-Za-z0-9])/g;

function cardsKnownTo({ deal }: Match, viewer: Seat | null): Card[] {
  const view = deal.table.view(viewer);
  const told = deal.table.log(viewer).flatMap((event) => cardsOf(event, deal.plan.game));
  return [...view.hand, ...deal.plan.game.openCards(view), ...told];
}

/** Every card that an event tells. */
function cardsOf(event: GameEvent, { recordSchema, unrecorded }: Game): Card[] {
  const shape: Readonly<Record<string, unknown>> = { ...recordSchema[event.type], ...unrecorded?.[event.type] };
  const fields = Object.entries(event).filter(([field]) => String(shape[field]).startsWith('card'));
  return fields.flatMap(([, value]) => [value].flat().filter((card) => card !== null));
}
