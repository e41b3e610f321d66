import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<OldMaidRuleMessage> = {
  title: ({ seats }) => `Schwarzer Peter für ${seats} Spieler`,
  goal: 'Werde alle deine Karten paarweise los. Eine Karte hat kein Gegenstück: Bleib nicht auf ihr sitzen.',
  'deal-without-queen': ({ cards }) =>
    `Aus einem Blatt mit 52 Karten wird die Kreuz-Dame herausgenommen; die übrigen ${cards} Karten werden einzeln ausgeteilt.`,
  'deal-without-queen-two-packs': ({ cards }) =>
    `Aus zwei zusammengemischten Blättern wird eine Kreuz-Dame herausgenommen; die übrigen ${cards} Karten werden einzeln ausgeteilt.`,
  'deal-without-secret': ({ cards }) =>
    `Aus einem Blatt mit 52 Karten wird eine Karte herausgenommen, die niemand sieht; die übrigen ${cards} Karten werden einzeln ausgeteilt.`,
  'deal-without-secret-two-packs': ({ cards }) =>
    `Aus zwei zusammengemischten Blättern wird eine Karte herausgenommen, die niemand sieht; die übrigen ${cards} Karten werden einzeln ausgeteilt.`,
  'pair-of-rank': 'Zwei Karten desselben Werts sind ein Paar.',
  'pair-of-colour':
    'Zwei Karten desselben Werts sind ein Paar, wenn beide schwarz (Pik, Kreuz) oder beide rot (Herz, Karo) sind.',
  'old-maid-is-a-queen': 'Weil eine Dame fehlt, bleibt am Ende eine der anderen allein: Sie ist der Schwarze Peter.',
  'old-maid-is-queen-of-spades': 'Die Pik-Dame hat kein Gegenstück: Sie ist der Schwarze Peter.',
  'old-maid-is-a-black-queen': 'Drei schwarze Damen sind im Spiel. Die Dame, die übrig bleibt, ist der Schwarze Peter.',
  'old-maid-is-secret': 'Welche Karte der Schwarze Peter ist, weiß bis zum Schluss niemand.',
  'opening-pairs': 'Wer schon beim Austeilen Paare bekommt, legt sie sofort offen aus.',
  'first-seat': 'Wer links vom Geber sitzt, beginnt; hat er keine Karten, beginnt der Nächste, der welche hat.',
  take: 'Wenn du dran bist, zeig auf eine verdeckte Karte des nächsten Spielers im Uhrzeigersinn, der Karten hat, und zieh sie.',
  'any-place': 'Welche Stelle du wählst, ist egal: Der Zufall entscheidet, welche Karte du ziehst.',
  'card-is-secret':
    'Bildet die Karte mit einer von deinen ein Paar, legst du es sofort aus. Sonst kennen sie nur du und der Spieler, von dem sie kommt.',
  'turn-passes': 'Danach ist im Uhrzeigersinn der Nächste dran, der Karten hat.',
  safe: 'Wer keine Karten mehr hat, ist gerettet und spielt nicht mehr mit.',
  'end-old-maid': 'Das Spiel endet, wenn nur noch eine Karte im Spiel ist: Wer sie hat, ist der Schwarze Peter.',
  stalemate: ({ takes }) =>
    `Werden ${takes} Karten nacheinander ohne ein Paar gezogen, endet das Spiel beim aktuellen Stand, und alle, die noch Karten haben, teilen sich den nächsten Platz.`,
  places:
    'Wer zuerst gerettet ist, gewinnt. Wer gleichzeitig gerettet wird, teilt sich den Platz, und der Schwarze Peter wird Letzter.',
  'pairs-do-not-decide':
    'Ausgelegte Paare werden gezählt, entscheiden aber nicht über den Sieg. In einem Match bekommt jeder, der gerettet ist, einen Punkt.',
};
