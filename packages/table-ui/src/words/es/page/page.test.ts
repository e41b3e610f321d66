import { RANKS, type Rank, SUITS } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { page as english } from '../../en/page/index.ts';
import { es } from '../../es.ts';
import { screen } from '../screen.ts';
import { page } from './index.ts';

const { home, table, rules, setup, review, statistics, games, replay } = page;
const { check } = replay;
const [jack, queen]: readonly Rank[] = RANKS.slice(10);

/** What every message that counts something says of one. */
const COUNTED: readonly (readonly [string, (count: number) => string])[] = [
  ['No se ha podido leer una partida, y se ha dejado como estaba.', home.damaged],
  ['Tu mano: 1 carta', table.yourHand],
  ['La mano de Bo: 1 carta', (count) => table.handOf('Bo', count)],
  ['1 carta', screen.cardsInHand],
  ['Mazo: 1 carta', table.stock],
  ['Robar una carta: queda 1 carta en el mazo', (count) => table.drawFrom('Robar una carta', count)],
  ['Puesta al día: ha pasado 1 cosa.', table.jumped],
  ['Hay 1 posibilidad.', rules.manyValues],
  ['1 jugador', screen.playerCount],
  ['Estas reglas son para 1 jugador.', setup.onlySeats],
  ['1 opción cambiada', setup.optionsChanged],
  ['perch, 1 partida', (count) => statistics.levelRow('perch', count)],
  ['Se ha guardado 1 partida como a.jsonl.', (count) => statistics.saved(count, 'a.jsonl')],
  ['1 partida, guardada en este navegador', games.count],
  ['Mostrar 1 más', games.more],
  ['1 partida hasta ahora', check.checkedSoFar],
  ['Comprobado: el barajado y todas las cartas son correctos.', check.allRight],
  ['Esta partida incumple las reglas.', (count) => check.someFaulty(0, count)],
  ['1 de las 21 partidas incumple las reglas.', (count) => check.someFaulty(20, count)],
  ['La comprobación ha terminado tras 1 fallo: corrígelo o abre otro archivo.', check.tooManyFaults],
  ['La lista muestra la primera partida y, después, todas las que tienen fallos.', check.listedPart],
  [
    'La lista muestra la primera partida y, después, todas las que tienen fallos; se han comprobado todas.',
    check.listedOfAll,
  ],
  ['Ya. No se guarda: si cierras la página, se pierde.', (count) => statistics.addedUnsaved('Ya.', count)],
  ['1 partida', games.countUnsaved],
  ['Mostrar 1 más', games.more],
];

describe('counts', () => {
  test.each(COUNTED)('of one alone are singular: %s', (one, told) => {
    expect(told(1)).toBe(one);
    for (const count of [0, 2, 11]) {
      expect(told(count)).not.toBe(one);
      expect(told(count)).not.toMatch(/\b(0|2|11) (carta|cosa|jugador|partida|fallo)\b/);
    }
  });

  test('of what chance decided and of missing seeds agree with their verb', () => {
    const verified = (outcomes: number) => review.verified({ isSeeded: true, cards: 52, outcomes, entries: 80 });
    expect(verified(0)).toMatch(/^Comprobado: el orden de las 52 cartas sale de la semilla, /);
    expect(verified(2)).toMatch(/ y todo lo que el azar decidió después salen de la semilla, /);
    expect(check.rightWithoutSeed(20, 1)).toMatch(/; 1 de ellas no tiene semilla, así que su barajado no se puede /);
    expect(check.rightWithoutSeed(20, 11)).toMatch(
      /; 11 de ellas no tienen semilla, así que sus barajados no se pueden /,
    );
  });
});

describe('ranks and suits', () => {
  test('are named in the plural wherever a stack or a question has them', () => {
    const name = (rank: Rank) => es.cards.ranks[rank].many;
    for (const rank of RANKS) {
      const [first, ...rest] = name(rank);
      const begun = first.toUpperCase() + rest.join('');
      expect(table.stack(rank, 3, 4)).toBe(`${begun}, 3 de 4`);
      expect(table.newStack(rank, 1, 2)).toBe(`${begun}, 1 de 2, con carta nueva`);
      expect(table.laid([rank])).toBe(`${name(rank)} en la mesa`);
    }
  });

  test('that are laid down are one list, whatever their gender', () => {
    expect(table.laid([jack, queen])).toBe('jotas y reinas en la mesa');
    expect(table.laid([RANKS[6], jack, RANKS[12]])).toBe('sietes, jotas y reyes en la mesa');
  });

  test('of a suit stand alone on the buttons', () => {
    expect(SUITS.map(table.nameSuit)).toEqual(['Picas', 'Corazones', 'Diamantes', 'Tréboles']);
  });
});

describe('names for the ear', () => {
  test('tell a seat as a list of facts that fits "Bo" and "Tú" alike', () => {
    const facts = [screen.cardsInHand(5), table.laid([queen]), table.hasTurn];
    expect(table.seatName('Tú', facts)).toBe('Tú: 5 cartas, reinas en la mesa, con el turno');
    expect(table.chooseSeat('Bo', [table.level('perch'), screen.cardsInHand(1)])).toBe(
      'Elegir a Bo: bot perch, 1 carta',
    );
    expect(replay.handOf('Tú', [])).toBe('Tú, sin cartas en la mano');
  });

  test('hold the word that is seen on what they name', () => {
    expect(home.setUp('Go Fish')).toContain(home.setUpShort);
    expect(setup.resetOption('x')).toContain(setup.reset);
    expect(games.reviewNamed('x', 'y')).toContain(games.review);
    expect(check.reviewNamed(1, 'x')).toContain(replay.review);
    expect(check.goThroughNamed(1, 'x')).toContain(check.goThrough);
    for (const count of [2, 6, 10]) expect(screen.playerCount(count)).toContain(String(count));
  });

  test('say "e" before Inés', () => {
    expect(games.about('Go Fish', ['Bo', 'Inés'])).toBe('Go Fish con Bo e Inés');
    expect(games.about('Go Fish', [])).toBe('Go Fish');
  });
});

/** Every plain text, by its path. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]];
    return typeof value === 'object' && value !== null ? textsOf(value, `${path}${key}.`) : [];
  });
}

test('nothing is left in English but the name of the game and the word bot', () => {
  const inEnglish = new Map(textsOf(english));
  const same = textsOf(page).filter(([path, text]) => inEnglish.get(path) === text);
  expect(same.map(([, text]) => text)).toEqual(['Shoal', 'Bot']);
});

test('every text is a sentence or a label: no stray spaces, and every question and cry is opened', () => {
  for (const [, text] of textsOf(page)) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}| [.,;:!?]/);
    expect(text.split('¿').length).toBe(text.split('?').length);
    expect(text.split('¡').length).toBe(text.split('!').length);
  }
});
