import {
  type Card,
  cardOf,
  type Message,
  RANKS,
  type Rank,
  readCard,
  SeededChance,
  SUITS,
  settle,
  Table,
} from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { words } from '@shoal/games/words/es';
import { type Pen, type SentenceTemplates, say } from '@shoal/language';
import {
  aHeart,
  allOf,
  anotherSeven,
  aSeven,
  noSeven,
  nthPlace,
  oneOf,
  percent,
  plural,
  points,
  sevens,
  stillHolds,
  theCard,
  theHearts,
  theSeven,
  theSevens,
} from '@shoal/language/es';
import { describe, expect, test } from 'vitest';
import { COUNTS, messageWith } from '../../test/message-values.ts';
import { SHOWN_GAMES } from './catalogues.ts';
import { es } from './es.ts';
import { recordFaultSentence } from './sentences/fault-sentences.ts';
import { optionChoices } from './sentences/option-words.ts';
import { commonSentences, createSentences } from './sentences/sentences.ts';

const [ANA, BO] = [0, 1];
const names = ['Ana', 'Bo', 'Inés'];
const card = (text: string): Card => readCard(text) as Card;
const seven: Rank = RANKS[6];
const [jack, queen]: readonly Rank[] = RANKS.slice(10);
const pen: Pen = { name: (seat) => names[seat], card: String, cards: (list) => list.join(' ') };
const settings = { names, ascii: false, catalogue: es };
const toAll = commonSentences(settings);
const toAna = commonSentences({ ...settings, you: ANA });
const sentencesOf = (game: GameId, you: number | null = null) =>
  createSentences({ ...settings, you }, SHOWN_GAMES.es[game]);

describe('ranks and suits', () => {
  test('take the article of their gender: jota and reina alone are feminine', () => {
    expect(RANKS.map(aSeven).join(', ')).toBe(
      'un as, un dos, un tres, un cuatro, un cinco, un seis, un siete, un ocho, un nueve, un diez, una jota, una reina, un rey',
    );
    expect(RANKS.map(theSeven).join(', ')).toBe(
      'el as, el dos, el tres, el cuatro, el cinco, el seis, el siete, el ocho, el nueve, el diez, la jota, la reina, el rey',
    );
    expect(RANKS.map(theSevens).join(', ')).toBe(
      'los ases, los doses, los treses, los cuatros, los cincos, los seises, los sietes, los ochos, los nueves, los dieces, las jotas, las reinas, los reyes',
    );
  });

  test('are feminine only for picas among the suits', () => {
    expect(SUITS.map(aHeart).join(', ')).toBe('una pica, un corazón, un diamante, un trébol');
    expect(SUITS.map(theHearts).join(', ')).toBe('las picas, los corazones, los diamantes, los tréboles');
  });

  test('agree with every small word beside them', () => {
    for (const rank of RANKS) {
      const isFeminine = rank === jack || rank === queen;
      expect(anotherSeven(rank)).toMatch(isFeminine ? /^otra / : /^otro /);
      expect(noSeven(rank)).toMatch(isFeminine ? /^ninguna / : /^ningún /);
      expect(stillHolds(rank)).toBe(isFeminine ? 'no las dio todas' : 'no los dio todos');
    }
  });

  test('give a card its article however it is written', () => {
    for (const rank of RANKS) {
      for (const suit of SUITS) {
        const [article] = theCard(cardOf(rank, suit), pen).split(' ');
        expect(article).toBe(theSeven(rank).split(' ')[0]);
      }
    }
  });

  test('are spoken as people say them', () => {
    const spoken = (text: string) => es.cards.spoken(card(text));
    expect(spoken('7H')).toBe('siete de corazones');
    expect(spoken('QS')).toBe('reina de picas');
    expect(spoken('AC')).toBe('as de tréboles');
    expect(spoken('TD')).toBe('diez de diamantes');
  });

  test('are typed in lower case, and no two alike', () => {
    const typed = [...es.cards.ranks, ...es.cards.suits].flatMap(({ one, many }) => [one, many]);
    for (const word of typed) expect(word).toBe(word.toLowerCase());
    expect(new Set(typed).size).toBe(typed.length);
    for (const filler of es.cards.fillers) expect(typed).not.toContain(filler);
  });
});

