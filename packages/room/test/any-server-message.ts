import type { Seat } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games/ids';
import fc from 'fast-check';
import { recordOfDeal } from '../src/match/deal.ts';
import type { Match } from '../src/match/match.ts';
import { REACTIONS } from '../src/protocol/commands.ts';
import { COMMAND_REFUSALS, ENDINGS } from '../src/protocol/refusals.ts';
import { type PersonPicture, ROOM_PHASES, type RoomPicture, type SeatPicture } from '../src/protocol/room-picture.ts';
import type { Outcome, Round, ServerMessage, TableNews } from '../src/protocol/server-messages.ts';
import {
  anyCard,
  anyCode,
  anyCommandId,
  anyHex,
  anyPersonId,
  anyRoomId,
  anySeat,
  anySecret,
  anyTerms,
  anyTicket,
  anyWord,
  whole,
} from './any-client-message.ts';
import { chance, newMatch, planOfThree, playOn, reportOf } from './matches.ts';

const anyName = fc.stringMatching(/^[A-Za-zäéß ♠]{1,20}$/);

const anyPerson: fc.Arbitrary<PersonPicture> = fc.record(
  {
    id: anyPersonId,
    name: anyName,
    bot: fc.option(anyName),
    presence: fc.oneof(
      fc.constant({ type: 'here' } as const),
      whole('type', 'away', { leftMs: fc.option(fc.nat()) }),
      fc.constant({ type: 'stand-in' } as const),
    ),
  },
  { noNullPrototype: true },
);

const anySeatPicture: fc.Arbitrary<SeatPicture> = fc.oneof(
  fc.constant({ type: 'open' } as const),
  whole('type', 'bot', { bot: fc.constant('pike' as const), name: anyName }),
  whole('type', 'person', { person: anyPersonId, isWaiting: fc.boolean() }),
);

export const anyRoomPicture: fc.Arbitrary<RoomPicture> = fc.record(
  {
    id: anyRoomId,
    secret: fc.option(anySecret),
    code: fc.option(anyCode),
    phase: fc.constantFrom(...ROOM_PHASES),
    terms: anyTerms,
    isLocked: fc.boolean(),
    organiser: fc.option(anyPersonId),
    seats: fc.array(anySeatPicture, { maxLength: 10 }),
    people: fc.array(anyPerson, { maxLength: 5 }),
    spectators: fc.nat(60),
    matchesWon: fc.array(fc.nat(), { maxLength: 10 }),
    requests: fc.array(
      fc.oneof(
        whole('type', 'knock', { id: anyWord, name: anyName }),
        whole('type', 'reclaim', { id: anyWord, name: anyName, person: anyPersonId }),
      ),
      { maxLength: 3 },
    ),
    notices: fc.array(
      fc.record(
        {
          number: fc.nat(),
          type: fc.constantFrom('removed', 'granted'),
          person: anyPersonId,
          name: anyName,
          by: anyName,
        },
        { noNullPrototype: true },
      ),
      { maxLength: 5 },
    ),
    thinkingMs: fc.option(fc.nat()),
  },
  { noNullPrototype: true },
);

const anyPlace = fc.record({ person: fc.option(anyPersonId), seat: fc.option(anySeat) }, { noNullPrototype: true });

const anyOpening = fc.record(
  { stock: fc.nat(3), position: fc.nat(103), card: anyCard, salt: anyHex(16) },
  { noNullPrototype: true },
);
const anySeal = fc.record(
  { stock: fc.nat(3), leaves: fc.array(anyHex(32), { maxLength: 4 }) },
  { noNullPrototype: true },
);

/** A match that somebody has played for a while. */
const anyMatch: fc.Arbitrary<Match> = fc
  .tuple(fc.constantFrom(...GAME_IDS), fc.nat(1000), fc.nat(200))
  .map(([game, seed, actions]) => {
    const match = newMatch(planOfThree(game, { seed: `${seed}` }));
    playOn(match, chance(seed), actions);
    return match;
  });

const anyTable: fc.Arbitrary<TableNews> = fc
  .record({
    match: anyMatch,
    viewer: fc.constantFrom(null, 0, 1, 2),
    told: fc.nat(300),
    seals: fc.array(anySeal, { maxLength: 2 }),
    openings: fc.array(anyOpening, { maxLength: 3 }),
  })
  .map(({ match, viewer, told, seals, openings }) => ({ ...tableOf(match, viewer, told), seals, openings }));

/** The news of a match to somebody who has heard of so many events. */
function tableOf(match: Match, viewer: Seat | null, told: number): Omit<TableNews, 'seals' | 'openings'> {
  const { log, trouble, ...report } = reportOf(match, viewer);
  const { id, game, preset, changes, options, players, labels, goal, shuffle, daily, ...present } = report;
  const from = Math.min(told, log.length);
  const terms = { id, game, preset, changes, options, players, labels, goal, shuffle, daily };
  return {
    ...present,
    game: game as GameId,
    terms: from === 0 ? terms : null,
    ownSeats: viewer === null ? [] : [viewer],
    hasTrouble: trouble !== null,
    from,
    events: log.slice(from),
  };
}

const anyOutcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constant({ ok: true } as const),
  anyTicket.map((ticket) => ({ ok: true, ticket }) as const),
  fc.constantFrom(...COMMAND_REFUSALS, 'rank-not-held').map((refusal) => ({ ok: false, refusal }) as const),
);

const anyRound: fc.Arbitrary<Round> = fc.oneof(
  whole('type', 'commit', { round: anyWord, deal: fc.nat(), server: anyHex(32) }),
  whole('type', 'open', {
    round: anyWord,
    commitments: fc.array(fc.record({ seat: anySeat, commitment: anyHex(32) }, { noNullPrototype: true })),
  }),
  whole('type', 'dealt', { round: anyWord, without: fc.array(anySeat) }),
);

const seq = fc.nat();

export const anyServerMessage: fc.Arbitrary<ServerMessage> = fc.oneof(
  whole('type', 'welcome', {
    seq,
    version: fc.constant(1),
    room: anyRoomPicture,
    you: anyPlace,
  }),
  whole('type', 'room', { seq, room: anyRoomPicture, you: anyPlace }),
  whole('type', 'news', { seq, table: anyTable }),
  whole('type', 'answer', { seq, id: anyCommandId, outcome: anyOutcome }),
  whole('type', 'round', { seq, round: anyRound }),
  whole('type', 'reaction', { seq, person: anyPersonId, reaction: fc.constantFrom(...REACTIONS) }),
  whole('type', 'record', { seq, deal: fc.nat(), record: anyMatch.map(({ deal }) => recordOfDeal(deal)) }),
  whole('type', 'knocking', { seq }),
  whole('type', 'beat', { seq }),
  whole('type', 'bye', { seq, ending: fc.constantFrom(...ENDINGS) }),
  whole('type', 'bye', { seq, ending: fc.constantFrom(...ENDINGS), by: anyName }),
  whole('type', 'bye', { seq, ending: fc.constantFrom(...ENDINGS), afterMs: fc.nat() }),
);
