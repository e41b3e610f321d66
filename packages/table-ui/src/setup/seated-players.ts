import type { BotName, Seat } from '@shoal/core';
import { cleanName, fillSeats, isPerson, isShared, type LadderPlayer } from '@shoal/room';
import { meansSomething, type UnderstoodLanguages } from '../words/reading/spoken-cards.ts';
import { YOU } from '../words/sentences/shown-names.ts';
import { type TableSetup, withNamelessPeople, withSeats } from './table-setup.ts';

/** The name of an unnamed person, by the number of the seat from 1. */
export type NumberedName = (number: number) => string;

const EVERY_DEFAULT_NAME: readonly string[] = fillSeats([], Number.MAX_SAFE_INTEGER, null).map(({ name }) => name);

/** Seats a person or a bot. Given names stay; default names change with the kind of player. */
export function withSeatedPlayer(setup: TableSetup, seat: Seat, bot: BotName | null, nameOf: NumberedName): TableSetup {
  const { name } = setup.players[seat];
  const isDefault = bot === null && EVERY_DEFAULT_NAME.includes(name);
  return withFittingNames(replaced(setup, seat, { name: isDefault ? YOU : name, bot }), nameOf);
}

/** Seats this many people and no bots, as far as there is room. A table that already has enough people stays. */
export function withPeople(setup: TableSetup, people: number, nameOf: NumberedName): TableSetup {
  // A number instead of a name belongs to the seat, which may change.
  const seated = setup.players
    .map((player, seat) => (isNameless(player, seat, nameOf) ? { ...player, name: YOU } : player))
    .filter(isPerson);
  if (seated.length >= people) return withFittingNames(setup, nameOf);
  return withFittingNames(withSeats({ ...setup, players: withNamelessPeople(seated, people) }, people), nameOf);
}

/** Names a player; empty text removes the name. Returns null if the name would read as a card or a seat. */
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

/** An unnamed person is "You", several have numbers, and an unnamed bot gets a default name. */
export function fittingNames(players: readonly LadderPlayer[], nameOf: NumberedName): readonly LadderPlayer[] {
  const named = (before: readonly LadderPlayer[], player: LadderPlayer, seat: Seat): readonly LadderPlayer[] => {
    if (!isNameless(player, seat, nameOf)) return before;
    const ofPerson = isShared(players) ? nameOf(seat + 1) : YOU;
    return before.with(seat, { ...player, name: isPerson(player) ? ofPerson : freeName(before) });
  };
  return players.reduce(named, players);
}

/** Has nobody named this player? */
export const isNameless = ({ name }: LadderPlayer, seat: Seat, nameOf: NumberedName): boolean =>
  name === YOU || name === nameOf(seat + 1);

const freeName = (players: readonly LadderPlayer[]): string =>
  fillSeats(players, players.length + 1, null)[players.length].name;

const replaced = (setup: TableSetup, seat: Seat, player: LadderPlayer): TableSetup => ({
  ...setup,
  players: setup.players.map((other, at) => (at === seat ? player : other)),
});
