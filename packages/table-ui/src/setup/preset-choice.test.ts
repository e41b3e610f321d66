import { GAME_IDS } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { defaultSeats, withPreset } from './preset-choice.ts';
import { withName, withSeatedPlayer } from './seated-players.ts';
import { defaultSetup, planOf, presetsOf, seatsPeople, type TableSetup, withOption, withSeats } from './table-setup.ts';

const { playerName } = en.screen;
const defaults = defaultSetup('go-fish');
const inClass = withPreset(defaults, 'classroom', playerName);
const seated = ({ players }: TableSetup) => players.map(({ name, bot }) => `${name} ${bot ?? 'person'}`);

describe('another preset', () => {
  test('brings its own options and forgets those that were changed', () => {
    const eights = defaultSetup('crazy-eights');
    const changed = withOption(eights, 'drawTwo', '5') ?? eights;
    expect(changed.changes).toEqual({ drawTwo: '5' });
    const planned = planOf(withPreset(changed, 'quick', playerName));
    expect(planned.ok && planned.plan.changes).toEqual([]);
  });

  test('has room for its own number of players, and keeps as many as there is room for', () => {
    const six = withSeats(defaults, 6);
    const counts = ['classic', 'classroom', 'pairs'].map(
      (preset) => withPreset(six, preset, playerName).players.length,
    );
    expect(counts).toEqual([6, 4, 2]);
    expect(withPreset(six, 'pairs', playerName).players).toEqual(six.players.slice(0, 2));
  });
});

describe('a preset for people', () => {
  test('seats two people where nobody chose the players, and bots come back with the next preset', () => {
    expect(seated(inClass)).toEqual(['Player 1 person', 'Player 2 person']);
    expect(withPreset(inClass, 'standard', playerName)).toEqual(defaults);
  });

  test('seats as many people as somebody wanted', () => {
    expect(seated(withPreset(withSeats(defaults, 4), 'classroom', playerName))).toEqual(
      [1, 2, 3, 4].map((number) => `Player ${number} person`),
    );
  });

  test('keeps a bot that somebody chose', () => {
    const chosen = withSeatedPlayer(defaults, 1, 'pike', playerName);
    expect(withPreset(chosen, 'classroom', playerName).players).toEqual(chosen.players);
    const later = withSeatedPlayer(inClass, 1, 'pike', playerName);
    expect(withPreset(later, 'standard', playerName).players).toEqual(later.players);
  });

  test('keeps the name that somebody gave', () => {
    const ann = withName(defaults, 0, 'Ann', { languages: [en.cards], nameOf: playerName }) ?? defaults;
    const together = withPreset(ann, 'classroom', playerName);
    expect(seated(together)).toEqual(['Ann person', 'Player 2 person']);
    expect(seated(withPreset(together, 'standard', playerName))[0]).toBe('Ann person');
  });

  test('fills new seats with people', () => {
    expect(withSeats(inClass, 4).players.every(({ bot }) => bot === null)).toBe(true);
  });

  test('is the one of the rules document, and no other', () => {
    const all = GAME_IDS.flatMap((game) => presetsOf(game).map((preset) => ({ game, preset })));
    expect(all.filter(seatsPeople).map(({ preset }) => preset)).toEqual(['classroom']);
    expect(defaultSeats({ game: 'go-fish', preset: 'classroom' })).toBe(2);
  });
});
