import { dealHands, rankOf, SUITS, suitOf, takeCard } from '../../../../test/naive/cards.ts';
import type { NaiveEngine, Result } from '../../../../test/naive/naive-game.ts';
import type { CrazyEightsAction, CrazyEightsEntry, CrazyEightsRules, Play, Reason, Vote } from './types.ts';

export type CrazyEightsDeal = {
  rules: CrazyEightsRules;
  seats: number;
  firstSeat: number;
  pack: string[];
  /** Takes the discard pile without its up-card, bottom card first. Returns the new stock, top first. */
  rebuild: (cards: string[]) => string[];
};

const MOST_REBUILDS = 20; // R24

/** Crazy Eights implemented literally from section 3 of the rules. */
export class NaiveCrazyEights implements NaiveEngine<CrazyEightsEntry> {
  rules: CrazyEightsRules;
  seats: number;
  hands: string[][];
  /** Top card first. */
  stock: string[];
  /** Bottom card first: the last card is the up-card. */
  discard: string[] = [];
  suitInForce: string;
  /** A wild starter under `free`, until a card is played. */
  isFree: boolean;
  log: CrazyEightsEntry[] = [];
  turn: number | null;
  result: Result | undefined;
  direction: 1 | -1 = 1;
  rebuilds = 0;
  /** Cards owed to a run of drawTwo cards. */
  penalty = 0;
  /** Draws in this turn. */
  draws = 0;
  /** `until-playable`: the drawn card is playable, so only a play is legal. */
  mustPlay = false;
  /** Consecutive passes without a draw or a play. */
  passes = 0;
  /** The seats that are out, first place first. */
  outs: number[] = [];
  /** The seats that still have to vote, in order. */
  voters: number[] = [];
  /** The seat to act if the vote is to keep playing. */
  afterVote = 0;
  #rebuild: (cards: string[]) => string[];
  #legal: CrazyEightsAction[] | undefined;

  constructor({ rules, seats, firstSeat, pack, rebuild }: CrazyEightsDeal) {
    this.rules = rules;
    this.seats = seats;
    this.#rebuild = rebuild;
    this.stock = [...pack];
    this.hands = dealHands(this.stock, seats, rules.handSize, firstSeat);
    this.turn = firstSeat;
    const starter = this.#turnUpStarter();
    this.suitInForce = suitOf(starter);
    this.isFree = rankOf(starter) === rules.wild;
  }

  legal(): CrazyEightsAction[] {
    this.#legal ??= this.#findLegal();
    return this.#legal;
  }

  find(entry: unknown): CrazyEightsAction | undefined {
    if (typeof entry !== 'object' || entry === null) return undefined;
    return this.legal().find((candidate) => isSameAction(candidate, entry as CrazyEightsAction));
  }

  act(action: CrazyEightsAction): void {
    const chosen = this.find(action);
    if (chosen === undefined) throw new Error(`not legal: ${JSON.stringify(action)}`);
    this.#legal = undefined;
    this.log.push(chosen);
    if (chosen.type === 'play') this.#play(chosen);
    else if (chosen.type === 'vote') this.#vote(chosen);
    else if (chosen.type === 'pass') this.#pass(chosen.seat);
    else if (this.penalty > 0) this.#drawPenalty(chosen.seat);
    else this.#drawOne(chosen.seat);
  }

  cards(): string[] {
    return [...this.hands.flat(), ...this.stock, ...this.discard];
  }

