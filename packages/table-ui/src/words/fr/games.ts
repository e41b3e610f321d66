/** Known in French under its English name. */
export const GO_FISH = 'Go Fish';
export const CRAZY_EIGHTS = 'Huit américain';

/** "Go Fish", "le Huit américain". */
export const theGame = (game: string): string => (game === CRAZY_EIGHTS ? `le ${game}` : game);

/** "à Go Fish", "au Huit américain". */
export const atGame = (game: string): string => (game === CRAZY_EIGHTS ? `au ${game}` : `à ${game}`);
