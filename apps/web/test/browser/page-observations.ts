/** What a page has announced and done since it was opened, observed from inside. */
export interface PageObservations {
  /** The number of the viewer's turns. */
  turns: number;
  /** When the table first appeared, in milliseconds since navigation. */
  tableMs: number | null;
  /** The announcements for screen readers, in order. */
  readonly said: Utterance[];
}

export interface Utterance {
  readonly role: 'alert' | 'status' | 'log';
  readonly text: string;
  /** In milliseconds since navigation. */
  readonly atMs: number;
}

declare global {
  var shoalObservations: PageObservations;
}

/** Runs in the page before any other script and must not use anything from this module. */
export function observePage(): void {
  const found: PageObservations = { turns: 0, tableMs: null, said: [] };
  globalThis.shoalObservations = found;
  const spoken = new WeakMap<Element, string>();
  let hadTurn = false;

  const textIn = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    return node.hasChildNodes() ? [...node.childNodes].map(textIn).join('') : (node.nodeValue ?? '');
  };
  const isHidden = (node: Node): boolean =>
    (node instanceof Element ? node : node.parentElement)?.closest('[aria-hidden=true]') !== null;
  const regionAround = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest('[role=alert], [role=status], [role=log]') ?? null;
    return region?.getAttribute('aria-live') === 'off' ? null : region;
  };
  const say = (region: Element, text: string): void => {
    const role = region.getAttribute('role');
    const plain = text.replace(/\s+/g, ' ').trim();
    if (plain !== '' && (role === 'alert' || role === 'status' || role === 'log'))
      found.said.push({ role, text: plain, atMs: performance.now() });
  };
  /** An alert or status is announced as a whole when it changes. */
  const sayWhole = (region: Element): void => {
    const text = textIn(region);
    if (spoken.get(region) === text) return;
    spoken.set(region, text);
    say(region, text);
  };
  /** A log announces only additions, and changes if it says so. */
  const sayPart = (log: Element, node: Node, change: 'additions' | 'text'): void => {
    const relevant = log.getAttribute('aria-relevant') ?? 'additions text';
    if (log !== node && relevant.includes(change) && !isHidden(node)) say(log, textIn(node));
  };
  const hearAdded = (node: Node): void => {
    const region = regionAround(node);
    const role = region?.getAttribute('role');
    const alerts = region === null && node instanceof Element ? [...node.querySelectorAll('[role=alert]')] : [];
    if (region !== null && role === 'log') sayPart(region, node, 'additions');
    // A region that is inserted with its text is announced only if it is an alert.
    else if (region !== null && (region !== node || role === 'alert')) sayWhole(region);
    for (const alert of alerts) sayWhole(alert);
  };
  const hear = ({ type, target, addedNodes }: MutationRecord): void => {
    if (type === 'childList') for (const node of addedNodes) hearAdded(node);
    const region = regionAround(target);
    if (region === null) return;
    if (region.getAttribute('role') !== 'log') sayWhole(region);
    else if (type === 'characterData') sayPart(region, target, 'text');
  };
  const lookAtHand = (): void => {
    const hand = document.querySelector('[data-anchor=hand]');
    if (hand !== null) found.tableMs ??= performance.now();
    const hasTurn = hand?.getAttribute('data-turn') === 'true';
    if (hasTurn && !hadTurn) found.turns += 1;
    hadTurn = hasTurn;
  };
  new MutationObserver((records) => {
    for (const record of records) hear(record);
    lookAtHand();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-turn'],
  });
}
