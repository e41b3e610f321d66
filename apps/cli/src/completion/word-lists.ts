import type { Offered } from './offered.ts';
import type { NextCommand, Place } from './places.ts';
import type { ValueKind, WordList } from './value-kinds.ts';

/** The word lists of a program by names of their own, so that a script can write each once. */
export class WordLists {
  readonly #names = new Map<string, string>();
  readonly #lists: WordList[] = [];

  constructor(places: readonly Place[]) {
    for (const { commands, options, args } of places) {
      if (commands.length > 0) this.#add(commandList(commands));
      for (const { value } of options) if (value !== null) this.#addWordsOf(value.kind);
      for (const { kind } of args) this.#addWordsOf(kind);
    }
  }

  get all(): readonly WordList[] {
    return this.#lists;
  }

  nameOf(list: WordList): string {
    return this.#names.get(contentOf(list.words)) ?? list.name;
  }

  #addWordsOf(kind: ValueKind): void {
    if ('words' in kind) this.#add(kind.words);
  }

  #add({ name, words }: WordList): void {
    if (this.#names.has(contentOf(words))) return;
    const alike = this.#lists.filter((list) => list.name.replace(/_\d+$/, '') === name).length;
    const ownName = alike === 0 ? name : `${name}_${alike + 1}`;
    this.#names.set(contentOf(words), ownName);
    this.#lists.push({ name: ownName, words });
  }
}

/** The commands of a place, as those that `help` takes. */
export const commandList = (commands: readonly NextCommand[]): WordList => ({
  name: 'command',
  words: commands.map(({ word }) => word),
});

const contentOf = (words: readonly Offered[]): string => JSON.stringify(words);
