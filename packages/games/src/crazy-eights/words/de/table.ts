import type { GameTableWords } from '@shoal/language';
import { capital, hearts, nth, plural, theCard } from '@shoal/language/de';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsOptions } from '../../rules/options.ts';

export const table: GameTableWords<CrazyEightsMessages, CrazyEightsOptions> = {
  actions: {
    play: ({ card }, pen) => `${capital(theCard(card, pen, 'accusative'))} spielen`,
    'play-naming': ({ card, suit }, pen) =>
      `${capital(theCard(card, pen, 'accusative'))} spielen und ${hearts(suit)} wünschen`,
    draw: 'Eine Karte ziehen',
    'draw-on': 'Ziehen, bis eine Karte geht',
    'draw-penalty': ({ count }) =>
      plural(count, { one: 'Die Strafkarte ziehen', other: `Die ${count} Strafkarten ziehen` }),
    pass: 'Passen',
    'keep-playing': 'Weiterspielen',
    stop: 'Aufhören',
  },
  prompts: {
    play: 'Spiel eine Karte.',
    'play-or-draw': 'Spiel eine Karte oder zieh.',
    'play-or-pass': 'Spiel eine Karte oder passe.',
    'which-suit': 'Welche Farbe wünschst du dir?',
    'drawing-on': 'Du ziehst, bis eine Karte geht.',
    vote: 'Willst du weiterspielen?',
    'nothing-fits': 'Nichts in deiner Hand passt.',
    'penalty-falls': 'Du kannst die Strafe nicht weitergeben.',
    'nothing-to-do': 'Nichts passt, und du kannst nicht mehr ziehen.',
  },
  badges: {
    'suit-in-force': ({ suit }) => `${hearts(suit)} gilt`,
    'anything-matches': 'jede Karte geht',
    'counter-clockwise': 'gegen den Uhrzeigersinn',
    penalty: ({ count }) => plural(count, { one: '1 Strafkarte', other: `${count} Strafkarten` }),
    out: ({ place }) => `fertig: ${nth(place)} Platz`,
  },
  calls: {
    plays: ({ card }, pen) => `Ich spiele ${pen.card(card)}`,
    names: ({ suit }) => `${hearts(suit)}!`,
    skips: 'Du setzt aus!',
    'turns-round': 'Andersherum!',
    draws: ({ count }) => `Ich ziehe ${count}`,
    'draws-nothing': 'Nichts zu ziehen',
    passes: 'Ich passe',
    yes: 'Ja, weiter',
    no: 'Nein, Schluss',
    out: 'Fertig!',
  },
  illegal: {
    'must-vote': 'Der Sitz musste abstimmen.',
    'no-vote-on': 'Es gab nichts abzustimmen.',
    'card-not-held': 'Der Sitz hatte diese Karte nicht.',
    'card-does-not-match': 'Die Karte hatte weder den Wert der offenen Karte noch die geltende Farbe.',
    'penalty-waits': 'Es waren noch Strafkarten zu ziehen.',
    'suit-not-named': 'Zu einer Wunschkarte gehört eine Farbe.',
    'suit-not-wanted': 'Nur mit einer Wunschkarte wünscht man sich eine Farbe.',
    'must-play': 'Die eben gezogene Karte ließ sich spielen, also musste eine Karte gespielt werden.',
    'holds-a-match': 'Der Sitz konnte bedienen, also durfte er nicht ziehen.',
    'drew-enough': 'Der Sitz hatte schon alles gezogen, was er in seinem Zug durfte.',
    'nothing-to-draw': 'Es gab nichts zu ziehen.',
    'must-draw-first': 'Der Sitz konnte noch ziehen, also durfte er nicht passen.',
    'could-play': 'Der Sitz konnte spielen, also durfte er nicht passen.',
  },
  score: () => 'Punkte',
  withScore: (count) =>
    count === 0
      ? 'mit leerer Hand'
      : plural(count, { one: 'mit 1 Punkt auf der Hand', other: `mit ${count} Punkten auf der Hand` }),
  tips: ({ input }) => ({
    match:
      input === 'keys'
        ? 'Spiel eine Karte, die Farbe oder Wert der offenen Karte hat: Die Nummern zeigen, was geht.'
        : 'Tippe auf eine Karte, die Farbe oder Wert der offenen Karte hat: Was leuchtet, geht.',
    wild: 'Eine Wunschkarte geht immer, und du wünschst dir die Farbe; heb sie auf, bis sonst nichts geht.',
    draw:
      input === 'keys'
        ? 'Keine Karte geht, also ziehst du: Drück D.'
        : 'Keine Karte geht, also ziehst du: Tippe auf den Stapel.',
  }),
  keys: [
    ['1-9 0', 'die Karte mit dieser Nummer spielen; nur was geht, hat eine'],
    ['A T J Q K', 'zur nächsten Karte dieses Werts; T ist Zehn, J Bube, Q Dame'],
    ['S H D C', 'nach einer Wunschkarte: Pik, Herz, Karo, Kreuz wünschen'],
    ['D oder F', 'eine Karte ziehen'],
    ['P', 'passen'],
    ['Y (J) N', 'abstimmen: weiterspielen, aufhören'],
  ],
  fillers: ['spiel', 'spiele', 'spielen', 'wünsch', 'wünsche', 'wünschen', 'farbe'],
  typed: {
    draw: ['d', 'dd', 'ziehen', 'zieh', 'ziehe', 'z', 'f'],
    pass: ['p', 'passen', 'passe', 'pass'],
    'keep-playing': ['j', 'ja', 'weiter', 'weiterspielen'],
    stop: ['n', 'nein', 'aufhören', 'stopp'],
  },
  typedHelp: () => [
    'Spiel eine Karte mit ihrer Nummer in deiner Hand oder mit Namen: 3, 8s, 10h, „Herz-Dame“; was geht, ist markiert. s ist Pik, h Herz, d Karo, c Kreuz.',
    'Zu einer Wunschkarte gehört eine Farbe: „8s h“, oder erst 8s und dann die Farbe.',
    'd zieht eine Karte, dd zieht, bis eine geht, p passt, j und n stimmen ab.',
  ],
};
