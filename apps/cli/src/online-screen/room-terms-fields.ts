import { BOT_NAMES, DEFAULT_SHUFFLE } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { DEFAULT_BOT, fillSeats, SPEEDS } from '@shoal/room';
import { ABSENCE_MINUTES, type RoomTerms, THINKING_SECONDS } from '@shoal/room/protocol';
import {
  botTitle,
  type Catalogue,
  DEFAULT_PRESET,
  goalsFor,
  isSameGoal,
  optionLines,
  planOf,
  presetsOf,
  type Sentences,
  seatRange,
  type TableSetup,
} from '@shoal/table-ui';
import type { OnlineWords } from '@shoal/table-ui/online';
import { sentencesOf } from '../text/sentence-lines.ts';

/** The terms of a room that people change, with the number of its seats. */
export interface TermsDraft {
  readonly terms: RoomTerms;
  readonly seats: number;
}

/** One line of the form. */
export interface TermsField {
  readonly label: string;
  readonly value: string;
  /** Changes the value by one step. */
  readonly turn?: (by: 1 | -1) => RoomTerms;
  /** Does Enter open the single options? */
  readonly opensOptions?: true;
}

interface TermsVoice {
  readonly words: OnlineWords;
  readonly catalogue: Catalogue;
}

/** The terms as a table that is set up: open seats are bots, as far as its rules are concerned. */
export function setupOf({ terms, seats }: TermsDraft): TableSetup {
  const { game, preset, rules: changes, goal } = terms;
  const { min, max } = seatRange({ game, preset });
  const players = fillSeats([], Math.max(min, Math.min(max, seats)), DEFAULT_BOT);
  return { game, preset, changes, goal, players, shuffle: DEFAULT_SHUFFLE };
}

export function termsFields(draft: TermsDraft, voice: TermsVoice): readonly TermsField[] {
  const { terms } = draft;
  const sentences = sentencesOf(terms.game, voice.catalogue);
  return [
    ...tableFields(draft, voice, sentences),
    ...absenceFields(terms, voice, sentences),
    ...paceFields(terms, voice),
  ];
}

function tableFields(draft: TermsDraft, voice: TermsVoice, sentences: Sentences): readonly TermsField[] {
  const { terms } = draft;
  const { screen, games } = voice.catalogue;
  const setup = setupOf(draft);
  const goals = goalsFor(setup);
  const goalAt = goals.findIndex((goal) => isSameGoal(goal, terms.goal));
  return [
    {
      label: voice.words.terms.game,
      value: games[terms.game].name,
      turn: (by) => ({
        ...terms,
        game: neighbour(GAME_IDS, terms.game, by),
        preset: DEFAULT_PRESET,
        rules: {},
        goal: null,
      }),
    },
    {
      label: screen.setupRules,
      value: sentences.presetName(terms.preset),
      turn: (by) => ({ ...terms, preset: neighbour(presetsOf(terms.game), terms.preset, by), rules: {} }),
    },
    { label: screen.setupOptions, value: optionsIn(setup, sentences, voice), opensOptions: true },
    {
      label: screen.setupMatch,
      value: screen.goal(terms.goal),
      turn: (by) => ({ ...terms, goal: goals[(goalAt + by + goals.length) % goals.length] }),
    },
  ];
}

function optionsIn(setup: TableSetup, sentences: Sentences, { catalogue: { screen } }: TermsVoice): string {
  const planned = planOf(setup);
  const changes = (planned.ok ? optionLines(sentences, planned.plan.options) : [])
    .filter(({ option }) => Object.hasOwn(setup.changes, option))
    .map(({ label, choice }) => screen.changedOption(label, choice));
  return changes.length === 0 ? screen.noChanges : screen.changed(changes);
}

function absenceFields(terms: RoomTerms, { words }: TermsVoice, sentences: Sentences): readonly TermsField[] {
  const { absenceMinutes, standIn } = terms;
  return [
    {
      label: words.terms.absence,
      value: words.terms.absenceFor(absenceMinutes),
      turn: (by) => ({ ...terms, absenceMinutes: neighbour(ABSENCE_MINUTES, absenceMinutes, by) }),
    },
    {
      label: words.terms.standIn,
      value: botTitle(standIn, sentences.strength(standIn)),
      turn: (by) => ({ ...terms, standIn: neighbour(BOT_NAMES, standIn, by) }),
    },
  ];
}

function paceFields(terms: RoomTerms, { words, catalogue: { screen } }: TermsVoice): readonly TermsField[] {
  const { thinkingSeconds, speed, allowsHints } = terms;
  return [
    {
      label: words.terms.thinking,
      value: words.terms.thinkingFor(thinkingSeconds),
      turn: (by) => ({ ...terms, thinkingSeconds: neighbour(THINKING_SECONDS, thinkingSeconds, by) }),
    },
    {
      label: screen.setupSpeed,
      value: screen.speeds[speed],
      turn: (by) => ({ ...terms, speed: neighbour(SPEEDS, speed, by) }),
    },
    {
      label: words.terms.hints,
      value: allowsHints ? words.terms.allowed : words.terms.notAllowed,
      turn: () => ({ ...terms, allowsHints: !allowsHints }),
    },
  ];
}

const neighbour = <T>(values: readonly T[], value: T, by: 1 | -1): T =>
  values[(values.indexOf(value) + by + values.length) % values.length];
