import { isObject, objectIn } from '@shoal/core';
import { type GameId, perGame } from '@shoal/games/ids';
import { isLanguage, type Language, preferredLanguage } from '@shoal/language';
import { isSpeed, type Speed } from '@shoal/room';
import { type HadOffers, type HadTips, readHadOffers, readHadTips } from '@shoal/table-ui';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SUITS_SHOWN = ['four', 'two'] as const;
export type SuitsShown = (typeof SUITS_SHOWN)[number];

/** What the page remembers between visits. */
export interface PageSettings {
  readonly language: Language;
  readonly theme: Theme;
  readonly suits: SuitsShown;
  readonly speed: Speed;
  /** From 0 to 1; 0 is off. */
  readonly volume: number;
  /** The volume that unmuting restores. */
  readonly lastVolume: number;
  readonly hadTips: HadTips;
  readonly hadOffers: HadOffers;
  /** The setup last used for each game, unchecked: `readSetup` validates it. */
  readonly tables: Readonly<Record<GameId, unknown>>;
}

/** The page's only key in local storage. */
export const SETTINGS_KEY = 'shoal-settings';

const DEFAULT_VOLUME = 0.5;

/** Replaces invalid values by defaults, so that settings of another version never break the page. */
export function readPageSettings(text: string | null, languages: readonly string[]): PageSettings {
  const json = objectIn(text ?? '') ?? {};
  const tables = isObject(json['tables']) ? json['tables'] : {};
  const volume = shareIn(json['volume'], DEFAULT_VOLUME);
  return {
    language: isLanguage(json['language']) ? json['language'] : preferredLanguage(languages),
    theme: THEMES.find((theme) => theme === json['theme']) ?? 'system',
    suits: SUITS_SHOWN.find((suits) => suits === json['suits']) ?? 'four',
    speed: isSpeed(json['speed']) ? json['speed'] : 'normal',
    // Unmuting must be audible, so the restored volume is never 0.
    ...{ volume, lastVolume: shareIn(json['lastVolume'], 0) || volume || DEFAULT_VOLUME },
    hadTips: readHadTips(json['hadTips'], json['turns']),
    hadOffers: readHadOffers(json['hadOffers']),
    tables: perGame((id) => tables[id]),
  };
}

const shareIn = (json: unknown, fallback: number): number =>
  typeof json === 'number' && json >= 0 && json <= 1 ? json : fallback;
