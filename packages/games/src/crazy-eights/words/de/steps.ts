import type { VerbPhrases } from '@shoal/language';
import { hearts, nth, plural, theCard, theCards } from '@shoal/language/de';
import type { CrazyEightsStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<CrazyEightsStep> = {
  plays: ({ card }, pen) => `${pen.verb('spielt', 'spielst')} ${theCard(card, pen, 'accusative')}`,
  names: ({ suit }, { verb }) => `${verb('wünscht sich', 'wünschst dir')} ${hearts(suit)}`,
  'goes-drawing': (_, { verb }) => verb('zieht', 'ziehst'),
  draws: ({ count }, { verb }) =>
    `${verb('zieht', 'ziehst')} ${plural(count, { one: 'eine Karte', other: `${count} Karten` })}`,
  'draws-cards': ({ cards }, pen) => `${pen.verb('zieht', 'ziehst')} ${theCards(cards, pen)}`,
  'draws-nothing': (_, { verb }) => `${verb('findet', 'findest')} keine Karte mehr zum Ziehen`,
  passes: () => 'passt',
  'turns-round': (_, { verb }) => `${verb('dreht', 'drehst')} die Spielrichtung um`,
  skips: ({ seat }, { name }) => `lässt ${name(seat)} aussetzen`,
  'skips-you': () => 'lässt dich aussetzen',
  'goes-out': ({ place }, { verb }) => `${verb('belegt', 'belegst')} den ${nth(place)} Platz`,
};
