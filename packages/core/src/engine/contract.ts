import { type ActionCode, isNumberBelow, type Seat, seatNumbers } from './cards/kind.ts';
import { takeFrom } from './cards/pack.ts';
import { type Chance, RandomChance, SeededChance } from './chance/chance.ts';
import type { Rng } from './chance/rng.ts';
import { rngFor } from './chance/seed.ts';
import type { Game } from './game/game.ts';
import { readRecord } from './records/read-record.ts';
import { recordOf, writeRecord } from './records/record.ts';
import { verify } from './records/verify.ts';
import { EventLog } from './rules/event-log.ts';
import { winnersOf } from './rules/places.ts';
import { legalCodes, type Result, type Rules, type Vocabulary } from './rules/rules.ts';
import { Table } from './table/table.ts';

/** No game lasts this long; a longer one never ends. */
const LONGEST_GAME = 20_000;

const json = (value: unknown): string => JSON.stringify(value);

/** The first positions are all checked, later ones only now and then: a check reads the whole log, and some games are long. */
const CLOSELY = 200;
const NOW_AND_THEN = 10;

/** One position of a game under test. */
interface Position<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly rules: Rules<G>;
  readonly state: G['state'];
  /** Every event since the deal. */
  readonly log: EventLog;
  readonly rng: Rng;
}

type Check = <G extends Vocabulary>(position: Position<G>) => string | null;

/** The laws that hold in every position. Each check returns the breach, or null. */
const CHECKS: readonly Check[] = [
  offersSomething,
  refusesWhatItDoesNotOffer,
  copiesLiveAlone,
  keepsEveryCard,
  laysDownWhatIsComplete,
  imaginesWhatIsSeen,
  levelsPlayFair,
];

/** Plays one random game and returns the first breach of the contract, or null. */
export function breachOf<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  seed: string,
  longest = LONGEST_GAME,
): string | null {
  const rng = rngFor(seed, 'contract');
  const state = rules.create();
  const log = new EventLog();
  const position = { game, rules, state, log, rng };
  rules.deal(state, rng.below(rules.seats), new RandomChance(rng), log);
  for (let actions = 0; actions < longest; actions++) {
    const checks = actions < CLOSELY || actions % NOW_AND_THEN === 0 || rules.isOver(state) ? CHECKS : [];
    for (const check of checks) {
      const breach = check(position);
      if (breach !== null) return `after ${actions} actions: ${breach}`;
    }
    const result = rules.result(state);
    if (result !== null) return ranksEverySeat(rules, result) ?? recordsFaithfully(game, rules, seed);
    rules.apply(state, rules.sample(state, rng), new RandomChance(rng), log);
  }
  return 'the game does not end';
}

/** Does every code decode to an action that encodes to it? */
export function codesRoundTrip<G extends Vocabulary>(rules: Rules<G>): boolean {
  return allCodes(rules).every((code) => {
    const action = rules.decode(code);
    return rules.encode(action) === code && json(rules.decode(rules.encode(action))) === json(action);
  });
}

const allCodes = <G extends Vocabulary>(rules: Rules<G>): ActionCode[] =>
  Array.from({ length: rules.actionCount }, (_, code) => code as ActionCode);

const viewers = <G extends Vocabulary>(rules: Rules<G>): (Seat | null)[] => [null, ...seatNumbers(rules.seats)];

function offersSomething<G extends Vocabulary>({ rules, state }: Position<G>): string | null {
  const codes = legalCodes(rules, state);
  const isOver = rules.turn(state) === null;
  if (isOver !== (codes.length === 0) || isOver !== rules.isOver(state))
    return 'actions are offered exactly until the end';
  if (isOver !== (rules.result(state) !== null)) return 'there is a result exactly after the end';
  if (codes.some((code) => !isNumberBelow(code, rules.actionCount))) return 'an action is offered that is not counted';
  return new Set(codes).size === codes.length ? null : 'an action is offered twice';
}

function refusesWhatItDoesNotOffer<G extends Vocabulary>({ rules, state }: Position<G>): string | null {
  const offered = new Set(legalCodes(rules, state));
  const odd = allCodes(rules).find((code) => {
    const isLegal = offered.has(code);
    return rules.isLegal(state, code) !== isLegal || (rules.whyNot(state, rules.decode(code)) === null) !== isLegal;
  });
  return odd === undefined ? null : `legality of ${json(rules.decode(odd))} is told in two ways`;
}

/** What a viewer was told since the deal. */
const toldTo = <G extends Vocabulary>({ rules, log }: Position<G>, viewer: Seat | null): G['event'][] =>
  rules.events(log).map((event) => rules.censor(event, viewer));

const viewsOf = <G extends Vocabulary>(rules: Rules<G>, state: G['state']): string =>
  json(viewers(rules).map((seat) => rules.view(state, seat)));

function copiesLiveAlone<G extends Vocabulary>({ rules, state, rng }: Position<G>): string | null {
  const copy = rules.create();
  rules.copy(state, copy);
  const before = viewsOf(rules, state);
  if (viewsOf(rules, copy) !== before) return 'a copy equals its original';
  if (rules.isOver(state)) return null;
  rules.apply(copy, rules.sample(copy, rng), new RandomChance(rng));
  return viewsOf(rules, state) === before ? null : 'an original does not change with its copy';
}

