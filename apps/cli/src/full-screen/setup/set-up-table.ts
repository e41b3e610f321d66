import type { GameId } from '@shoal/games';
import type { MatchPlan } from '@shoal/room';
import { createSentences, matchPlanOf, type TableSetup } from '@shoal/table-ui';
import type { SavedSettings } from '../../store/settings-file.ts';
import { gamesIn } from '../../text/language.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import { OptionsScene } from './options-scene.ts';
import { SetupScene } from './setup-scene.ts';

/** Shows the form until it starts a table, which is remembered; null when somebody goes back. */
export async function setUpTable(
  { stage, catalogue, ascii }: ScreenContext,
  settings: SavedSettings,
  game: GameId,
  given?: TableSetup,
): Promise<MatchPlan | null> {
  const say = {
    catalogue,
    ascii,
    sentences: createSentences({ catalogue, names: [], ascii }, gamesIn(catalogue)[game]),
  };
  const { tables, speed, suits } = settings.current;
  let state = { setup: given ?? tables[game], speed, suits };
  for (let at = 0; ; ) {
    const end = await stage.play(new SetupScene(state, say, at));
    ({ state, at } = end);
    if (end.goes === 'back') return null;
    if (end.goes === 'options') state = { ...state, setup: await stage.play(new OptionsScene(state.setup, say)) };
    else {
      const { setup, speed: chosen, suits: colours } = state;
      settings.change({
        game,
        tables: { ...settings.current.tables, [game]: setup },
        ...(chosen === speed ? {} : { speed: chosen }),
        ...(colours === suits ? {} : { suits: colours }),
      });
      return matchPlanOf(setup);
    }
  }
}
