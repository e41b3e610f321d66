import type { RoomTerms } from '@shoal/room/protocol';
import { createSentences } from '@shoal/table-ui';
import { OptionsScene } from '../full-screen/setup/options-scene.ts';
import { gamesIn } from '../text/language.ts';
import type { RoomContext } from './room-context.ts';
import { setupOf } from './room-terms-fields.ts';
import { TermsScene } from './terms-scene.ts';

/** Shows what the organiser may change about the table; null if it shall stay as it is. */
export async function changedTerms(context: RoomContext, now: RoomTerms, seats: number): Promise<RoomTerms | null> {
  const { stage, catalogue, ascii } = context;
  let terms = now;
  for (let at = 0; ; ) {
    const end = await stage.play(new TermsScene({ terms, seats }, context, at));
    ({ terms, at } = end);
    if (end.goes === 'back') return null;
    if (end.goes === 'keep') return JSON.stringify(terms) === JSON.stringify(now) ? null : terms;
    const sentences = createSentences({ catalogue, names: [], ascii }, gamesIn(catalogue)[terms.game]);
    const { changes } = await stage.play(new OptionsScene(setupOf({ terms, seats }), { catalogue, ascii, sentences }));
    terms = { ...terms, rules: changes };
  }
}
