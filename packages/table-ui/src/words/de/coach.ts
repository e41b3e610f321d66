import type { SentenceTemplates } from '@shoal/language';
import { numberFormat } from '@shoal/language';
import { byPoints, ownedBy, percent, plural, points, whole } from '@shoal/language/de';
import type { ReviewWords } from '../en/coach.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';

/** "etwa 42 %", but "unter 1 %". */
const about = (share: number): string => percent(share).replace(/^\d/, 'etwa $&');

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: Das hat ${points(downToPoint(loss))} Gewinnchance gekostet, bei ${byPoints(error)} Unsicherheit.`;

export const coach: SentenceTemplates<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0)
      return `Damit gewinnst du ${about(share)} der Spiele, so viele wie mit der durchschnittlichen Wahl.`;
    return better > 0
      ? `Damit gewinnst du ${about(share)} der Spiele, ${points(better)} mehr als mit der durchschnittlichen Wahl.`
      : `Damit gewinnst du ${about(share)} der Spiele, ${points(-better)} weniger als mit der durchschnittlichen Wahl.`;
  },
  'only-share': ({ share }) => `Damit gewinnst du ${about(share)} der Spiele.`,
  'any-choice': ({ share }) => `Alle Möglichkeiten sind gleich gut: Du gewinnst ${about(share)} der Spiele.`,
  inaccuracy: ({ loss, error }) => gaveAway('Ungenau', loss, error),
  mistake: ({ loss, error }) => gaveAway('Fehler', loss, error),
  blunder: ({ loss, error }) => gaveAway('Grober Fehler', loss, error),
  forgot: ({ loss, error }) => gaveAway('Vergessen', loss, error),
  'curve-of': ({ seat }, { name }) =>
    `${ownedBy(name(seat), 'Gewinnchance')}, beurteilt nach dem, was ${name(seat)} sehen konnte:`,
  'your-curve': 'Deine Gewinnchance, beurteilt nach dem, was du sehen konntest:',
  'nothing-marked': 'Keine Entscheidung hat mehr gekostet, als der Zufall erklären kann.',
};

const tenths = numberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = numberFormat('de', { style: 'percent' });

/** What the review of a game says beside the coach's own words, in German. */
export const review: ReviewWords = {
  title: (game, number) => `Analyse von Spiel ${whole(number)}: ${game}`,
  severalGames: (games) => `Analyse von ${whole(games)} Spielen`,
  progress: (entries, all) => `${whole(entries)} von ${whole(all)} Einträgen geprüft`,
  longReview: (games, minutes) =>
    plural(minutes, {
      one: `Alle ${whole(games)} Spiele zu prüfen dauert etwa eine Minute; Strg-C bricht ab.`,
      other: `Alle ${whole(games)} Spiele zu prüfen dauert etwa ${whole(minutes)} Minuten; Strg-C bricht ab.`,
    }),
  written: (path) => `Die Analyse steht in ${path}.`,

  // The curve.
  curve: 'Gewinnchance',
  curveOf: (player) =>
    `Die Gewinnchance aller Spieler nach jeder Entscheidung, beurteilt nach dem, was ${player} sehen konnte.`,
  yourCurve: 'Die Gewinnchance aller Spieler nach jeder Entscheidung, beurteilt nach dem, was du sehen konntest.',
  actionAxis: 'Entscheidung',
  shareAxis: 'Gewinnchance',
  percent: (share) => percents.format(share),
  yourMarks: '^ deine markierten Entscheidungen',
  marksOf: (player) => `^ ${ownedBy(player, 'markierte Entscheidungen')}`,

  // What went wrong.
  marked: 'Was schiefging',
  heading: (text) => `${text}:`,
  action: (number, entry, player, action) => `${whole(number)} (Eintrag ${whole(entry)}). ${player}: ${action}.`,
  better: (sentence) => `Besser: ${sentence}`,
  marks: { inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grober Fehler', forgot: 'vergessen' },
  actionHeads: {
    ...{ action: 'Nr.', player: 'Spieler', taken: 'gewählt', mark: 'Urteil' },
    ...{ loss: 'Verlust', better: 'besser' },
  },
  loss: (loss, error) => `${tenths.format(100 * loss)} ± ${tenths.format(100 * error)}`,

  // What it adds up to.
  totals: 'Entscheidungen und was sie gekostet haben',
  totalHeads: { player: 'Spieler', choices: 'Anzahl', points: 'Punkte im Schnitt', forgotten: 'vergessen' },
  markHeads: { inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grobe Fehler' },
  points: (share) => tenths.format(100 * share),
  count: whole,
  howMeasured: (rollouts) =>
    `Der Verlust sagt, um wie viele Prozentpunkte Gewinnchance die beste Entscheidung besser war als die getroffene: Beide wurden in denselben gedachten Runden zu Ende gespielt, jede Entscheidung in ${whole(rollouts)} Spielen. Markiert werden Verluste ab 3 Punkten, wenn sie zwei Standardfehler übersteigen; Vergessenes wird immer markiert.`,
};
