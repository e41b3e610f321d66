import { namesIn } from '@shoal/games/titles';

const inSentences = new Map(Object.values(namesIn('es')).map(({ name, inSentence }) => [name, inSentence]));

/** The name as it stands within a sentence: "los ochos locos", "la mona". */
export const theGame = (game: string): string => inSentences.get(game) ?? game;
