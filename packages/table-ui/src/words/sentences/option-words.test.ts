import { GAME_IDS } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { planTable } from '@shoal/room';
import { expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';

import { rulesInForce } from './option-words.ts';
import { createSentences } from './sentences.ts';

test.each(GAME_IDS)('the options in which a table of %s differs from its preset are told in words', (game) => {
  const planned = planTable(game, 'standard', 3);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const [option, other] = Object.keys(planned.plan.options);
  for (const language of LANGUAGES) {
    const catalogue = CATALOGUES[language];
    const sentences = createSentences({ catalogue, names: [], ascii: false }, SHOWN_GAMES[language][game]);
    const { preset, changes } = rulesInForce(
      { ...planned.plan, changes: [`${option}=x`] },
      sentences,
      catalogue.screen,
    );
    expect([preset, changes.length]).toEqual(['standard', 1]);
    expect(changes[0]).toContain(sentences.optionLabel(option));
    expect(changes[0]).not.toMatch(new RegExp(`${option}|${other}|=`));
  }
});
