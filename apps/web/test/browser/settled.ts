/**
 * Resolves when the table waits for the person or has ended, differs from an earlier state, and is stable.
 * Runs in the page and uses only what was put there.
 */
export async function settled(before: string): Promise<void> {
  const [stillMs, drawingMs, pollMs, patienceMs] = [30, 600, 8, 15_000];
  const untilMs = performance.now() + patienceMs;
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMs));
  // Waits for the next paint: people act only on what is on the screen.
  const shown = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
  // Cards in flight cannot be clicked where they will land.
  const isDealing = (): boolean =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition))
      .some(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-stack]'));
  let last = '';
  let sinceMs = performance.now();
  for (;;) {
    const state = globalThis.shoalReadTable();
    const now = JSON.stringify(state);
    if (now !== last) sinceMs = performance.now();
    last = now;
    const isAwaited = state.is === 'choosing' || state.is === 'end';
    const canPlay = state.hand.some(({ isLegal }) => isLegal);
    // A player who has drawn and can only draw continues automatically.
    const drawsOn = state.is === 'choosing' && !canPlay && state.log.at(-1)?.startsWith('You draw');
    if (isAwaited && !isDealing() && now !== before && performance.now() - sinceMs >= (drawsOn ? drawingMs : stillMs)) {
      await shown();
      if (JSON.stringify(globalThis.shoalReadTable()) === now) return;
    }
    if (performance.now() > untilMs) throw new Error('The table does not come to anything new:');
    await pause();
  }
}
