import type { SentenceTemplates } from '@shoal/language';
import { numberFormat } from '@shoal/language';
import { ofName, percent, plural, points, whole } from '@shoal/language/fr';
import type { ReviewWords } from '../en/coach.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';

/** "environ 42 %", but "moins de 1 %". */
const about = (share: number): string => percent(share).replace(/^\d/, 'environ $&');

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name} : ce choix a coûté ${points(downToPoint(loss))} de chances de gagner, à ${points(error)} près.`;

export const coach: SentenceTemplates<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0)
      return `Avec ce choix, tu gagnes ${about(share)} du temps, comme avec le choix moyen.`;
    return better > 0
      ? `Avec ce choix, tu gagnes ${about(share)} du temps, ${points(better)} de plus qu’avec le choix moyen.`
      : `Avec ce choix, tu gagnes ${about(share)} du temps, ${points(-better)} de moins qu’avec le choix moyen.`;
  },
  'only-share': ({ share }) => `Avec ce choix, tu gagnes ${about(share)} du temps.`,
  'any-choice': ({ share }) => `Tous les choix se valent : tu gagnes ${about(share)} du temps.`,
  inaccuracy: ({ loss, error }) => gaveAway('Imprécision', loss, error),
  mistake: ({ loss, error }) => gaveAway('Erreur', loss, error),
  blunder: ({ loss, error }) => gaveAway('Gaffe', loss, error),
  forgot: ({ loss, error }) => gaveAway('Oubli', loss, error),
  'curve-of': ({ seat }, { name }) =>
    `Les chances de gagner ${ofName(name(seat))}, d’après ce que ${name(seat)} pouvait voir :`,
  'your-curve': 'Tes chances de gagner, d’après ce que tu pouvais voir :',
  'nothing-marked': 'Aucun choix n’a coûté plus que ce que le hasard peut expliquer.',
};

const tenths = numberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the review of a game says beside the coach's own words, in French. */
export const review: ReviewWords = {
  title: (game, number) => `Analyse de la partie ${whole(number)} : ${game}`,
  severalGames: (games) => `Analyse de ${whole(games)} parties`,
  progress: (entries, all) => `${whole(entries)} entrées sur ${whole(all)} analysées`,
  longReview: (games, minutes) =>
    plural(minutes, {
      one: `L’analyse des ${whole(games)} parties prendra environ une minute ; Ctrl-C l’arrête.`,
      other: `L’analyse des ${whole(games)} parties prendra environ ${whole(minutes)} minutes ; Ctrl-C l’arrête.`,
    }),
  written: (path) => `L’analyse est écrite dans ${path}.`,

  // The curve.
  curve: 'Chances de gagner',
  curveOf: (player) =>
    `Les chances de gagner de chaque joueur après chaque choix, d’après ce que ${player} pouvait voir.`,
  yourCurve: 'Les chances de gagner de chaque joueur après chaque choix, d’après ce que tu pouvais voir.',
  actionAxis: 'choix',
  shareAxis: 'chances de gagner',
  percent: (share) => `${whole(100 * share)} %`,
  yourMarks: '^ tes choix marqués',
  marksOf: (player) => `^ choix marqués ${ofName(player)}`,

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
    `La perte dit de combien de points de chances de gagner le meilleur choix dépassait celui qui a été fait : les deux ont été joués jusqu’au bout dans les mêmes donnes imaginées, ${whole(rollouts)} parties par choix. Les pertes d’au moins 3 points sont marquées si elles dépassent deux erreurs types ; un oubli est toujours marqué.`,
};
