import {
  type Action,
  type ActionCode,
  type GameEvent,
  type Result,
  rngFor,
  type Seat,
  type Table,
  type Vocabulary,
} from '@shoal/core';
import type { GameId } from '@shoal/games';
import { LANGUAGES, type Language } from '@shoal/language';
import { type Deal, fillSeats, newDeal, planTable, type TablePlan } from '@shoal/room';
import { type Choosing, type ChoosingTable, NOTHING_CHOSEN, touch } from '../src/choosing/choosing.ts';
import { offersFor } from '../src/choosing/offers.ts';
import { answerKeys, itemsFor, type KeyResult, press } from '../src/choosing/press.ts';
import type { ShownGame } from '../src/game/shown-game.ts';
import { CATALOGUES } from '../src/words/catalogues.ts';
import { createSentences, type Sentences } from '../src/words/sentences/sentences.ts';

/** One game in every language. */
export type ShownEverywhere = Readonly<Record<Language, ShownGame>>;

export function planOf(game: GameId, preset: string, seats: number): TablePlan {
  const planned = planTable(game, preset, seats, {});
  if (!planned.ok) throw new Error(planned.refusal.key);
  return planned.plan;
}

/** Returns the first thing in a random deal that a person could not do or is not told, or null. */
export function breachOfPresentation(shown: ShownEverywhere, plan: TablePlan, seed: string): string | null {
  const { table, labels } = dealAfter(plan, seed, []);
  const rng = rngFor(seed, 'actions');
  const speakers = speakersTo(null, shown, labels);
  const done: Action[] = [];
  while (table.turn !== null) {
    const seen = seenAt(shown.en, table, table.turn);
    const resultAfter = (action: Action) => dealAfter(plan, seed, [...done, action]).table.result;
    const breach =
      unreached(seen, table) ??
      filledInWrongly(seen, resultAfter) ??
      unexplained(speakers, seen, table) ??
      unnamed(speakers, seen);
    if (breach !== null) return breach;
    const { legal } = seen.view;
    const action = legal[rng.below(legal.length)];
    table.act(table.turn, action);
    done.push(action);
  }
  const last = seenAt(shown.en, table, 0);
  return (
    unnamed(speakers, last) ??
    untold(shown, table, labels) ??
    unspoken(shown, table, labels) ??
    unended(speakers, last.view.result, plan.options)
  );
}

function dealAfter(plan: TablePlan, seed: string, actions: readonly Action[]): Deal {
  const deal = newDeal(plan, fillSeats([], plan.seats, null), seed, 0);
  for (const action of actions) deal.table.act(deal.table.turn ?? 0, action);
  return deal;
}

type Speaker = readonly [language: Language, sentences: Sentences];

const speakersTo = (you: Seat | null, shown: ShownEverywhere, names: readonly string[]): readonly Speaker[] =>
  LANGUAGES.map((language) => [
    language,
    createSentences({ catalogue: CATALOGUES[language], names, ascii: false, you }, shown[language]),
  ]);

/** The table as the person at a seat sees it. */
export const seenAt = (
  { presentation }: Pick<ShownGame, 'presentation'>,
  table: Table<Vocabulary>,
  seat: number,
): ChoosingTable => ({
  presentation,
  options: table.rules.options,
  view: table.view(seat),
});

function unreached(seen: ChoosingTable, { turn }: Table<Vocabulary>): string | null {
  for (const [how, ways] of Object.entries({ keys: keysAt, touches: touchesAt })) {
    const reached = reachedBy(seen, ways);
    const missed = actionsToReach(seen).find((action) => !reached.has(JSON.stringify(action)));
    if (missed !== undefined) return `seat ${turn} cannot ${JSON.stringify(missed)} by ${how}`;
    const legal = new Set(seen.view.legal.map((action) => JSON.stringify(action)));
    const illegal = [...reached].find((action) => !legal.has(action));
    if (illegal !== undefined) return `seat ${turn} comes to ${illegal} by ${how}, which is illegal`;
  }
  return null;
}

