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

/** All that matters of a key that was pressed, and of where it was. */
export interface KeyStroke extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> {
  readonly target: unknown;
}

/** The key in the words of the table, or null where it is not for the table. */
export function keyOf({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyStroke): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  // A key held down to hurry the bots must not play the first card of the next turn.
  if (repeat && !key.startsWith('Arrow')) return null;
  const name = NAMES[key] ?? (key.length === 1 ? key.toLowerCase() : null);
  const on = elementIn(target);
  if (on?.closest('input, select, textarea, dialog, [contenteditable]')) return null;
  // A button that has the focus is pressed by these keys, and nothing else.
  if ((name === 'enter' || name === 'space') && on?.closest('button, a, summary')) return null;
  return name;
}

/** A key that nothing has the focus for comes to the document, which is no element. */
const elementIn = (target: unknown): Pick<Element, 'closest'> | null =>
  typeof target === 'object' && target !== null && 'closest' in target ? (target as Element) : null;

/** Hears every key that is meant for the table. */
export function useTableKeys(onKey: (key: string) => boolean): void {
  // Before the screen is painted: what can be seen can be answered.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = document.querySelector('dialog[open]') === null ? keyOf(event) : null;
      if (key !== null && onKey(key)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [onKey]);
}