  #turnUpStarter(): string {
    const buried: string[] = [];
    let card = this.#takeTop();
    while (this.rules.starterWild === 'bury' && rankOf(card) === this.rules.wild) {
      buried.push(card);
      this.stock.push(card);
      card = this.#takeTop();
    }
    this.discard.push(card);
    this.log.push(buried.length > 0 ? { type: 'starter', card, buried } : { type: 'starter', card });
    return card;
  }

  #findLegal(): CrazyEightsAction[] {
    const seat = this.turn;
    if (seat === null) return [];
    if (this.voters.length > 0) {
      return [
        { type: 'vote', seat, playOn: true },
        { type: 'vote', seat, playOn: false },
      ];
    }
    const actions = this.#findPlays(seat);
    if (this.penalty > 0) return [...actions, { type: 'draw', seat }];
    const mayDraw = this.#mayDraw(seat);
    const mayPass = this.#mayPass(actions.length > 0);
    if (mayDraw) actions.push({ type: 'draw', seat });
    if (mayPass) actions.push({ type: 'pass', seat });
    return actions;
  }

  #findPlays(seat: number): CrazyEightsAction[] {
    const hand = this.hands[seat];
    const plays: CrazyEightsAction[] = [];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      // A twin earlier in the hand is listed already.
      if (!this.#isPlayable(card) || hand.indexOf(card) < i) continue;
      if (rankOf(card) !== this.rules.wild) plays.push({ type: 'play', seat, card });
      else for (const suit of SUITS) plays.push({ type: 'play', seat, card, suit });
    }
    return plays;
  }

  #isNaturalMatch(card: string): boolean {
    if (this.isFree) return true;
    if (rankOf(card) === this.rules.wild) return false;
    return rankOf(card) === rankOf(this.#upCard()) || suitOf(card) === this.suitInForce;
  }

  #isPlayable(card: string): boolean {
    // Under a penalty not even a wild card is playable (3.2.8).
    if (this.penalty > 0) return rankOf(card) === this.rules.drawTwo;
    return rankOf(card) === this.rules.wild || this.#isNaturalMatch(card);
  }

  #mayDraw(seat: number): boolean {
    if (!this.#canDraw()) return false;
    if (!this.rules.drawWithPlayable && this.hands[seat].some((card) => this.#isNaturalMatch(card))) return false;
    if (this.rules.draw === 'until-playable') return !this.mustPlay;
    return this.draws < this.rules.draw;
  }

  #mayPass(canPlay: boolean): boolean {
    if (!this.#canDraw() && !canPlay) return true;
    if (this.rules.draw === 'until-playable' || this.draws === 0) return false;
    return this.draws >= this.rules.draw || !this.#canDraw();
  }

  /** Is there a card to draw, perhaps after a rebuild (3.2.5, R24)? */
  #canDraw(): boolean {
    if (this.stock.length > 0) return true;
    return this.rules.stockEmpty === 'rebuild' && this.rebuilds < MOST_REBUILDS && this.discard.length > 1;
  }

  #drawOne(seat: number): void {
    const [card] = this.#drawInto(seat, 1);
    this.draws += 1;
    this.mustPlay = this.rules.draw === 'until-playable' && this.#isPlayable(card);
  }

  #drawPenalty(seat: number): void {
    this.#drawInto(seat, this.penalty);
    this.penalty = 0;
    this.#beginTurn(this.#next(seat));
  }

  #drawInto(seat: number, count: number): string[] {
    const cards: string[] = [];
    while (cards.length < count && this.#canDraw()) {
      if (this.stock.length === 0) this.#rebuildStock();
      cards.push(this.#takeTop());
    }
    this.hands[seat].push(...cards);
    this.log.push({ type: 'drew', seat, cards });
    if (cards.length > 0) this.passes = 0;
    return cards;
  }

  #rebuildStock(): void {
    const under = this.discard.slice(0, -1);
    this.discard = [this.#upCard()];
    this.stock = [...this.#rebuild(under)];
    this.rebuilds += 1;
    this.log.push({ type: 'rebuilt', stock: [...this.stock] });
  }

  #pass(seat: number): void {
    this.passes += 1;
    if (this.passes === this.#seatsInPlay()) this.#end('blocked');
    else this.#beginTurn(this.#next(seat));
  }

  #play({ seat, card, suit }: Play): void {
    takeCard(this.hands[seat], card);
    this.discard.push(card);
    this.suitInForce = suit ?? suitOf(card);
    this.isFree = false;
    this.passes = 0;
    const rank = rankOf(card);
    // The seats in play are counted before the player may go out (3.2.8).
    const isTurnedRound = rank === this.rules.reverse && this.#seatsInPlay() > 2;
    const isSkip = rank === this.rules.skip || (rank === this.rules.reverse && !isTurnedRound);
    if (isTurnedRound) this.direction = this.direction === 1 ? -1 : 1;
    if (rank === this.rules.drawTwo) this.penalty += 2;
    if (this.hands[seat].length === 0) {
      this.outs.push(seat);
      this.log.push({ type: 'out', seat, place: this.outs.length });
    }
    const next = isSkip ? this.#next(this.#next(seat)) : this.#next(seat);
    if (this.hands[seat].length === 0) this.#afterOut(seat, next);
    else this.#beginTurn(next);
  }

  #afterOut(seat: number, next: number): void {
    if (this.#seatsInPlay() === 1 || this.rules.playOn === 'never') {
      this.#end('out');
    } else if (this.rules.playOn === 'always') {
      this.#beginTurn(next);
    } else {
      this.afterVote = next;
      let voter = seat;
      for (let count = 0; count < this.#seatsInPlay(); count++) {
        voter = this.#next(voter);
        this.voters.push(voter);
      }
      this.turn = this.voters[0];
    }
  }

  #vote({ playOn }: Vote): void {
    this.voters.shift();
    if (!playOn) this.#end('vote');
    else if (this.voters.length > 0) this.turn = this.voters[0];
    else this.#beginTurn(this.afterVote);
  }

  #beginTurn(seat: number): void {
    this.turn = seat;
    this.draws = 0;
    this.mustPlay = false;
  }

  #end(reason: Reason): void {
    const scores = this.hands.map((hand) => hand.reduce((sum, card) => sum + this.#pointsOf(card), 0));
    const places = scores.map((score, seat) => {
      if (this.outs.includes(seat)) return this.outs.indexOf(seat) + 1;
      if (reason !== 'blocked') return this.outs.length + 1;
      // R23; a seat that is out has no points, so it ranks higher here.
      return 1 + scores.filter((other) => other < score).length;
    });
    this.result = { places, scores, reason };
    this.voters = [];
    this.turn = null;
  }

  #pointsOf(card: string): number {
    const rank = rankOf(card);
    if (rank === this.rules.wild) return 50;
    if ('TJQK'.includes(rank)) return 10;
    return rank === 'A' ? 1 : Number(rank);
  }

  /** The next seat still in play in the direction of play. */
  #next(from: number): number {
    let seat = from;
    do seat = (seat + this.direction + this.seats) % this.seats;
    while (this.outs.includes(seat));
    return seat;
  }

  #seatsInPlay(): number {
    return this.seats - this.outs.length;
  }

  #upCard(): string {
    return this.discard[this.discard.length - 1];
  }

  #takeTop(): string {
    const card = this.stock.shift();
    if (card === undefined) throw new Error('the stock is empty');
    return card;
  }
}

function isSameAction(a: CrazyEightsAction, b: CrazyEightsAction): boolean {
  if (a.seat !== b.seat) return false;
  if (a.type === 'play' && b.type === 'play') return a.card === b.card && a.suit === b.suit;
  if (a.type === 'vote' && b.type === 'vote') return a.playOn === b.playOn;
  return a.type === b.type;
}
