import { type Action, type Card, type Rank, rankOf, type Seat, type Touchable, type Touches } from '@shoal/core';
import { excerpt } from '@shoal/room';
import type { ShownGame } from '../game/shown-game.ts';
import type { LineMessage } from '../words/messages/table-messages.ts';
import { readSpokenCard, readSpokenRank, readSpokenSuit } from '../words/reading/spoken-cards.ts';
import { plainText, plainWord, spellingsOf, wordsIn } from '../words/reading/spoken-text.ts';
import { type TableLanguages, typedAction } from '../words/reading/typed-words.ts';

/** What a typed line can refer to. */
export interface TypedTable {
  /** The game in the language of the table, and in English. */
  readonly games: readonly ShownGame[];
  readonly labels: readonly string[];
  /** In the order in which the cards are shown and numbered. */
  readonly hand: readonly Card[];
  /** How many places of a hidden hand can be chosen; 0 without a hidden hand. */
  readonly spots: number;
  /** The only thing asked for; null if a whole action is. */
  readonly wanted: Touchable | null;
  readonly languages: TableLanguages;
}

/** Parses typed text into touches, or returns null. */
export function readTouches(text: string, context: TypedTable): Touches | null {
  const tokens = tokensIn(text);
  const wanted = readWanted(tokens, context);
  if (wanted !== null) return wanted;
  const type = typedAction(text, context.games);
  if (type !== undefined) return { type };
  if (context.spots > 0) return readSpot(tokens, context);
  return handTouch(context) === 'rank' ? readAsk(tokens, context) : readPlay(meant(tokens, context), context);
}

/** Says as precisely as possible why a line has no meaning here. */
export function misunderstood(line: string, context: TypedTable, legal: readonly Action[]): LineMessage {
  const { hand, spots } = context;
  if (spots > 0) {
    return placeIn(tokensIn(line), context) === null
      ? { key: 'not-understood', text: excerpt(line) }
      : { key: 'no-such-place', count: spots };
  }
  if (handTouch(context) !== 'rank' && hand.length > 0 && /^\s*\d+\s*$/.test(line))
    return { key: 'no-such-card-number', count: hand.length };
  const seats = [...new Set(legal.flatMap(({ target }) => target ?? []))];
  const stranger = seats.length === 0 ? null : strangerIn(line, context);
  if (stranger !== null) return { key: 'no-such-player', text: excerpt(stranger), seats };
  return { key: 'not-understood', text: excerpt(line) };
}

const handTouch = ({ games: [{ presentation }] }: TypedTable) => presentation.handTouch;

function readSpot(tokens: readonly string[], context: TypedTable): Touches | null {
  const number = placeIn(tokens, context) ?? 0;
  return number >= 1 && number <= context.spots ? { spot: number - 1 } : null;
}

/** Reads a place, alone or with a player's name: "3", "card 3 from Bo's hand". */
function placeIn(tokens: readonly string[], context: TypedTable): number | null {
  const told = meant(withoutNames(tokens, context), context).join(' ');
  return /^\d+$/.test(told) ? Number(told) : null;
}

/** Removes players' names, also as "Bo's". A player called "3" must not hide a place. */
function withoutNames(tokens: readonly string[], { labels }: TypedTable): readonly string[] {
  const names = labels.filter((label) => !/^\d+$/.test(label)).map(tokensIn);
  return names.reduce((left, name) => {
    const isAt = (from: number) => name.every((word, step) => [word, `${word}s`].includes(left[from + step]));
    const at = left.findIndex((_, from) => isAt(from));
    return at < 0 ? left : left.toSpliced(at, name.length);
  }, tokens);
}

/** Does the text ask to repeat an action? Its letter is then doubled. */
export const meansRepeating = (text: string): boolean => /^(\p{L})\1$/u.test(plainText(text));

/** A name beside a rank, or alone if only a name was asked for, that is not a player's. */
function strangerIn(text: string, context: TypedTable): string | null {
  const words = wordsIn(text);
  for (const [first, second] of splits(words)) {
    if (readRankIn(first.map(plainWord), context) !== null) return meant(second, context).join(' ');
    if (readRankIn(second.map(plainWord), context) !== null) return meant(first, context).join(' ');
  }
  return context.wanted === 'target' ? words.join(' ') : null;
}

const tokensIn = (text: string): string[] => wordsIn(text).map(plainWord);

