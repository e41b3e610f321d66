import { type Card, type GameId, type Rank, rankOf, type Seat } from '@shoal/core';
import { readSpokenCard, readSpokenRank, readSpokenSuit } from '../card-words.ts';
import { SHOWINGS } from '../showing/index.ts';
import type { Touchable, Touches } from './touches.ts';

/** What a line of text can be about. */
export interface Surroundings {
  readonly game: GameId;
  readonly labels: readonly string[];
  /** In the order in which the cards are shown and numbered. */
  readonly hand: readonly Card[];
  /** The one thing that was asked for; null when a whole action was. */
  readonly wanted: Touchable | null;
}

/** The words that stand for a whole action. */
const ACTION_WORDS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'go-fish': { f: 'fish', fish: 'fish', 'go fish': 'fish', gofish: 'fish', d: 'fish', draw: 'fish' },
  'crazy-eights': {
    d: 'draw',
    dd: 'draw',
    draw: 'draw',
    f: 'draw',
    p: 'pass',
    pass: 'pass',
    y: 'keep-playing',
    yes: 'keep-playing',
    keep: 'keep-playing',
    'keep playing': 'keep-playing',
    n: 'stop',
    no: 'stop',
    stop: 'stop',
  },
};

const FILLERS = new Set(
  'ask for any all your the do you have got give me from please of and play name naming call to my i suit'.split(' '),
);

/** What was touched; null when the text means nothing here. */
export function readTouches(text: string, around: Surroundings): Touches | null {
  const tokens = plain(text).split(' ');
  const wanted = readWanted(tokens, around);
  if (wanted !== null) return wanted;
  const words = ACTION_WORDS[around.game];
  const spoken = tokens.join(' ');
  if (Object.hasOwn(words, spoken)) return { type: words[spoken] };
  return SHOWINGS[around.game].touchesRanks ? readAsk(tokens, around) : readPlay(tokens.filter(isMeant), around);
}

/** Is card after card to be drawn, until one can be played? */
export const meansDrawingOn = (text: string): boolean => plain(text) === 'dd';

/** Whoever is named beside a rank, or alone where only a name was asked for, and sits at no seat. */
export function strangerIn(text: string, { wanted }: Surroundings): string | null {
  const tokens = plain(text).split(' ');
  for (const [first, second] of splits(tokens)) {
    if (readRankIn(first) !== null) return second.filter(isMeant).join(' ');
    if (readRankIn(second) !== null) return first.filter(isMeant).join(' ');
  }
  return wanted === 'target' ? tokens.join(' ') : null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,;:!?"'\s]+/g, ' ')
    .trim();

const isMeant = (token: string): boolean => !FILLERS.has(token);

/** The answer to a question for one thing: only then do `h` and `2` mean hearts and seat 2. */
function readWanted(tokens: readonly string[], { wanted, labels }: Surroundings): Touches | null {
  const meant = tokens.filter(isMeant).join(' ');
  if (wanted === 'suit') return orNull(readSpokenSuit(meant), (suit) => ({ suit }));
  if (wanted === 'target') return orNull(readSeat(tokens, labels), (target) => ({ target }));
  return null;
}

function readAsk(tokens: readonly string[], { labels }: Surroundings): Touches | null {
  for (const [first, second] of splits(tokens)) {
    const asked = readPair(first, second, labels) ?? readPair(second, first, labels);
    if (asked !== null) return asked;
  }
  const rank = readRankIn(tokens);
  return rank !== null ? { rank } : orNull(readSeat(tokens, labels), (target) => ({ target }));
}

/** A rank and a seat. */
function readPair(ranked: readonly string[], seated: readonly string[], labels: readonly string[]): Touches | null {
  const rank = readRankIn(ranked);
  const target = rank === null ? null : readSeat(seated, labels);
  return rank === null || target === null ? null : { rank, target };
}

/** A rank, or a card for its rank: whoever holds the 7♥ may say so. */
function readRankIn(tokens: readonly string[]): Rank | null {
  const meant = tokens.filter(isMeant).join(' ');
  const card = readSpokenCard(meant);
  return readSpokenRank(meant) ?? (card === null ? null : rankOf(card));
}

const splits = (tokens: readonly string[]): (readonly [string[], string[]])[] =>
  tokens.slice(1).map((_, at) => [tokens.slice(0, at + 1), tokens.slice(at + 1)] as const);

/** A seat by its name, its number from 1, or the beginning of one name only. */
function readSeat(tokens: readonly string[], labels: readonly string[]): Seat | null {
  const names = labels.map(plain);
  const exact = names.indexOf(tokens.join(' '));
  if (exact >= 0) return exact;
  const meant = tokens.filter(isMeant).join(' ');
  if (/^\d+$/.test(meant)) return labels[Number(meant) - 1] === undefined ? null : Number(meant) - 1;
  const alike = names.flatMap((name, seat) => (name === meant ? [seat] : []));
  const begun = alike.length > 0 ? alike : names.flatMap((name, seat) => (name.startsWith(meant) ? [seat] : []));
  return meant !== '' && begun.length === 1 ? begun[0] : null;
}

/** A card, and the suit it names if there is one. Of several meanings the one that is in the hand counts. */
function readPlay(tokens: readonly string[], { hand }: Surroundings): Touches | null {
  const meanings = [
    readNaming(tokens, hand, readNamedCard),
    alone(readNamedCard(tokens, hand)),
    alone(readNumber(tokens, hand)),
    readNaming(tokens, hand, readNumber),
  ];
  const found = meanings.filter((meaning) => meaning !== null);
  return found.find(({ card }) => card !== undefined && hand.includes(card)) ?? found[0] ?? null;
}

const alone = (card: Card | null): Touches | null => orNull(card, (held) => ({ card: held }));

type ReadHeld = (tokens: readonly string[], hand: readonly Card[]) => Card | null;

/** A card with the suit that it names after it: `8s h`. */
function readNaming(tokens: readonly string[], hand: readonly Card[], readHeld: ReadHeld): Touches | null {
  const suit = readSpokenSuit(tokens.at(-1) ?? '');
  const card = readHeld(tokens.slice(0, -1), hand);
  return suit === null || card === null ? null : { card, suit };
}

const readNamedCard: ReadHeld = (tokens) => readSpokenCard(tokens.join(' '));

/** A card by its number in the hand. */
const readNumber: ReadHeld = (tokens, hand) =>
  /^\d+$/.test(tokens.join(' ')) ? (hand[Number(tokens[0]) - 1] ?? null) : null;

const orNull = <T>(value: T | null, wrap: (value: T) => Touches): Touches | null =>
  value === null ? null : wrap(value);
