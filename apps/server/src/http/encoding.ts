/** How a body travels; the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The best of the encodings at hand that an `Accept-Encoding` allows; the plain body where it allows none. */
export function bestEncoding(accepted: string, atHand: ReadonlyMap<Encoding, unknown>): Encoding {
  const weights = weightsOf(accepted);
  const isWelcome = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find((encoding) => atHand.has(encoding) && isWelcome(encoding)) ?? 'identity';
}

/** `br;q=0.5, gzip` as numbers. */
const weightsOf = (accepted: string): ReadonlyMap<string, number> =>
  new Map(
    accepted.split(',').map((part) => {
      const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const;
    }),
  );
