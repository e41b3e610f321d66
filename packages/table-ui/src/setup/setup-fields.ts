import { BOT_NAMES, type BotName, type MatchGoal, SHUFFLE_NAMES } from '@shoal/core';
import { SPEEDS } from '@shoal/room';
import type { ScreenWords } from '../words/catalogue.ts';
import { botTitle } from '../words/sentences/bot-strength.ts';
import { optionLines } from '../words/sentences/option-words.ts';
import type { Sentences } from '../words/sentences/sentences.ts';
import { shownName } from '../words/sentences/shown-names.ts';
import { withPreset } from './preset-choice.ts';
import { withFittingNames, withSeatedPlayer } from './seated-players.ts';
import { type Settings, SUIT_COLOURS } from './settings.ts';
import { goalsFor, isSameGoal, planOf, presetsOf, seatRange, type TableSetup, withSeats } from './table-setup.ts';

/** Everything that can be set before the first card. */
export interface SetupState {
  readonly setup: TableSetup;
  readonly speed: Settings['speed'];
  readonly suits: Settings['suits'];
}

/** One line of the form. */
export interface SetupField {
  readonly label: string;
  readonly value: string;
  /** The kind of player, beside the name. */
  readonly note?: string;
  /** Changes the value by one step. Missing if the field has no values to step through. */
  readonly turn?: (by: 1 | -1) => SetupState;
  /** The seat whose name is typed here. */
  readonly seat?: number;
  /** What Enter opens here instead of starting. */
  readonly opens?: 'options';
}

/** The current lines of the form. */
export const setupFields = (state: SetupState, sentences: Sentences, words: ScreenWords): SetupField[] => [
  { label: words.setupStart, value: '' },
  presetField(state, sentences, words),
  optionsField(state, sentences, words),
  countField(state, words),
  ...state.setup.players.map((_, seat) => seatField(state, seat, sentences, words)),
  goalField(state, words),
  speedField(state, words),
  shuffleField(state, words),
  suitsField(state, words),
];

function presetField(state: SetupState, sentences: Sentences, words: ScreenWords): SetupField {
  const { setup } = state;
  return {
    label: words.setupRules,
    value: sentences.presetName(setup.preset),
    turn: (by) => {
      const preset = neighbour(presetsOf(setup.game), setup.preset, by);
      return { ...state, setup: withPreset(setup, preset, words.playerName) };
    },
  };
}

function optionsField({ setup }: SetupState, sentences: Sentences, words: ScreenWords): SetupField {
  const planned = planOf(setup);
  const changes = (planned.ok ? optionLines(sentences, planned.plan.options) : [])
    .filter(({ option }) => Object.hasOwn(setup.changes, option))
    .map(({ label, choice }) => words.changedOption(label, choice));
  return {
    label: words.setupOptions,
    value: changes.length === 0 ? words.noChanges : words.changed(changes),
    opens: 'options',
  };
}

function countField(state: SetupState, words: ScreenWords): SetupField {
  const { setup } = state;
  const { min, max } = seatRange(setup);
  const count = setup.players.length;
  const field = { label: words.players, value: words.playerCount(count) };
  if (min === max) return field;
  const resized = (by: number) => withFittingNames(withSeats(setup, count + by), words.playerName);
  return { ...field, turn: (by) => ({ ...state, setup: resized(by) }) };
}

function seatField(state: SetupState, seat: number, sentences: Sentences, words: ScreenWords): SetupField {
  const { setup } = state;
  const player = setup.players[seat];
  const kinds: readonly (BotName | null)[] = [null, ...BOT_NAMES];
  return {
    label: words.setupSeat(seat + 1),
    value: shownName(player.name, words.you),
    note: player.bot === null ? words.person : botTitle(player.bot, sentences.strength(player.bot)),
    seat,
    turn: (by) => ({
      ...state,
      setup: withSeatedPlayer(setup, seat, neighbour(kinds, player.bot, by), words.playerName),
    }),
  };
}

const goalField = (state: SetupState, words: ScreenWords): SetupField => ({
  label: words.setupMatch,
  value: words.goal(state.setup.goal),
  turn: (by) => ({ ...state, setup: { ...state.setup, goal: nextGoal(state.setup, by) } }),
});

const speedField = (state: SetupState, words: ScreenWords): SetupField => ({
  label: words.setupSpeed,
  value: words.speeds[state.speed],
  turn: (by) => ({ ...state, speed: neighbour(SPEEDS, state.speed, by) }),
});

const shuffleField = (state: SetupState, words: ScreenWords): SetupField => ({
  label: words.setupShuffle,
  value: words.shuffles[state.setup.shuffle],
  turn: (by) => ({
    ...state,
    setup: { ...state.setup, shuffle: neighbour(SHUFFLE_NAMES, state.setup.shuffle, by) },
  }),
});

const suitsField = (state: SetupState, words: ScreenWords): SetupField => ({
  label: words.setupSuits,
  value: words.suits[state.suits],
  turn: (by) => ({ ...state, suits: neighbour(SUIT_COLOURS, state.suits, by) }),
});

function nextGoal(setup: TableSetup, by: 1 | -1): MatchGoal | null {
  const goals = goalsFor(setup);
  const same = goals.findIndex((goal) => isSameGoal(goal, setup.goal));
  return goals[(Math.max(0, same) + by + goals.length) % goals.length];
}

const neighbour = <T>(values: readonly T[], value: T, by: 1 | -1): T =>
  values[(values.indexOf(value) + by + values.length) % values.length];
