import { rngFor, SeededChance, settle, Table, writeCard } from '@shoal/core';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../../scripts/depth.mjs';
import { goFish } from '../index.ts';
import { type GoFishOptions, goFishTables } from '../rules/options.ts';
import type { GoFish, GoFishAction, GoFishEvent } from '../rules/vocabulary.ts';
import { playersNamed, runGameLoop } from '../test/main-module.ts';
import { engineCard, readableRank } from './card.ts';
import { type Card, Deck, Game, type GameSettings, Phase, Player, type ShuffleName, type TurnResult } from './index.ts';

type TableCase = readonly [preset: string, count: number, rules: Partial<GoFishOptions>, shuffle: ShuffleName];

const TABLES: readonly TableCase[] = [
  ['classic', 2, {}, 'fisher-yates'],
  ['classic', 3, {}, 'split-stacks'],
  ['classic', 6, {}, 'fisher-yates'],
  ['standard', 2, {}, 'fisher-yates'],
  ['standard', 6, {}, 'fisher-yates'],
  ['classroom', 4, {}, 'fisher-yates'],
  ['pairs', 2, {}, 'split-stacks'],
  ['pairs', 2, { win: 'first-out' }, 'fisher-yates'],
  ['standard', 5, { packs: 2, give: 'one' }, 'fisher-yates'],
  ['classic', 3, { handSize: 1, bookSize: 2 }, 'fisher-yates'],
  ['classic', 3, { end: 'first-empty-hand' }, 'fisher-yates'],
  ['standard', 3, { goAgainOnCatch: false, goAgainOnBook: true, refill: 1 }, 'fisher-yates'],
];
const GAMES_EACH = atDepth({ test: 1, check: 20 });

function started(count: number, isHuman: boolean, settings: GameSettings): Game {
  const game = Game.create(playersNamed(count), Array(count).fill(isHuman), settings);
  game.start();
  return game;
}

function tableLike(preset: string, count: number, { seed, rules = {}, shuffle }: GameSettings): Table<GoFish> {
  const written = Object.fromEntries(Object.entries(rules).map(([rule, value]) => [rule, String(value)]));
  const settled = settle(goFishTables, preset, count, written);
  if (!settled.ok) throw new Error(settled.refusal.key);
  return new Table(goFish.rules(settled.options, count), new SeededChance(String(seed), shuffle));
}

const spelled = (cards: readonly Card[]): string[] => cards.map((card) => writeCard(engineCard(card)));

/** Where a game stands, in the words of the design document. */
const standingOf = (game: Game): object => ({
  hands: game.players.map(({ hand }) => spelled(hand.cards)),
  books: game.players.map(({ books }) => [...books].sort()),
  deck: game.deck.size(),
  current: game.isOver() ? null : game.currentIndex,
  scores: [...game.scores().values()],
  winners: game.winners().map(({ id }) => id),
  eligible: game.eligiblePlayers().map(({ id }) => id),
});

/** Where the engine's table stands, in the words of the design document. */
function standingAt(table: Table<GoFish>): object {
  const view = table.view(null);
  return {
    hands: view.handSizes.map((_, seat) => table.view(seat).hand.map(writeCard)),
    books: view.books.map((books) => books.map(({ rank }) => readableRank(rank)).sort()),
    deck: view.stockSize,
    current: table.turn,
    scores: view.books.map((books) => books.length),
    winners: firstIn(table),
    eligible: view.handSizes.flatMap((size, seat) => (size > 0 ? [seat] : [])),
  };
}

/** Those whom the engine places first; before the end, those with the most books. */
function firstIn(table: Table<GoFish>): number[] {
  const scores = table.view(null).books.map((books) => books.length);
  const most = Math.max(...scores);
  const isFirst = (seat: number) => (table.result === null ? scores[seat] === most : table.result.places[seat] === 1);
  return scores.flatMap((_, seat) => (isFirst(seat) ? [seat] : []));
}

/** Does one action in both, and what follows from it without a choice. */
function actInBoth(game: Game, table: Table<GoFish>, action: GoFishAction): void {
  const from = table.logLength;
  const asker = table.turn ?? 0;
  table.act(asker, action);
  if (action.type === 'ask') {
    const result = game.ask(action.target, readableRank(action.rank));
    const given = table.log(null, from).flatMap((event) => (event.type === 'gave' ? event.cards : []));
    expect(spelled(result.cardsReceived)).toEqual(given.map(writeCard));
    if (result.wentFishing && table.view(null).phase !== 'fish') expect(game.goFish().drawnCard).toBeNull();
  } else {
    expect(spelled([game.goFish().drawnCard].filter((card) => card !== null))).toEqual(caught(table.log(asker, from)));
  }
  while (table.view(null).phase === 'fish' && table.view(null).asked === null)
    table.act(table.turn ?? 0, { type: 'fish' });
}

const caught = (log: readonly GoFishEvent[]): string[] =>
  log.flatMap((e) =>
    e.type === 'drew' && !e.refill ? e.cards.flatMap((card) => (card === null ? [] : [writeCard(card)])) : [],
  );