test('a standing tells the place before the score, and whether it is shared', () => {
  const standing = { key: 'your-standing', place: 1, withScore: 'con 2 cuartetos' } as const;
  const said = (isShared: boolean) => say(es.standings, { ...standing, isShared }, pen);
  expect(said(false)).toBe('1.er puesto: tú, con 2 cuartetos.');
  expect(said(true)).toBe('1.er puesto compartido: tú, con 2 cuartetos.');
});

describe('counts', () => {
  test('of one alone are singular', () => {
    const forms = { one: 'carta', other: 'cartas' };
    expect([0, 1, 2, 11].map((count) => plural(count, forms))).toEqual(['cartas', 'carta', 'cartas', 'cartas']);
    expect([0, 1, 2, 11].map((count) => toAll.say({ key: 'stock-left', count }))).toEqual([
      'El mazo está vacío.',
      'Queda 1 carta en el mazo.',
      'Quedan 2 cartas en el mazo.',
      'Quedan 11 cartas en el mazo.',
    ]);
  });

  test('of places are cut short before their noun where people do so', () => {
    expect([1, 2, 3, 4, 10, 11].map(nthPlace)).toEqual([
      ...['1.er puesto', '2.º puesto', '3.er puesto', '4.º puesto', '10.º puesto', '11.er puesto'],
    ]);
  });

  test('of a hundred keep their sign on the line, and what is not certain never reads as if it were', () => {
    expect(percent(0.42)).toBe('el 42\u00a0%');
    expect(percent(0.001)).toBe('menos del 1\u00a0%');
    expect(percent(0.999)).toBe('más del 99\u00a0%');
    expect([0.004, 0.01, 0.14].map(points)).toEqual(['menos de 1 punto', '1 punto', '14 puntos']);
  });
});

test('"y" and "o" change before their own sound, with an accent too', () => {
  expect(allOf(['Ana', 'Bo'])).toBe('Ana y Bo');
  expect(allOf(['Ana', 'Bo', 'Inés'])).toBe('Ana, Bo e Inés');
  expect(allOf(['Ana', 'Íñigo'])).toBe('Ana e Íñigo');
  expect(oneOf(['Ana', 'Óscar'])).toBe('Ana u Óscar');
  expect(oneOf([5, 6, 7].map((rank) => sevens(RANKS[rank])))).toBe('seises, sietes u ochos');
  expect(allOf([])).toBe('');
});

const SENTENCE = /^[¡¿«"A-ZÁÉÍÓÚ0-9](?!.*(undefined|NaN|\[object|null| {2}|\.\.| [.,;:!])).*[.!?:]$/;
const LABEL = /^[¡¿«"A-ZÁÉÍÓÚ0-9](?!.*(undefined|NaN|\[object|null| {2})).*\S$/;

const shelves = [
  ...GAME_IDS.flatMap((game) => {
    const { rules, events, refusals, impossible, advice, actions, prompts } = words[game];
    return Object.entries({ rules, events, refusals, impossible, advice, actions, prompts }).map(
      ([shelf, sayings]) => [`${game} ${shelf}`, sayings] as const,
    );
  }),
  ...(['winners', 'standings', 'tableRefusals', 'optionRefusals'] as const).map((name) => [name, es[name]] as const),
  ...(['recordFaults', 'verifyFaults', 'lines', 'coach'] as const).map((name) => [name, es[name]] as const),
].map(([name, sayings]) => [name as string, sayings as unknown as SentenceTemplates<Message>] as const);

/** Messages whose count is never one. */
const ALWAYS_SEVERAL = /^deal-whole|lays?-pairs$/;

test.each(shelves)(
  'every message of %s is whole for every count and gender, and never says "1 cartas"',
  (name, sayings) => {
    for (const key of Object.keys(sayings)) {
      for (const count of COUNTS) {
        for (const rank of [seven, jack, queen]) {
          const told = say(sayings, messageWith(key, count, rank), pen);
          expect(told).toMatch(name.endsWith(' actions') || key === 'title' ? LABEL : SENTENCE);
          expect(told).not.toMatch(/\b(un|el|los|otro|ningún) (jotas?|reinas?|picas?)\b|\b(a el|de el)\b/);
          if (!ALWAYS_SEVERAL.test(key)) expect(told).not.toMatch(/\b1 (cartas|puntos|cuartetos|parejas|veces)\b/);
        }
      }
    }
  },
);

test.each(GAME_IDS)('%s: every option, value, preset and reason is explained in one sentence', (game) => {
  const sentences = sentencesOf(game);
  const { table, presets } = gameNamed(game).tables;
  for (const option of Object.keys(table)) {
    expect(sentences.optionSummary(option)).toMatch(SENTENCE);
    const meanings = optionChoices(sentences, gameNamed(game).tables, option).map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(meanings.length);
    for (const meaning of meanings) expect(meaning).toMatch(SENTENCE);
  }
  for (const preset of Object.keys(presets)) expect(sentences.presetSummary(preset)).toMatch(SENTENCE);
  for (const reason of Object.values(words[game].endings)) expect(reason).toMatch(SENTENCE);
});

/** Every preset of every game, with as many players as it allows and there are names for. */
const tables = GAME_IDS.flatMap((game) =>
  Object.entries(gameNamed(game).tables.presets).map(
    ([preset, { seats }]) => [game, preset, Math.min(names.length, seats.max)] as const,
  ),
);

function playedGame(game: GameId, preset: string, seats: number, seed: string) {
  const settled = settle(gameNamed(game).tables, preset, seats);
  if (!settled.ok) throw new Error(preset);
  const table = new Table(gameNamed(game).rules(settled.options, seats), new SeededChance(seed));
  for (let n = 1; table.turn !== null; n = (n * 48271) % 2147483647) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[n % legal.length]);
  }
  return { table, options: settled.options };
}

