import type { GameWords, SentenceTemplates } from '@shoal/language';
import { nth, plural, theCard } from '@shoal/language/de';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidRefusalMessage } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import type { OldMaidOptions } from '../../rules/options.ts';
import { pairsOf } from './laid-pairs.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<OldMaidEventMessage> = {
  points: ({ seat, of, spot }, { name }) => `${name(seat)} zeigt auf Karte ${spot + 1} von ${name(of)}.`,
  'you-point': ({ of, spot }, { name }) => `Du zeigst auf Karte ${spot + 1} von ${name(of)}.`,
  'points-at-yours': ({ seat, spot }, { name }) => `${name(seat)} zeigt auf deine Karte ${spot + 1}.`,
  takes: ({ seat, of, spot }, { name }) => `${name(seat)} zieht Karte ${spot + 1} von ${name(of)}.`,
  'takes-card': ({ seat, of, card }, pen) =>
    `${pen.name(seat)} zieht von ${pen.name(of)} ${theCard(card, pen, 'accusative')}.`,
  'takes-old-maid': ({ seat, of, card }, pen) =>
    `${pen.name(seat)} zieht von ${pen.name(of)} ${theCard(card, pen, 'accusative')}, den Schwarzen Peter!`,
  'you-take-card': ({ of, card }, pen) => `Du ziehst von ${pen.name(of)} ${theCard(card, pen, 'accusative')}.`,
  'you-take-old-maid': ({ of, card }, pen) =>
    `Du ziehst von ${pen.name(of)} ${theCard(card, pen, 'accusative')}: Jetzt hast du den Schwarzen Peter!`,
  'takes-card-from-you': ({ seat, card }, pen) =>
    `${pen.name(seat)} zieht von dir ${theCard(card, pen, 'accusative')}.`,
  'takes-old-maid-from-you': ({ seat, card }, pen) =>
    `${pen.name(seat)} zieht von dir ${theCard(card, pen, 'accusative')}: Du bist den Schwarzen Peter los!`,
  'lays-pair': ({ seat, cards }, pen) => `${pen.name(seat)} legt ein Paar aus: ${pen.cards(cards)}.`,
  'you-lay-pair': ({ cards }, pen) => `Du legst ein Paar aus: ${pen.cards(cards)}.`,
  'lays-pairs': ({ seat, count, laid }, { name }) => `${name(seat)} legt ${count} Paare aus: ${pairsOf(laid)}.`,
  'you-lay-pairs': ({ count, laid }) => `Du legst ${count} Paare aus: ${pairsOf(laid)}.`,
  'is-safe': ({ seat, place }, { name }) =>
    `${name(seat)} hat keine Karten mehr, ist gerettet und belegt den ${nth(place)} Platz.`,
  'you-are-safe': ({ place }) => `Du hast keine Karten mehr, bist gerettet und belegst den ${nth(place)} Platz.`,
  'is-left-with': ({ seat, card }, pen) => `${pen.name(seat)} hat nur noch ${theCard(card, pen, 'accusative')}.`,
  'you-are-left-with': ({ card }, pen) => `Du hast nur noch ${theCard(card, pen, 'accusative')}.`,
  'card-set-aside': ({ card }, pen) => `Vor dem Austeilen wurde ${theCard(card, pen, 'nominative')} herausgenommen.`,
  verdict: ({ seat }, { name }) => `${name(seat)} ist der Schwarze Peter.`,
  'verdict-you': 'Du bist der Schwarze Peter.',
};

const refusals: SentenceTemplates<OldMaidRefusalMessage> = {
  'must-take': 'Zieh eine Karte vom nächsten Spieler.',
  'must-take-from': ({ seat }, { name }) => `Zieh eine Karte von ${name(seat)}.`,
  'no-such-seat': 'Da sitzt niemand: Zieh vom nächsten Spieler, der Karten hat.',
  'cannot-take-from-yourself': 'Von dir selbst kannst du nicht ziehen: Zieh vom nächsten Spieler.',
  'target-has-no-cards': 'Dieser Spieler hat keine Karten mehr: Zieh vom nächsten Spieler, der welche hat.',
  'is-safe-take-from': ({ target, seat }, { name }) =>
    `${name(target)} ist gerettet und hat keine Karten mehr: Zieh von ${name(seat)}.`,
  'take-from-next': 'Du ziehst im Uhrzeigersinn vom nächsten Spieler, der Karten hat.',
  'take-from': ({ seat }, { name }) =>
    `Du ziehst im Uhrzeigersinn vom nächsten Spieler, der Karten hat: von ${name(seat)}.`,
  'no-such-place': 'An dieser Stelle der Hand ist keine Karte.',
  'places-to-take': ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)} hat nur eine Karte: Zieh Karte 1.`,
      other: `Zieh von ${name(seat)} eine der Karten 1 bis ${count}.`,
    }),
};

export const words: GameWords<OldMaidMessages, OldMaidOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {},
  advice: {},
  endings: {
    'old-maid': 'Nur der Schwarze Peter ist noch übrig.',
    stalemate: 'Zu lange gab es kein Paar: Das Spiel endet beim aktuellen Stand.',
  },
  options: {
    odd: {
      label: 'Vor dem Geben kommt heraus',
      summary: 'Welche Karte vor dem Austeilen herausgenommen wird.',
      choice: (odd) => (odd === 'queen' ? 'die Kreuz-Dame' : 'eine geheime Karte'),
      value: (odd) =>
        odd === 'queen' ? 'Die Kreuz-Dame wird herausgenommen.' : 'Eine Karte, die niemand sieht, wird herausgenommen.',
    },
    pair: {
      label: 'Ein Paar hat',
      summary: 'Welche zwei Karten ein Paar sind.',
      // "Farbe" means suit, so this says red or black instead of colour.
      choice: (pair) => (pair === 'rank' ? 'denselben Wert' : 'gleichen Wert, rot oder schwarz'),
      value: (pair) =>
        pair === 'rank'
          ? 'Zwei Karten desselben Werts sind ein Paar.'
          : 'Zwei rote oder zwei schwarze Karten desselben Werts sind ein Paar.',
    },
    packs: {
      label: 'Blätter',
      summary: 'Wie viele Blätter zu 52 Karten im Spiel sind.',
      choice: (count) => plural(count, { one: 'eins', other: 'zwei' }),
      value: (count) =>
        plural(count, { one: 'Ein Blatt ist im Spiel.', other: 'Zwei Blätter werden zusammengemischt.' }),
    },
  },
  presets: {
    standard: { name: 'Standard', summary: 'Eine Dame fehlt: Die Dame, die übrig bleibt, ist der Schwarze Peter.' },
    secret: {
      name: 'Geheime Karte',
      summary: 'Jede Karte kann der Schwarze Peter sein: Welche es ist, weiß bis zum Schluss niemand.',
    },
  },
};