function keepsEveryCard<G extends Vocabulary>({ game, rules, state }: Position<G>): string | null {
  const hands = seatNumbers(rules.seats).map((seat) => rules.view(state, seat));
  const [table] = hands;
  const seen = [...hands.flatMap((view) => view.hand), ...game.openCards(table)];
  const missing = [...rules.pack];
  for (const card of seen) {
    if (!missing.includes(card)) return 'a card is in two places';
    takeFrom(missing, card);
  }
  if (missing.length !== table.stockSize) return 'a card is nowhere';
  const sizes = hands.map((view) => view.hand.length);
  return json(sizes) === json(table.handSizes) ? null : 'hand sizes are told as they are';
}

function laysDownWhatIsComplete<G extends Vocabulary>({ game, rules, state }: Position<G>): string | null {
  const hands = seatNumbers(rules.seats).map((seat) => rules.view(state, seat).hand);
  return hands.every((hand) => game.mayHold?.(rules.options, hand) ?? true)
    ? null
    : 'a hand holds what should be laid down';
}

/** An imagined world looks like the real one to its viewer, before and after the next action. */
function imaginesWhatIsSeen<G extends Vocabulary>(position: Position<G>): string | null {
  const { game, rules, state, rng } = position;
  for (const viewer of viewers(rules)) {
    const view = rules.view(state, viewer);
    const imagined = rules.create();
    game.imagine(rules, view, toldTo(position, viewer))(imagined, rng);
    if (knowledge(rules.view(imagined, viewer)) !== knowledge(view))
      return `viewer ${viewer} can tell an imagined world`;
    if (rules.isOver(imagined) !== (rules.legalCount(imagined) === 0)) return `viewer ${viewer} imagines a dead end`;
    const breach = rules.isOver(state) ? null : showsNoMoreThanItTells(position, viewer, imagined);
    if (breach !== null) return breach;
  }
  return null;
}

/** A result reveals the hands of a finished game, so views are compared without it. */
const knowledge = (view: Vocabulary['view']): string => json({ ...view, result: null });

/** After one action in the real and in an imagined world, a seat that was told the same sees the same. */
function showsNoMoreThanItTells<G extends Vocabulary>(
  { rules, state, rng }: Position<G>,
  viewer: Seat | null,
  imagined: G['state'],
): string | null {
  const code = rules.sample(state, rng);
  if (!rules.isLegal(imagined, code)) return null;
  const real = rules.create();
  rules.copy(state, real);
  const seed = `world ${rng.below(1000)}`;
  const [here, there] = [real, imagined].map((world) => lookAfter(rules, world, code, viewer, new SeededChance(seed)));
  return here.told === there.told && here.seen !== there.seen ? `viewer ${viewer} sees more than ${here.told}` : null;
}

function lookAfter<G extends Vocabulary>(
  rules: Rules<G>,
  world: G['state'],
  code: ActionCode,
  viewer: Seat | null,
  chance: Chance,
) {
  const log = new EventLog();
  rules.apply(world, code, chance, log);
  const told = rules.events(log).map((event) => rules.censor(event, viewer));
  return { seen: knowledge(rules.view(world, viewer)), told: json(told) };
}

/** Every level acts legally, and its knowledge from state and log equals that from view and events. */
function levelsPlayFair<G extends Vocabulary>(position: Position<G>): string | null {
  const { game, rules, state, log, rng } = position;
  const turn = rules.turn(state);
  const { bots } = game;
  if (turn === null || bots === undefined) return null;
  const read = bots.knowledge(rules);
  read.rebuild(rules.view(state, turn), toldTo(position, turn));
  const looked = bots.knowledge(rules);
  looked.clear();
  looked.apply(log);
  looked.observe(state);
  if (json(read) !== json(looked)) return 'a seat knows more or less than it was told';
  const copied = bots.knowledge(rules);
  copied.copyFrom(read);
  if (json(copied) !== json(read)) return 'a copied knowledge is another one';
  const everyone = Object.entries({ ...bots.levels(rules), prior: bots.prior(rules) });
  const cheat = everyone.find(([, level]) => !rules.isLegal(state, level.choose(read, rng)));
  return cheat === undefined ? null : `${cheat[0]} acts illegally`;
}

function ranksEverySeat<G extends Vocabulary>(rules: Rules<G>, { places, scores }: Result): string | null {
  if (places.length !== rules.seats || scores.length !== rules.seats) return 'every seat has a place and a score';
  const isRanking = places.every((place) => places.filter((other) => other < place).length === place - 1);
  return isRanking && winnersOf(places).length > 0 ? null : 'places follow from who did better';
}

/** Equal seeds and actions give equal records, and a record verifies. */
function recordsFaithfully<G extends Vocabulary>(game: Game<G>, rules: Rules<G>, seed: string): string | null {
  const texts = [0, 1].map(() => writeRecord(playRecorded(game, rules, seed)));
  if (texts[0] !== texts[1]) return 'the same seed gives the same record';
  const reading = readRecord({ [game.id]: game as unknown as Game }, texts[0]);
  if (!reading.ok) return `its own record cannot be read: ${reading.fault.key}`;
  const fault = verify(reading.read);
  return fault === null ? null : `its own record is refused: ${json(fault)}`;
}

function playRecorded<G extends Vocabulary>(game: Game<G>, rules: Rules<G>, seed: string) {
  const shuffle = 'fisher-yates';
  const rng = rngFor(seed, 'choices');
  const table = new Table(rules, new SeededChance(seed, shuffle), rng.below(rules.seats));
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    const { legal } = table.view(turn);
    table.act(turn, legal[rng.below(legal.length)]);
  }
  const seats = seatNumbers(rules.seats).map((seat) => ({ name: `Seat ${seat + 1}`, player: 'bot:random' }));
  return recordOf(game, table, seats, { seed, shuffle });
}