/** Removes the filler words of every understood language and of the game. */
function meant(tokens: readonly string[], { languages, games }: TypedTable): string[] {
  const fillers = [...languages.flatMap(({ typed }) => typed.fillers), ...games.flatMap(({ words }) => words.fillers)];
  return tokens.filter((token) => !fillers.some((filler) => spellingsOf(filler).includes(plainWord(token))));
}

const cardsOf = ({ languages }: TypedTable) => languages.map(({ cards }) => cards);

/** Reads the answer to a question for one thing: only then do `h` and `2` mean hearts and seat 2. */
function readWanted(tokens: readonly string[], context: TypedTable): Touches | null {
  if (context.wanted === 'suit')
    return orNull(readSpokenSuit(meant(tokens, context).join(' '), cardsOf(context)), (suit) => ({ suit }));
  if (context.wanted === 'target') return orNull(readSeat(tokens, context), (target) => ({ target }));
  return null;
}

function readAsk(tokens: readonly string[], context: TypedTable): Touches | null {
  for (const [first, second] of splits(tokens)) {
    const asked = readPair(first, second, context) ?? readPair(second, first, context);
    if (asked !== null) return asked;
  }
  const rank = readRankIn(tokens, context);
  return rank !== null ? { rank } : orNull(readSeat(tokens, context), (target) => ({ target }));
}

/** Reads a rank and a seat. */
function readPair(ranked: readonly string[], seated: readonly string[], context: TypedTable): Touches | null {
  const rank = readRankIn(ranked, context);
  const target = rank === null ? null : readSeat(seated, context);
  return rank === null || target === null ? null : { rank, target };
}

/** Reads a rank, or a card for its rank: a player who holds the 7♥ may say so. */
function readRankIn(tokens: readonly string[], context: TypedTable): Rank | null {
  const told = meant(tokens, context).join(' ');
  const card = readSpokenCard(told, cardsOf(context));
  return readSpokenRank(told, cardsOf(context)) ?? (card === null ? null : rankOf(card));
}

const splits = (tokens: readonly string[]): (readonly [string[], string[]])[] =>
  tokens.slice(1).map((_, at) => [tokens.slice(0, at + 1), tokens.slice(at + 1)] as const);

/** Reads a seat by its name, its number from 1, or the start of exactly one name. */
function readSeat(tokens: readonly string[], context: TypedTable): Seat | null {
  const names = context.labels.map(plainText);
  const exact = names.indexOf(tokens.join(' '));
  if (exact >= 0) return exact;
  const told = meant(tokens, context).join(' ');
  if (/^\d+$/.test(told)) return names[Number(told) - 1] === undefined ? null : Number(told) - 1;
  const alike = names.flatMap((name, seat) => (name === told ? [seat] : []));
  const begun = alike.length > 0 ? alike : names.flatMap((name, seat) => (name.startsWith(told) ? [seat] : []));
  return told !== '' && begun.length === 1 ? begun[0] : null;
}

/** Reads a card and the suit it may name. A meaning that is in the hand comes first. */
function readPlay(tokens: readonly string[], context: TypedTable): Touches | null {
  const { hand } = context;
  const meanings = [
    readNaming(tokens, context, readNamedCard),
    alone(readNamedCard(tokens, context)),
    alone(readNumber(tokens, context)),
    readNaming(tokens, context, readNumber),
  ];
  const found = meanings.filter((meaning) => meaning !== null);
  return found.find(({ card }) => card !== undefined && hand.includes(card)) ?? found[0] ?? null;
}

const alone = (card: Card | null): Touches | null => orNull(card, (held) => ({ card: held }));

type ReadHeld = (tokens: readonly string[], context: TypedTable) => Card | null;

/** Reads a card followed by the suit that it names: `8s h`. */
function readNaming(tokens: readonly string[], context: TypedTable, readHeld: ReadHeld): Touches | null {
  const suit = readSpokenSuit(tokens.at(-1) ?? '', cardsOf(context));
  const card = readHeld(tokens.slice(0, -1), context);
  return suit === null || card === null ? null : { card, suit };
}

const readNamedCard: ReadHeld = (tokens, context) => readSpokenCard(tokens.join(' '), cardsOf(context));

/** Reads a card by its number in the hand. */
const readNumber: ReadHeld = (tokens, { hand }) =>
  /^\d+$/.test(tokens.join(' ')) ? (hand[Number(tokens[0]) - 1] ?? null) : null;

const orNull = <T>(value: T | null, wrap: (value: T) => Touches): Touches | null =>
  value === null ? null : wrap(value);
