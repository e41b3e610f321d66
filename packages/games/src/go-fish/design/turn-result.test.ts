import { botAt, RANK_NAMES, rngFor, SeededChance, Table, winnersOf, writeCard } from '@shoal/core';
import { expect, test } from 'vitest';
import { goFish } from '../index.ts';
import type { GoFishOptions } from '../rules/options.ts';
import type { GoFish, GoFishAction, GoFishEvent } from '../rules/vocabulary.ts';
import { type Card, Game, type GameSetup, type Player, type TurnResult } from './index.ts';

const TABLES: readonly (readonly [preset: string, seats: number, rules: Partial<GoFishOptions>])[] = [
  ['standard', 2, {}],
  ['standard', 6, {}],
  ['classroom', 4, {}],
  ['classic', 2, {}],
  ['classic', 3, {}],
  ['pairs', 2, {}],
  ['standard', 5, { packs: 2, give: 'one' }],
  ['classic', 3, { handSize: 1, bookSize: 2 }],
  ['classic', 3, { end: 'first-empty-hand' }],
  ['standard', 3, { goAgainOnCatch: false, goAgainOnBook: true, refill: 1 }],
];
const GAMES_EACH = 3;

const playersOf = (seats: number, kind: Player['kind'] = 'human') =>
  Array.from({ length: seats }, () => ({ name: 'Alex', kind }));

function created(setup: GameSetup): Game {
  const result = Game.create(setup);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.game;
}

function started(setup: GameSetup): Game {
  const game = created(setup);
  game.start();
  return game;
}

const tableUnder = (game: Game, seed: string): Table<GoFish> =>
  new Table(goFish.rules(game.rules, game.players.length), new SeededChance(seed));

const spelled = (cards: readonly Card[]): string[] => cards.map(({ rank, suit }) => rank + suit);

function doIn(game: Game, action: GoFishAction) {
  return action.type === 'fish' ? game.goFish() : game.ask(game.players[action.target], RANK_NAMES[action.rank]);
}

/** Where a game stands in the words of the façade. */
const standingOf = (game: Game): object => ({
  phase: game.phase,
  isOver: game.isOver,
  turn: game.currentPlayer?.seat ?? null,
  deck: [game.deck.size, game.deck.isEmpty],
  scores: game.scores.map(({ books }) => books),
  winners: game.winners.map(({ seat }) => seat),
  hands: game.players.map((player) => spelled(game.handOf(player).cards)),
  handSizes: game.players.map((player) => game.handSizeOf(player)),
  ...(game.phase === 'ask' && game.currentPlayer !== null ? choicesOf(game, game.currentPlayer) : {}),
});

const choicesOf = (game: Game, player: Player): object => ({
  targets: game.eligiblePlayers(player).map(({ seat }) => seat),
  ranks: game.handOf(player).ranks,
});

/** The same in the words of the engine. */
function standingAt(table: Table<GoFish>): object {
  const view = table.view(table.turn);
  const asks = view.legal.filter((action) => action.type === 'ask');
  const targets = [...new Set(asks.map(({ target }) => target))];
  const ranks = [...new Set(asks.map(({ rank }) => RANK_NAMES[rank]))];
  return {
    phase: view.phase,
    isOver: table.turn === null,
    turn: table.turn,
    deck: [view.stockSize, view.stockSize === 0],
    scores: view.books.map((books) => books.length),
    winners: winnersOf(table.result?.places ?? []),
    hands: view.handSizes.map((_, seat) => table.view(seat).hand.map(writeCard)),
    handSizes: view.handSizes,
    ...(view.phase === 'ask' ? { targets, ranks } : {}),
  };
}

/** What a result should tell, written down straight from the events of one turn. */
function toldBy(events: readonly GoFishEvent[], table: Table<GoFish>): object {
  const { turn } = table;
  const [action] = events;
  const next = { next: turn, isOver: turn === null };
  const books = events.flatMap((event) => (event.type === 'booked' ? [[event.seat, event.cards.map(writeCard)]] : []));
  const refills = events.flatMap((event) =>
    event.type === 'drew' && event.refill ? [[event.seat, event.cards.length]] : [],
  );
  const common = { player: action.seat, books, refills, ...next };
  if (action.type !== 'ask') {
    const caught = events.find((event) => event.type === 'drew');
    const [fished] = caught?.type === 'drew' ? caught.cards : [];
    return { ...common, fished: fished == null ? null : writeCard(fished), goesAgain: turn === action.seat };
  }
  const received = events.flatMap((event) => (event.type === 'gave' ? event.cards.map(writeCard) : []));
  const mustFish = table.view(null).phase === 'fish' && received.length === 0 && turn === action.seat;
  const goesAgain = turn === action.seat && !mustFish;
  return { ...common, target: action.of, rank: RANK_NAMES[action.rank], received, mustFish, goesAgain };
}

