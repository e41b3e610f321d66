import type { Seat } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { SHOWN_LOADERS } from '@shoal/games/loaders';
import type { Language } from '@shoal/language';
import { createSentences, type Sentences, type ShownGame, type ShownGames } from '@shoal/table-ui';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../page/words.ts';
import { LoadFailure } from '../ui/loading.tsx';
import { loadRules } from './load-rules.ts';

const LOADED = new Map<string, Promise<ShownGame>>();

/** Loads the presentation and words of a game; later calls return the loaded ones. */
export function loadGame(id: GameId, language: Language): Promise<ShownGame> {
  const key = `${id} ${language}`;
  const known = LOADED.get(key);
  if (known !== undefined) return known;
  const { presentation, words } = SHOWN_LOADERS[id];
  const loading = Promise.all([presentation(), words[language]()]).then(
    ([shown, said]): ShownGame => ({ id, presentation: shown, words: said }),
  );
  LOADED.set(key, loading);
  // A failed load, for example in a tunnel, may succeed later.
  loading.catch(() => LOADED.delete(key));
  return loading;
}

const loadGames = async (language: Language): Promise<ShownGames> =>
  Object.fromEntries(await Promise.all(GAME_IDS.map(async (id) => [id, await loadGame(id, language)]))) as ShownGames;

const GameContext = createContext<ShownGame | null>(null);
const GamesContext = createContext<ShownGames | null>(null);

/** The game of the current screen, which must be inside a `WithGame`. */
export function useGame(): ShownGame {
  const game = useContext(GameContext);
  if (game === null) throw new Error('no game is shown here');
  return game;
}

/** All games, on a screen inside a `WithGames`. */
export function useGames(): ShownGames {
  const games = useContext(GamesContext);
  if (games === null) throw new Error('the games are not shown here');
  return games;
}

/** Sentences about the players of a table; `you` is the seat addressed as "you". */
export const useSentences = (names: readonly string[], you: Seat | null = null): Sentences =>
  useSentencesOf(names, you, false);

/** Sentences for screen readers, with cards spelled out. */
export const useSpokenSentences = (names: readonly string[], you: Seat | null = null): Sentences =>
  useSentencesOf(names, you, true);

function useSentencesOf(names: readonly string[], you: Seat | null, spoken: boolean): Sentences {
  const { catalogue } = useWords();
  const game = useGame();
  const key = names.join('\n');
  return useMemo(
    () => createSentences({ catalogue, names: key.split('\n'), ascii: false, spoken, you }, game),
    [catalogue, game, key, spoken, you],
  );
}

interface WithGameProps {
  readonly id: GameId;
  /** Whether the page itself needs the rules, as the setup screen does. */
  readonly rules?: boolean;
  /** Rendered while the game loads. */
  readonly meanwhile?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Renders its children once the game is loaded. */
export function WithGame({ id, rules = false, meanwhile = null, children }: WithGameProps) {
  const { language } = useWords();
  const game = useLoaded(async () => {
    const [shown] = await Promise.all([loadGame(id, language), rules ? loadRules(id) : null]);
    return shown;
  }, [id, language, rules]);
  const shown = useRef(children);
  if (game === 'failed') return <LoadFailure />;
  if (game === null) return <>{meanwhile}</>;
  // While another game loads, the screen of the last one stays: its children need its words.
  if (game.id === id) shown.current = children;
  return <GameContext.Provider value={game}>{shown.current}</GameContext.Provider>;
}

/** Renders its children once all games are loaded. */
export function WithGames({ children }: { readonly children: ComponentChildren }) {
  const { language } = useWords();
  const games = useLoaded(() => loadGames(language), [language]);
  if (games === 'failed') return <LoadFailure />;
  return games === null ? null : <GamesContext.Provider value={games}>{children}</GamesContext.Provider>;
}

function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): T | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ value }),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, inputs);
  return loaded === null || loaded === 'failed' ? loaded : loaded.value;
}
