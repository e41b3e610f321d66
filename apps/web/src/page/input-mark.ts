/** Notes on the page whether keys or a pointer were used last: only people who use keys look for the keyboard's mark. */
export function markInput(page: Document): void {
  const { dataset } = page.documentElement;
  const note = (input: 'keys' | 'pointer') => () => {
    dataset['input'] = input;
  };
  page.addEventListener('keydown', note('keys'), { capture: true, passive: true });
  page.addEventListener('pointerdown', note('pointer'), { capture: true, passive: true });
}
