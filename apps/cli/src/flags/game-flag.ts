import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { namesIn } from '@shoal/games/titles';
import type { GameName } from '@shoal/language';
import { plainText } from '@shoal/table-ui';
import { UsageError } from '../process/exit-code.ts';
import { words } from '../text/words.ts';

type GameNames = Readonly<Record<GameId, GameName>>;

/** Reads a game by its id, its name, or the beginning of either, in any spelling; undefined when it is no game. */
export function readGame(text: string, games: GameNames = namesIn('en')): GameId | undefined {
  const letters = (name: string) => plainText(name).replace(/[^a-z]/g, '');
  const asked = letters(text);
  if (asked === '') return undefined;
  const namesOf = (id: GameId) => [letters(id), letters(games[id].name)];
  return (
    GAME_IDS.find((id) => namesOf(id).includes(asked)) ??
    GAME_IDS.find((id) => namesOf(id).some((name) => name.startsWith(asked)))
  );
}

export function gameFrom(text: string | undefined): GameId {
  if (text === undefined) return GAME_IDS[0];
  const id = readGame(text);
  if (id === undefined) throw new UsageError(words.unknownGame(text, GAME_IDS));
  return id;
}

/** The game named by itself, by a flag, or twice alike. */
export function oneGame<F extends { readonly game?: string }>(name: string | undefined, flags: F): F {
  if (name === undefined) return flags;
  if (flags.game !== undefined && gameFrom(name) !== gameFrom(flags.game)) {
    throw new UsageError(words.twoGames(name, flags.game));
  }
  return { ...flags, game: name };
}
