import type { Seat } from '@shoal/core';
import { TABLES } from '@shoal/games/tables';
import { type SettledTable, settleTable } from '@shoal/room';
import type { RoomScene } from '@shoal/room/client';
import type { PersonId, PersonPicture, RoomPicture } from '@shoal/room/protocol';
import { botTitle, type Catalogue, rulesInForce, strengthOf } from '@shoal/table-ui';
import { clockTime, type OnlineWords } from '@shoal/table-ui/online';
import { gamesIn } from '../text/language.ts';
import { sentencesOf } from '../text/sentence-lines.ts';

/** One seat of a room, as a list shows it. */
export interface SeatItem {
  readonly seat: Seat;
  readonly type: 'open' | 'bot' | 'person';
  readonly person: PersonId | null;
  readonly name: string;
  /** What else there is to say: the level of a bot, whose seat it is, who is away. */
  readonly details: readonly string[];
  readonly isYou: boolean;
  readonly isAway: boolean;
}

interface SeatVoice {
  readonly words: OnlineWords;
  readonly catalogue: Catalogue;
}

export const personIn = ({ people }: RoomPicture, id: PersonId | null): PersonPicture | null =>
  people.find((person) => person.id === id) ?? null;

export const isOrganiser = ({ room, you }: Pick<RoomScene, 'room' | 'you'>): boolean =>
  you.person !== null && room.organiser === you.person;

/** The seat that one has, or will have with the next deal; null for somebody who only looks on. */
export function ownSeatIn({ room, you }: Pick<RoomScene, 'room' | 'you'>): Seat | null {
  const seat = room.seats.findIndex((one) => one.type === 'person' && one.person === you.person);
  return seat < 0 ? null : seat;
}

/** The names that a newcomer cannot have. */
export const namesIn = ({ people, seats }: RoomPicture): string[] =>
  [...people, ...seats.filter((seat) => seat.type === 'bot')].map(({ name }) => name);

/** The first seat without a person, open ones before those of bots; null at a full table. */
export function freeSeatIn({ seats }: RoomPicture): Seat | null {
  const open = seats.findIndex(({ type }) => type === 'open');
  const free = open >= 0 ? open : seats.findIndex(({ type }) => type === 'bot');
  return free < 0 ? null : free;
}

/** How somebody is absent, in a few words; null for somebody who is here. */
export function presenceNote(
  { presence }: PersonPicture,
  { pictureMs }: Pick<RoomScene, 'pictureMs'>,
  { presence: words }: OnlineWords,
): string | null {
  if (presence.type === 'here') return null;
  if (presence.type === 'stand-in') return words.standIn;
  const { leftMs } = presence;
  return leftMs === null ? words.away : words.awayFor(clockTime(leftMs - (performance.now() - pictureMs)));
}

/** Everybody at the table, seat by seat. */
export function seatItems(scene: RoomScene, voice: SeatVoice): SeatItem[] {
  return scene.room.seats.map((picture, seat) => {
    const { words, catalogue } = voice;
    const won = scene.room.matchesWon[seat] ?? 0;
    const wins = won > 0 ? [words.lobby.matchesWon(won)] : [];
    const nobody = { seat, person: null, isYou: false, isAway: false };
    if (picture.type === 'open') return { ...nobody, type: 'open', name: words.lobby.open, details: [] };
    if (picture.type === 'person') return personItem(scene, seat, picture, wins, words);
    const game = gamesIn(catalogue)[scene.room.terms.game];
    const title = botTitle(picture.bot, strengthOf(picture.bot, game, catalogue.screen));
    return { ...nobody, type: 'bot', name: picture.name, details: [title, ...wins] };
  });
}

function personItem(
  scene: RoomScene,
  seat: Seat,
  { person: id, isWaiting }: Extract<RoomPicture['seats'][number], { type: 'person' }>,
  wins: readonly string[],
  words: OnlineWords,
): SeatItem {
  const { room, you } = scene;
  const person = personIn(room, id);
  const note = person && presenceNote(person, scene, words);
  const details = [
    ...(id === you.person ? [words.lobby.you] : []),
    ...(id === room.organiser ? [words.lobby.organiser] : []),
    ...(person?.bot ? [words.lobby.program(person.bot)] : []),
    ...(isWaiting ? [words.presence.waiting] : []),
    ...(note === null ? [] : [note]),
    ...wins,
  ];
  return {
    ...{ seat, type: 'person', person: id, name: person?.name ?? '', details },
    ...{ isYou: id === you.person, isAway: note !== null },
  };
}

/** What the table of a room is played by; null for terms that this program does not know. */
export function settledIn({ terms, seats }: Pick<RoomPicture, 'terms' | 'seats'>): SettledTable | null {
  const { game, preset, rules } = terms;
  const tables = TABLES[game];
  const { min, max } = tables.presets[preset]?.seats ?? { min: 2, max: 2 };
  const settled = settleTable(game, tables, preset, Math.max(min, Math.min(max, seats.length)), rules);
  return settled.ok ? settled.plan : null;
}

/** What is played: the game, the preset with what differs from it, the goal, and a limit to thinking. */
export function termsLine(room: RoomPicture, { words: { terms }, catalogue }: SeatVoice): string {
  const { game, preset, goal, thinkingSeconds } = room.terms;
  const sentences = sentencesOf(game, catalogue);
  const settled = settledIn(room);
  const changes = settled === null ? [] : rulesInForce(settled, sentences, catalogue.screen).changes;
  const name = sentences.presetName(preset);
  return [
    sentences.gameName,
    changes.length === 0 ? name : `${name} (${changes.join('; ')})`,
    catalogue.screen.goal(goal),
    ...(thinkingSeconds === null ? [] : [`${terms.thinking}: ${terms.thinkingFor(thinkingSeconds)}`]),
  ].join(' · ');
}

/** What one waits for before the cards are dealt, or what one can do. */
export function waitingSentence(scene: RoomScene, { lobby, terminal }: OnlineWords): string {
  const { room } = scene;
  const seat = ownSeatIn(scene);
  const organiser = personIn(room, room.organiser);
  if (isOrganiser(scene)) return lobby.youOrganise;
  if (seat === null) return room.seats.some(({ type }) => type !== 'person') ? lobby.watching : lobby.waitForSomebody;
  const picture = room.seats[seat];
  if (picture.type === 'person' && picture.isWaiting) return terminal.youWait;
  return organiser === null ? lobby.waitForSomebody : lobby.waitForOrganiser(organiser.name);
}
