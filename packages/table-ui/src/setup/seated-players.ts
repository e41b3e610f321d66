import type { BotName, Seat } from '@shoal/core';
import { cleanName, fillSeats, isPerson, isShared, type Player, seatsOfPeople } from '@shoal/room';
import { meansSomething, type UnderstoodLanguages } from '../words/reading/spoken-cards.ts';
import { YOU } from '../words/sentences/shown-names.ts';
import { type TableSetup, withSeats } from './table-setup.ts';

/** What a person without a name is called, by the number of the seat from 1. */
export type NumberedName = (number: number) => string;

const EVERY_USUAL_NAME: readonly string[] = fillSeats([], Number.MAX_SAFE_INTEGER, null).map(({ name }) => name);

/** A person or a bot of some level at a seat. Names that somebody gave stay; those that nobody gave change with the kind. */
export function withSeatedPlayer(setup: TableSetup, seat: Seat, bot: BotName | null, nameOf: NumberedName): TableSetup {
  const { name } = setup.players[seat];
  const isUsual = bot === null && EVERY_USUAL_NAME.includes(name);
  return withFittingNames(replaced(setup, seat, { name: isUsual ? YOU : name, bot }), nameOf);
}

/** At least so many people, as far as there is room: where they are too few, they take the seats of bots. */
export function withPeople(setup: TableSetup, people: number, nameOf: NumberedName): TableSetup {
  const wide = withFittingNames(withSeats(setup, Math.max(setup.players.length, people)), nameOf);
  const missing = Math.max(0, people - seatsOfPeople(wide.players).length);
  const bots = wide.players.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
  return bots.slice(0, missing).reduce((before, seat) => withSeatedPlayer(before, seat, null, nameOf), wide);
}

/** A name as somebody types it, nothing for none; null when it would be taken for a card or a seat. */
export function withName(
  setup: TableSetup,
  seat: Seat,
  text: string,
  { languages, nameOf }: { readonly languages: UnderstoodLanguages; readonly nameOf: NumberedName },
): TableSetup | null {
  const name = cleanName(text);
  if (name !== null && meansSomething(name, languages)) return null;
  return withFittingNames(replaced(setup, seat, { ...setup.players[seat], name: name ?? YOU }), nameOf);
}

export const withFittingNames = (setup: TableSetup, nameOf: NumberedName): TableSetup => ({
  ...setup,
  players: fittingNames(setup.players, nameOf),
});

/** One person without a name is "You", several have numbers, and a bot has one of the usual names. */
export function fittingNames(players: readonly Player[], nameOf: NumberedName): readonly Player[] {
  const named = (before: readonly Player[], player: Player, seat: Seat): readonly Player[] => {
    if (!isNameless(player, seat, nameOf)) return before;
    const ofPerson = isShared(players) ? nameOf(seat + 1) : YOU;
    return before.with(seat, { ...player, name: isPerson(player) ? ofPerson : freeName(before) });
  };
  return players.reduce(named, players);
}

/** Did nobody give this player a name? */
export const isNameless = ({ name }: Player, seat: Seat, nameOf: NumberedName): boolean =>
  name === YOU || name === nameOf(seat + 1);

const freeName = (players: readonly Player[]): string =>
  fillSeats(players, players.length + 1, null)[players.length].name;

const replaced = (setup: TableSetup, seat: Seat, player: Player): TableSetup => ({
  ...setup,
  players: setup.players.map((other, at) => (at === seat ? player : other)),
});
