const LONGEST = 120;
const MOST_FIELDS = 8;

/** Shows a value from outside in an error message: short, and without calling its methods, which could throw. */
export function quoted(json: unknown): string {
  if (Array.isArray(json)) return `[${json.slice(0, MOST_FIELDS).map(leaf).join(',')}]`;
  if (typeof json !== 'object' || json === null) return leaf(json);
  const fields = Object.entries(json).slice(0, MOST_FIELDS);
  return `{${fields.map(([name, value]) => `${leaf(name)}:${leaf(value)}`).join(',')}}`;
}

/** Shows one level; deeper values only by their kind. */
function leaf(json: unknown): string {
  if (typeof json === 'string') return JSON.stringify(json.slice(0, LONGEST));
  if (Array.isArray(json)) return '[…]';
  return typeof json === 'object' && json !== null ? '{…}' : String(json);
}
