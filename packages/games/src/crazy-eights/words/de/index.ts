import { type RankName, rankNamed } from '@shoal/core';
import { type GameWords, type OptionWords, rankOption, type SentenceTemplates } from '@shoal/language';
import { allOf, aSeven, capital, hearts, nth, oneOf, plural, sevens, theCard, tooFewToDeal } from '@shoal/language/de';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsRefusalMessage } from '../../presentation/messages.ts';
import type { CrazyEightsEventMessage } from '../../presentation/story.ts';
import type { CrazyEightsImpossible, CrazyEightsOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<CrazyEightsEventMessage> = {
  starter: ({ card }, pen) => `Die Startkarte ist ${theCard(card, pen, 'nominative')}.`,
  'starter-after-buried': ({ card, buried }, pen) =>
    plural(buried.length, {
      one: `${pen.cards(buried)} kam unter den Stapel, also ist die Startkarte ${theCard(card, pen, 'nominative')}.`,
      other: `${pen.cards(buried)} kamen unter den Stapel, also ist die Startkarte ${theCard(card, pen, 'nominative')}.`,
    }),
  plays: ({ seat, card }, pen) => `${pen.name(seat)} spielt ${theCard(card, pen, 'accusative')}.`,
  'plays-naming': ({ seat, card, suit }, pen) =>
    `${pen.name(seat)} spielt ${theCard(card, pen, 'accusative')} und wünscht sich ${hearts(suit)}.`,
  'you-play': ({ card }, pen) => `Du spielst ${theCard(card, pen, 'accusative')}.`,
  'you-play-naming': ({ card, suit }, pen) =>
    `Du spielst ${theCard(card, pen, 'accusative')} und wünschst dir ${hearts(suit)}.`,
  'goes-drawing': ({ seat }, { name }) => `${name(seat)} zieht.`,
  'draws-nothing': ({ seat }, { name }) => `${name(seat)} muss ziehen, aber es sind keine Karten mehr da.`,
  'you-go-drawing': 'Du ziehst.',
  'you-draw-nothing': 'Du musst ziehen, aber es sind keine Karten mehr da.',
  draws: ({ seat, count }, { name }) =>
    plural(count, { one: `${name(seat)} zieht eine Karte.`, other: `${name(seat)} zieht ${count} Karten.` }),
  'draws-cards': ({ seat, cards }, pen) => `${pen.name(seat)} zieht ${pen.cards(cards)}.`,
  'you-draw': ({ count }) => plural(count, { one: 'Du ziehst eine Karte.', other: `Du ziehst ${count} Karten.` }),
  'you-draw-cards': ({ cards }, pen) => `Du ziehst ${pen.cards(cards)}.`,
  'turns-round': 'Die Spielrichtung wechselt.',
  'is-skipped': ({ seat }, { name }) => `${name(seat)} muss aussetzen.`,
  'you-are-skipped': 'Du musst aussetzen.',
  passes: ({ seat }, { name }) => `${name(seat)} passt.`,
  'you-pass': 'Du passt.',
  'vote-begins': ({ place }) => `Weiterspielen um den ${nth(place)} Platz? Ein Nein beendet das Spiel.`,
  'votes-to-play-on': ({ seat }, { name }) => `${name(seat)} stimmt mit Ja.`,
  'votes-to-stop': ({ seat }, { name }) => `${name(seat)} stimmt mit Nein: Das Spiel ist zu Ende.`,
  'you-vote-to-play-on': 'Du stimmst mit Ja.',
  'you-vote-to-stop': 'Du stimmst mit Nein: Das Spiel ist zu Ende.',
  'vote-passes': 'Alle stimmen mit Ja: Es geht weiter.',
  'yes-so-far': ({ place, seats }, { name }) =>
    `Weiterspielen um den ${nth(place)} Platz? Ja sagen bisher: ${allOf(seats.map(name))}.`,
  'all-play-on': ({ place }) => `Alle stimmen dafür, um den ${nth(place)} Platz weiterzuspielen.`,
  'stops-playing': ({ seat, place }, { name }) =>
    `${name(seat)} stimmt dagegen, um den ${nth(place)} Platz weiterzuspielen: Das Spiel ist zu Ende.`,
  'you-stop-playing': ({ place }) =>
    `Du stimmst dagegen, um den ${nth(place)} Platz weiterzuspielen: Das Spiel ist zu Ende.`,
  rebuilt: ({ count }) =>
    plural(count, {
      one: 'Die Ablage wird umgedreht: Der neue Stapel hat 1 Karte.',
      other: `Die Ablage wird gemischt: Der neue Stapel hat ${count} Karten.`,
    }),
  out: ({ seat, place }, { name }) => `${name(seat)} ist fertig und belegt den ${nth(place)} Platz.`,
  'you-are-out': ({ place }) => `Du bist fertig und belegst den ${nth(place)} Platz.`,
};

const refusals: SentenceTemplates<CrazyEightsRefusalMessage> = {
  'must-vote': 'Gerade wird abgestimmt: Willst du weiterspielen oder aufhören?',
  'no-vote-on': 'Gerade wird nicht abgestimmt: Spiel eine Karte, zieh oder passe.',
  'card-not-held': 'Diese Karte hast du nicht: Wähle eine aus deiner Hand.',
  'this-card-not-held': ({ card }, pen) =>
    `${capital(theCard(card, pen, 'accusative'))} hast du nicht: Wähle eine Karte aus deiner Hand.`,
  'card-does-not-match':
    'Diese Karte geht hier nicht: Du brauchst die geltende Farbe, den Wert der offenen Karte oder eine Wunschkarte.',
  'needs-suit': ({ suit, wild }) =>
    `Diese Karte geht hier nicht: Du brauchst ${oneOf([hearts(suit), aSeven(wild, 'accusative')])}.`,
  'needs-suit-or-rank': ({ suit, rank, wild }) =>
    `Diese Karte geht hier nicht: Du brauchst ${oneOf([hearts(suit), aSeven(rank, 'accusative'), aSeven(wild, 'accusative')])}.`,
  'penalty-waits': 'Erst kommt die Strafe: Zieh die Strafkarten oder gib sie mit einer Karte desselben Werts weiter.',
  'draw-penalty': ({ count }) => `Auf dich wartet eine Strafe: Zieh ${count} Karten.`,
  'draw-penalty-or-add': ({ count, rank }) =>
    `Auf dich wartet eine Strafe: Zieh ${count} Karten oder spiel ${aSeven(rank, 'accusative')}.`,
  'suit-not-named': 'Mit einer Wunschkarte wünschst du dir eine Farbe: Pik, Herz, Karo oder Kreuz.',
  'name-suit': ({ wild }) => `Mit ${aSeven(wild, 'dative')} wünschst du dir eine Farbe: Pik, Herz, Karo oder Kreuz.`,
  'suit-not-wanted': 'Nur mit einer Wunschkarte wünschst du dir eine Farbe: Spiel diese Karte ohne Wunsch.',
  'only-wild-names-suit': ({ wild }) =>
    `Nur mit ${aSeven(wild, 'dative')} wünschst du dir eine Farbe: Spiel diese Karte ohne Wunsch.`,
  'must-play': 'Die gezogene Karte geht, also musst du jetzt spielen.',
  'must-play-one-of': ({ cards }, pen) =>
    `Die gezogene Karte geht, also musst du jetzt spielen: ${oneOf(cards.map(pen.card))}.`,
  'holds-a-match': 'Ziehen darfst du nur, wenn nichts passt.',
  'holds-match-among': ({ cards }, pen) =>
    `Ziehen darfst du nur, wenn nichts passt: Spiel ${oneOf(cards.map(pen.card))}.`,
  'drew-enough': 'Mehr darfst du in diesem Zug nicht ziehen: Spiel eine Karte oder passe.',
  'drew-limit': ({ limit }) =>
    plural(limit, {
      one: 'Du darfst nur eine Karte pro Zug ziehen: Spiel eine Karte oder passe.',
      other: `Du darfst nur ${limit} Karten pro Zug ziehen: Spiel eine Karte oder passe.`,
    }),
  'nothing-to-draw':
    'Es sind keine Karten mehr zum Ziehen da: Spiel eine Karte, oder passe, wenn du keine spielen kannst.',
  'must-draw-first': 'Solange du ziehen kannst, darfst du nicht passen: Zieh erst eine Karte.',
  'could-play': 'Solange du eine Karte spielen kannst, darfst du nicht passen.',
  'could-play-one-of': ({ cards }, pen) =>
    `Du darfst nicht passen, denn du kannst ${oneOf(cards.map((card) => theCard(card, pen, 'accusative')))} spielen.`,
};

const impossible: SentenceTemplates<CrazyEightsImpossible> = {
  'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
  'too-few-cards-left': ({ left, needed }) =>
    plural(left, {
      one: `Nach dem Austeilen wäre nur 1 Karte übrig, nötig sind mindestens ${needed}: Teile weniger aus oder nimm zwei Blätter.`,
      other: `Nach dem Austeilen wären nur ${left} Karten übrig, nötig sind mindestens ${needed}: Teile weniger aus oder nimm zwei Blätter.`,
    }),
  'ranks-not-different': ({ options: [first, second], rank }) =>
    `Die Optionen „${first}“ und „${second}“ sind beide ${rank}: Gib ihnen verschiedene Kartenwerte.`,
};

/** A rank that has an effect. */
const aRank: OptionWords<RankName | null>['choice'] = (name) => (name === null ? 'keine' : sevens(rankNamed(name)));

export const words: GameWords<CrazyEightsMessages, CrazyEightsOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible,
  advice,
  endings: {
    out: 'Jemand wurde fertig.',
    'first-out': 'Jemand hat keine Karten mehr, und damit endet das Spiel.',
    'one-left': 'Nur noch einer hat Karten, und damit endet das Spiel.',
    vote: 'Jemand stimmte fürs Aufhören.',
    blocked: 'Niemand kann mehr spielen oder ziehen: Das Spiel ist blockiert.',
  },
  options: {
    packs: {
      label: 'Blätter',
      summary: 'Wie viele Blätter zu 52 Karten im Spiel sind.',
      choice: (count) => plural(count, { one: 'eins', other: 'zwei' }),
      value: (count) =>
        plural(count, { one: 'Ein Blatt ist im Spiel.', other: 'Zwei Blätter werden zusammengemischt.' }),
    },
    handSize: {
      label: 'Karten für jeden',
      summary: 'Wie viele Karten jeder bekommt.',
      choice: (count) => plural(count, { one: 'eine Karte', other: `${count} Karten` }),
      value: (count) => plural(count, { one: 'Jeder bekommt eine Karte.', other: `Jeder bekommt ${count} Karten.` }),
    },
    wild: {
      label: 'Wunschkarten',
      summary: 'Mit welchem Kartenwert du immer spielen und dir eine Farbe wünschen darfst.',
      choice: (name) => sevens(rankNamed(name)),
      value: (name) => `${sevens(rankNamed(name))} sind Wunschkarten.`,
    },
    starterWild: {
      label: 'Wunschkarte als Startkarte',
      summary: 'Was geschieht, wenn die Startkarte eine Wunschkarte ist.',
      choice: (value) => (value === 'bury' ? 'kommt unter den Stapel' : 'nimmt jede Karte an'),
      value: (value) => (value === 'bury' ? 'Sie kommt unter den Stapel.' : 'Auf sie darf jede Karte gespielt werden.'),
    },
    draw: {
      label: 'Karten, die du pro Zug ziehst',
      summary: 'Wie viele Karten du pro Zug ziehen darfst.',
      choice: (draw) =>
        draw === 'until-playable'
          ? 'bis eine passt'
          : plural(draw, { one: 'eine Karte', other: `bis zu ${draw} Karten` }),
      value: (draw) =>
        draw === 'until-playable'
          ? 'Du ziehst, bis du spielen kannst.'
          : plural(draw, {
              one: 'Du ziehst eine Karte, dann darfst du passen.',
              other: `Du ziehst bis zu ${draw} Karten, dann darfst du passen.`,
            }),
    },
    drawWithPlayable: {
      label: 'Ziehen, obwohl eine Karte passt',
      summary: 'Ob du ziehen darfst, obwohl du bedienen kannst.',
      choice: (yes) => (yes ? 'ja' : 'nein'),
      value: (yes) =>
        yes ? 'Du darfst ziehen, obwohl du bedienen kannst.' : 'Du darfst nur ziehen, wenn du nicht bedienen kannst.',
    },
    stockEmpty: {
      label: 'Wenn der Stapel leer ist',
      summary: 'Was geschieht, wenn der Stapel leer ist.',
      choice: (value) => (value === 'rebuild' ? 'kommt die Ablage zurück' : 'zieht niemand mehr'),
      value: (value) => (value === 'rebuild' ? 'Die Ablage wird zum Stapel.' : 'Niemand kann mehr ziehen.'),
    },
    drawTwo: rankOption({
      label: 'Zieh-zwei-Karten',
      summary: 'Nach welchem Kartenwert der Nächste zwei Karten zieht.',
      choice: aRank,
      none: 'Kein Kartenwert lässt den Nächsten ziehen.',
      some: (rank) => `Nach ${aSeven(rank, 'dative')} zieht der Nächste zwei Karten.`,
    }),
    skip: rankOption({
      label: 'Aussetzkarten',
      summary: 'Nach welchem Kartenwert der Nächste aussetzt.',
      choice: aRank,
      none: 'Kein Kartenwert lässt den Nächsten aussetzen.',
      some: (rank) => `Nach ${aSeven(rank, 'dative')} setzt der Nächste aus.`,
    }),
    reverse: rankOption({
      label: 'Richtungswechselkarten',
      summary: 'Nach welchem Kartenwert die Spielrichtung wechselt.',
      choice: aRank,
      none: 'Kein Kartenwert wechselt die Spielrichtung.',
      some: (rank) => `Nach ${aSeven(rank, 'dative')} wechselt die Spielrichtung.`,
    }),
    playOn: {
      label: 'Wenn jemand fertig ist',
      summary: 'Ob die anderen weiterspielen, wenn jemand fertig ist.',
      choice: (playOn) =>
        ({ never: 'endet das Spiel', vote: 'stimmen die anderen ab', always: 'spielen alle weiter' })[playOn],
      value: (playOn) =>
        ({
          never: 'Wer zuerst fertig ist, beendet das Spiel.',
          vote: 'Die anderen stimmen ab, ob sie weiterspielen.',
          always: 'Die anderen spielen um jeden Platz weiter.',
        })[playOn],
    },
  },
  presets: {
    standard: {
      name: 'Standard',
      summary: 'Zieh, bis du spielen kannst; ist jemand fertig, dürfen die anderen weiterspielen.',
    },
    quick: {
      name: 'Schnell',
      summary: 'Zieh eine Karte, dann spiel oder passe; wer zuerst fertig ist, beendet das Spiel.',
    },
    actions: {
      name: 'Aktionskarten',
      summary: 'Zweien lassen ziehen, Damen lassen aussetzen, Asse drehen die Richtung um.',
    },
  },
};
