/** Cards of the hand that are chosen together. */
export interface SeenStack {
  readonly name: string;
  /** As numbers: four times the rank plus the suit. */
  readonly cards: readonly number[];
  readonly isLegal: boolean;
  readonly isPicked: boolean;
  /** Whether the keyboard cursor is here, and whether it is visible. */
  readonly cursor: 'here' | 'unseen' | null;
}

/** A button of the turn bar. */
export interface SeenOffer {
  readonly label: string;
  /** The key that presses the button. */
  readonly key: string;
  readonly type: string | null;
  readonly suit: number | null;
}

export interface SeenSeat {
  readonly seat: number;
  readonly name: string;
  readonly isTarget: boolean;
}

/** The result of a deal, as the page shows it. */
export interface SeenEnd {
  readonly title: string;
  readonly standings: readonly string[];
  /** Null after a single deal. */
  readonly score: string | null;
  /** The card that was turned over. */
  readonly unveiled: number | null;
}

/** The current table, as the page shows it. */
export interface ShownTable {
  /** Whether the person must choose, others act, the deal is over, or another screen is open. */
  readonly is: 'choosing' | 'waiting' | 'end' | 'elsewhere';
  readonly heading: string;
  /** The number of the person's turns since the page was loaded. */
  readonly turns: number;
  readonly prompt: string;
  readonly remark: string;
  readonly hand: readonly SeenStack[];
  /** The keys of the backs in a hidden hand from which the person must take a card; null for a back without a key. */
  readonly places: readonly (string | null)[];
  readonly offers: readonly SeenOffer[];
  readonly seats: readonly SeenSeat[];
  readonly stock: { readonly name: string; readonly isLegal: boolean };
  readonly upCard: number | null;
  readonly suitInForce: number | null;
  readonly log: readonly string[];
  readonly end: SeenEnd | null;
}

declare global {
  var shoalReadTable: () => ShownTable;
}

/** Reads the table from the page. Runs in the page and must not use anything from this module. */
export function readTable(): ShownTable {
  const all = (selector: string, around: ParentNode | null = document): HTMLElement[] =>
    around === null ? [] : [...around.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();
  const nameOf = (element: Element | null): string => element?.getAttribute('aria-label') ?? textOf(element);
  const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

  const hand = one('[data-anchor=hand]');
  const end = one('#end-title')?.parentElement ?? null;
  const said = one('p[data-refused]')?.parentElement;
  const stock = one('[data-anchor=stock]');
  const isOver = end !== null || hand === null;
  const isAsked = hand?.dataset['turn'] === 'true';
  return {
    is: end !== null ? 'end' : hand === null ? 'elsewhere' : isAsked ? 'choosing' : 'waiting',
    heading: textOf(one('h1')),
    turns: globalThis.shoalObservations.turns,
    prompt: isOver ? '' : textOf(said?.querySelector('p')),
    remark: textOf(said?.querySelector('[data-refused]')),
    hand: all('button', hand).map((button) => ({
      name: nameOf(button),
      cards: all('[data-card]', button).map((card) => Number(card.dataset['card'])),
      isLegal: button.dataset['legal'] === 'true',
      isPicked: button.getAttribute('aria-pressed') === 'true',
      cursor: document.activeElement === button ? 'here' : button.tabIndex === 0 ? 'unseen' : null,
    })),
    places: all('[data-fan] button').map((back) => back.dataset['key'] ?? null),
    offers: all('fieldset button[aria-keyshortcuts]').map((button) => ({
      label: textOf(button),
      key: button.getAttribute('aria-keyshortcuts') ?? '',
      type: button.dataset['type'] ?? null,
      suit: numberOf(button.dataset['suit']),
    })),
    seats: all('ul [data-anchor^=seat-]').map((panel) => ({
      seat: Number(panel.dataset['anchor']?.slice('seat-'.length)),
      name: nameOf(panel),
      isTarget: panel.dataset['target'] === 'true',
    })),
    stock: { name: nameOf(stock), isLegal: stock?.dataset['legal'] === 'true' },
    upCard: numberOf(one('[data-up-card]')?.dataset['upCard']),
    suitInForce: numberOf(one('[data-anchor=pile] [data-suit]')?.dataset['suit']),
    log: all('[role=log] p').map((line) => textOf(line.querySelector('[aria-hidden=true]') ?? line)),
    end: end && {
      title: textOf(one('#end-title')),
      standings: all('ol li', end).map(textOf),
      score: all('p', end).map(textOf)[1] ?? null,
      unveiled: numberOf(one('[data-unveiled]')?.dataset['unveiled']),
    },
  };
}
