import type { SentenceTemplates } from '@shoal/language';
import { dealtFromOnePack, dealtFromTwoPacks, plural } from '@shoal/language/de';
import type { GoFishRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<GoFishRuleMessage> = {
  title: ({ seats }) => `Go Fish für ${seats} Spieler`,
  'deal-one-pack': ({ seats, handSize, stock }) => dealtFromOnePack(seats, handSize, stock),
  'deal-two-packs': ({ seats, handSize, stock }) => dealtFromTwoPacks(seats, handSize, stock),
  'deal-whole-pack': ({ seats, handSize }) =>
    `Alle 52 Karten werden ausgeteilt, ${handSize} an jeden der ${seats} Spieler: Einen Stapel gibt es nicht.`,
  'deal-whole-two-packs': ({ seats, handSize }) =>
    `Zwei Blätter werden zusammengemischt und ganz ausgeteilt, ${handSize} Karten an jeden der ${seats} Spieler: Einen Stapel gibt es nicht.`,
  'goal-books': ({ total }) =>
    `Sammle Quartette. Ein Quartett sind vier Karten desselben Werts; insgesamt gibt es ${total} Quartette.`,
  'goal-pairs': ({ total }) =>
    `Sammle Paare. Ein Paar sind zwei Karten desselben Werts; insgesamt gibt es ${total} Paare.`,
  'first-seat': 'Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn.',
  'opening-books': 'Wer schon beim Austeilen ein Quartett bekommt, legt es sofort aus, bevor jemand fragt.',
  'opening-pairs': 'Wer schon beim Austeilen ein Paar bekommt, legt es sofort aus, bevor jemand fragt.',
  ask: 'Wenn du dran bist, frag jemanden, der Karten hat, nach einem Kartenwert, den du selbst hast.',
  'give-all': 'Wirst du nach einem Kartenwert gefragt, den du hast, gib alle deine Karten dieses Werts offen ab.',
  'give-one':
    'Wirst du nach einem Kartenwert gefragt, den du hast, gib eine Karte dieses Werts offen ab: die erste in der Reihenfolge Pik, Herz, Karo, Kreuz.',
  'catch-goes-again': 'Bekommst du, wonach du gefragt hast, bist du noch einmal dran.',
  'catch-ends-turn': 'Auch wenn du bekommst, wonach du gefragt hast, ist dein Zug zu Ende.',
  miss: 'Geht deine Frage daneben, gehst du fischen: Zieh die oberste Karte vom Stapel. Ist der Stapel leer, ist dein Zug einfach zu Ende.',
  'fish-ends-turn': 'Egal was du fischst: Danach ist dein Zug zu Ende.',
  'fish-lucky-goes-again':
    'Fischst du den Kartenwert, nach dem du gefragt hast, bist du noch einmal dran; sonst ist dein Zug zu Ende.',
  'fish-book-goes-again': 'Macht dein Fang ein Quartett voll, bist du noch einmal dran; sonst ist dein Zug zu Ende.',
  'fish-pair-goes-again': 'Macht dein Fang ein Paar voll, bist du noch einmal dran; sonst ist dein Zug zu Ende.',
  'fish-lucky-or-book-goes-again':
    'Fischst du den Kartenwert, nach dem du gefragt hast, oder macht dein Fang irgendein Quartett voll, bist du noch einmal dran; sonst ist dein Zug zu Ende.',
  'fish-lucky-or-pair-goes-again':
    'Fischst du den Kartenwert, nach dem du gefragt hast, oder macht dein Fang irgendein Paar voll, bist du noch einmal dran; sonst ist dein Zug zu Ende.',
  'fish-secret-but-book': 'Deinen Fang siehst nur du, es sei denn, er macht ein Quartett voll: Dann zeigst du ihn.',
  'fish-secret-but-pair': 'Deinen Fang siehst nur du, es sei denn, er macht ein Paar voll: Dann zeigst du ihn.',
  'fish-secret-but-go-again-or-book':
    'Deinen Fang siehst nur du, es sei denn, er bringt dir noch einen Zug oder macht ein Quartett voll: Dann zeigst du ihn.',
  'fish-secret-but-go-again-or-pair':
    'Deinen Fang siehst nur du, es sei denn, er bringt dir noch einen Zug oder macht ein Paar voll: Dann zeigst du ihn.',
  'books-at-once': 'Quartette werden ausgelegt, sobald sie vollständig sind.',
  'pairs-at-once': 'Paare werden ausgelegt, sobald sie vollständig sind.',
  refill: ({ count }) =>
    plural(count, {
      one: 'Ist deine Hand leer, ziehst du sofort eine Karte nach, solange der Stapel reicht, auch wenn du nicht dran bist; ein Zug endet dadurch nicht.',
      other: `Ist deine Hand leer, ziehst du sofort ${count} Karten nach oder so viele, wie der Stapel noch hat, auch wenn du nicht dran bist; ein Zug endet dadurch nicht.`,
    }),
  'no-refill': 'Wer keine Karten mehr hat, behält, was ausgelegt ist, und schaut bis zum Ende zu.',
  'turn-passes':
    'Ist dein Zug zu Ende oder bleibt deine Hand leer, ist im Uhrzeigersinn der Nächste dran, der Karten hat.',
  'turn-passes-clockwise': 'Ist dein Zug zu Ende, ist im Uhrzeigersinn der Nächste dran.',
  'fish-alone':
    'Hat außer dir niemand mehr Karten, fischst du ohne zu fragen, solange der Stapel reicht; egal was du fischst, danach ist dieser Zug zu Ende.',
  'end-all-books': ({ total }) => `Das Spiel endet, wenn alle ${total} Quartette ausgelegt sind.`,
  'end-all-pairs': ({ total }) => `Das Spiel endet, wenn alle ${total} Paare ausgelegt sind.`,
  'end-no-cards':
    'Das Spiel endet, wenn niemand mehr Karten auf der Hand hat; was dann noch im Stapel liegt, zählt für niemanden.',
  'end-empty-hand': 'Das Spiel endet, sobald jemand keine Karten mehr hat.',
  'end-empty-hand-unfilled': 'Das Spiel endet, sobald jemand keine Karten mehr hat und auch der Stapel leer ist.',
  'stalemate-books': ({ asks }) =>
    `Wird ${asks} Fragen lang keine Karte gezogen und kein Quartett ausgelegt, endet das Spiel beim aktuellen Stand.`,
  'stalemate-pairs': ({ asks }) =>
    `Wird ${asks} Fragen lang keine Karte gezogen und kein Paar ausgelegt, endet das Spiel beim aktuellen Stand.`,
  'most-books-win': 'Wer die meisten Quartette hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
  'most-pairs-win': 'Wer die meisten Paare hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
  'first-out-wins-before-books':
    'Wer zuerst keine Karten mehr hat, gewinnt; mehrere zugleich teilen sich den Sieg. Über alle anderen Plätze entscheiden die Quartette.',
  'first-out-wins-before-pairs':
    'Wer zuerst keine Karten mehr hat, gewinnt; mehrere zugleich teilen sich den Sieg. Über alle anderen Plätze entscheiden die Paare.',
};
