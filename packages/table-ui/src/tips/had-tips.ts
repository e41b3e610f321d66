import { isCount, isObject, isText } from '@shoal/core';
import { type GameId, perGame } from '@shoal/games/ids';

/** The tips that each person has had in each game, by the person's name; somebody who plays alone has the name ''. */
export type HadTips = Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>>;

/** Stands for every tip of a game. */
export const ALL_TIPS = '*';

export const NO_TIPS: HadTips = perGame(() => ({}));

/** Somebody who plays alone and has had every tip. */
export const EVERY_TIP: HadTips = perGame(() => ({ '': [ALL_TIPS] }));

/** Earlier versions counted the turns of everyone together, and had tips for this many. */
const TURNS_WITH_TIPS = 3;

/** Reads saved tips; invalid ones are forgotten. Takes the turns that an earlier version counted, where there are no tips. */
export function readHadTips(json: unknown, turns: unknown): HadTips {
  return perGame((game) => (isObject(json) ? tipsIn(json[game]) : tipsAfter(isObject(turns) ? turns[game] : 0)));
}

function tipsIn(json: unknown): HadTips[GameId] {
  if (!isObject(json)) return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, tips]) => (Array.isArray(tips) ? [[name, tips.filter(isText)]] : [])),
  );
}

const tipsAfter = (turns: unknown): HadTips[GameId] =>
  isCount(turns) && turns >= TURNS_WITH_TIPS ? { '': [ALL_TIPS] } : {};
