/**
 * Resolves when the table waits for the person or is at its end, has changed since a sight was taken, and stays so.
 * Runs in the page; it uses only what was put there.
 */
export async function settled(before: string): Promise<void> {
  const [stillMs, drawingMs, pollMs, patienceMs] = [30, 600, 8, 15_000];
  const untilMs = performance.now() + patienceMs;
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMs));
  // Nobody acts on what is not on the screen yet.
  const shown = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
  // Cards that are still on their way are not where a finger would look for them.
  const isDealing = (): boolean =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition))
      .some(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-stack]'));
  let last = '';
  let sinceMs = performance.now();
  for (;;) {
    const sight = globalThis.shoalLook();
    const now = JSON.stringify(sight);
    if (now !== last) sinceMs = performance.now();
    last = now;
    const isAwaited = sight.is === 'choosing' || sight.is === 'end';
    const canPlay = sight.hand.some(({ isLegal }) => isLegal);
    // A player who has drawn and can only draw draws on without being asked.
    const drawsOn = sight.is === 'choosing' && !canPlay && sight.log.at(-1)?.startsWith('You draw');
    if (isAwaited && !isDealing() && now !== before && performance.now() - sinceMs >= (drawsOn ? drawingMs : stillMs)) {
      await shown();
      if (JSON.stringify(globalThis.shoalLook()) === now) return;
    }
    if (performance.now() > untilMs) throw new Error('The table does not come to anything new:');
    await pause();
  }
}
