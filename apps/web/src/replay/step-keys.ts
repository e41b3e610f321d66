export type StepCommand = 'first' | 'previous' | 'next' | 'last' | 'play';

const COMMANDS: Readonly<Record<string, StepCommand>> = {
  Home: 'first',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  End: 'last',
  ' ': 'play',
};

/** What a key does among steps; null: it is not for them. */
export const commandFor = (key: string): StepCommand | null => (Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : null);

/** Keys with another one held down, and those that belong to what has the focus, are not for the steps. */
export function isForSteps({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const on = target instanceof Element ? target : null;
  if (on?.closest('input, select, textarea, dialog, [contenteditable]')) return false;
  return key !== ' ' || !on?.closest('button, a, summary');
}
