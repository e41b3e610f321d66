import type { Card } from '@shoal/core';
import { everyTableAndOddOnes, type TableCase, testedTables } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { otherThan, resealed, withOpening, withOtherCard, withOtherOpenCard } from '../../test/sealed-news.ts';
import { CheckingViewer, fairnessFrom, SealedTable } from '../../test/sealed-table.ts';
import type { SealedNews } from './seal-checker.ts';
import { leafOf, saltOf } from './seal-digests.ts';

/** News that show a viewer cards, with how somebody checks them who has checked everything before. */
interface Scene {
  readonly sealed: SealedTable;
  readonly viewer: CheckingViewer;
  readonly news: SealedNews;
}

const tables = testedTables();
const MOST_ACTIONS = 2000;

/** The first news for which something holds. */
function sceneOf(
  tableCase: TableCase,
  text: string,
  isWanted: (news: SealedNews, sealed: SealedTable) => boolean,
): Scene {
  for (let game = 0; game < 20; game++) {
    const sealed = new SealedTable(tableCase, `${text} ${game}`);
    const viewers = sealed.viewers.map((seat) => new CheckingViewer(sealed, seat));
    for (let actions = 0; actions < MOST_ACTIONS && !sealed.isOver; actions++) {
      for (const viewer of viewers) {
        const news = sealed.news(viewer.viewer, viewer.heard);
        if (actions > 0 && news.from > 0 && isWanted(news, sealed)) return { sealed, viewer, news };
        expect(viewer.listen()).toBeNull();
      }
      sealed.play();
    }
  }
  throw new Error(`no game of ${tableCase.name} gets there`);
}

const showing = (tableCase: TableCase): Scene => sceneOf(tableCase, 'shown', ({ openings }) => openings.length > 0);

/** The fault that a viewer finds in news, after it has found none in the true ones. */
function faultIn({ viewer: { checker, viewer }, sealed, news }: Scene, changed: SealedNews) {
  const honest = new CheckingViewer(sealed, viewer);
  expect(honest.listen(0)).toBeNull();
  const fault = checker.check(changed);
  expect(checker.check(news)).toEqual(fault);
  return fault;
}

