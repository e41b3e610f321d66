import { BASH_FRAME } from './bash-frame.ts';
import { type Group, grouped } from './grouped.ts';
import type { Place } from './places.ts';
import { inQuotes, quoteAll, quotePosix } from './quoting.ts';
import { GAME_WORDS, ruleValues, type TableWords } from './table-words.ts';
import type { ValueKind } from './value-kinds.ts';

const HEAD = `# Completes the command lines of shoal in bash. To install it:
#   mkdir -p ~/.local/share/bash-completion/completions
#   shoal completion bash > ~/.local/share/bash-completion/completions/shoal
# Without the package bash-completion, as on a Mac, let ~/.bashrc or ~/.bash_profile read that file:
#   . ~/.local/share/bash-completion/completions/shoal
# The functions share the variables of _shoal.
# shellcheck shell=bash disable=SC2034,SC2154
`;

/** The data as functions that set what they are asked for, since bash 3.2 has no maps, then the code. */
export function bashScript(places: readonly Place[], tables: readonly TableWords[]): string {
  const functions = [
    ['__shoal_step', '"$command $1"', [...stepArms(places), '*) return 1 ;;']],
    ['__shoal_commands', '$command', commandArms(places)],
    ['__shoal_options', '$command', optionsArms(places)],
    ['__shoal_option', '"$command $1"', [...optionArms(places), "*) takes='' kind=none offered=() ;;"]],
    ['__shoal_argument', '"$command $place"', [...argumentArms(places), "*) kind='' offered=() ;;"]],
    ['__shoal_note_game', '$1', [`${patterns(GAME_WORDS.map(({ text }) => text))}) game=$1 ;;`]],
    ['__shoal_presets', '$game', presetArms(tables)],
    ['__shoal_rules', '$game', rulesArms(tables)],
    ['__shoal_values', '"$game $1"', valueArms(tables)],
  ] as const;
  return HEAD + functions.map(([name, subject, arms]) => choosing(name, subject, arms)).join('') + BASH_FRAME;
}

const choosing = (name: string, subject: string, arms: readonly string[]): string =>
  `\n${name}() {\n  case ${subject} in\n${arms.map((arm) => `  ${arm}\n`).join('')}  esac\n}\n`;

const patterns = (keys: readonly string[]): string => keys.map((key) => quotePosix(key)).join(' | ');

const offering = (texts: readonly string[]): string => `offered=(${quoteAll(quotePosix, texts)})`;

const armsOf = <T>(groups: readonly Group<T>[], does: (value: T) => string): string[] =>
  groups.map(({ keys, value }) => `${patterns(keys)}) ${does(value)} ;;`);

const stepArms = (places: readonly Place[]): string[] =>
  places.flatMap((place) =>
    place.commands.map(
      ({ names, path }) => `${patterns(names.map((name) => `${place.path} ${name}`))}) command=${inQuotes(path)} ;;`,
    ),
  );

/** They join what else may be typed. */
const commandArms = (places: readonly Place[]): string[] =>
  places
    .filter(({ commands }) => commands.length > 0)
    .map(({ path, commands }) => {
      const words = quoteAll(
        quotePosix,
        commands.map(({ word }) => word.text),
      );
      return `${quotePosix(path)}) kind=word offered=(${words} \${offered[@]+"\${offered[@]}"}) ;;`;
    });

const optionsArms = (places: readonly Place[]): string[] =>
  armsOf(
    grouped(places.map(({ path, options }) => [path, options.flatMap(({ names }) => names)])),
    (names) => `kind=word ${offering(names)}`,
  );

const optionArms = (places: readonly Place[]): string[] =>
  armsOf(
    grouped(
      places.flatMap(({ path, options }) =>
        options.flatMap(({ names, value }) =>
          value === null ? [] : names.map((name) => [`${path} ${name}`, inBash(value.kind, value.isOptional)] as const),
        ),
      ),
    ),
    (assignments) => assignments,
  );

const inBash = (kind: ValueKind, isOptional: boolean): string =>
  `takes=${isOptional ? 'may' : 'must'} ${kindInBash(kind)}`;

const kindInBash = (kind: ValueKind): string =>
  `kind=${kind.type} ${offering('words' in kind ? kind.words.words.map(({ text }) => text) : [])}`;

const argumentArms = (places: readonly Place[]): string[] =>
  places.flatMap(({ path, args }) =>
    args.map(({ kind, isVariadic }, index) => {
      const key = isVariadic ? `${quotePosix(`${path} `)}*` : quotePosix(`${path} ${index + 1}`);
      return `${key}) ${kindInBash(kind)} ;;`;
    }),
  );

const presetArms = (tables: readonly TableWords[]): string[] =>
  tables.map(({ game, presets }) => `${quotePosix(game)}) ${offering(presets.map(({ text }) => text))} ;;`);

const rulesArms = (tables: readonly TableWords[]): string[] =>
  tables.map(({ game, rules }) => `${quotePosix(game)}) ${offering(rules.map(({ option }) => `${option.text}=`))} ;;`);

const valueArms = (tables: readonly TableWords[]): string[] =>
  armsOf(grouped(ruleValues(tables)), (values) => offering(values.map(({ text }) => text)));
