import type { SentenceTemplates } from '@shoal/language';
import type { NewGameRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<NewGameRuleMessage> = {
  title: ({ seats }) => `New Game à ${seats} joueurs`,
  goal: () => {
    throw new Error(
      'Step 14: in packages/games/src/new-game/words/fr/ write what is said: the rules in rules.ts, events, refusals and options in index.ts, choices, tips and keys in table.ts.',
    );
  },
  deal: ({ handSize }) => `Cartes pour chaque joueur : ${handSize}.`,
};
