import { writeOption } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { TABLES } from '@shoal/games/tables';

// Examples are made from the registry, so that they hold whatever games there are.

export const lastPreset = (game: GameId): string => Object.keys(TABLES[game].presets).at(-1) ?? '';

/** An option with a value other than its default, as it is typed: `give=one`. */
export function exampleRule(game: GameId): string {
  const { table, presets } = TABLES[game];
  const [{ options, seats }] = Object.values(presets);
  const defaults = options(seats.min) as Readonly<Record<string, string | number | boolean | null>>;
  const [example] = Object.entries(table).flatMap(([option, { allowed }]) => {
    const other = Array.isArray(allowed) ? allowed.find((value) => value !== writeOption(defaults[option])) : undefined;
    return other === undefined ? [] : [`${option}=${other}`];
  });
  return example ?? '';
}
