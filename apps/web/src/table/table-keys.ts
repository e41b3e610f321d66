import { useLayoutEffect } from 'preact/hooks';

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'enter',
  ' ': 'space',
  Escape: 'escape',
};

/** The part of a key event that decides its meaning. */
export interface KeyStroke extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> {
  readonly target: unknown;
}

/** The table's name for a key, or null if the key is not for the table. */
export function keyOf({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyStroke): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  // A key held down to hurry the bots must not play the first card of the next turn.
  if (repeat && !key.startsWith('Arrow')) return null;
  const name = NAMES[key] ?? (key.length === 1 ? key.toLowerCase() : null);
  const on = elementIn(target);
  if (on?.closest('input, select, textarea, dialog, [contenteditable]')) return null;
  // These keys press a focused button and do nothing else.
  if ((name === 'enter' || name === 'space') && on?.closest('button, a, summary')) return null;
  return name;
}

/** Without a focus, the target is the document, which is not an element. */
const elementIn = (target: unknown): Pick<Element, 'closest'> | null =>
  typeof target === 'object' && target !== null && 'closest' in target ? (target as Element) : null;

/** Listens for all keys of the table. */
export function useTableKeys(onKey: (key: string) => boolean): void {
  // Before the paint, so that keys work as soon as the table is visible.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = document.querySelector('dialog[open]') === null ? keyOf(event) : null;
      if (key !== null && onKey(key)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [onKey]);
}
