import { crazyEights } from '@shoal/games/crazy-eights';
import { crazyEightsAt, play } from '@shoal/games/crazy-eights/testing';
import { goFish } from '@shoal/games/go-fish';
import { ask, goFishAt } from '@shoal/games/go-fish/testing';
import { NORTH, type Seen, SOUTH, WEST, watchGame } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { type ActionCode, type Seat, seatNumbers } from '../engine/cards/kind.ts';
import { smallPack } from '../engine/cards/pack.ts';
import { RandomChance } from '../engine/chance/chance.ts';
import { rngFor } from '../engine/chance/seed.ts';
import type { Game } from '../engine/game/game.ts';
import { EventLog } from '../engine/rules/event-log.ts';
import { chooseQuickly } from '../engine/rules/level.ts';
import { shareOf } from '../engine/rules/places.ts';
import type { Result, Rules, Vocabulary, WeighedWorld } from '../engine/rules/rules.ts';
import type { Table } from '../engine/table/table.ts';
import { Endgame, type EndgameLimits } from './endgame.ts';
import { priorOf, seatKnowledgeOf } from './stand-ins.ts';

const SEED = 'endgame';
/** What is begun within the first is surely finished within the second. */
const QUICK: EndgameLimits = { worlds: 20, steps: 1500 };
const PATIENT: EndgameLimits = { worlds: 20, steps: 100_000 };

const luck = () => rngFor(SEED, 'luck');

const priors = <G extends Vocabulary>(game: Game<G>, rules: Rules<G>) =>
  seatNumbers(rules.seats).map(() => priorOf(game, rules));

/** What North does where it would do this otherwise; null when that is too much to reckon. */
function chosen<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G>,
  first: G['action'],
  limits?: EndgameLimits,
  isLate?: () => boolean,
): G['action'] | null {
  const { rules } = table;
  const endgame = new Endgame(game, rules, limits);
  const seen = [table.view(NORTH), table.log(NORTH)] as const;
  const code = endgame.choose(...seen, priors(game, rules), rules.encode(first), luck(), isLate);
  return code === null ? null : rules.decode(code);
}

describe('at the end of Go Fish', () => {
  // West has eight cards of three ranks and no book among them, so South holds a king.
  const squeezed = 'north* 7♥ 9♥ 9♠ \n south K♥ \n west K♦ K♠ K♣ 9♣ 9♦ 7♠ 7♦ 7♣';

  test('it does not begin when the time is up', () => {
    const late = () => true;
    expect(chosen(goFish, goFishAt(squeezed), ask(SOUTH, 'nine'), undefined, late)).toBeNull();
  });

  test('it asks where the cards must be', () => {
    const found = chosen(goFish, goFishAt(squeezed), ask(SOUTH, 'nine'));
    expect(found).toMatchObject({ type: 'ask', target: WEST });
  });

  test('it does what it would do otherwise where nothing is better', () => {
    for (const rank of ['seven', 'nine'] as const) {
      expect(chosen(goFish, goFishAt(squeezed), ask(WEST, rank))).toEqual(ask(WEST, rank));
    }
  });
});

describe('at the end of Crazy Eights', () => {
  const options = { stockEmpty: 'pass' } as const;

  // South's last card is a heart in every world: after another heart it is out.
  const worlds = [
    ['Q♥', 'J♥ T♥'],
    ['J♥', 'T♥ Q♥'],
    ['T♥', 'Q♥ J♥'],
  ];

  test.each(worlds)('it leaves the suit that the other must hold, be it %s or not', (last, stock) => {
    const table = crazyEightsAt(`north* K♥ 4♥ 9♠ \n south ${last} \n stock ${stock} \n pile 9♥`, options);
    expect(chosen(crazyEights, table, play('K♥'))).toEqual(play('9♠'));
  });

  test('it does not reckon with an order of the stock that nobody knows', () => {
    const table = crazyEightsAt('north* K♥ 4♥ 9♠ \n south Q♥ \n stock J♥ \n pile 2♣ 3♦ 6♠ 9♥');
    expect(chosen(crazyEights, table, play('K♥'))).toBeNull();
  });

  test('it takes a win that is sure, whatever the stock may bring otherwise', () => {
    const table = crazyEightsAt('north* Q♠ 5♠ \n south 2♦ 7♦ \n stock J♦ \n pile 2♣ 3♦ 6♠ 9♠', { skip: 'Q' });
    expect(chosen(crazyEights, table, play('5♠'))).toEqual(play('Q♠'));
  });
});

