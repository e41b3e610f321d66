import type { GameTableWords } from '@shoal/language';
import { plural, sevens, theCard, toSevens } from '@shoal/language/de';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishOptions } from '../../rules/options.ts';

export const table: GameTableWords<GoFishMessages, GoFishOptions> = {
  actions: {
    ask: ({ of, rank }, { name }) => `${name(of)} nach ${toSevens(rank)} fragen`,
    fish: 'Eine Karte vom Stapel fischen',
    'fish-alone': 'Eine Karte fischen: Sonst hat niemand welche',
  },
  prompts: {
    'which-rank': 'Nach welchem Kartenwert fragst du?',
    'which-rank-of': ({ of }, { name }) => `Nach welchem Kartenwert fragst du ${name(of)}?`,
    'which-seat': ({ rank }) => `Wen fragst du nach ${toSevens(rank)}?`,
    'go-fish': ({ of, rank }, { name }) => `${name(of)} hat keine ${sevens(rank)}. Geh fischen!`,
    'nobody-to-ask': 'Niemand ist übrig, den du fragen kannst.',
  },
  badges: {},
  calls: {
    ask: ({ rank }) => `${sevens(rank)}?`,
    here: 'Bitte sehr.',
    none: 'Hab ich nicht.',
    'go-fish': 'Geh fischen!',
    fishes: 'Ich fische',
    'fishes-card': ({ card }, pen) => `Ich fische ${theCard(card, pen, 'accusative')}!`,
    refills: ({ count }) => `Ich ziehe ${count}`,
    book: ({ rank }) => `Ein Quartett ${sevens(rank)}!`,
    pair: ({ rank }) => `Ein Paar ${sevens(rank)}!`,
  },
  illegal: {
    'must-fish': 'Der Sitz musste fischen.',
    'must-ask': 'Der Sitz musste zuerst fragen.',
    'no-such-seat': 'Den gefragten Sitz gibt es nicht.',
    'cannot-ask-yourself': 'Ein Sitz kann sich nicht selbst fragen.',
    'target-has-no-cards': 'Der gefragte Sitz hatte keine Karten.',
    'rank-not-held': 'Der fragende Sitz hatte diesen Kartenwert nicht.',
  },
  score: (options) => (options?.bookSize === 2 ? 'Paare' : 'Quartette'),
  withScore: (count, { bookSize }) =>
    bookSize === 2
      ? plural(count, { one: 'mit 1 Paar', other: `mit ${count} Paaren` })
      : plural(count, { one: 'mit 1 Quartett', other: `mit ${count} Quartetten` }),
  tips: ({ options, seats, input }) => ({
    ask: input === 'keys' ? keysTip(options.bookSize, seats) : touchTip(options.bookSize, seats),
    listen: 'Hör gut zu: Wer nach einem Kartenwert fragt, hat mindestens eine Karte davon.',
    fish:
      input === 'keys'
        ? 'Falsch geraten, also gehst du fischen: Drück F.'
        : 'Falsch geraten, also gehst du fischen: Tippe auf den Stapel.',
  }),
  keys: [
    ['A 2-9 T J Q K', 'den Kartenwert der Frage wählen; T ist Zehn, J Bube, Q Dame'],
    ['1-9 0', 'danach: den Spieler mit dieser Nummer fragen'],
    ['F oder D', 'eine Karte vom Stapel fischen, wenn die Frage danebenging'],
  ],
  fillers: ['frag', 'frage', 'fragen', 'nach', 'hast'],
  typed: { fish: ['f', 'fischen', 'fisch', 'fische', 'd', 'ziehen', 'z'] },
  typedHelp: (name) => [
    `Frag jemanden nach einem Kartenwert, den du hast: „7 ${name}“, „${name} 7“, „frag ${name} nach Siebenen“, oder erst 7 und dann den Namen.`,
    'Kartenwerte sind a (Ass), 2 bis 10, j (Bube), q (Dame), k (König) oder ganze Wörter; Spieler haben Namen und Nummern.',
    'f fischt, wenn die Frage danebenging.',
    `Nach Damen fragst du mit „Damen“ oder „q ${name}“, denn mit q allein hörst du auf.`,
  ],
};

function keysTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Frag nach einem Kartenwert, den du hast: Drück seine Taste. Zwei gleiche sind ein Paar.'
      : 'Frag nach einem Kartenwert, den du hast: Drück seine Taste. Vier gleiche sind ein Quartett.';
  }
  return bookSize === 2
    ? 'Frag nach einem Kartenwert, den du hast: Drück seine Taste, dann die Nummer eines Spielers. Zwei gleiche sind ein Paar.'
    : 'Frag nach einem Kartenwert, den du hast: Drück seine Taste, dann die Nummer eines Spielers. Vier gleiche sind ein Quartett.';
}

function touchTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Tippe auf eine deiner Karten, um nach ihrem Wert zu fragen. Zwei gleiche sind ein Paar.'
      : 'Tippe auf eine deiner Karten, um nach ihrem Wert zu fragen. Vier gleiche sind ein Quartett.';
  }
  return bookSize === 2
    ? 'Tippe auf eine deiner Karten, dann auf einen Spieler. Zwei gleiche sind ein Paar.'
    : 'Tippe auf eine deiner Karten, dann auf einen Spieler. Vier gleiche sind ein Quartett.';
}
