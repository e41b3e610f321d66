import { DEFAULT_SHUFFLE, isBotName, isMatchGoal, isObject, isShuffleName, isText, isTextMap } from '@shoal/core';
import { GAME_IDS, type GameId, perGame } from '@shoal/games/ids';
import { cleanName, isSpeed, type LadderPlayer, type Speed } from '@shoal/room';
import { type HadTips, NO_TIPS, readHadTips } from '../tips/had-tips.ts';
import { meansSomething } from '../words/reading/spoken-cards.ts';
import { type HadOffers, NO_OFFERS, readHadOffers } from './had-offers.ts';
import { defaultSetup, planOf, presetsOf, type TableSetup } from './table-setup.ts';

export const SUIT_COLOURS = ['four', 'two'] as const;
/** A colour for every suit, or red and black. */
export type SuitColours = (typeof SUIT_COLOURS)[number];

/** What is remembered between games. */
export interface Settings {
  /** The game played last. */
  readonly game: GameId;
  readonly tables: Readonly<Record<GameId, TableSetup>>;
  readonly speed: Speed;
  readonly suits: SuitColours;
  readonly hadTips: HadTips;
  readonly hadOffers: HadOffers;
}

export const DEFAULT_SETTINGS: Settings = {
  game: GAME_IDS[0],
  tables: perGame(defaultSetup),
  speed: 'normal',
  suits: 'four',
  hadTips: NO_TIPS,
  hadOffers: NO_OFFERS,
};

/** Invalid values fall back to defaults, so settings of another version never stop anyone. */
export function readSettings(json: unknown): Settings {
  if (!isObject(json)) return DEFAULT_SETTINGS;
  const defaults = DEFAULT_SETTINGS;
  const tables = isObject(json['tables']) ? json['tables'] : {};
  return {
    game: GAME_IDS.find((id) => id === json['game']) ?? defaults.game,
    tables: perGame((id) => readSetup(id, tables[id])),
    speed: isSpeed(json['speed']) ? json['speed'] : defaults.speed,
    suits: SUIT_COLOURS.find((suits) => suits === json['suits']) ?? defaults.suits,
    hadTips: readHadTips(json['hadTips'], json['turns']),
    hadOffers: readHadOffers(json['hadOffers']),
  };
}

/** Reads a playable table; anything else gives the default one. */
export function readSetup(game: GameId, json: unknown): TableSetup {
  const defaults = defaultSetup(game);
  if (!isObject(json)) return defaults;
  const { preset, changes, players, goal, shuffle } = json;
  const read = Array.isArray(players) ? players.map(readPlayer) : [];
  if (!isText(preset) || !presetsOf(game).includes(preset) || read.includes(null)) return defaults;
  const setup = {
    ...{ game, preset, goal: isMatchGoal(goal) ? goal : null },
    changes: isTextMap(changes) ? changes : {},
    shuffle: isShuffleName(shuffle) ? shuffle : DEFAULT_SHUFFLE,
    players: read.filter((player) => player !== null),
  };
  return planOf(setup).ok ? setup : defaults;
}

function readPlayer(json: unknown): LadderPlayer | null {
  if (!isObject(json)) return null;
  const name = isText(json['name']) ? cleanName(json['name']) : null;
  const { bot } = json;
  // A rank in one language is a name in another, so only numbers are refused here.
  if (name === null || meansSomething(name, [])) return null;
  if (bot === null) return { name, bot: null };
  return isText(bot) && isBotName(bot) ? { name, bot } : null;
}