test.each(tables)(
  'a whole game of %s %s at %i seats is told in sentences, and in the second person only to whom it concerns',
  (game, preset, seats) => {
    for (const seed of ['1', '2', '3']) {
      const { table, options } = playedGame(game, preset, seats, seed);
      for (const line of sentencesOf(game, ANA).narrate(table.log(ANA), { options })) expect(line).toMatch(SENTENCE);
      const story = sentencesOf(game).narrate(table.log(null), { options }).join(' ');
      expect(story).not.toMatch(/\b(te|tu|tú|tienes|pides|pescas|robas|juegas|bajas|pasas)\b/i);
    }
  },
);

test('turns read as people tell it', () => {
  expect(toAna.turn(BO)).toBe('Le toca a Bo.');
  expect(toAna.turn(ANA)).toBe('Te toca.');
});

test('the rules sheet of each game reads in whole sentences under its title', () => {
  for (const game of GAME_IDS) {
    const { options } = playedGame(game, 'standard', 3, '1');
    const [title, ...clauses] = sentencesOf(game).rulesSheet(options, 3);
    expect(title).toBe(`${es.games[game].name} para 3 jugadores`);
    for (const clause of clauses) expect(clause).toMatch(SENTENCE);
  }
});

test('a table that cannot be set up says why and what to choose', () => {
  const said = (preset: string, rules: Record<string, string> = {}) => {
    const settled = settle(gameNamed('go-fish').tables, preset, 2, rules);
    return settled.ok ? 'possible' : sentencesOf('go-fish').optionRefusal(settled.refusal);
  };
  expect(said('fancy')).toBe('No hay ningún preajuste «fancy»; elige entre standard, classroom, classic y pairs.');
  expect(said('standard', { give: 'none' })).toBe('La opción «give» no puede ser «none»; elige entre all y one.');
});

test('a field of a record is said in Spanish, whatever it should have been', () => {
  const said = (expected: string) =>
    recordFaultSentence({ key: 'bad-field', field: 'log', expected }, es, SHOWN_GAMES.es);
  expect(said('a list of entries')).toMatch(/: no es una lista de entradas\.$/);
  expect(said('fisher-yates or split-stacks')).toMatch(/: no es fisher-yates o split-stacks\.$/);
});

test('the line to share tells date, place and score', () => {
  const result = {
    date: '2026-11-16',
    game: 'Go Fish',
    place: 2,
    withScore: 'con 1 cuarteto',
    others: [7, 5],
    score: 'cuartetos',
  };
  expect(es.daily.share.placed(result)).toBe(
    'Quedé en el 2.º puesto de la partida del día de Shoal del 16 de noviembre de 2026 (Go Fish) con 1 cuarteto; los demás se quedaron con 7 y 5 cuartetos.',
  );
  expect(es.daily.share.won({ ...result, game: 'Ochos locos', withScore: 'sin cartas', score: 'puntos' })).toBe(
    'Gané la partida del día de Shoal del 16 de noviembre de 2026 (Ochos locos) sin cartas; los demás se quedaron con 7 y 5 puntos.',
  );
});