test.each(TABLES)(
  'a %s game for %i through these objects is the engine’s, card by card',
  (preset, count, rules, shuffle) => {
    for (let i = 0; i < GAMES_EACH; i++) {
      const settings = { seed: `${preset} ${count} ${i}`, preset, rules, shuffle };
      const game = started(count, true, settings);
      const table = tableLike(preset, count, settings);
      const rng = rngFor(settings.seed, 'test');
      for (let turn = table.turn; turn !== null; turn = table.turn) {
        expect(standingOf(game), settings.seed).toEqual(standingAt(table));
        const { legal } = table.view(turn);
        actInBoth(game, table, legal[rng.below(legal.length)]);
      }
      expect(standingOf(game), settings.seed).toEqual(standingAt(table));
      expect([game.phase, game.deck.cards.length]).toEqual([Phase.GameOver, table.view(null).stockSize]);
    }
  },
);

test('the design document’s loop ends every game between AI players', () => {
  const seen = { forced: 0, emptyDeck: 0 };
  for (let seed = 0; seed < atDepth({ test: 40, check: 2000 }); seed++) {
    const game = started(2 + (seed % 5), false, { seed });
    const results = runGameLoop(game);
    const cards = game.players.reduce((sum, { books, hand }) => sum + 4 * books.length + hand.size(), game.deck.size());
    expect([cards, game.isOver()], `seed ${seed}`).toEqual([52, true]);
    seen.forced += game.forcedFishings.length;
    seen.emptyDeck += results.filter(({ wentFishing, drawnCard }) => wentFishing && drawnCard === null).length;
  }
  expect(seen.forced).toBeGreaterThan(10);
  expect(seen.emptyDeck).toBeGreaterThan(100);
});

test('under win: first-out the player without cards wins, though another has more books', () => {
  let beaten = 0;
  for (let seed = 0; seed < 40; seed++) {
    const game = started(2, false, { seed, preset: 'pairs', rules: { win: 'first-out' } });
    runGameLoop(game);
    const out = game.players.filter(({ hand }) => hand.isEmpty());
    expect(game.winners(), `seed ${seed}`).toEqual(out);
    if (out.some(({ id }) => game.players[1 - id].bookCount() > game.players[id].bookCount())) beaten += 1;
  }
  expect(beaten).toBeGreaterThan(0);
});

test('turnEnds is false exactly when the asker asks again now', () => {
  for (const preset of ['classic', 'standard', 'pairs']) {
    for (let seed = 0; seed < 10; seed++) {
      const game = started(2, false, { seed, preset });
      while (!game.isOver()) {
        const me = game.currentPlayer();
        let result = game.ask(1 - me.id, me.chooseRank());
        if (result.wentFishing) result = game.goFish();
        const asksAgain = game.phase === Phase.Ask && game.currentPlayer() === me && result.followedBy.length === 0;
        expect(result.turnEnds, `${preset} ${seed}`).toBe(!asksAgain);
      }
    }
  }
});

test('a miss at the end of a stalemate still goes fishing, and draws nothing', () => {
  const game = started(3, true, { seed: 5 });
  let last: TurnResult | null = null;
  while (!game.isOver()) {
    const me = game.currentPlayer();
    const [target] = game.eligiblePlayers().filter((player) => player !== me);
    last = game.ask(target, me.hand.cards[0].rank);
    if (!last.wentFishing) continue;
    expect([game.phase, game.isOver(), game.currentPlayer()]).toEqual([Phase.GoFish, false, me]);
    last = game.goFish();
  }
  expect(last).toMatchObject({ wentFishing: true, drawnCard: null, turnEnds: true });
  expect(game.eligiblePlayers().length).toBeGreaterThan(1);
});

test('decks, hands and players by themselves deal what a game deals', () => {
  const seed = 'by hand';
  const game = started(3, true, { seed });
  const deck = Deck.create();
  deck.shuffle(seed);
  const players = playersNamed(3).map((name, id) => new Player(id, name, true));
  for (let round = 0; round < 5; round++) for (const { hand } of players) hand.add(deck.deal(1));
  for (const player of players) for (const rank of player.hand.collectBooks()) player.recordBook(rank);
  const inOrder = ({ hand }: Player) => spelled(hand.cards).sort();
  expect(players.map(inOrder)).toEqual(game.players.map(inOrder));
  expect([deck.size(), players.map(({ books }) => books)]).toEqual([
    game.deck.size(),
    game.players.map(({ books }) => books),
  ]);
});

test('the same seed is the same game, and without one each game differs', () => {
  const play = (settings: GameSettings) => {
    const game = started(4, false, settings);
    runGameLoop(game);
    return JSON.stringify(game.history);
  };
  expect(play({ seed: 7 })).toBe(play({ seed: '7' }));
  expect(play({ seed: 7 })).not.toBe(play({ seed: 8 }));
  expect(play({ seed: 7 })).not.toBe(play({ seed: 7, shuffle: 'split-stacks' }));
  expect(new Set([play({}), play({}), play({})]).size).toBe(3);
});

test('a game deals and plays by itself: what it hands out are copies', () => {
  const game = started(2, true, { seed: 3 });
  const [ann] = game.players;
  const before = standingOf(game);
  (ann.hand.cards as Card[]).pop();
  (game.history as TurnResult[]).push(game.history[0]);
  game.winners().pop();
  game.scores().clear();
  expect(standingOf(game)).toEqual(before);
});