/** Filling in must take no choice away: all actions that it stands for must end the game alike. */
function filledInWrongly(
  { presentation, view, options }: ChoosingTable,
  resultAfter: (action: Action) => Result | null,
): string | null {
  for (const action of view.legal) {
    const filledIn = presentation.fillIn?.(action, view, options) ?? null;
    if (filledIn === null) continue;
    const [result, other] = [resultAfter(filledIn), resultAfter(action)];
    if (result === null || JSON.stringify(result) !== JSON.stringify(other)) {
      return `${JSON.stringify(filledIn)} is filled in for ${JSON.stringify(action)}, which is not the same`;
    }
  }
  return null;
}

/** The actions that a person must be able to reach. A filled-in action stands for its alternatives. */
export const actionsToReach = ({ presentation, view, options }: ChoosingTable): Action[] =>
  view.legal.map((action) => presentation.fillIn?.(action, view, options) ?? action);

/** The possible steps of a person from here. */
type Ways = (choosing: Choosing, seen: ChoosingTable) => readonly KeyResult[];

export const keysAt: Ways = (choosing, seen) =>
  [...answerKeys(choosing, seen).map((key) => key.toLowerCase()), 'left', 'right', 'enter'].map((key) =>
    press(key, choosing, seen),
  );

const touchesAt: Ways = (choosing, seen) =>
  [
    ...offersFor(seen, choosing).map(({ touches }) => touches),
    ...itemsFor(seen).flatMap(({ isLegal, touches }) => (isLegal ? [touches] : [])),
  ].map((touches) => touch(touches, choosing, seen));

/** Every result that a person can reach in at most `most` steps from the start of a turn. */
export function reachedBy(seen: ChoosingTable, ways: Ways, most = Number.POSITIVE_INFINITY): Set<string> {
  const reached = new Set<string>();
  const passed = new Set<string>();
  let edge: readonly Choosing[] = [NOTHING_CHOSEN];
  for (let steps = 0; steps < most && edge.length > 0; steps++) {
    const came = edge.flatMap((choosing) => ways(choosing, seen));
    for (const step of came) if (step.key === 'act') reached.add(JSON.stringify(step.action));
    edge = came.flatMap((step) => (step.key === 'go-on' && isNew(step.choosing, passed) ? step.choosing : []));
  }
  return reached;
}

function isNew(choosing: Choosing, passed: Set<string>): boolean {
  const text = JSON.stringify(choosing);
  const isFirst = !passed.has(text);
  passed.add(text);
  return isFirst;
}

/** Checks that every refusal is explained, each reason once. */
function unexplained(speakers: readonly Speaker[], { view, options }: ChoosingTable, table: Table<Vocabulary>) {
  const { rules, turn } = table;
  const asked = new Set<string>();
  for (let code = 0; code < rules.actionCount; code++) {
    const action = rules.decode(code as ActionCode);
    for (const seat of rules.seats > code ? [turn, code] : [turn]) {
      const refusal = seat === null ? null : table.whyNot(seat, action);
      if (refusal === null || asked.has(refusal)) continue;
      asked.add(refusal);
      const silent = silentIn(speakers, (sentences) => sentences.refusal(refusal, { view, options, action }));
      if (silent !== null) return `the refusal ${refusal} has no reason in ${silent}`;
    }
  }
  return null;
}

/** Checks that questions, offers and table have words. */
function unnamed(speakers: readonly Speaker[], seen: ChoosingTable): string | null {
  const { presentation, view, options } = seen;
  const badges = [
    ...presentation.table(view, options).badges,
    ...view.handSizes.flatMap((_, seat) => presentation.seat(view, seat).badge ?? []),
  ];
  const named: readonly (readonly [string, (sentences: Sentences) => string])[] = [
    ...stepsFrom(seen).map((asked) => ['what is asked', (it: Sentences) => it.prompt(view, asked)] as const),
    ...view.legal.map((action) => [JSON.stringify(action), (it: Sentences) => it.action(action, view)] as const),
    ...badges.map((badge) => [`the badge ${badge.message.key}`, (it: Sentences) => it.badge(badge)] as const),
  ];
  for (const [what, say] of named) {
    const silent = silentIn(speakers, say);
    if (silent !== null) return `${what} has no words in ${silent}`;
  }
  return null;
}

/** The possible states of a choice; empty if there is nothing to choose. */
const stepsFrom = (seen: ChoosingTable): readonly Choosing[] =>
  seen.view.legal.length === 0
    ? []
    : [
        NOTHING_CHOSEN,
        ...touchesAt(NOTHING_CHOSEN, seen).flatMap((step) => (step.key === 'go-on' ? step.choosing : [])),
      ];

