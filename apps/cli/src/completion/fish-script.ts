import { FISH_FRAME } from './fish-frame.ts';
import { grouped } from './grouped.ts';
import type { Offered } from './offered.ts';
import type { Place, PlacedOption } from './places.ts';
import { quoteAll, quoteFish } from './quoting.ts';
import { GAME_WORDS, ruleValues, type TableWords } from './table-words.ts';
import type { ValueKind, WordList } from './value-kinds.ts';
import { commandList, WordLists } from './word-lists.ts';

const HEAD = `# Completes the command lines of shoal in fish. To install it:
#   mkdir -p ~/.config/fish/completions
#   shoal completion fish > ~/.config/fish/completions/shoal.fish
`;

/** Functions that print what may be typed, then a line for each option, command and argument. */
export function fishScript(places: readonly Place[], tables: readonly TableWords[]): string {
  const lists = new WordLists(places);
  const presets = tables.map((table) => armOf([table.game], printing(table.presets)));
  const rules = tables.map((table) => armOf([table.game], printing(table.rules.map(asStart))));
  const values = grouped(ruleValues(tables)).map(({ keys, value }) => armOf(keys, printing(value)));
  const functions = [
    choosing('__shoal_step', [...stepArms(places), ANYTHING_ELSE]),
    choosing('__shoal_takes', takesArms(places)),
    choosing('__shoal_is_game', [...GAME_WORDS.map(({ text }) => armOf([text], 'return 0')), ANYTHING_ELSE]),
    choosing('__shoal_presets', presets),
    choosing('__shoal_rules', rules),
    choosing('__shoal_values', values),
    ...lists.all.map(({ name, words }) => `\nfunction __shoal_words_${name}\n    ${printing(words)}\nend\n`),
  ];
  const lines = ['complete -c shoal -f', ...places.flatMap((place) => completions(place, lists))];
  return `${HEAD}${functions.join('')}${FISH_FRAME}\n${lines.join('\n')}\n`;
}

function armOf(keys: readonly string[], does: string): string {
  return `        case ${quoteAll(quoteFish, keys)}\n            ${does}\n`;
}

const ANYTHING_ELSE = armOf(['*'], 'return 1');

const choosing = (name: string, arms: readonly string[]): string =>
  `\nfunction ${name}\n    switch "$argv[1]"\n${arms.join('')}    end\nend\n`;

const printing = (words: readonly Offered[]): string =>
  `printf '%s\\t%s\\n' ${words.map(({ text, meaning }) => `${quoteFish(text)} ${quoteFish(meaning)}`).join(' ')}`;

const asStart = ({ option }: { readonly option: Offered }): Offered => ({ ...option, text: `${option.text}=` });

const stepArms = (places: readonly Place[]): string[] =>
  places.flatMap((place) =>
    place.commands.map(({ names, path }) =>
      armOf(
        names.map((name) => `${place.path} ${name}`),
        `echo ${quoteFish(path)}`,
      ),
    ),
  );

const takesArms = (places: readonly Place[]): string[] =>
  grouped(
    places.flatMap(({ path, options }) =>
      options.flatMap(({ names, value }) =>
        value === null ? [] : names.map((name) => [`${path} ${name}`, value.isOptional ? 'may' : 'must'] as const),
      ),
    ),
  ).map(({ keys, value }) => armOf(keys, `echo ${value}`));

function completions({ path, commands, options, args }: Place, lists: WordLists): string[] {
  const at = `__shoal_at ${quoteFish(path)}`;
  const line = (condition: string, rest: string) => `complete -c shoal -n ${quoteFish(condition)} ${rest}`;
  return [
    ...args.flatMap(({ kind, isVariadic }, index) => {
      const offer = argumentOffer(kind, lists);
      return offer === '' ? [] : [line(`${at} ${index + 1}${isVariadic ? ' on' : ''}`, offer)];
    }),
    // Fish shows what is added last first.
    ...(commands.length === 0 ? [] : [line(`${at} 0`, wordOffer(commandList(commands), lists))]),
    ...options.map((option) => line(at, optionOffer(option, lists))),
  ];
}

const description = (meaning: string): string => (meaning === '' ? '' : ` -d ${quoteFish(meaning)}`);

function optionOffer({ names, meaning, value }: PlacedOption, lists: WordLists): string {
  const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  return flags.join(' ') + valueOffer(value, lists) + description(meaning);
}

/** Fish knows optional values only as `--option=value`. */
function valueOffer(value: PlacedOption['value'], lists: WordLists): string {
  if (value === null) return '';
  const offer = argumentOffer(value.kind, lists);
  if (value.isOptional) return offer === '' ? '' : ` ${offer}`;
  return offer === '' ? ' -x' : ` -r ${offer}`;
}

function argumentOffer(kind: ValueKind, lists: WordLists): string {
  switch (kind.type) {
    case 'free':
      return '';
    case 'file':
      return '-F';
    case 'folder':
      return "-f -a '(__fish_complete_directories)'";
    case 'preset':
      return "-f -k -a '(__shoal_presets (__shoal_game))'";
    case 'rule':
      return "-f -k -a '(__shoal_rule)'";
    case 'word':
      return wordOffer(kind.words, lists);
    case 'list':
    case 'player':
      return `-f -k -a '(__shoal_${kind.type} __shoal_words_${lists.nameOf(kind.words)})'`;
  }
}

const wordOffer = (words: WordList, lists: WordLists): string => `-f -k -a '(__shoal_words_${lists.nameOf(words)})'`;
