const LONGEST = 120;
const MOST_FIELDS = 8;

/** A value from outside as a fault may show it: short, and told without asking the value, which could throw. */
export function quoted(json: unknown): string {
  if (Array.isArray(json)) return `[${json.slice(0, MOST_FIELDS).map(leaf).join(',')}]`;
  if (typeof json !== 'object' || json === null) return leaf(json);
  const fields = Object.entries(json).slice(0, MOST_FIELDS);
  return `{${fields.map(([name, value]) => `${leaf(name)}:${leaf(value)}`).join(',')}}`;
}

/** One level is told; what lies deeper is only named. */
function leaf(json: unknown): string {
  if (typeof json === 'string') return JSON.stringify(json.slice(0, LONGEST));
  if (Array.isArray(json)) return '[…]';
  return typeof json === 'object' && json !== null ? '{…}' : String(json);
}
