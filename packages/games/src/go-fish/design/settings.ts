import { type OptionRefusal, type ShuffleName, settle, writeOption } from '@shoal/core';
import { type GoFishImpossible, type GoFishOptions, goFishTables } from '../rules/options.ts';
import { checkFlag, checkList, checkName, checkObject, checkText, shown } from './checks.ts';
import { checkShuffle } from './deck.ts';
import { DesignError } from './design-error.ts';
import { type Seed, seedFrom } from './seed.ts';
import type { StrategyChoice } from './strategy.ts';

/** What a game may differ in; everything may be left out. */
export interface GameSettings {
  /** The same seed deals the same cards; without one each game differs. */
  readonly seed?: Seed | undefined;
  /** `classic`, the design document's own rules, unless said otherwise; also `standard`, `classroom` and `pairs`. */
  readonly preset?: string | undefined;
  /** Rules that differ from the preset. */
  readonly rules?: Partial<GoFishOptions> | undefined;
  readonly shuffle?: ShuffleName | undefined;
  /** One for each player, null for the default. */
  readonly strategies?: readonly StrategyChoice[] | undefined;
}

/** The arguments of a game, checked. */
export interface GameSetup {
  readonly names: readonly string[];
  readonly humanFlags: readonly boolean[];
  readonly rules: GoFishOptions;
  readonly seed: string;
  readonly shuffle: ShuffleName;
  /** Each player checks its own. */
  readonly strategies: readonly unknown[];
}

/** The rules of the design document itself. */
const DEFAULT_PRESET = 'classic';

const KNOWN: readonly (keyof GameSettings)[] = ['seed', 'preset', 'rules', 'shuffle', 'strategies'];

/** The arguments of Game.create, which plain JavaScript may fill with anything. */
export function setupFrom(playerNames: unknown, humanFlags: unknown, settings: unknown): GameSetup {
  const names = checkList(playerNames, 'The player names').map((name) => checkText(name, 'A player name'));
  const given = checkObject(settings, 'The settings') as GameSettings;
  for (const key of Object.keys(given)) checkName(key, KNOWN, 'a setting of Game.create');
  const preset = checkName(given.preset ?? DEFAULT_PRESET, Object.keys(goFishTables.presets), 'a preset');
  const rules = rulesFrom(preset, names.length, given.rules ?? {});
  const flags = oneEach(humanFlags, names, 'The human flags').map((flag) => checkFlag(flag, 'A human flag'));
  const strategies = oneEach(given.strategies ?? names.map(() => null), names, 'The strategies');
  const shuffle = checkShuffle(given.shuffle ?? 'fisher-yates');
  return { names, humanFlags: flags, rules, seed: seedFrom(given.seed), shuffle, strategies };
}

function oneEach(value: unknown, names: readonly string[], what: string): readonly unknown[] {
  const list = checkList(value, what);
  if (list.length === names.length) return list;
  const counts = `${names.length}, not ${list.length}`;
  throw new DesignError('bad-argument', `${what} must have one entry for each player: ${counts}.`);
}

function rulesFrom(preset: string, players: number, rules: unknown): GoFishOptions {
  const written = Object.entries(checkObject(rules, 'The rules'))
    .filter(([, value]) => value !== undefined)
    .map(([rule, value]) => [rule, writeOption(value)]);
  const settled = settle(goFishTables, preset, players, Object.fromEntries(written));
  if (settled.ok) return settled.options;
  throw refusedRules(settled.refusal, preset);
}

function refusedRules(refusal: OptionRefusal<GoFishImpossible>, preset: string): DesignError {
  switch (refusal.key) {
    case 'seats-out-of-range': {
      const { seats, min, max } = refusal;
      const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
      const game = preset === DEFAULT_PRESET ? 'Go Fish' : `A ${preset} game`;
      return new DesignError('out-of-range', `${game} is for ${range} players, not ${seats}.`);
    }
    case 'unknown-option':
      return new DesignError(
        'unknown-name',
        `${shown(refusal.option)} is not a rule: use one of ${refusal.known.join(', ')}.`,
      );
    case 'bad-option-value':
      return new DesignError(
        'out-of-range',
        `The rule ${refusal.option} cannot be ${refusal.value}: use ${allowedIn(refusal)}.`,
      );
    case 'impossible-options':
      return impossibleRules(refusal.reason);
    default:
      return new DesignError('bad-argument', `These rules cannot be used: ${refusal.key}.`);
  }
}

function allowedIn({ allowed }: Extract<OptionRefusal, { key: 'bad-option-value' }>): string {
  return 'min' in allowed ? `a whole number from ${allowed.min} to ${allowed.max}` : `one of ${allowed.join(', ')}`;
}

function impossibleRules(reason: GoFishImpossible): DesignError {
  if (reason.key === 'first-out-plays-on')
    return new DesignError('bad-argument', "The rule win: 'first-out' needs end: 'first-empty-hand'.");
  const { seats, handSize, cards } = reason;
  return new DesignError(
    'too-few-cards',
    `${seats} hands of ${handSize} cards need more than the ${cards} there are: choose a smaller handSize.`,
  );
}