describe('the limits of reckoning', () => {
  const table = () => goFishAt('north* 7♠ 9♠ 9♥ \n south 9♣ 9♦ 7♥ 7♣ \n stock 7♦');

  test('it gives up when there are too many worlds', () => {
    expect(chosen(goFish, table(), ask(SOUTH, 'seven'), { worlds: 2, steps: 1e4 })).not.toBeNull();
    expect(chosen(goFish, table(), ask(SOUTH, 'seven'), { worlds: 1, steps: 1e4 })).toBeNull();
  });

  test('it gives up when there are too many ways to go on', () => {
    expect(chosen(goFish, table(), ask(SOUTH, 'seven'), { worlds: 60, steps: 3 })).toBeNull();
  });
});

/** Plays an action in one world; from then on the seat reckons and the others play by their levels. */
function shareAfter<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  { view, log }: Seen<G>,
  world: G['state'],
  first: ActionCode,
): number {
  const seat = view.turn as Seat;
  const endgame = new Endgame(game, rules, PATIENT);
  const levels = priors(game, rules);
  const [state, knowledge, words, told] = [rules.create(), seatKnowledgeOf(game, rules), new EventLog(), [...log]];
  rules.copy(world, state);
  knowledge.rebuild(view, log);
  let code = first;
  for (let turn: Seat | null = seat; turn !== null; turn = rules.turn(state)) {
    if (told.length > log.length) {
      code = chooseQuickly(rules, state, knowledge, levels[turn], luck());
      const isChoice = turn === seat && rules.legalCount(state) > 1;
      if (isChoice) code = endgame.choose(rules.view(state, seat), told, levels, code, luck()) ?? code;
    }
    words.clear();
    rules.apply(state, code, new RandomChance(luck()), words);
    knowledge.apply(words);
    told.push(...rules.events(words).map((event) => rules.censor(event, seat)));
  }
  return shareOf((rules.result(state) as Result).places, seat);
}

/** Looks at positions of random games, and says where another action would do better in all worlds together. */
function blunders<G extends Vocabulary>(game: Game<G>, rules: Rules<G>, games: number) {
  const rng = rngFor(SEED, game.id);
  const endgame = new Endgame(game, rules, QUICK);
  const found = { looks: 0, blunders: [] as string[] };
  const mean = (seen: Seen<G>, worlds: readonly WeighedWorld<G['state']>[], code: ActionCode) =>
    worlds.reduce((sum, { state, weight }) => sum + weight * shareAfter(game, rules, seen, state, code), 0);
  for (let at = 0; at < games; at++) {
    watchGame(rules, rng, (_state, seen, seat) => {
      const { view, log } = seen;
      if (view.turn !== seat || view.legal.length < 2) return;
      const codes = view.legal.map((action) => rules.encode(action));
      const best = endgame.choose(view, log, priors(game, rules), codes[0], luck());
      const worlds = game.bots?.endgame?.everyWorld(rules, view, log, QUICK.worlds) ?? null;
      if (best === null || worlds === null) return;
      const share = mean(seen, worlds, best);
      const better = codes.filter((code) => mean(seen, worlds, code) > share + 1e-9);
      found.looks += 1;
      found.blunders.push(...better.map((code) => JSON.stringify([view, rules.decode(code)])));
    });
  }
  return found;
}

describe(`no other action does better in all worlds together, seed ${SEED}`, () => {
  test.each(
    fewOf(2, [
      ['standard', 2],
      ['pairs', 2],
      ['standard', 3],
    ] as const),
  )('no other action does better in Go Fish %s with %i seats', (preset, seats) => {
    const options = { ...goFish.tables.presets[preset].options(seats), handSize: 3 };
    const found = blunders(goFish, goFish.rules(options, seats, smallPack(3, 4)), 30);
    expect(found.blunders).toEqual([]);
    expect(found.looks).toBeGreaterThan(8);
  });

  test.each(fewOf(1, [2, 3]))('no other action does better in Crazy Eights with %i seats', (seats) => {
    const standard = crazyEights.tables.presets['standard'].options(seats);
    const options = { ...standard, handSize: 3, wild: '3', stockEmpty: 'pass', playOn: 'never' } as const;
    const found = blunders(crazyEights, crazyEights.rules(options, seats, smallPack(4, 4)), 30);
    expect(found.blunders).toEqual([]);
    expect(found.looks).toBeGreaterThan(8);
  });
});
