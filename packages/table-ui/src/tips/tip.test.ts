import { type GameId, perGame } from '@shoal/games';
import { INPUTS, type Input } from '@shoal/language';
import { seatsOfPeople, type TableReport } from '@shoal/room';
import { chance, EVERY_PRESET, newMatch, planFor, playOn, reportOf } from '@shoal/room/testing';
import { describe, expect, test } from 'vitest';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { EVERY_TIP, type HadTips, NO_TIPS, readHadTips } from './had-tips.ts';
import { tipFor, withTip } from './tip.ts';

const tip = (report: TableReport, had: HadTips, input: Input = 'keys'): string | null =>
  tipFor(report, had, SHOWN_GAMES.en[report.game], input, en.screen);
const after = (report: TableReport, had: HadTips): HadTips =>
  withTip(report, had, SHOWN_GAMES.en[report.game].presentation);

/** What the person to act sees at every step of a game among people who share a device. */
function turnsAt(game: GameId, preset: string, seats: number, seed: string): TableReport[] {
  const match = newMatch(planFor({ game, preset, seats: 'P'.repeat(seats), seed }));
  const turns: TableReport[] = [];
  for (let step = 0; match.turn !== null && step < 60; step += 1) {
    turns.push({ ...reportOf(match, match.turn), ownSeats: seatsOfPeople(match.players) });
    playOn(match, chance(step), 1);
  }
  return turns;
}

/** The tips told to a person, in order. */
function toldAt(turns: readonly TableReport[], seat: number): string[] {
  let had = NO_TIPS;
  const told: string[] = [];
  for (const report of turns) {
    if (report.view.seat === seat) told.push(...[tip(report, had)].filter((one) => one !== null));
    had = after(report, had);
  }
  return told;
}

describe.each(EVERY_PRESET)('at $game by the preset $preset', ({ game, preset, min }) => {
  test('each person is told whole sentences, each once, and then nothing more', () => {
    const turns = turnsAt(game, preset, min, 'tips');
    for (const seat of seatsOfPeople(turns[0].players)) {
      const told = toldAt(turns, seat);
      expect(told.length).toBeGreaterThan(1);
      expect(new Set(told).size).toBe(told.length);
      for (const sentence of told) expect(sentence).toMatch(/^[A-Z].*[.]$/);
    }
  });

  test('nobody is told anything after every tip', () => {
    const [report] = turnsAt(game, preset, min, 'tips');
    const had = perGame(() => Object.fromEntries(report.players.map(({ name }) => [name, ['*']])));
    expect(tip(report, had)).toBeNull();
    expect(after(report, had)).toBe(had);
  });
});

test('people who share a device are counted by name, also at their next table', () => {
  const [first] = turnsAt('go-fish', 'standard', 2, 'one');
  const had = after(first, NO_TIPS);
  const [again] = turnsAt('go-fish', 'standard', 2, 'one');
  expect(tip(first, NO_TIPS)).not.toBeNull();
  expect(tip(again, had)).not.toBe(tip(first, NO_TIPS));
  const other = turnsAt('go-fish', 'standard', 2, 'one').find(({ view }) => view.seat !== first.view.seat);
  expect(other !== undefined && tip(other, had)).toBe(tip(first, NO_TIPS));
});

test('a person may have any name, also one that every object of the language knows', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    const [report] = turnsAt('go-fish', 'standard', 2, 'one');
    const named = {
      ...report,
      players: report.players.map((player, seat) => (seat === 0 ? { ...player, name } : player)),
    };
    const first = tip(named, NO_TIPS);
    expect(first).toBe(tip(report, NO_TIPS));
    const had = readHadTips(JSON.parse(JSON.stringify(after(named, NO_TIPS))), {});
    expect(tip(named, had)).not.toBe(first);
  }
});

test('lit cards are spoken of only where some are lit, and drawing only where nothing fits', () => {
  const turns = [1, 2, 3, 4].flatMap((seed) => turnsAt('crazy-eights', 'standard', 3, `${seed}`));
  const isPlay = ({ type }: { readonly type: string }) => type === 'play';
  for (const report of turns) {
    const told = tip(report, NO_TIPS, 'touch');
    const { legal } = report.view;
    if (told?.includes('lit ones')) expect(legal.some(isPlay)).toBe(true);
    if (told?.includes('Nothing fits')) expect(legal.some(isPlay)).toBe(false);
  }
  expect(turns.some(({ view }) => !view.legal.some(isPlay))).toBe(true);
});

test('the coach is offered after the tips of the game, but not in a daily deal', () => {
  const [report] = turnsAt('go-fish', 'standard', 3, 'one');
  const had: HadTips = { ...NO_TIPS, 'go-fish': { [report.players[0].name]: ['ask', 'listen', 'fish'] } };
  expect(INPUTS.map((input) => tip(report, had, input))).toEqual(INPUTS.map((input) => en.screen.coachTip[input]));
  expect(tip({ ...report, daily: '2026-11-18' }, had)).toBeNull();
});

test('beside a button nobody is told of the coach', () => {
  const turns = [1, 2, 3, 4].flatMap((seed) => turnsAt('crazy-eights', 'standard', 3, `${seed}`));
  const isButton = ({ type }: { readonly type: string }) => type !== 'play';
  const beside = turns.filter(({ view: { legal } }) => legal.length > 1 && legal.some(isButton));
  expect(beside).not.toEqual([]);
  for (const report of beside) {
    const had = Object.fromEntries(report.players.map(({ name }) => [name, ['match', 'wild', 'draw']]));
    expect(tip(report, { ...NO_TIPS, 'crazy-eights': had })).toBeNull();
  }
});

describe('tips that were had', () => {
  test('come back as they were saved, and nonsense among them is forgotten', () => {
    const had = { ...NO_TIPS, 'go-fish': { '': ['ask'], Ann: ['ask', 'listen'] } };
    expect(readHadTips(JSON.parse(JSON.stringify(had)), null)).toEqual(had);
    expect(readHadTips({ 'go-fish': { '': 7, Ann: ['ask', 1] } }, null)['go-fish']).toEqual({ Ann: ['ask'] });
  });

  test('are taken from the turns that an earlier version counted', () => {
    expect(
      readHadTips(
        undefined,
        perGame(() => 3),
      ),
    ).toEqual(EVERY_TIP);
    expect(
      readHadTips(
        undefined,
        perGame(() => 2),
      ),
    ).toEqual(NO_TIPS);
    expect(readHadTips(undefined, 'x')).toEqual(NO_TIPS);
  });
});