describe.each(tables)('at a table of $name', (tableCase) => {
  test('a card that was exchanged does not fit its proof', () => {
    const scene = showing(tableCase);
    const { sealed, news } = scene;
    const shown = news.openings[0].card;
    const card = otherThan(sealed, shown);
    const at = news.events.findIndex((event) => sealed.cardsIn(event).includes(shown));
    const events = news.events.with(at, withOtherCard(sealed, news.events[at], shown, card));
    expect(faultIn(scene, { ...news, events })).toEqual({ key: 'other-card', card, opened: shown });
  });

  test('a card that was exchanged together with its proof does not fit the seal', () => {
    const scene = showing(tableCase);
    const { sealed, news } = scene;
    const [opening] = news.openings;
    const card = otherThan(sealed, opening.card);
    const at = news.events.findIndex((event) => sealed.cardsIn(event).includes(opening.card));
    const events = news.events.with(at, withOtherCard(sealed, news.events[at], opening.card, card));
    const { stock, position } = opening;
    expect(faultIn(scene, { ...withOpening(news, 0, { ...opening, card }), events })).toEqual({
      ...{ key: 'wrong-opening', card, stock, position },
    });
  });

  test('a proof from another pack, with another salt or of another place is none', () => {
    const otherSalts = fairnessFrom('another pack', tableCase.rules.seats);
    const wrong = {
      'another pack': (at: number) => ({ salt: saltOf(otherSalts, 0, at) }),
      salt: () => ({ salt: 'ff' }),
    };
    for (const change of Object.values(wrong)) {
      const scene = showing(tableCase);
      const [opening] = scene.news.openings;
      const { card, stock, position } = opening;
      const changed = withOpening(scene.news, 0, { ...opening, ...change(position) });
      expect(faultIn(scene, changed)).toEqual({ key: 'wrong-opening', card, stock, position });
    }
    const scene = showing(tableCase);
    const [opening] = scene.news.openings;
    const position = opening.position + 1;
    const { card, stock } = opening;
    const changed = withOpening(scene.news, 0, { ...opening, position });
    expect(faultIn(scene, changed)).toEqual({ key: 'wrong-opening', card, stock, position });
  });

  test('a card without proof is named', () => {
    const scene = showing(tableCase);
    const { card } = scene.news.openings[scene.news.openings.length - 1];
    const openings = scene.news.openings.slice(0, -1);
    expect(faultIn(scene, { ...scene.news, openings })).toEqual({ key: 'opening-missing', card });
  });

  test('a proof of a card that was not shown is too much', () => {
    const scene = showing(tableCase);
    const openings = [...scene.news.openings, scene.news.openings[0]];
    expect(faultIn(scene, { ...scene.news, openings })).toEqual({ key: 'surplus-opening' });
  });

  test('a hand of other cards than the proved ones is found', () => {
    const scene = sceneOf(tableCase, 'hand', ({ view }) => view.seat !== null && view.hand.length > 0);
    const { view } = scene.news;
    const hand = view.hand.with(0, otherThan(scene.sealed, ...view.hand));
    expect(faultIn(scene, { ...scene.news, view: { ...view, hand } })).toEqual({ key: 'wrong-hand', seat: view.seat });
  });

  test('open cards other than the proved ones are found', () => {
    const { game } = tableCase;
    const scene = sceneOf(tableCase, 'open', ({ view }) => view.seat === null && game.openCards(view).length > 0);
    const open = game.openCards(scene.news.view);
    const card = open[open.length - 1];
    const view = withOtherOpenCard(scene.sealed, scene.news.view, card, otherThan(scene.sealed, ...open));
    expect(faultIn(scene, { ...scene.news, view })).toEqual({ key: 'wrong-open-cards' });
  });

  test('a hand that somebody without a seat is shown is found', () => {
    const scene = sceneOf(tableCase, 'spectator', ({ view }) => view.seat === null);
    const { view } = scene.sealed.news(0, 0);
    const hand = [otherThan(scene.sealed), ...view.hand];
    expect(faultIn(scene, { ...scene.news, view: { ...scene.news.view, hand } })).toEqual({ key: 'wrong-open-cards' });
  });

  test('a seal that is not the one told before is found, also for one viewer alone', () => {
    const scene = sceneOf(tableCase, 'seal', () => true);
    const { sealed, viewer } = scene;
    const whole = sealed.news(viewer.viewer, 0);
    const { stock, leaves } = whole.seals[0];
    const hidden = leaves.findIndex((_, at) => whole.openings.every(({ position }) => position !== at));
    const seals = whole.seals.with(0, { stock, leaves: leaves.with(hidden, leaves[(hidden + 1) % leaves.length]) });
    expect(faultIn(scene, { ...whole, seals })).toEqual({ key: 'seal-changed', stock: 0 });
  });

  test('a pack without a seal, or with one for fewer cards, is not believed', () => {
    for (const seals of [[], [{ stock: 0, leaves: [] }]]) {
      const sealed = new SealedTable(tableCase, 'no seal');
      const { checker } = new CheckingViewer(sealed, null);
      const news = sealed.news(null, 0);
      const fault = checker.check({ ...news, events: [], openings: [], seals });
      expect(fault).toEqual({ key: 'seal-missing', stock: 0 });
    }
  });

  test('news that leave events out are a gap', () => {
    const scene = sceneOf(tableCase, 'gap', () => true);
    const from = scene.news.from + 1;
    expect(faultIn(scene, { ...scene.news, from })).toEqual({ key: 'gap', from });
  });

  test('a pack in which a card comes twice is found as soon as both were opened', () => {
    const sealed = new SealedTable(tableCase, 'twice');
    const news = sealed.news(0, 0);
    const copies = tableCase.rules.pack.filter((card) => card === news.openings[0].card).length;
    const { card } = news.openings[0];
    const openings = news.openings.map((opening, at) => (at <= copies ? { ...opening, card } : opening));
    const seals = resealed(news.seals, openings);
    const { checker } = new CheckingViewer(sealed, 0);
    expect(checker.check({ ...news, openings, seals })).toEqual({ key: 'card-too-often', card });
  });
});

const withRebuilds = everyTableAndOddOnes().filter(
  ({ rules, name }) => rules.seats === 2 && /quick|actions/.test(name),
);
const isRebuilt = ({ events }: SealedNews): boolean => events.some(({ type }) => type === 'rebuilt');

