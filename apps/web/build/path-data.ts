interface Segment {
  readonly command: string;
  readonly values: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const VALUE_COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };
const COMMAND = /\s*([a-z])/iy;
const NUMBER = /[\s,]*(-?\d*\.?\d+)/y;
const FLAG = /[\s,]*([01])/y;

/** Scales a path and rounds absolute positions to integers, so that rounding errors never add up. */
export function scaledPath(path: string, factor: number): string {
  const pen = new Pen();
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const { command, values } of segmentsOf(path)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      pen.close();
      at = start;
      continue;
    }
    const points = pointsOf(command, values, at);
    const rounded = points.map(({ x, y }) => ({ x: Math.round(x * factor), y: Math.round(y * factor) }));
    at = points[points.length - 1];
    if (kind === 'm') start = at;
    if (kind === 'a') pen.arc(values, factor, rounded[0]);
    else pen.draw(kind, rounded);
  }
  return pen.written;
}

function segmentsOf(path: string): readonly Segment[] {
  const segments: Segment[] = [];
  let index = 0;
  let command = '';
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = index;
    const found = pattern.exec(path);
    if (found !== null) index = pattern.lastIndex;
    return found?.[1];
  };
  const value = (pattern: RegExp): number => {
    const text = next(pattern);
    if (text === undefined) throw new Error(`Expected a number at ${index} of the path ${path}.`);
    return Number(text);
  };
  while (path.slice(index).trim() !== '') {
    command = next(COMMAND) ?? implied(command);
    const isFlag = (place: number) => command.toLowerCase() === 'a' && (place === 3 || place === 4);
    const count = VALUE_COUNTS[command.toLowerCase()];
    segments.push({
      command,
      values: Array.from({ length: count }, (_, place) => value(isFlag(place) ? FLAG : NUMBER)),
    });
  }
  return segments;
}

/** Coordinates that follow a move without a command are lines. */
const implied = (command: string): string => (command === 'm' ? 'l' : command === 'M' ? 'L' : command);

/** The absolute points of a segment: control points first, end point last. */
function pointsOf(command: string, values: readonly number[], at: Point): readonly Point[] {
  const kind = command.toLowerCase();
  const origin = command === kind ? at : { x: 0, y: 0 };
  if (kind === 'h') return [{ x: origin.x + values[0], y: at.y }];
  if (kind === 'v') return [{ x: at.x, y: origin.y + values[0] }];
  const pairs = kind === 'a' ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, pair) => ({
    x: origin.x + pairs[2 * pair],
    y: origin.y + pairs[2 * pair + 1],
  }));
}

/** Writes relative commands without superfluous separators. */
class Pen {
  written = '';
  #at: Point = { x: 0, y: 0 };
  #start = this.#at;
  #last = '';

  draw(kind: string, points: readonly Point[]): void {
    const end = points[points.length - 1];
    const steps = points.flatMap(({ x, y }) => [x - this.#at.x, y - this.#at.y]);
    if ('lhv'.includes(kind)) this.#line(steps[0], steps[1]);
    else this.#write(kind, steps.map(String));
    this.#at = end;
    if (kind === 'm') this.#start = end;
  }

  arc(values: readonly number[], factor: number, end: Point): void {
    const radii = [values[0], values[1]].map((radius) => Math.max(1, Math.round(radius * factor)));
    const [turn, large, sweep] = values.slice(2, 5);
    const flags = `${large}${sweep}${end.x - this.#at.x}`;
    this.#write('a', [...radii.map(String), String(turn), flags, String(end.y - this.#at.y)]);
    this.#at = end;
  }

  close(): void {
    this.#write('z', []);
    this.#at = this.#start;
  }

  #line(right: number, down: number): void {
    if (right === 0 && down === 0) return;
    if (down === 0) this.#write('h', [String(right)]);
    else if (right === 0) this.#write('v', [String(down)]);
    else this.#write('l', [String(right), String(down)]);
  }

  #write(command: string, values: readonly string[]): void {
    const goesOn = command !== 'm' && (command === this.#last || (command === 'l' && this.#last === 'm'));
    const text = values.map((value) => (value.startsWith('-') ? value : ` ${value}`)).join('');
    this.written += goesOn ? text : command + text.trimStart();
    this.#last = command;
  }
}
