import { allOf, oneOf, plural, whole } from '@shoal/language/de';
import type { LineSetupWords } from '../en/line-setup.ts';

/** What is asked line by line before the first card, in German. */
export const lineSetup: LineSetupWords = {
  // Games that wait.
  gamesWaiting: (games, listed) => {
    const rest = listed < games ? `. Die neuesten ${whole(listed)}:` : ':';
    return plural(games, { one: 'Ein Spiel wartet:', other: `${whole(games)} Spiele warten${rest}` });
  },
  waitingGame: (game, others, deal, left) =>
    deal === 1
      ? `${game} mit ${allOf(others)}, ${left}`
      : `${game} mit ${allOf(others)}, Runde ${whole(deal)}, ${left}`,
  continueOrNew: (unlisted) =>
    unlisted === 0
      ? 'Eingabe = weiter mit 1, eine Nummer = weiter damit, n = neues Spiel'
      : `Eingabe = weiter mit 1, eine Nummer = weiter damit, m = ${whole(unlisted)} weitere zeigen, n = neues Spiel`,
  continueAnswers: (games) =>
    plural(games, {
      one: 'Bitte drück die Eingabetaste oder antworte mit n oder 1.',
      other: `Bitte drück die Eingabetaste oder antworte mit n oder einer Nummer von 1 bis ${whole(games)}.`,
    }),

  // The table.
  whichGame: (games) => `Welches Spiel: ${oneOf(games)}? Eingabe = ${games[0]}`,
  enterOrSetUp: (bots) =>
    plural(bots, {
      one: 'Eingabe = du und ein Bot, s = den Tisch einrichten',
      other: `Eingabe = du und ${whole(bots)} Bots, s = den Tisch einrichten`,
    }),
  enterOrS: 'Bitte drück die Eingabetaste, um anzufangen, oder gib s ein, um den Tisch einzurichten.',
  howManyPlayers: (min, max, suggested) =>
    `Wie viele Spieler, ${whole(min)} bis ${whole(max)}? Eingabe = ${whole(suggested)}`,
  nameOf: (player, suggested) => `Name von Spieler ${whole(player)}? Eingabe = ${suggested}`,
  kindOf: (name, bots, suggested) => `Ist ${name} ein Mensch (h) oder ein Bot: ${oneOf(bots)}? Eingabe = ${suggested}`,
  yourKind: (bots, suggested) => `Bist du ein Mensch (h) oder ein Bot: ${oneOf(bots)}? Eingabe = ${suggested}`,
  human: 'Mensch',
  preset: (presets, suggested) => `Welche Regeln: ${oneOf(presets)}? Eingabe = ${suggested}`,
  option: (example) => `Eine Option ändern, etwa ${example}, oder ? für alle? Eingabe = anfangen`,
  noOption: (text, example) => `„${text}“ ist keine Option mit Wert; schreib sie wie ${example}.`,
  chooseFrom: (known) => `Bitte antworte mit ${oneOf(known)}.`,
};
