/** How long to wait for what must come: only a fault takes so long, however busy the machine is. */
export const PATIENCE_MS = 60_000;
