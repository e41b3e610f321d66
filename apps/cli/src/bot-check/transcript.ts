import { excerpt, printable } from '@shoal/room';
import { BotFault } from '../external-bot/bot-fault.ts';
import type { ExchangeListener } from '../external-bot/bot-process.ts';
import { type BotMessage, readHello } from '../external-bot/protocol.ts';
import { checkWords } from './check-words.ts';

/** A game is shown by its beginning and its end. */
const FIRST_LINES = 9;
const LAST_LINES = 4;
const LONGEST_LINE = 96;

/** What a bot was told and what it said, by games. */
export class Transcript implements ExchangeListener {
  readonly #games: string[][] = [[]];
  /** Its answers, without those to `hello`. */
  readonly answers: string[] = [];
  slowestMs = 0;
  /** The name that the bot gives itself, once it has. */
  name: string | null = null;
  #question: BotMessage | null = null;
  /** The game and the question at the first end of a process: that of the fault, where there is one. */
  #end: { readonly lines: readonly string[]; readonly question: BotMessage | null } | null = null;

  sent(message: BotMessage): void {
    if (message.type === 'deal' && this.#games[0].some((line) => line.includes('"type":"deal"'))) this.#games.push([]);
    if (message.type === 'hello' || message.type === 'choose') this.#question = message;
    this.#add(`> ${JSON.stringify(message)}`);
  }

  answered(line: string, ms: number): void {
    this.#add(`< ${printable(line)}`);
    if (this.#question?.type === 'hello') {
      this.name ??= introducedAs(line);
    } else {
      this.answers.push(line);
      this.slowestMs = Math.max(this.slowestMs, ms);
    }
  }

  errors(text: string): void {
    for (const line of text.split('\n')) if (line.trim() !== '') this.#add(`! ${printable(line)}`);
  }

  ended(): void {
    this.#end ??= { lines: [...this.#game], question: this.#question };
  }

  /** Every line at full length. */
  wholeLines(): string[] {
    return this.#games.flat();
  }

  /** The first game in short. */
  firstGame(): string[] {
    return shortened(this.#games[0]);
  }

  /** The game that the first fault ended, in short. */
  faultyGame(): string[] {
    return shortened(this.#end?.lines ?? this.#game);
  }

  /** What the bot had to choose when it failed; null when it failed before. */
  get faultyQuestion(): string | null {
    const question = this.#end?.question;
    return question?.type === 'choose' ? JSON.stringify(question) : null;
  }

  get #game(): string[] {
    return this.#games[this.#games.length - 1];
  }

  #add(line: string): void {
    this.#game.push(line);
  }
}

function introducedAs(line: string): string | null {
  try {
    return readHello(line).name;
  } catch (error) {
    if (error instanceof BotFault) return null;
    throw error;
  }
}

function shortened(lines: readonly string[]): string[] {
  const clipped = lines.map((line) => excerpt(line, LONGEST_LINE));
  const left = lines.length - FIRST_LINES - LAST_LINES;
  if (left <= 1) return clipped;
  return [...clipped.slice(0, FIRST_LINES), checkWords.moreLines(left), ...clipped.slice(-LAST_LINES)];
}
