import { type GameEvent, isObject, isText, readCard, readEvent, readView, SHUFFLE_NAMES, type View } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { REGISTRY } from '@shoal/games/registry';
import * as v from 'valibot';
import { isDaily } from '../../journal/json.ts';
import type { TableTerms } from '../../room/news.ts';
import type { BotFailureCode } from '../../room/ports.ts';
import type { Opening, SealPicture } from '../../seal/sealed-deal.ts';
import type { TableNews } from '../server-messages.ts';
import {
  count,
  exactly,
  flag,
  gameId,
  goal,
  hex,
  hexOf,
  oneOf,
  type Schema,
  seat,
  shownText,
  word,
} from './shared-schemas.ts';

const card = v.pipe(
  v.custom<string>(isText),
  v.transform(readCard),
  v.guard((read) => read !== null),
);

const opening: Schema<Opening> = exactly({ stock: count, position: count, card, salt: hex });

const seal: Schema<SealPicture> = exactly({ stock: count, leaves: v.array(hexOf(32)) });

const BOT_FAILURES: Readonly<Record<BotFailureCode, true>> = {
  'not-started': true,
  ended: true,
  'no-answer': true,
  'not-understood': true,
  illegal: true,
};
const botFailure = oneOf(Object.keys(BOT_FAILURES) as readonly BotFailureCode[]);

const tableTerms: Schema<TableTerms> = exactly({
  id: word,
  game: gameId,
  preset: word,
  changes: v.array(shownText),
  options: v.custom<object>(isObject),
  players: v.array(exactly({ name: shownText, bot: v.nullable(shownText) })),
  labels: v.array(shownText),
  goal: v.nullable(goal),
  shuffle: oneOf(SHUFFLE_NAMES),
  daily: v.custom<string | null>(isDaily),
});

const writtenNews = exactly({
  game: gameId,
  terms: v.nullable(tableTerms),
  ownSeats: v.array(seat),
  dealNumber: count,
  firstSeat: seat,
  deals: count,
  totals: v.array(count),
  isBegun: flag,
  isOver: flag,
  matchWinners: v.array(seat),
  finishedId: v.nullable(word),
  seed: v.nullable(shownText),
  canUndo: flag,
  isStopped: flag,
  isSaved: flag,
  standIns: v.array(exactly({ seat, failure: v.nullable(botFailure) })),
  hasTrouble: flag,
  from: count,
  seals: v.array(seal),
  openings: v.array(opening),
  view: v.unknown(),
  events: v.array(v.unknown()),
});

/** The view and the events are spelled by their game, whose rules must be at hand. */
export const tableNews: Schema<TableNews> = v.pipe(
  writtenNews,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { view: writtenView, events: writtenEvents, ...rest } = dataset.value;
    const view = viewIn(rest.game, writtenView);
    const events = eventsIn(rest.game, writtenEvents);
    if (view !== undefined && events !== undefined) return { ...rest, view, events };
    addIssue();
    return NEVER;
  }),
);

const viewIn = (game: GameId, json: unknown): View | undefined =>
  isAtHand(game) ? readView(REGISTRY[game].viewShape, json) : undefined;

function eventsIn(game: GameId, json: readonly unknown[]): GameEvent[] | undefined {
  if (!isAtHand(game)) return undefined;
  const events = json.map((event) => readEvent(REGISTRY[game], event));
  return events.every((event) => event !== undefined) ? events : undefined;
}

export const isAtHand = (game: GameId): boolean => Object.hasOwn(REGISTRY, game);
