export type Reason = 'all-books' | 'no-cards' | 'first-empty-hand' | 'stalemate';

export type GoFishRules = {
  handSize: number;
  bookSize: 2 | 4;
  give: 'all' | 'one';
  goAgainOnCatch: boolean;
  goAgainOnLuckyDraw: boolean;
  goAgainOnBook: boolean;
  refill: number;
  end: 'all-books' | 'first-empty-hand';
  /** Records leave out most-books. */
  win?: 'most-books' | 'first-out';
  packs: number;
};

export type Ask = { type: 'ask'; seat: number; of: number; rank: string };
export type Fish = { type: 'fish'; seat: number };
export type GoFishAction = Ask | Fish;

/** Only this fact can hold a card that a viewer may not know, which is then null. */
export type Drew<Card = string> = { type: 'drew'; seat: number; cards: Card[]; refill?: true };
export type Gave = { type: 'gave'; seat: number; to: number; cards: string[] };
export type Booked = { type: 'booked'; seat: number; rank: string; cards: string[] };

export type GoFishEntry<Card = string> = GoFishAction | Drew<Card> | Gave | Booked;
