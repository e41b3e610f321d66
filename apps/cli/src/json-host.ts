import { type Action, type Result, type Seat, type View, writeCard, writeEntry } from '@shoal/core';
import { createSentences, type Sentences, type Sitting, seatEntryOf, spellAction, youAmong } from '@shoal/table-ui';
import { asideAt } from './aside.ts';
import type { LineDesk } from './line-host.ts';
import type { LineInput } from './line-input.ts';
import { Person } from './person.ts';
import type { Host, UNDO } from './play-deal.ts';
import type { Screen } from './screen.ts';
import type { Thinker } from './thinker.ts';

type Write = (text: string) => void;

/** A deal told to a program: one JSON object a line, with the log entries of a record as the person may know them. */
export class JsonHost implements Host {
  readonly #sitting: Sitting;
  readonly #input: LineInput;
  readonly #thinker: Thinker;
  readonly #write: Write;
  readonly #screen: Screen;
  readonly #people = new Map<Seat, Person>();
  readonly #sentences: Sentences;
  /** Several people at one stream are told only what everyone knows, and each its hand in its turn. */
  readonly #viewer: Seat | null;
  #told = 0;

  constructor(sitting: Sitting, { screen, input, thinker }: LineDesk, write: Write) {
    const { players, labels } = sitting.deal;
    this.#sitting = sitting;
    this.#input = input;
    this.#thinker = thinker;
    this.#write = write;
    this.#screen = screen;
    this.#viewer = youAmong(players);
    this.#sentences = createSentences({
      catalogue: screen.look.catalogue,
      names: labels,
      ascii: true,
      you: this.#viewer,
    });
  }

  begin(): void {
    const { plan, players, table } = this.#sitting.deal;
    const seats = players.map(seatEntryOf);
    this.#line({ type: 'table', game: plan.id, rules: plan.options, seats, firstSeat: table.firstSeat });
    this.tell();
  }

  async turn(seat: Seat): Promise<void> {
    const { table, players } = this.#sitting.deal;
    const view = table.view(players[seat].bot === null ? seat : null);
    this.#line({ type: 'turn', seat, ...this.#standing(view) });
  }

  choose(seat: Seat): Promise<Action | typeof UNDO> {
    return this.#person(seat).choose();
  }

  #person(seat: Seat): Person {
    const known = this.#people.get(seat);
    if (known !== undefined) return known;
    const { catalogue } = this.#screen.look;
    const cards = () => this.#sitting.deal.table.view(seat).hand.map(writeCard).join(' ');
    const hand = () => this.#screen.line(`  ${catalogue.lineMode.hand(cards())}`);
    const table = { sitting: this.#sitting, seat, sentences: this.#sentences, screen: this.#screen };
    const aside = asideAt({ ...table, thinker: this.#thinker }, hand);
    const keyboard = { input: this.#input, catalogue, sentences: this.#sentences };
    const person = new Person(this.#sitting, seat, keyboard, aside);
    this.#people.set(seat, person);
    return person;
  }

  tell(): void {
    const { plan, table } = this.#sitting.deal;
    const news = table.log(this.#viewer, this.#told);
    for (const event of news) this.#line(writeEntry(plan.game.entries, event));
    this.#told += news.length;
  }

  undone(): void {
    this.#told = this.#sitting.deal.table.log(this.#viewer).length;
    this.#line({ type: 'undone', entries: this.#told });
  }

  end(result: Result): void {
    this.#line({ type: 'result', ...result, seed: this.#sitting.deal.seed });
  }

  #standing({ phase, handSizes, stockSize, hand, legal }: View): object {
    const isPublic = legal.length === 0;
    const whose = isPublic ? {} : { hand: hand.map(writeCard), legal: legal.map(spellAction) };
    return { phase, handSizes, stockSize, ...whose };
  }

  #line(value: object): void {
    this.#write(`${JSON.stringify(value)}\n`);
  }
}
