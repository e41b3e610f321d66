/** A card is its two letters, rank and suit: '7H', 'TS'. */
export type Reason = 'all-books' | 'no-cards' | 'first-empty-hand' | 'stalemate' | 'out' | 'vote' | 'blocked';

export type GoFishRules = {
  handSize: number;
  bookSize: 2 | 4;
  give: 'all' | 'one';
  goAgainOnCatch: boolean;
  goAgainOnLuckyDraw: boolean;
  goAgainOnBook: boolean;
  refill: number;
  end: 'all-books' | 'first-empty-hand';
  packs: number;
};

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

export type Ask = { type: 'ask'; seat: number; of: number; rank: string };
export type Fish = { type: 'fish'; seat: number };
export type GoFishAction = Ask | Fish;

export type Play = { type: 'play'; seat: number; card: string; suit?: string };
export type Draw = { type: 'draw'; seat: number };
export type Pass = { type: 'pass'; seat: number };
export type Vote = { type: 'vote'; seat: number; playOn: boolean };
export type CrazyEightsAction = Play | Draw | Pass | Vote;

/** Only these two facts can hold a card that somebody may not know; there Card may be null. */
export type Drew<Card = string> = { type: 'drew'; seat: number; cards: Card[]; refill?: true };
export type Rebuilt<Card = string> = { type: 'rebuilt'; stock: Card[] };

export type Gave = { type: 'gave'; seat: number; to: number; cards: string[] };
export type Booked = { type: 'booked'; seat: number; rank: string; cards: string[] };
export type Starter = { type: 'starter'; card: string; buried?: string[] };
export type Out = { type: 'out'; seat: number; place: number };

export type GoFishEntry<Card = string> = GoFishAction | Drew<Card> | Gave | Booked;
export type CrazyEightsEntry<Card = string> = CrazyEightsAction | Starter | Drew<Card> | Rebuilt<Card> | Out;

export type Result = { places: number[]; scores: number[]; reason: Reason };

type Header<Card> = {
  format: 'shoal-record/1';
  seats: { name: string; player: string }[];
  seed?: string;
  generator?: string;
  shuffle?: string;
  firstSeat: number;
  pack: Card[];
  result?: Result;
};

export type GoFishRecord<Card = string> = Header<Card> & {
  game: 'go-fish';
  rules: GoFishRules;
  log: GoFishEntry<Card>[];
};

export type CrazyEightsRecord<Card = string> = Header<Card> & {
  game: 'crazy-eights';
  rules: CrazyEightsRules;
  log: CrazyEightsEntry<Card>[];
};

export type NaiveRecord<Card = string> = GoFishRecord<Card> | CrazyEightsRecord<Card>;
