import { namesIn } from '@shoal/games/titles';

const articles = new Map(Object.values(namesIn('fr')).map(({ name, article }) => [name, article]));

/** The name with its article, where it takes one: "le Huit américain". */
export function theGame(game: string): string {
  const article = articles.get(game) ?? null;
  if (article === null) return game;
  return article.endsWith('’') ? `${article}${game}` : `${article} ${game}`;
}

/** "le" merges with the preposition before it; "la" and "l’" do not. */
const after = (preposition: string, withLe: string, game: string): string =>
  articles.get(game) === 'le' ? `${withLe} ${game}` : `${preposition} ${theGame(game)}`;

/** "au Huit américain". */
export const atGame = (game: string): string => after('à', 'au', game);

/** "du Huit américain". */
export const ofGame = (game: string): string => after('de', 'du', game);