function flat(result: TurnResult): object {
  const common = {
    player: result.player.seat,
    books: result.books.map(({ player, cards }) => [player.seat, spelled(cards)]),
    refills: result.refills.map(({ player, count }) => [player.seat, count]),
    next: result.next?.seat ?? null,
    isOver: result.isOver,
    goesAgain: result.goesAgain,
  };
  if (result.action === 'fish') return { ...common, fished: result.fished && spelled([result.fished])[0] };
  const { target, rank, received, mustFish } = result;
  return { ...common, target: target.seat, rank, received: spelled(received), mustFish };
}

/** Plays one game both ways with the same actions: what each told, and where each stood in between. */
function playBoth(game: Game, seed: string) {
  const table = tableUnder(game, seed);
  const rng = rngFor(seed, 'test');
  const ours: object[] = [standingOf(game)];
  const theirs: object[] = [standingAt(table)];
  const seen: object[] = [];
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    const { legal } = table.view(turn);
    const action = legal[rng.below(legal.length)];
    const told = table.logLength;
    table.act(turn, action);
    const result = doIn(game, action);
    ours.push(result.ok ? flat(result) : result);
    theirs.push(toldBy(table.log(turn, told), table));
    seen.push(toldBy(table.log(null, told), table));
    if (table.turn !== null && rng.below(4) > 0) continue;
    ours.push(standingOf(game));
    theirs.push(standingAt(table));
  }
  return { ours, theirs, seen };
}

test.each(TABLES)(
  'a game of %s for %i played through the façade is the same game at a table',
  (preset, seats, rules) => {
    for (let i = 0; i < GAMES_EACH; i++) {
      const seed = `${preset} ${seats} ${i}`;
      const game = started({ players: playersOf(seats), preset, rules, seed });
      const { ours, theirs, seen } = playBoth(game, seed);
      expect(ours, `seed ${seed}`).toEqual(theirs);
      expect(game.history.map(flat), `seed ${seed}`).toEqual(seen);
      expect(game.players.flatMap((player) => game.eligiblePlayers(player))).toEqual([]);
    }
  },
);

test('a human who fishes is told the card, and the others only when it was shown', () => {
  let hidden = 0;
  for (let i = 0; i < GAMES_EACH; i++) {
    const seed = `catch ${i}`;
    const game = started({ players: playersOf(3), seed });
    const catches: (Card | null)[] = [];
    const isShown: boolean[] = [];
    while (game.currentPlayer !== null) {
      const [target] = game.eligiblePlayers(game.currentPlayer);
      const result = game.phase === 'fish' ? game.goFish() : game.ask(target, game.handOf(game.currentPlayer).ranks[0]);
      if (!result.ok || result.action === 'ask') continue;
      catches.push(result.fished);
      isShown.push(result.goesAgain || result.books.some(({ cards }) => cards.some((card) => card === result.fished)));
    }
    expect(catches).not.toContain(null);
    for (const viewer of [null, ...game.players]) {
      const history = viewer === null ? game.history : game.historyFor(viewer);
      const fishes = history.filter((result) => result.action === 'fish');
      fishes.forEach(({ player, fished }, n) => {
        expect(fished, `seed ${seed}`).toBe(isShown[n] || player === viewer ? catches[n] : null);
        if (fished === null) hidden += 1;
      });
    }
  }
  expect(hidden).toBeGreaterThan(50);
});

test('an AI acts as the bot at a table does, and its catch is told only as the table sees it', () => {
  const seed = 'bots';
  const game = started({ players: playersOf(4, 'ai'), seed });
  const table = tableUnder(game, seed);
  const rng = rngFor(seed, 'ai');
  const ai = botAt(goFish, table.rules, 'minnow');
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    const told = table.logLength;
    table.act(turn, ai.choose(table.view(turn), table.log(turn), rng));
    const result = game.playAi();
    if (!result.ok) throw new Error(result.reason);
    expect(flat(result)).toEqual(toldBy(table.log(null, told), table));
  }
  expect(standingOf(game)).toEqual(standingAt(table));
});
