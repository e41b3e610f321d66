import type { SentenceTemplates } from '@shoal/language';
import { percent, points, whole } from '@shoal/language/fr';
import type { ReviewWords } from '../en/coach.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name} : ce choix a coûté ${points(downToPoint(loss))} de chances de gagner, à ${points(error)} près.`;

export const coach: SentenceTemplates<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0) return `Ce choix gagne dans ${percent(share)} des cas, comme le choix moyen.`;
    return better > 0
      ? `Ce choix gagne dans ${percent(share)} des cas, ${points(better)} de plus que le choix moyen.`
      : `Ce choix gagne dans ${percent(share)} des cas, ${points(-better)} de moins que le choix moyen.`;
  },
  'only-share': ({ share }) => `Ce choix gagne dans ${percent(share)} des cas.`,
  'any-choice': ({ share }) => `Tous les choix se valent : ils gagnent dans ${percent(share)} des cas.`,
  inaccuracy: ({ loss, error }) => gaveAway('Imprécision', loss, error),
  mistake: ({ loss, error }) => gaveAway('Erreur', loss, error),
  blunder: ({ loss, error }) => gaveAway('Gaffe', loss, error),
  forgot: ({ loss, error }) => gaveAway('Oubli', loss, error),
  'curve-of': ({ seat }, { name }) => `Chances de gagner pour ${name(seat)}, vues de sa place :`,
  'your-curve': 'Tes chances de gagner, vues de ta place :',
  'nothing-marked': 'Aucun choix n’a coûté plus que ce que le hasard peut expliquer.',
};

const tenths = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the review of a game says beside the coach's own words, in French. */
export const review: ReviewWords = {
  title: (game, number) => `Analyse de la partie ${whole(number)} : ${game}`,
  severalGames: (games) => `Analyse de ${whole(games)} parties`,
  progress: (entries, all) => `${whole(entries)} entrées sur ${whole(all)} analysées`,
  written: (path) => `L’analyse est écrite dans ${path}.`,

  // The curve.
  curve: 'Chances de gagner',
  curveOf: (player) => `Les chances de gagner de chaque joueur après chaque choix, vues de la place de ${player}.`,
  yourCurve: 'Les chances de gagner de chaque joueur après chaque choix, vues de ta place.',
  actionAxis: 'choix',
  shareAxis: 'part de la victoire',
  percent: (share) => `${whole(100 * share)} %`,
  yourMarks: '^ tes choix marqués',
  marksOf: (player) => `^ choix marqués de ${player}`,

  // What went wrong.
  marked: 'Ce qui a mal tourné',
  heading: (text) => `${text} :`,
  action: (number, entry, player, action) => `${whole(number)} (entrée ${whole(entry)}). ${player} : ${action}.`,
  better: (sentence) => `Mieux : ${sentence}`,
  marks: { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe', forgot: 'oubli' },
  actionHeads: {
    ...{ action: 'n°', player: 'joueur', taken: 'choisi', mark: 'note' },
    ...{ loss: 'perte', better: 'mieux' },
  },
  loss: (loss, error) => `${tenths.format(100 * loss)} ± ${tenths.format(100 * error)}`,

  // What it adds up to.
  totals: 'Les choix et ce qu’ils ont coûté',
  totalHeads: { player: 'joueur', choices: 'choix', points: 'points par choix', forgotten: 'oublis' },
  markHeads: { inaccuracy: 'imprécisions', mistake: 'erreurs', blunder: 'gaffes' },
  points: (share) => tenths.format(100 * share),
  count: whole,
  howMeasured: (rollouts) =>
    `Une perte est la part de la victoire, en points de pourcentage, que le meilleur choix rapportait de plus que celui qui a été fait : les deux ont été joués jusqu’au bout dans les mêmes mondes imaginés, chaque choix étant jugé sur ${whole(rollouts)} parties. Elle est marquée à partir de 3 points, et seulement si elle dépasse deux erreurs types ; un oubli est marqué quoi qu’il ait coûté.`,
};
