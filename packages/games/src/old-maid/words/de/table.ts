import type { GameTableWords } from '@shoal/language';
import { nth, plural, sevens, theCard } from '@shoal/language/de';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidOptions } from '../../rules/options.ts';

export const table: GameTableWords<OldMaidMessages, OldMaidOptions> = {
  actions: { take: ({ of, spot }, { name }) => `Karte ${spot + 1} von ${name(of)} ziehen` },
  prompts: { 'which-card': ({ of }, { name }) => `Welche Karte ziehst du von ${name(of)}?` },
  badges: {
    safe: ({ place }) => `gerettet: ${nth(place)} Platz`,
    'old-maid': 'der Schwarze Peter',
    'you-have-old-maid': ({ card }, pen) => `du hast den Schwarzen Peter: ${pen.card(card)}`,
    'old-maid-was': ({ card }, pen) => `der Schwarze Peter: ${pen.card(card)}`,
    'card-aside': 'eine Karte liegt beiseite',
    'card-aside-was': ({ card }, pen) => `beiseite lag ${theCard(card, pen, 'nominative')}`,
    'takes-left': ({ count }) =>
      plural(count, {
        one: 'noch 1 Karte ohne Paar, dann ist Schluss',
        other: `noch ${count} Karten ohne Paar, dann ist Schluss`,
      }),
  },
  calls: { pair: ({ rank }) => `Ein Paar ${sevens(rank)}!`, safe: 'Gerettet!' },
  illegal: {
    'must-take': 'Der Sitz musste eine Karte ziehen.',
    'no-such-seat': 'Den Sitz, von dem gezogen wurde, gibt es nicht.',
    'cannot-take-from-yourself': 'Ein Sitz kann nicht von sich selbst ziehen.',
    'target-has-no-cards': 'Der Sitz, von dem gezogen wurde, hatte keine Karten.',
    'take-from-next': 'Ein Sitz zieht im Uhrzeigersinn vom nächsten Sitz, der Karten hat.',
    'no-such-place': 'An dieser Stelle der Hand war keine Karte.',
  },
  score: () => 'Paare',
  withScore: (count) => plural(count, { one: 'mit 1 Paar', other: `mit ${count} Paaren` }),
  tips: ({ input }) => ({
    take:
      input === 'keys'
        ? 'Zieh eine verdeckte Karte mit ihrer Nummer oder mit den Pfeiltasten und der Eingabetaste. Paare werden von selbst ausgelegt.'
        : 'Tippe auf eine der verdeckten Karten in der Mitte, um sie zu ziehen. Paare werden von selbst ausgelegt.',
    'no-partner': 'Eine Karte hat kein Gegenstück: Wenn du sie hast, hoffe, dass jemand sie zieht.',
    secret: 'Welche Karte du ziehst, wissen nur du und der Spieler, von dem sie kommt.',
  }),
  keys: [['1-9 0', 'die Karte an dieser Stelle der verdeckten Hand ziehen']],
  fillers: ['zieh', 'ziehe', 'ziehen', 'karte', 'nummer', 'stelle', 'hand'],
  typed: {},
  typedHelp: () => [
    'Zieh eine Karte vom nächsten Spieler: Gib ihre Nummer ein, also 1, 2, 3 und so weiter.',
    'Welche du wählst, ist egal; Paare werden von selbst ausgelegt.',
  ],
};
