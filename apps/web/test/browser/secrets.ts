import { type Card, type Seat, writeCard } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { cardSign } from '@shoal/language';
import type { Match } from '@shoal/room';
import { en } from '@shoal/table-ui/en';

/** Lists all fields of a shape, however deep, with their kinds. */
function fieldsIn(shape: unknown, name = ''): [name: string, kind: string][] {
  if (typeof shape === 'string') return [[name, shape]];
  if (Array.isArray(shape)) return shape.flatMap((part) => fieldsIn(part, name));
  if (typeof shape !== 'object' || shape === null) return [];
  return Object.entries(shape).flatMap(([field, part]) => fieldsIn(part, field));
}

/** The number fields that games add to views and events, apart from cards. */
function ownNumbers(): string[] {
  const fields = GAME_IDS.map(gameNamed).flatMap(({ viewShape, recordSchema, unrecorded }) =>
    [viewShape, ...Object.values(recordSchema), ...Object.values(unrecorded ?? {})].flatMap((shape) => fieldsIn(shape)),
  );
  const cards = new Set(fields.flatMap(([name, kind]) => (kind.startsWith('card') ? name : [])));
  return fields.map(([name]) => name).filter((name) => !cards.has(name));
}

/** Number fields that are not cards. Any other number in a message counts as a card. */
const NO_CARDS = new Set([
  ...[
    'id',
    'visit',
    'seat',
    'seats',
    'turn',
    'target',
    'rank',
    'suit',
    'spot',
    'places',
    'scores',
    'handSizes',
    'stockSize',
  ],
  ...['dealNumber', 'deals', 'totals', 'matchWinners', 'options', 'goal', 'firstSeat', 'ownSeats', 'from', 'standIns'],
  ...ownNumbers(),
]);

/** All cards in a message, however deep. */
export function cardsIn(told: unknown, key = ''): Card[] {
  if (NO_CARDS.has(key)) return [];
  if (typeof told === 'number') return [told as Card];
  if (Array.isArray(told)) return told.flatMap((part) => cardsIn(part, key));
  if (typeof told !== 'object' || told === null) return [];
  return Object.entries(told).flatMap(([name, part]) => cardsIn(part, name));
}

/** The cards in other hands that the viewer must not know; for null, the cards in all hands. */
export function secretsFrom(match: Match, viewer: Seat | null): Card[] {
  const { table } = match.deal;
  const known = new Set(cardsIn([table.view(viewer), table.log(viewer)]));
  const held = match.plan.players.flatMap((_, seat) => table.view(seat).hand);
  return held.filter((card) => !known.has(card));
}

/** All notations of a card that a page could use. */
const writings = (card: Card): string[] => [
  cardSign(card, { ascii: false }),
  en.cards.spoken(card),
  `data-card="${card}"`,
  `"card-${card}-`,
  `data-up-card="${card}"`,
  `${writeCard(card)}.svg`,
];

/** The cards of a list that appear in a text. */
export const readIn = (text: string, cards: readonly Card[]): Card[] =>
  cards.filter((card) => writings(card).some((writing) => isIn(text.toLowerCase(), writing.toLowerCase())));

/** Matches a whole notation: "18♣" does not contain "8♣". */
function isIn(text: string, writing: string): boolean {
  const at = text.indexOf(writing);
  if (at < 0) return false;
  return !/[0-9a-z]/.test(text[at - 1] ?? '') || isIn(text.slice(at + 1), writing);
}
