import {
  type CardStep,
  digestOfFields,
  type Fairness,
  type Game,
  type GameEvent,
  type Seat,
  type Table,
  type Vocabulary,
} from '@shoal/core';
import { CardTrail, type SealedPlace } from './card-trail.ts';
import { leafOf, saltOf } from './seal-digests.ts';
import type { Opening, SealPicture, SealReport } from './sealed-deal.ts';

/** Seals the pack of a deal and every stock that is rebuilt, and opens to each viewer what it may see. */
export class DealSeal {
  readonly #game: Game;
  readonly #table: Table<Vocabulary>;
  readonly #fairness: Fairness;
  readonly #trail: CardTrail;
  readonly #hands: readonly (readonly SealedPlace[])[];
  /** What proves the card of each place: several viewers are told it, some of them more than once. */
  readonly #openings = new Map<SealedPlace, Opening>();
  /** The places of the cards of each event. */
  readonly #told: (readonly SealedPlace[])[] = [];
  readonly #seals: { readonly seal: SealPicture; readonly from: number }[] = [];

  /** How often chance chose between equal cards. */
  #choices = 0;

  constructor(game: Game, table: Table<Vocabulary>, fairness: Fairness) {
    const { rules, firstSeat } = table;
    this.#game = game;
    this.#table = table;
    this.#fairness = fairness;
    this.#trail = new CardTrail(rules, table.reveal().pack, firstSeat, (count) => this.#choose(count));
    this.#hands = Array.from({ length: rules.seats }, (_, seat) => this.#trail.dealtTo(seat));
    this.#seal(this.#trail.places, 0);
  }

  /** What a viewer is told beside the events from `from` on. */
  report(viewer: Seat | null, from: number): SealReport {
    this.#catchUp();
    const seals = this.#seals.filter((sealed) => sealed.from >= from).map(({ seal }) => seal);
    const dealt = from === 0 && viewer !== null ? this.#hands[viewer] : [];
    const shown = this.#table.log(viewer, from).flatMap((event, at) => this.#shownBy(event, this.#told[from + at]));
    return { seals, openings: [...dealt, ...shown].map((place) => this.#open(place)) };
  }

  /** Follows from the secret of the server, so that it is the same after a restart. */
  #choose(count: number): number {
    const { room, deal, server } = this.#fairness;
    this.#choices += 1;
    return Number.parseInt(digestOfFields('shoal-twin/1', server, room, deal, this.#choices).slice(0, 8), 16) % count;
  }

  #catchUp(): void {
    const { events } = this.#table.reveal();
    for (let at = this.#told.length; at < events.length; at++) this.#follow(events[at], at);
  }

  #follow(event: GameEvent, at: number): void {
    const places = this.#game.cardSteps(event).flatMap((step) => this.#take(step, at));
    this.#told.push(places);
    for (const place of this.#shownBy(this.#table.rules.censor(event, null), places)) this.#trail.publish(place);
  }

  #take(step: CardStep, at: number): SealedPlace[] {
    const places = this.#trail.follow(step);
    if (step.type === 'rebuilt') this.#seal(places, at);
    return places;
  }

  /** The places of those cards that a censored event still shows. */
  #shownBy(censored: GameEvent, places: readonly SealedPlace[]): SealedPlace[] {
    const cards = this.#game.cardSteps(censored).flatMap((step) => step.cards);
    return places.filter((_, at) => cards[at] !== null);
  }

  #seal(places: readonly SealedPlace[], from: number): void {
    const leaves = places.map((place) => leafOf(this.#open(place)));
    this.#seals.push({ seal: { stock: this.#seals.length, leaves }, from });
  }

  #open(place: SealedPlace): Opening {
    const { stock, position, card } = place;
    const known = this.#openings.get(place);
    const opening = known ?? { stock, position, card, salt: saltOf(this.#fairness, stock, position) };
    this.#openings.set(place, opening);
    return opening;
  }
}
