/** The animals and adjectives of one language, for names and spoken codes. */
export interface NameWords {
  /** 64 nouns. An index means one animal in every language. */
  readonly animals: readonly string[];
  /** How many adjectives there are. Each fits every animal. */
  readonly adjectives: number;
  /** A name in correct grammar: "Happy Otter", "Loutre joyeuse". */
  name(animal: number, adjective: number): string;
}

/** A noun behind its gender: "m tigre". */
export type GenderedNoun = `${'m' | 'f' | 'n'} ${string}`;

export const nounOf = (noun: GenderedNoun): string => noun.slice(2);

/** "Tigre valiente": the adjective follows the noun and agrees with it. It is written "malin maligne", or once for both. */
export function withAdjectiveAfter(animal: GenderedNoun, forms: string): string {
  const [masculine, feminine = masculine] = forms.split(' ');
  const noun = nounOf(animal);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${animal.startsWith('f') ? feminine : masculine}`;
}