describe('a stock that was rebuilt', () => {
  const rebuilding = (): Scene => sceneOf(withRebuilds[0], 'rebuilt', (news) => isRebuilt(news));

  test('needs a seal of its own', () => {
    const scene = rebuilding();
    expect(faultIn(scene, { ...scene.news, seals: [] })).toMatchObject({ key: expect.stringMatching(/seal|opening/) });
  });

  test('that was sealed otherwise for one viewer is found with its first card', () => {
    const { sealed, viewer, news } = rebuilding();
    const [{ stock, leaves }] = news.seals;
    const forged = leaves.map((_, position) => leafOf({ stock, position, card: 0 as Card, salt: 'ff' }));
    const withForged = (told: SealedNews) => ({
      ...told,
      seals: told.seals.map((seal) => (seal.stock === stock ? { stock, leaves: forged } : seal)),
    });
    let fault = viewer.checker.check(withForged(news));
    for (let heard = sealed.table.logLength; fault === null && !sealed.isOver; heard = sealed.table.logLength) {
      sealed.play();
      fault = viewer.checker.check(withForged(sealed.news(viewer.viewer, heard)));
    }
    expect(fault).toMatchObject({ key: 'wrong-opening', stock });
  });

  test('cannot get another seal afterwards', () => {
    const { sealed, viewer, news } = rebuilding();
    const [{ stock, leaves }] = news.seals;
    expect(viewer.listen(0)).toBeNull();
    const whole = sealed.news(viewer.viewer, 0);
    const seals = whole.seals.map((seal) => (seal.stock === stock ? { stock, leaves: leaves.toReversed() } : seal));
    expect(viewer.checker.check({ ...whole, seals })).toEqual({ key: 'seal-changed', stock });
  });

  test('holds exactly the cards that lay open', () => {
    const scene = rebuilding();
    const { game } = scene.sealed.case;
    const at = scene.news.events.findIndex(({ type }) => type === 'rebuilt');
    const event = scene.news.events[at];
    const [{ cards }] = game.cardSteps(event);
    const more = { ...event, stock: [...cards, null] };
    expect(faultIn(scene, { ...scene.news, events: scene.news.events.with(at, more) })).toEqual({
      ...{ key: 'impossible-step', step: 'rebuilt' },
    });
  });
});

describe('a card of another place', () => {
  const withStock = tables.filter(({ rules }) => rules.dealtCards < rules.pack.length);
  const twins = everyTableAndOddOnes().filter(({ name }) => /packs=2/.test(name));

  test.each(withStock)('$name: cannot be shown from a hand that does not hold it', (tableCase) => {
    const { game } = tableCase;
    const isMove = ({ events, view }: SealedNews) => movedIn(game, events) !== null && view.seat === null;
    const scene = sceneOf(tableCase, 'another hand', isMove);
    const { sealed, news } = scene;
    const moved = movedIn(game, news.events);
    if (moved === null) throw new Error('no card was moved');
    // The last card of the pack is still in the stock.
    const { pack } = sealed.table.reveal();
    const opened = sealed.news(null, 0).openings.map(({ stock, position }) => (stock === 0 ? position : -1));
    const undealt = pack.length - 1;
    expect(opened.includes(undealt)).toBe(false);
    const card = pack[undealt];
    const opening = { stock: 0, position: undealt, card, salt: saltOf(sealed.fairness, 0, undealt) };
    const { shown, first } = moved;
    const events = news.events.with(moved.at, withOtherCard(sealed, news.events[moved.at], shown, card));
    const changed = withOpening({ ...news, events }, first, opening);
    expect(faultIn(scene, changed)).toEqual({ key: 'wrong-place', stock: 0, position: undealt, card });
  });

  test.each(twins)('$name: cannot be drawn, although its twin is the next one', (tableCase) => {
    const sealed = new SealedTable(tableCase, 'twins');
    const { news, at, twin } = drawnTwin(sealed);
    const opening = { ...news.openings[at], position: twin, salt: saltOf(sealed.fairness, 0, twin) };
    const { checker } = new CheckingViewer(sealed, news.view.seat);
    const { card } = opening;
    expect(checker.check(withOpening(news, at, opening))).toEqual({
      key: 'wrong-place',
      stock: 0,
      position: twin,
      card,
    });
  });
});

/** The first card that somebody moves from a hand, before any other proof of these news. */
function movedIn(game: TableCase['game'], events: SealedNews['events']) {
  for (const [at, event] of events.entries()) {
    for (const step of game.cardSteps(event)) {
      const [shown] = step.cards;
      if (step.type === 'moved' && shown !== null && shown !== undefined) return { at, shown, first: 0 };
      if (step.cards.some((card) => card !== null)) return null;
    }
  }
  return null;
}

/** The whole news of a seat that was dealt a card whose twin lies elsewhere. */
function drawnTwin(sealed: SealedTable) {
  const { pack } = sealed.table.reveal();
  for (const viewer of sealed.viewers.slice(1)) {
    const news = sealed.news(viewer, 0);
    for (const [at, { position, card, stock }] of news.openings.entries()) {
      const twin = pack.findIndex((other, place) => other === card && place !== position);
      if (stock === 0 && twin >= 0) return { news, at, twin };
    }
  }
  throw new Error('no twins were dealt');
}
