import { BOT_NAMES, type BotName, type MatchGoal } from '@shoal/core';
import { SPEEDS } from '@shoal/room';
import type { ScreenWords } from '../words/catalogue.ts';
import { shownName } from '../words/sentences/shown-names.ts';
import { type Settings, SUIT_COLOURS } from './settings.ts';
import {
  goalsFor,
  isSameGoal,
  presetsOf,
  seatRange,
  type TableSetup,
  withPlayer,
  withPreset,
  withSeats,
} from './table-setup.ts';

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
  /** Who plays, beside the name. */
  readonly note?: string;
  /** The next value in a direction; nothing to change where it is missing. */
  readonly turn?: (by: 1 | -1) => SetupState;
  /** The seat whose name is typed here. */
  readonly seat?: number;
  /** What Enter does here instead of starting. */
  readonly opens?: 'options';
}

/** The lines of the form, as things stand. */
export function setupFields(state: SetupState, words: ScreenWords): SetupField[] {
  const { setup, speed, suits } = state;
  const changed = (changes: Partial<SetupState>): SetupState => ({ ...state, ...changes });
  const range = seatRange(setup);
  const changes = Object.entries(setup.changes).map(([option, value]) => `${option}=${value}`);
  return [
    { label: words.setupStart, value: '' },
    {
      label: words.setupRules,
      value: setup.preset,
      turn: (by) => changed({ setup: withPreset(setup, neighbour(presetsOf(setup.game), setup.preset, by)) }),
    },
    {
      label: words.setupOptions,
      value: changes.length === 0 ? words.noChanges : words.changed(changes),
      opens: 'options',
    },
    {
      label: words.players,
      value: words.playerCount(setup.players.length),
      ...(range.min === range.max
        ? {}
        : { turn: (by) => changed({ setup: withSeats(setup, setup.players.length + by) }) }),
    },
    ...setup.players.map((_, seat) => seatField(state, seat, words)),
    {
      label: words.setupMatch,
      value: words.goal(setup.goal),
      turn: (by) => changed({ setup: { ...setup, goal: nextGoal(setup, by) } }),
    },
    {
      label: words.setupSpeed,
      value: words.speeds[speed],
      turn: (by) => changed({ speed: neighbour(SPEEDS, speed, by) }),
    },
    {
      label: words.setupSuits,
      value: words.suits[suits],
      turn: (by) => changed({ suits: neighbour(SUIT_COLOURS, suits, by) }),
    },
  ];
}

function seatField(state: SetupState, seat: number, words: ScreenWords): SetupField {
  const { setup } = state;
  const player = setup.players[seat];
  const kinds: readonly (BotName | null)[] = [null, ...BOT_NAMES];
  return {
    label: words.setupSeat(seat + 1),
    value: shownName(player.name, words.you),
    note: player.bot ?? words.person,
    seat,
    turn: (by) => ({
      ...state,
      setup: withPlayer(setup, seat, { ...player, bot: neighbour(kinds, player.bot, by) }, words.playerName),
    }),
  };
}

function nextGoal(setup: TableSetup, by: 1 | -1): MatchGoal | null {
  const goals = goalsFor(setup);
  const same = goals.findIndex((goal) => isSameGoal(goal, setup.goal));
  return goals[(Math.max(0, same) + by + goals.length) % goals.length];
}

const neighbour = <T>(values: readonly T[], value: T, by: 1 | -1): T =>
  values[(values.indexOf(value) + by + values.length) % values.length];
