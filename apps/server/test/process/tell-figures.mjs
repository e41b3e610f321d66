// @ts-check

/**
 * Tells the program that started this one its port, and its figures whenever it is asked for them.
 * @param {number} port
 */
export function tellFigures(port) {
  process.on('message', () => process.send?.(figures()));
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port });
}

/** @returns {import('./serving-child.ts').ProcessFigures} */
function figures() {
  const { user, system } = process.cpuUsage();
  return {
    rssBytes: process.memoryUsage.rss(),
    heapBytes: process.memoryUsage().heapUsed,
    cpuMs: (user + system) / 1000,
  };
}
