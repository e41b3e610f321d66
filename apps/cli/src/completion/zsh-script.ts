import { type Group, grouped } from './grouped.ts';
import type { Offered } from './offered.ts';
import type { Place, PlacedArgument, PlacedOption } from './places.ts';
import { quotePosix } from './quoting.ts';
import { GAME_WORDS, ruleValues, type TableWords } from './table-words.ts';
import type { ValueKind } from './value-kinds.ts';
import { commandList, WordLists } from './word-lists.ts';

const HEAD = `#compdef shoal
# Completes the command lines of shoal in zsh. To install it:
#   mkdir -p ~/.zfunc
#   shoal completion zsh > ~/.zfunc/_shoal
# and in ~/.zshrc, before compinit is called:
#   fpath=(~/.zfunc $fpath)
#   autoload -Uz compinit && compinit
`;

/** The first function that is called is the file itself, unless somebody has sourced it. */
const FOOT = `
if [[ $funcstack[1] == _shoal ]]; then
  _shoal "$@"
else
  compdef _shoal shoal
fi
`;

/** A function for each list of words and for each place, in the manner of zsh's own completions. */
export function zshScript(places: readonly Place[], tables: readonly TableWords[]): string {
  const lists = new WordLists(places);
  return [
    HEAD,
    ...lists.all.map((list) => offering(`_shoal_words_${list.name}`, list.name, list.words)),
    tableFunctions(tables),
    ...places.map((place) => placeFunction(place, lists)),
    FOOT,
  ].join('');
}

const offering = (name: string, label: string, words: readonly Offered[]): string => `
${name}() {
  local -a offered
  offered=(${described(words)})
  _describe -V -t ${quotePosix(label)} ${quotePosix(label)} offered "$@"
}
`;

const described = (words: readonly Offered[]): string => words.map(describedWord).join(' ');

/** A colon ends the word, and what follows it is the meaning. */
const describedWord = ({ text, meaning }: Offered): string => {
  const word = text.replace(/[\\:]/g, '\\$&');
  return quotePosix(meaning === '' ? word : `${word}:${meaning.replaceAll('\\', '\\\\')}`);
};

const tableFunctions = (tables: readonly TableWords[]): string => `
_shoal_game() {
  local word
  REPLY=
  for word in "\${(@)words[1,CURRENT-1]}"; do
    case \${word#--game=} in
    (${GAME_WORDS.map(({ text }) => quotePosix(text)).join('|')}) REPLY=\${word#--game=} ;;
    esac
  done
}

_shoal_preset() {
  local REPLY
  local -a offered
  _shoal_game
  case $REPLY in
${arms(tables.map(({ game, presets }) => ({ keys: [game], value: presets })))}  esac
  _describe -V -t preset preset offered "$@"
}

_shoal_rule() {
  local REPLY option=\${PREFIX%%=*}
  local -a offered
  _shoal_game
  if compset -P '*='; then
    case "$REPLY $option" in
${arms(grouped(ruleValues(tables)))}    esac
    _describe -V -t value value offered
  else
    case $REPLY in
${arms(tables.map(({ game, rules }) => ({ keys: [game], value: rules.map(({ option }) => option) })))}    esac
    _describe -V -t rule rule offered "$@" -S =
  fi
}

_shoal_player() {
  if compset -P '*:'; then
    "$@[-1]"
  else
    _message 'name, or name:kind'
  fi
}
`;

const arms = (groups: readonly Group<readonly Offered[]>[]): string =>
  groups
    .map(({ keys, value }) => `    (${keys.map(quotePosix).join('|')}) offered=(${described(value)}) ;;\n`)
    .join('');

/** The function of a place. */
const nameOf = (path: string): string => (path === '' ? '_shoal' : `_shoal_at_${path.replace(/\W+/g, '_')}`);

function placeFunction(place: Place, lists: WordLists): string {
  const specs = [...place.options.flatMap((option) => optionSpecs(option, lists)), ...argumentSpecs(place, lists)];
  const isParent = place.commands.length > 0;
  return `${isParent ? firstFunction(place, lists) : ''}
${nameOf(place.path)}() {
${isParent ? dispatch(place) : ''}  _arguments -s -S : ${specs.map((spec) => `\\\n    ${quotePosix(spec)}`).join(' ')}
}
`;
}

/** A command takes over the line as if it were a program of its own. */
const dispatch = ({ commands }: Place): string => `  if ((CURRENT > 2)); then
    local next=
    case $words[2] in
${commands.map(({ names, path }) => `    (${names.map(quotePosix).join('|')}) next=${nameOf(path)} ;;\n`).join('')}    esac
    if [[ -n $next ]]; then
      local curcontext="\${curcontext%:*:*}:shoal-$words[2]:"
      shift words
      ((CURRENT -= 1))
      $next
      return
    fi
  fi
`;

/** What may come first: a command, or what the default command takes. */
const firstFunction = ({ path, commands, args }: Place, lists: WordLists): string => `
${nameOf(path)}_first() {
  local ret=1
  if ((CURRENT == 2)) && _shoal_words_${lists.nameOf(commandList(commands))} "$@"; then ret=0; fi
${args
  .slice(0, 1)
  .map((argument) => alternative(argument, lists))
  .join('')}  return ret
}
`;

function alternative({ kind }: PlacedArgument, lists: WordLists): string {
  const [name, ...settings] = action(kind, lists).trim().split(' ');
  return name === '' ? '' : `  if ${[name, '"$@"', ...settings].join(' ')}; then ret=0; fi\n`;
}

function argumentSpecs({ path, commands, args }: Place, lists: WordLists): string[] {
  const specs = args.map((argument, index) => argumentSpec(argument, index, lists));
  return commands.length === 0 ? specs : [`1:: :${nameOf(path)}_first`, ...specs.slice(1)];
}

const argumentSpec = ({ label, kind, isVariadic }: PlacedArgument, index: number, lists: WordLists): string =>
  `${isVariadic ? '*' : index + 1}${isVariadic ? ':' : '::'}${escaped(label)}:${action(kind, lists)}`;

/** An option with a value may be given again: the tree does not tell which of them are collected. */
function optionSpecs({ names, meaning, value }: PlacedOption, lists: WordLists): string[] {
  const others = names.length > 1 && value === null ? `(${names.join(' ')})` : '';
  return names.map((name) => {
    if (value === null) return `${others}${name}[${escaped(meaning)}]`;
    const joint = name.startsWith('--') ? '=' : '+';
    const colons = value.isOptional ? '::' : ':';
    return `*${name}${joint}[${escaped(meaning)}]${colons}${escaped(value.label)}:${action(value.kind, lists)}`;
  });
}

const escaped = (text: string): string => text.replace(/[\\:[\]]/g, '\\$&');

/** A blank alone means that nothing can be offered, and shows what is wanted. */
function action(kind: ValueKind, lists: WordLists): string {
  switch (kind.type) {
    case 'free':
      return ' ';
    case 'file':
      return '_files';
    case 'folder':
      return '_files -/';
    case 'preset':
    case 'rule':
      return `_shoal_${kind.type}`;
    case 'word':
      return `_shoal_words_${lists.nameOf(kind.words)}`;
    case 'list':
      return `_sequence -d _shoal_words_${lists.nameOf(kind.words)}`;
    case 'player':
      return `_shoal_player _shoal_words_${lists.nameOf(kind.words)}`;
  }
}