/** Checks the story of a deal as each seat, and a spectator, is told it. */
function untold(shown: ShownEverywhere, table: Table<Vocabulary>, names: readonly string[]): string | null {
  for (const viewer of [null, ...names.keys()]) {
    const { options } = table.rules;
    const log = table.log(viewer) as readonly GameEvent[];
    const skipped = log.find((_, at) => !isTold(shown.en, log.slice(0, at + 1), { you: viewer, options, names }));
    if (skipped !== undefined) return `the event ${JSON.stringify(skipped)} is not told to ${viewer ?? 'others'}`;
    const silent = silentIn(speakersTo(viewer, shown, names), (sentences) => {
      const story = sentences.narrate(log, { options });
      return story.some((sentence) => sentence.trim() === '') ? '' : story.join(' ');
    });
    if (silent !== null) return `an event told to ${viewer ?? 'others'} has no sentence in ${silent}`;
    const unsummed = silentIn(speakersTo(viewer, shown, names), (sentences) => {
      const turns = sentences.turns(log, { options });
      return turns.every(({ text }) => isWhole(text)) ? turns.map(({ text }) => text).join(' ') : '';
    });
    if (unsummed !== null) return `a turn told to ${viewer ?? 'others'} has no sentence in ${unsummed}`;
  }
  return null;
}

/** Checks that what each viewer hears the seats say has words, and comes from one seat of the table to another. */
function unspoken(shown: ShownEverywhere, table: Table<Vocabulary>, names: readonly string[]): string | null {
  const { options } = table.rules;
  for (const viewer of [null, ...names.keys()]) {
    const log = table.log(viewer) as readonly GameEvent[];
    const telling = { you: viewer, table: { options, seats: names.length } };
    const calls = shown.en.presentation.calls?.(log, telling) ?? [];
    const lost = calls.find(({ seat, to = null }) => !(seat in names) || to === seat || !(to === null || to in names));
    if (lost !== undefined) return `the call ${JSON.stringify(lost)} comes from no seat, or goes to none`;
    const silent = silentIn(speakersTo(viewer, shown, names), (sentences) => {
      const texts = sentences.calls(log, { options }).map(({ text }) => text);
      return texts.some((text) => text.trim() === '') ? '' : ['calls', ...texts].join(' ');
    });
    if (silent !== null) return `a call has no words in ${silent}`;
  }
  return null;
}

interface Listener {
  readonly you: Seat | null;
  readonly options: object;
  readonly names: readonly string[];
}

/** Consecutive events may be told as one sentence, but never more than this many. */
const LONGEST_RUN = 30;

/** Do a story and a turn that end with an event tell that event? */
function isTold({ presentation }: ShownGame, log: readonly GameEvent[], { you, options, names }: Listener): boolean {
  const from = Math.max(0, log.length - LONGEST_RUN);
  const telling = { you, from, table: { options, seats: names.length } };
  return [presentation.story(log, telling), presentation.turns(log, telling)].every(
    (told) => told.at(-1)?.at === log.length - 1,
  );
}

/** Begins a sentence and ends one, and every verb phrase in between says something. */
const isWhole = (text: string): boolean => /^[\p{Lu}¿¡\d].*[.!?]$/u.test(text) && !/ {2}| [,.]|, ,/.test(text);

function unended(speakers: readonly Speaker[], result: Result | null, options: object): string | null {
  if (result === null) return 'the deal does not end';
  const silent =
    silentIn(speakers, (sentences) => sentences.ending(result, options)) ??
    silentIn(speakers, (sentences) => sentences.reason(result.reason));
  return silent === null ? null : `the ending ${result.reason} has no sentence in ${silent}`;
}

/** The first language that says nothing or lacks a word. */
function silentIn(speakers: readonly Speaker[], say: (sentences: Sentences) => string): Language | null {
  const isSilent = (sentences: Sentences): boolean => {
    try {
      return say(sentences).trim() === '';
    } catch (problem) {
      if (problem instanceof RangeError) return true;
      throw problem;
    }
  };
  return speakers.find(([, sentences]) => isSilent(sentences))?.[0] ?? null;
}
