/** Every window lets go when it is asked to, as soon as what it does is done; one that hangs never does. */
const PATIENCE_MS = 4000;

/** Waits until a database is gone; rejects where another window holds it for too long. */
export function deleted(request: EventTarget & Pick<IDBRequest, 'error'>, patienceMs = PATIENCE_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => reject(new DOMException('another window holds the database', 'InvalidStateError'));
    request.addEventListener('blocked', () => {
      patience = setTimeout(giveUp, patienceMs);
    });
    request.addEventListener('success', () => {
      clearTimeout(patience);
      resolve();
    });
    request.addEventListener('error', () => {
      clearTimeout(patience);
      reject(request.error);
    });
  });
}
