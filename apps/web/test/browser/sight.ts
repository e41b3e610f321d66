/** Cards of the hand that are touched as one. */
export interface SeenStack {
  readonly name: string;
  /** As numbers: four times the rank, and the suit. */
  readonly cards: readonly number[];
  readonly isLegal: boolean;
  readonly isPicked: boolean;
  /** Are keys on it, and can that be seen? */
  readonly cursor: 'here' | 'unseen' | null;
}

/** A button of the turn bar. */
export interface SeenOffer {
  readonly label: string;
  /** The key that presses it. */
  readonly key: string;
  readonly type: string | null;
  readonly suit: number | null;
}

export interface SeenSeat {
  readonly seat: number;
  readonly name: string;
  readonly isTarget: boolean;
}

/** How a deal ended, as the page tells it. */
export interface SeenEnd {
  readonly title: string;
  readonly standings: readonly string[];
  /** Null after a single deal. */
  readonly score: string | null;
  /** The card that was turned over. */
  readonly unveiled: number | null;
}

/** A table as it is on the page now. */
export interface Sight {
  /** Is the person here asked for something, do others act, or is the deal over? */
  readonly is: 'choosing' | 'waiting' | 'end' | 'elsewhere';
  readonly heading: string;
  /** How often the person got the turn since the page was loaded. */
  readonly turns: number;
  readonly prompt: string;
  readonly remark: string;
  readonly hand: readonly SeenStack[];
  /** Places of a hidden hand of which one is to be pointed at, each by its key; null where it has none. */
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
  var shoalLook: () => Sight;
}

/** Runs in the page; it must not use anything from here. */
export function look(): Sight {
  const all = (selector: string, around: ParentNode | null = document): HTMLElement[] =>
    around === null ? [] : [...around.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();
  const nameOf = (element: Element | null): string => element?.getAttribute('aria-label') ?? textOf(element);
  const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

  const hand = one('[data-anchor=hand]');
  const end = one('#end-title')?.parentElement ?? null;
  const said = one('[role=status][data-refused]')?.parentElement;
  const stock = one('[data-anchor=stock]');
  const isOver = end !== null || hand === null;
  const isAsked = hand?.dataset['turn'] === 'true';
  return {
    is: end !== null ? 'end' : hand === null ? 'elsewhere' : isAsked ? 'choosing' : 'waiting',
    heading: textOf(one('h1')),
    turns: globalThis.shoalWitness.turns,
    prompt: isOver ? '' : textOf(said?.querySelector('p')),
    remark: textOf(said?.querySelector('[role=status]')),
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
