import { allOf, oneOf, plural, whole } from '@shoal/language/fr';
import type { LineSetupWords } from '../en/line-setup.ts';

/** What is asked line by line before the first card, in French. */
export const lineSetup: LineSetupWords = {
  // Games that wait.
  gamesWaiting: (games, listed) => {
    const rest = listed < games ? `. Les ${whole(listed)} plus récentes :` : ' :';
    return plural(games, { one: 'Une partie attend :', other: `${whole(games)} parties attendent${rest}` });
  },
  waitingGame: (game, others, deal, left) =>
    deal === 1
      ? `${game} avec ${allOf(others)}, ${left}`
      : `${game} avec ${allOf(others)}, donne ${whole(deal)}, ${left}`,
  continueOrNew: (unlisted) =>
    unlisted === 0
      ? 'Entrée = reprendre la 1, un numéro = reprendre celle-là, n = nouvelle partie'
      : `Entrée = reprendre la 1, un numéro = reprendre celle-là, m = en montrer ${whole(unlisted)} de plus, n = nouvelle partie`,
  continueAnswers: (games) =>
    plural(games, {
      one: 'Appuie sur Entrée, ou réponds n ou 1.',
      other: `Appuie sur Entrée, ou réponds n ou un numéro de 1 à ${whole(games)}.`,
    }),

  // The table.
  whichGame: (games) => `Quel jeu : ${oneOf(games)} ? Entrée = ${games[0]}`,
  enterOrSetUp: (bots) =>
    plural(bots, {
      one: 'Entrée = toi et un bot, s = préparer la table',
      other: `Entrée = toi et ${whole(bots)} bots, s = préparer la table`,
    }),
  enterOrS: 'Appuie sur Entrée pour commencer, ou tape s pour préparer la table.',
  howManyPlayers: (min, max, suggested) =>
    `Combien de joueurs, de ${whole(min)} à ${whole(max)} ? Entrée = ${whole(suggested)}`,
  nameOf: (player, suggested) => `Nom du joueur ${whole(player)} ? Entrée = ${suggested}`,
  kindOf: (name, bots, suggested) => `${name} : humain (h) ou bot (${oneOf(bots)}) ? Entrée = ${suggested}`,
  yourKind: (bots, suggested) => `Toi : humain (h) ou bot (${oneOf(bots)}) ? Entrée = ${suggested}`,
  human: 'humain',
  preset: (presets, suggested) => `Quelles règles : ${oneOf(presets)} ? Entrée = ${suggested}`,
  option: (example) => `Une option à changer, comme ${example}, ou « ? » pour la liste ? Entrée = commencer`,
  noOption: (text, example) => `« ${text} » n’est pas une option avec sa valeur ; écris comme ${example}.`,
  chooseFrom: (known) => `Réponds ${oneOf(known)}, s’il te plaît.`,
};
