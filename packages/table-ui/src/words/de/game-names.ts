import { namesIn } from '@shoal/games/titles';

const accusatives = new Map(Object.values(namesIn('de')).map(({ name, accusative }) => [name, accusative]));

/** The name as the object of a verb: "Schwarzen Peter spielen". */
export const asObject = (game: string): string => accusatives.get(game) ?? game;
