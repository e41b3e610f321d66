import type { SentenceTemplates } from '@shoal/language';
import { allOf, aSeven, dealtFromOnePack, dealtFromTwoPacks, plural, sevens } from '@shoal/language/de';
import type { CrazyEightsRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<CrazyEightsRuleMessage> = {
  title: ({ seats }) => `Crazy Eights für ${seats} Spieler`,
  'deal-one-pack': ({ seats, handSize, left }) => dealtFromOnePack(seats, handSize, left),
  'deal-two-packs': ({ seats, handSize, left }) => dealtFromTwoPacks(seats, handSize, left),
  goal: 'Werde vor allen anderen deine Karten los.',
  'first-seat': 'Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn.',
  starter: 'Die oberste Karte des Stapels wird als Startkarte aufgedeckt und eröffnet die Ablage.',
  'starter-wild-buried': ({ wild }) =>
    `Ist die Startkarte ${aSeven(wild, 'nominative')}, kommt sie unter den Stapel, und die nächste Karte wird aufgedeckt.`,
  'starter-wild-free': ({ wild }) =>
    `Ist die Startkarte ${aSeven(wild, 'nominative')}, darf jede Karte darauf gespielt werden.`,
  'starter-without-effect': ({ count }) =>
    plural(count, {
      one: 'Diese Karte wirkt nur, wenn sie gespielt wird, nicht als Startkarte.',
      other: 'Diese Karten wirken nur, wenn sie gespielt werden, nicht als Startkarte.',
    }),
  play: 'Wenn du dran bist, bediene: Spiel eine Karte, die den Wert der offenen Karte oder die geltende Farbe hat.',
  'wild-names-suit': ({ wild }) =>
    `${sevens(wild)} sind Wunschkarten: Spiel sie auf jede beliebige Karte und wünsch dir eine Farbe; sie gilt, bis die nächste Karte gespielt wird.`,
  'draw-until-playable':
    'Kannst du weder Wert noch Farbe bedienen, zieh Karte für Karte, bis du eine ziehst, die du spielen kannst; dann musst du spielen.',
  'draw-until-playable-freely':
    'Auch wenn du bedienen kannst, darfst du Karte für Karte ziehen, bis du eine ziehst, die du spielen kannst; dann musst du spielen.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'Kannst du weder Wert noch Farbe bedienen, zieh eine Karte.',
      other: `Kannst du weder Wert noch Farbe bedienen, zieh Karte für Karte, bis du es kannst, höchstens aber ${limit} Karten.`,
    }),
  'draw-up-to-freely': ({ limit }) =>
    plural(limit, {
      one: 'Auch wenn du bedienen kannst, darfst du pro Zug eine Karte ziehen.',
      other: `Auch wenn du bedienen kannst, darfst du pro Zug bis zu ${limit} Karten ziehen, eine nach der anderen.`,
    }),
  'wild-never-forced': ({ wild }) =>
    `Statt zu ziehen, darfst du ${aSeven(wild, 'accusative')} spielen, musst es aber nicht.`,
  'pass-only-when-stuck': 'Passen darfst du nur, wenn du weder spielen noch ziehen kannst.',
  'pass-after-drawing': ({ limit }) =>
    plural(limit, {
      one: 'Hast du eine Karte gezogen, darfst du passen, auch wenn du spielen könntest. Vorher darfst du nur passen, wenn du weder spielen noch ziehen kannst.',
      other: `Hast du ${limit} Karten gezogen oder alles, was zu ziehen war, darfst du passen, auch wenn du spielen könntest. Ohne zu ziehen darfst du nur passen, wenn du weder spielen noch ziehen kannst.`,
    }),
  'stock-rebuilt': ({ limit }) =>
    `Ist beim Ziehen der Stapel leer, wird die Ablage ohne die offene Karte gemischt und zum neuen Stapel, höchstens ${limit}-mal pro Spiel.`,
  'stock-stays-empty': 'Ist der Stapel leer, kann niemand mehr ziehen.',
  'draw-two': ({ rank, wild }) =>
    `Nach ${aSeven(rank, 'dative')} zieht der Nächste zwei Karten, statt zu spielen, oder er spielt selbst ${aSeven(rank, 'accusative')} und gibt die Strafe mit zwei Karten mehr weiter. Etwas anderes darf dann nicht gespielt werden, nicht einmal ${aSeven(wild, 'nominative')}.`,
  skip: ({ rank }) => `Nach ${aSeven(rank, 'dative')} muss der Nächste aussetzen.`,
  reverse: ({ rank }) =>
    `Nach ${aSeven(rank, 'dative')} wechselt die Spielrichtung; sind nur noch zwei im Spiel, muss stattdessen der andere aussetzen.`,
  'reverse-for-two': ({ rank }) =>
    `Nach ${aSeven(rank, 'dative')} muss der andere aussetzen, denn zu zweit gibt es keine Richtung zu wechseln.`,
  'effects-of-last-card': ({ count }) =>
    plural(count, {
      one: 'Sie wirkt auch als letzte Karte eines Spielers, es sei denn, das Spiel ist damit zu Ende.',
      other: 'Sie wirken auch als letzte Karte eines Spielers, es sei denn, das Spiel ist damit zu Ende.',
    }),
  'out-ends-game':
    'Wer zuerst keine Karten mehr hat, gewinnt; das Spiel ist zu Ende, und alle anderen teilen sich den 2. Platz.',
  'out-for-two': 'Wer zuerst keine Karten mehr hat, gewinnt, und das Spiel ist zu Ende.',
  'out-vote-for-two':
    'Wer zuerst keine Karten mehr hat, gewinnt, und das Spiel ist zu Ende: Zu zweit wird nicht abgestimmt, ob es weitergeht.',
  'out-play-on-for-two':
    'Wer zuerst keine Karten mehr hat, gewinnt, und das Spiel ist zu Ende: Zu zweit bleibt niemand, gegen den man weiterspielen könnte.',
  'out-then-vote':
    'Wer keine Karten mehr hat, ist fertig und belegt den nächsten Platz. Die anderen stimmen dann reihum ab, ob sie weiterspielen: Das erste Nein beendet das Spiel, und alle, die noch im Spiel sind, teilen sich den nächsten Platz. Wer allein übrig bleibt, belegt den letzten Platz.',
  'out-then-play-on':
    'Wer keine Karten mehr hat, ist fertig und belegt den nächsten Platz; die anderen spielen weiter. Wer allein übrig bleibt, belegt den letzten Platz.',
  blocked:
    'Passen nacheinander alle, die noch im Spiel sind, ohne dass zwischendurch eine Karte gezogen oder gespielt wird, ist das Spiel blockiert und zu Ende: Je weniger Punkte auf der Hand, desto besser der Platz; bei gleich vielen Punkten wird er geteilt.',
  'card-points': ({ wild, wildPoints, tens, tenPoints }) =>
    `Karten, die auf der Hand bleiben, zählen gegen dich: ${sevens(wild)} je ${wildPoints} Punkte, ${allOf(tens.map(sevens))} ${tenPoints}, Asse 1, alle anderen ihre Zahl.`,
  'card-points-wild-aces': ({ wildPoints, tens, tenPoints }) =>
    `Karten, die auf der Hand bleiben, zählen gegen dich: Asse je ${wildPoints} Punkte, ${allOf(tens.map(sevens))} ${tenPoints}, alle anderen ihre Zahl.`,
};
