const WEB = new Set(['http:', 'https:']);

/** Parses an origin such as `https://cards.example.org`, or returns null. */
export function readOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, href } = new URL(text);
  return WEB.has(protocol) && (href === `${origin}/` || href === origin) ? origin : null;
}

/** May a page of this origin connect? Pages of this very host may, and programs, which send no origin. */
export function isWelcome(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  const known = readOrigin(origin);
  // Browsers write an origin in one way only; whatever is written otherwise is no browser's.
  if (known === null || known !== origin) return false;
  return allowed.includes(origin) || (host !== undefined && new URL(origin).host === host.toLowerCase());
}
