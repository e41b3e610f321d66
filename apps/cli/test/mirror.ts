import {
  type Action,
  type BotName,
  type Card,
  rngFor,
  type Seat,
  type ShuffleName,
  type Table,
  type Vocabulary,
  writeCard,
  writeRank,
  writeSuit,
} from '@shoal/core';
import type { GameId } from '@shoal/games';
import { chooseAsBot, newDeal, orderFor, type Player, planTable } from '@shoal/room';

export interface Seated {
  readonly name: string;
  /** Null is a person. */
  readonly bot: string | null;
  /** A person who chooses as this bot would, instead of at random. */
  readonly like?: string;
}

/** One decision of a person in a mirrored game. */
export interface Decision {
  readonly seat: Seat;
  readonly action: Action;
  /** All cards that the person has seen by then. */
  readonly seen: ReadonlySet<Card>;
}

export interface Mirrored {
  readonly table: Table<Vocabulary>;
  readonly decisions: readonly Decision[];
}

/** Plays the game in advance, as the program will: people choose at random and bots as they do there. */
export function mirror(
  game: GameId,
  preset: string,
  players: readonly Seated[],
  seed: string,
  shuffle?: ShuffleName,
): Mirrored {
  const planned = planTable(game, preset, players.length);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const deal = newDeal(planned.plan, players as readonly Player[], seed, 0, shuffle);
  const { table } = deal;
  const dealt = players.map((_, seat) => table.view(seat).hand);
  const people = rngFor(seed, 'people in a test');
  const decisions: Decision[] = [];
  for (let seat = table.turn, actions = 0; seat !== null; seat = table.turn, actions++) {
    const view = table.view(seat);
    const { bot, like } = players[seat];
    const chooser = bot ?? like;
    const action =
      chooser === undefined
        ? view.legal[people.below(view.legal.length)]
        : chooseAsBot(orderFor(deal, seat, chooser as BotName, actions));
    if (bot === null) decisions.push({ seat, action, seen: seenBy(table, seat, dealt[seat]) });
    if (table.act(seat, action) !== null) throw new Error('the mirror acted illegally');
  }
  return { table, decisions };
}

function seenBy(table: Table<Vocabulary>, seat: Seat, dealt: readonly Card[]): ReadonlySet<Card> {
  const told = JSON.stringify(table.log(seat), (key, value: unknown) =>
    ['card', 'cards', 'buried'].includes(key) ? [value].flat().filter((card) => card !== null) : value,
  );
  const listed = [...told.matchAll(/"(?:card|cards|buried)":\[([\d,]*)\]/g)].flatMap(([, cards]) =>
    cards === '' ? [] : cards.split(',').map(Number),
  );
  return new Set([...dealt, ...table.view(seat).hand, ...(listed as Card[])]);
}

/** What a person types to do this. */
export function typed({ type, target, rank, card, suit, spot }: Action, players: readonly Seated[]): string {
  if (type === 'ask' && target !== undefined && rank !== undefined) return `${writeRank(rank)} ${players[target].name}`;
  if (card !== undefined) return `${writeCard(card)} ${suit === undefined ? '' : writeSuit(suit)}`;
  if (spot !== undefined) return `${spot + 1}`;
  return { fish: 'fish', draw: 'd', pass: 'p', 'keep-playing': 'y', stop: 'n' }[type] ?? '';
}

const SIGN = /(10|[2-9AJQK])([SHDC♠♥♦♣])(?![a-z])/g;

/** Every card that a text shows. */
export const cardsIn = (text: string): string[] =>
  [...text.matchAll(SIGN)].map(([, rank, suit]) => (rank === '10' ? 'T' : rank) + 'SHDC'['SHDC♠♥♦♣'.indexOf(suit) % 4]);
