import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { RULES_LOADERS } from '@shoal/games/loaders';
import { bringToHand, REGISTRY } from '@shoal/games/registry';

/** Loads the rules of a game once. */
export async function loadRules(id: GameId): Promise<void> {
  if (!Object.hasOwn(REGISTRY, id)) bringToHand(await RULES_LOADERS[id]());
}

/** Loads the rules of every game named in these lines of the store or a file. */
export async function loadRulesNamedIn(lines: readonly (string | null)[]): Promise<void> {
  const named = GAME_IDS.filter((id) => lines.some((line) => line?.includes(`"game":"${id}"`)));
  await Promise.all(named.map(loadRules));
}
