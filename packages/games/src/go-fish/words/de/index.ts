import type { GameWords, SentenceTemplates } from '@shoal/language';
import { oneOf, plural, sevens, theCard, tooFewToDeal, toSevens } from '@shoal/language/de';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishRefusalMessage } from '../../presentation/messages.ts';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import type { GoFishOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<GoFishEventMessage> = {
  asks: ({ seat, of, rank }, { name }) => `${name(seat)} fragt ${name(of)} nach ${toSevens(rank)}.`,
  'you-ask': ({ of, rank }, { name }) => `Du fragst ${name(of)} nach ${toSevens(rank)}.`,
  'asks-you': ({ seat, rank }, { name }) => `${name(seat)} fragt dich nach ${toSevens(rank)}.`,
  'has-none': ({ seat }, { name }) => `${name(seat)} hat keine.`,
  'has-none-go-fish': ({ seat }, { name }) => `${name(seat)} hat keine. Geh fischen!`,
  'you-have-none': 'Du hast keine.',
  'you-have-none-go-fish': ({ asker }, { name }) => `Du hast keine. Geh fischen, ${name(asker)}!`,
  gives: ({ seat, cards }, pen) => `${pen.name(seat)} gibt ${pen.cards(cards)} ab.`,
  'you-give': ({ cards }, pen) => `Du gibst ${pen.cards(cards)} ab.`,
  'gives-you': ({ seat, cards }, pen) => `${pen.name(seat)} gibt dir ${pen.cards(cards)}.`,
  'goes-fishing': ({ seat }, { name }) => `${name(seat)} geht fischen.`,
  'you-go-fishing': 'Du gehst fischen.',
  'fishes-alone': ({ seat }, { name }) => `Sonst hat niemand Karten, also fischt ${name(seat)}.`,
  'you-fish-alone': 'Sonst hat niemand Karten, also fischst du.',
  fishes: ({ seat }, { name }) => `${name(seat)} fischt eine Karte.`,
  'fishes-card': ({ seat, card }, pen) => `${pen.name(seat)} fischt ${theCard(card, pen, 'accusative')}.`,
  'fishes-asked-card': ({ seat, card }, pen) =>
    `${pen.name(seat)} fischt ${theCard(card, pen, 'accusative')}, genau wie gewünscht!`,
  'you-fish': 'Du fischst eine Karte.',
  'you-fish-card': ({ card }, pen) => `Du fischst ${theCard(card, pen, 'accusative')}.`,
  'you-fish-asked-card': ({ card }, pen) => `Du fischst ${theCard(card, pen, 'accusative')}, genau wie gewünscht!`,
  refills: ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)} hat keine Karten mehr und zieht eine nach.`,
      other: `${name(seat)} hat keine Karten mehr und zieht ${count} nach.`,
    }),
  'refills-with': ({ seat, cards }, pen) =>
    `${pen.name(seat)} hat keine Karten mehr und zieht ${pen.cards(cards)} nach.`,
  'you-refill': ({ count }) =>
    plural(count, {
      one: 'Du hast keine Karten mehr und ziehst eine nach.',
      other: `Du hast keine Karten mehr und ziehst ${count} nach.`,
    }),
  'you-refill-with': ({ cards }, pen) => `Du hast keine Karten mehr und ziehst ${pen.cards(cards)} nach.`,
  'lays-book': ({ seat, rank }, { name }) => `${name(seat)} legt ein Quartett ${sevens(rank)} aus.`,
  'lays-pair': ({ seat, rank }, { name }) => `${name(seat)} legt ein Paar ${sevens(rank)} aus.`,
  'you-lay-book': ({ rank }) => `Du legst ein Quartett ${sevens(rank)} aus.`,
  'you-lay-pair': ({ rank }) => `Du legst ein Paar ${sevens(rank)} aus.`,
  'you-go-again': 'Du bist noch einmal dran.',
};

const refusals: SentenceTemplates<GoFishRefusalMessage> = {
  'must-fish': 'Jetzt musst du fischen: Zieh die oberste Karte vom Stapel.',
  'must-fish-alone': 'Sonst hat niemand Karten, also fischst du jetzt: Zieh die oberste Karte vom Stapel.',
  'must-fish-after-miss': ({ of, rank }, { name }) =>
    `${name(of)} hatte keine ${sevens(rank)}, also musst du jetzt fischen: Zieh die oberste Karte vom Stapel.`,
  'must-ask': 'Fischen darfst du nur, wenn deine Frage danebengeht: Frag zuerst jemanden nach einem Kartenwert.',
  'no-such-seat': 'Da sitzt niemand: Frag jemand anderen am Tisch.',
  'cannot-ask-yourself': 'Dich selbst kannst du nicht fragen: Frag jemand anderen am Tisch.',
  'target-has-no-cards': 'Da gibt es keine Karten zu holen: Frag jemanden, der welche hat.',
  'ask-other-seats': ({ target, seats }, { name }) =>
    `${name(target)} hat keine Karten: Frag ${oneOf(seats.map(name))}.`,
  'rank-not-held': 'Du kannst nur nach einem Kartenwert fragen, den du selbst hast.',
  'ask-held-ranks': ({ ranks }) =>
    `Du kannst nur nach einem Kartenwert fragen, den du selbst hast: nach ${oneOf(ranks.map(toSevens))}.`,
};

export const words: GameWords<GoFishMessages, GoFishOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {
    'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
    'first-out-plays-on':
      'Wer zuerst keine Karten mehr hat, kann nur gewinnen, wenn die erste leere Hand das Spiel beendet: Setze end auf first-empty-hand.',
  },
  advice,
  endings: {
    'all-books': 'Alle Karten sind ausgelegt.',
    'first-empty-hand': 'Jemand hat keine Karten mehr, und damit endet das Spiel.',
    'first-out': 'Wer zuerst keine Karten mehr hat, beendet das Spiel und gewinnt.',
    'all-out': 'Die letzten Karten sind ausgelegt, und alle Hände sind gleichzeitig leer.',
    'no-cards': 'Niemand hat mehr Karten auf der Hand.',
    stalemate: 'Zu viele Fragen, ohne dass jemand zog oder auslegte: Das Spiel endet beim aktuellen Stand.',
  },
  options: {
    handSize: {
      label: 'Karten für jeden',
      summary: 'Wie viele Karten jeder bekommt.',
      choice: (count) => plural(count, { one: 'eine Karte', other: `${count} Karten` }),
      value: (count) => plural(count, { one: 'Jeder bekommt eine Karte.', other: `Jeder bekommt ${count} Karten.` }),
    },
    bookSize: {
      label: 'Gesammelt werden',
      summary: 'Wie viele Karten desselben Werts zusammen ausgelegt werden.',
      choice: (size) => (size === 2 ? 'Paare' : 'Quartette'),
      value: (size) => (size === 2 ? 'Zwei Karten sind ein Paar.' : 'Vier Karten sind ein Quartett.'),
    },
    give: {
      label: 'Wer gefragt wird, gibt ab',
      summary: 'Wie viele Karten du abgibst, wenn du gefragt wirst.',
      choice: (give) => (give === 'all' ? 'alle Karten des Werts' : 'eine Karte'),
      value: (give) =>
        give === 'all' ? 'Du gibst alle Karten dieses Werts ab.' : 'Du gibst eine Karte dieses Werts ab.',
    },
    goAgainOnCatch: {
      label: 'Noch einmal nach einem Treffer',
      summary: 'Ob du noch einmal dran bist, wenn du bekommst, wonach du fragst.',
      choice: (yes) => (yes ? 'ja' : 'nein'),
      value: (yes) =>
        yes ? 'Nach einem Treffer bist du noch einmal dran.' : 'Auch nach einem Treffer ist dein Zug zu Ende.',
    },
    goAgainOnLuckyDraw: {
      label: 'Noch einmal nach einem Glücksfang',
      summary: 'Ob du noch einmal dran bist, wenn du fischst, wonach du gefragt hast.',
      choice: (yes) => (yes ? 'ja' : 'nein'),
      value: (yes) =>
        yes ? 'Nach einem Glücksfang bist du noch einmal dran.' : 'Ein Glücksfang bringt keinen weiteren Zug.',
    },
    goAgainOnBook: {
      label: 'Noch einmal nach gefischtem Quartett',
      summary: 'Ob du noch einmal dran bist, wenn der Fang ein Quartett oder Paar vollmacht.',
      choice: (yes) => (yes ? 'ja' : 'nein'),
      value: (yes) =>
        yes
          ? 'Macht der Fang ein Quartett oder Paar voll, bist du noch einmal dran.'
          : 'Macht der Fang ein Quartett oder Paar voll, bringt das keinen weiteren Zug.',
    },
    refill: {
      label: 'Eine leere Hand zieht nach',
      summary: 'Wie viele Karten eine leere Hand nachzieht, solange der Stapel reicht.',
      choice: (count) => (count === 0 ? 'nichts' : plural(count, { one: 'eine Karte', other: `${count} Karten` })),
      value: (count) =>
        count === 0
          ? 'Eine leere Hand bleibt leer.'
          : plural(count, {
              one: 'Eine leere Hand zieht eine Karte nach.',
              other: `Eine leere Hand zieht ${count} Karten nach.`,
            }),
    },
    end: {
      label: 'Das Spiel endet mit',
      summary: 'Wann das Spiel endet.',
      choice: (end) => (end === 'all-books' ? 'dem letzten Quartett' : 'der ersten leeren Hand'),
      value: (end) =>
        end === 'all-books' ? 'Gespielt wird, bis alles ausgelegt ist.' : 'Die erste leere Hand beendet das Spiel.',
    },
    win: {
      label: 'Es gewinnt, wer',
      summary: 'Wer das Spiel gewinnt.',
      choice: (win) => (win === 'most-books' ? 'am meisten ausgelegt hat' : 'zuerst keine Karten hat'),
      value: (win) =>
        win === 'most-books'
          ? 'Die meisten Quartette oder Paare gewinnen.'
          : 'Wer zuerst keine Karten mehr hat, gewinnt.',
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
    standard: { name: 'Standard', summary: 'Das Spiel, wie es die meisten kennen, für 2 bis 6 Spieler.' },
    classroom: {
      name: 'Schule',
      summary: 'Die Standardregeln für 2 bis 4 Menschen; Bots spielen nur mit, wenn du sie auswählst.',
    },
    classic: {
      name: 'Klassisch',
      summary: 'Ein Glücksfang bringt keinen weiteren Zug, und eine leere Hand bleibt leer.',
    },
    pairs: { name: 'Paare', summary: 'Ein schnelles Duell zu zweit: Sammle Paare und gib immer nur eine Karte ab.' },
  },
  presetClauses: {
    classroom: 'Am Tisch sitzen Menschen. Ein Bot spielt nur mit, wenn du ihn auswählst.',
  },
};
