export type Reason = 'out' | 'vote' | 'blocked';

export type CrazyEightsRules = {
  packs: number;
  handSize: number;
  wild: string;
  starterWild: 'bury' | 'free';
  draw: 'until-playable' | number;
  drawWithPlayable: boolean;
  stockEmpty: 'rebuild' | 'pass';
  drawTwo: string | null;
  skip: string | null;
  reverse: string | null;
  playOn: 'never' | 'vote' | 'always';
};

export type Play = { type: 'play'; seat: number; card: string; suit?: string };
export type Draw = { type: 'draw'; seat: number };
export type Pass = { type: 'pass'; seat: number };
export type Vote = { type: 'vote'; seat: number; playOn: boolean };
export type CrazyEightsAction = Play | Draw | Pass | Vote;

/** Only these two facts can hold a card that a viewer may not know, which is then null. */
export type Drew<Card = string> = { type: 'drew'; seat: number; cards: Card[] };
export type Rebuilt<Card = string> = { type: 'rebuilt'; stock: Card[] };

export type Starter = { type: 'starter'; card: string; buried?: string[] };
export type Out = { type: 'out'; seat: number; place: number };

export type CrazyEightsEntry<Card = string> = CrazyEightsAction | Starter | Drew<Card> | Rebuilt<Card> | Out;
