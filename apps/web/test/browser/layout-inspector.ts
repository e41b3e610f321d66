import type { Page } from 'playwright-core';
import { layoutSettled } from './layout-settled.ts';

/** A text that must be visible, and where. */
export interface Fact {
  readonly at: string;
  readonly text: string;
}

export interface LayoutRules {
  /** The minimum size of a touch target, in CSS pixels. */
  readonly leastPx?: number;
  /** The minimum for cards, which may be smaller in large hands. */
  readonly leastCardPx?: number;
  /** Whether everything must be visible without scrolling. */
  readonly mustFit?: boolean;
  readonly facts?: readonly Fact[];
}

export interface LayoutReport {
  readonly faults: readonly string[];
  /** The size of the smallest touch target. */
  readonly leastPx: number;
  readonly least: string;
  readonly scrolls: boolean;
}

/** Inspects the layout of a page. Runs in the page and uses nothing from this module. */
class LayoutInspector {
  readonly faults: string[] = [];
  readonly rules: Required<LayoutRules>;
  readonly root: Element;
  leastPx = Number.POSITIVE_INFINITY;
  least = '';

  constructor(rules: Required<LayoutRules>) {
    this.rules = rules;
    // An overlay hides the rest, so only the overlay is inspected.
    const over = [...document.querySelectorAll('dialog[open], section[aria-labelledby=end-title]')];
    this.root = over.at(-1) ?? document.body;
  }

  inspect(): LayoutReport {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    const scrolls = scrollHeight > innerHeight + 1;
    if (scrollWidth > clientWidth)
      this.faults.push(`the page scrolls sideways: ${scrollWidth} px in ${clientWidth}, ${this.widest()}`);
    if (scrolls && this.rules.mustFit) this.faults.push(`the page is ${scrollHeight} px high and has ${innerHeight}`);
    const targets = this.targets();
    for (const target of targets) this.lookAtTarget(target);
    const texts = this.texts();
    for (const text of texts) this.lookAtText(text);
    this.lookForOverlaps(targets, texts);
    for (const { at, text } of this.rules.facts) this.lookForFact(at, text);
    return { faults: [...new Set(this.faults)], leastPx: this.leastPx, least: this.least, scrolls };
  }

  /** The element that reaches furthest beyond the window. */
  widest(): string {
    const all = [...document.querySelectorAll('body *')].map((element) => ({
      element,
      right: element.getBoundingClientRect().right,
    }));
    const [{ element, right }] = all.sort((one, other) => other.right - one.right);
    return `${element.className} reaches to ${Math.round(right)}`;
  }

  /** The touch targets; a label stands for its input. */
  targets(): Element[] {
    const all = [...this.root.querySelectorAll('button, a[href], input, select, summary, textarea')];
    const touched = all.map((element) => (element.matches('input') ? (element.closest('label') ?? element) : element));
    return [...new Set(touched)].filter((element) => this.isSeen(element));
  }

  isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && !this.isOnlySaid(element)
    );
  }

  isOnlySaid(element: Element): boolean {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { clipPath, overflow } = getComputedStyle(one);
      if (clipPath === 'inset(50%)' && overflow === 'hidden') return true;
    }
    return false;
  }

  nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${name.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
  }

  lookAtTarget(target: Element): void {
    const box = target.getBoundingClientRect();
    const isCard = target.closest('[data-anchor=hand]') !== null;
    const least = isCard ? this.rules.leastCardPx : this.rules.leastPx;
    const px = Math.min(target.clientWidth === 0 ? box.width : (target as HTMLElement).offsetWidth, box.height);
    if (px < this.leastPx) [this.leastPx, this.least] = [px, this.nameOf(target)];
    if (px < least - 0.5) this.faults.push(`${this.nameOf(target)} is only ${Math.round(px * 10) / 10} px`);
    this.lookAtEdges(target, this.nameOf(target), box);
    this.lookForCover(target, box);
  }

  /** Checks that an element is inside the window and not clipped. */
  lookAtEdges(element: Element, name: string, whole: DOMRect): DOMRect | null {
    let { left, top, right, bottom } = whole;
    for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
      if (one instanceof SVGElement || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const edge = one.getBoundingClientRect();
      const isCutX = left < edge.left - 1 || right > edge.right + 1;
      const isCutY = top < edge.top - 1 || bottom > edge.bottom + 1;
      const isShortened = textOverflow === 'ellipsis' && (one.textContent ?? '').length > 9;
      if (isCutX && !isShortened && !this.isWideTable(one)) this.faults.push(`${name} is cut off sideways`);
      if (isCutY && /hidden|clip/.test(overflowY)) this.faults.push(`${name} is cut off`);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (left >= right || top >= bottom) return null;
    }
    if (left < -1 || right > innerWidth + 1) this.faults.push(`${name} reaches beyond the window`);
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** Tables of numbers may scroll sideways, by keyboard too. */
  isWideTable(box: Element): boolean {
    return (
      box.querySelector('table') !== null && getComputedStyle(box).overflowX === 'auto' && box.matches('[tabindex]')
    );
  }

  lookForCover(target: Element, { left, top, width, height }: DOMRect): void {
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isInside = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
    if (!isInside || hit === null || target.contains(hit) || hit.contains(target)) return;
    if (this.layerOf(hit) === this.layerOf(target))
      this.faults.push(`${this.nameOf(target)} lies under ${this.nameOf(hit)}`);
  }

  /** The floating layer that contains an element: it may cover others, since they can be scrolled out from under it. */
  layerOf(element: Element): Element | null {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
    }
    return null;
  }

  texts(): Text[] {
    const walker = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || parent.closest('svg, script, option, textarea') !== null)
        continue;
      if (this.isSeen(parent)) found.push(text);
    }
    return found;
  }

  linesOf(text: Text): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }

  lookAtText(text: Text): void {
    const parent = text.parentElement;
    if (parent === null) return;
    const name = `"${text.data.trim().slice(0, 50)}"`;
    const around = parent.closest('button, a, summary, label, [data-anchor]');
    const box =
      around !== null && getComputedStyle(around).display !== 'inline' ? around.getBoundingClientRect() : null;
    for (const line of this.linesOf(text)) {
      const seen = this.lookAtEdges(parent, name, this.inner(line));
      if (seen === null || box === null || seen.width < 1) continue;
      if (seen.left < box.left - 1 || seen.right > box.right + 1) this.faults.push(`${name} is wider than its box`);
      if (around?.matches('[data-anchor^=seat-]') && (seen.top < box.top - 1 || seen.bottom > box.bottom + 1))
        this.faults.push(`${name} is higher than its seat`);
    }
    if (getComputedStyle(parent).hyphens !== 'auto') this.lookForBrokenWords(text);
  }

  lookForBrokenWords(text: Text): void {
    const range = document.createRange();
    for (const { 0: word, index } of text.data.matchAll(/[\p{Letter}\p{Mark}]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) this.faults.push(`the word "${word}" is broken`);
    }
  }

  /** The box without the leading: letters are lower than their line. */
  inner({ left, top, width, height }: DOMRect): DOMRect {
    return new DOMRect(left, top + height * 0.2, width, height * 0.6);
  }

  lookForOverlaps(targets: readonly Element[], texts: readonly Text[]): void {
    const panels = [...this.root.querySelectorAll('[data-anchor]:not([data-anchor=hand]), [data-up-card], [role=log]')];
    const boxes = [...new Set([...targets, ...panels])].filter((element) => this.isSeen(element));
    const solid = boxes.map((element) => ({
      ...{ element, name: this.nameOf(element) },
      box: this.shownPart(element, element.getBoundingClientRect()),
    }));
    const letters = texts.flatMap((text) => {
      const element = text.parentElement ?? this.root;
      const name = `"${text.data.trim().slice(0, 50)}"`;
      return this.linesOf(text).map((line) => ({ element, name, box: this.shownPart(element, this.inner(line)) }));
    });
    for (const [index, one] of solid.entries()) for (const other of solid.slice(index + 1)) this.compare(one, other);
    for (const one of letters) for (const other of solid) this.compare(one, other);
    for (const [index, one] of letters.entries())
      for (const other of letters.slice(index + 1)) this.compare(one, other);
  }

  compare(
    one: { element: Element; name: string; box: DOMRect },
    other: { element: Element; name: string; box: DOMRect },
  ): void {
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide <= 1 || high <= 1 || one.element.contains(other.element) || other.element.contains(one.element)) return;
    if (this.layerOf(one.element) !== this.layerOf(other.element) || this.isOnTop(one, other)) return;
    this.faults.push(`${one.name} and ${other.name} overlap by ${Math.round(wide)} x ${Math.round(high)} px`);
  }

  /** Whether one is a small button on a large one, and can be tapped. */
  isOnTop(...both: readonly { element: Element; box: DOMRect }[]): boolean {
    const [large, small] = [...both].sort(
      (one, other) => other.box.width * other.box.height - one.box.width * one.box.height,
    );
    const { left, top, right, bottom, width, height } = small.box;
    const isInside =
      left >= large.box.left && right <= large.box.right && top >= large.box.top && bottom <= large.box.bottom;
    if (!isInside || !large.element.matches('a') || small.element.closest('button, a') === null) return false;
    small.element.scrollIntoView({ block: 'nearest' });
    const { left: x, top: y } = small.element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return small.element.closest('button, a')?.contains(hit) === true;
  }

  /** The part of an element that scroll containers show; empty if it is scrolled away. */
  shownPart(element: Element, box: DOMRect): DOMRect {
    let { left, top, right, bottom } = box;
    for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowY === 'visible') continue;
      const edge = one.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  lookForFact(at: string, text: string): void {
    const elements = [...document.querySelectorAll(at)].filter((element) => this.isSeen(element));
    const shown = elements.map((element) => this.shownIn(element)).join(' ');
    if (elements.length === 0) return void this.faults.push(`nothing is in sight at ${at}`);
    if (!` ${shown} `.includes(text)) this.faults.push(`${text} is not in sight at ${at}, but: ${shown}`);
    if (!elements.some((element) => this.isInSight(element))) this.faults.push(`${at} must be scrolled to`);
  }

  isInSight(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const isInWindow = box.top >= -1 && box.bottom <= innerHeight + 1;
    return (isInWindow || !this.rules.mustFit) && this.shownPart(element, box).height > box.height / 2;
  }

  shownIn(element: Element): string {
    if (element instanceof SVGElement) return '';
    const parts = [...element.childNodes].map((node) => {
      if (node instanceof Text) return node.data;
      return node instanceof Element && this.isSeen(node) ? this.shownIn(node) : '';
    });
    return parts.join(' ').replace(/\s+/g, ' ');
  }
}

/** Inspects the current layout of a page. */
export async function inspectLayout(page: Page, rules: LayoutRules = {}): Promise<LayoutReport> {
  const { leastPx = 44, leastCardPx = 44, mustFit = false, facts = [] } = rules;
  await page.evaluate(layoutSettled);
  return page.evaluate(
    `new (${LayoutInspector})(${JSON.stringify({ leastPx, leastCardPx, mustFit, facts })}).inspect()`,
  );
}
