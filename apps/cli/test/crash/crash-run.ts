import { setTimeout as sleep } from 'node:timers/promises';
import { type Rng, rngFor } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { presetsOf } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { Store } from '../../src/store/store.ts';
import { LinePlayer } from '../player/line-player.ts';
import { ScreenPlayer } from '../player/screen-player.ts';
import { talkAt } from '../player/talk.ts';
import { Pty } from '../pty/pty.ts';
import { type Acknowledged, isSaved, seenInLines, seenOnScreen } from './acknowledged.ts';
import { gamesOnDisk } from './journals.ts';

export interface CrashReport {
  readonly kills: number;
  /** Begun, and played to their end. */
  readonly games: number;
  readonly finished: number;
  /** What somebody had seen and the disk had not. */
  readonly lost: readonly string[];
  /** Files that make no sense, and complaints of the program about them. */
  readonly damaged: readonly string[];
}

interface Round {
  readonly isScreen: boolean;
  readonly seen: Acknowledged;
  readonly wasKilled: boolean;
  readonly last: string;
}

const LONGEST_MS = 400;
/** Few enough seats for every line to be one row. */
const TABLES = [
  ...GAME_IDS.map((game) => [game, '--seats', '3']),
  ...GAME_IDS.map((game) => [game, '--preset', presetsOf(game).at(-1) ?? '', '--seats', '2']),
];

/** Plays the real program and kills it at any moment, again and again, in one home. */
export class CrashRun {
  readonly #bundle: string;
  readonly #home: string;
  readonly #rng: Rng;
  readonly #lost: string[] = [];
  readonly #damaged: string[] = [];
  #kills = 0;
  #games = 0;
  #rounds = 0;

  constructor(bundle: string, home: string, seed: string) {
    this.#bundle = bundle;
    this.#home = home;
    this.#rng = rngFor(seed, 'crashes');
  }

  async run(kills: number, tell: (report: CrashReport) => void = () => undefined): Promise<CrashReport> {
    while (this.#kills < kills) {
      // A table that was killed before anybody acted is no game to continue, and goes.
      this.#store.savedGames();
      const before = gamesOnDisk(this.#home).games.map(({ id }) => id);
      const isNew = before.length === 0;
      this.#look(await this.#round(isNew), before);
      if (isNew) this.#games += 1;
      tell(this.#report());
    }
    return this.#report();
  }

  /** As the next start of the program finds it. */
  get #store(): Store {
    return Store.open(
      { SHOAL_HOME: this.#home },
      { catalogue: en, onMessage: (sentence) => this.#damaged.push(sentence) },
    );
  }

  #report(): CrashReport {
    const store = this.#store;
    const finished = store.finished.all().length;
    store.settings.read();
    return { kills: this.#kills, games: this.#games, finished, lost: this.#lost, damaged: this.#damaged };
  }

  /** Starts the program, plays as fast as it goes, and kills it somewhere on the way. */
  async #round(isNew: boolean): Promise<Round> {
    const isScreen = this.#rounds++ % 2 === 0;
    const table = isNew ? ['play', ...TABLES[this.#games % TABLES.length]] : ['--continue'];
    const args = [this.#bundle, ...table, '--speed', 'instant', ...(isScreen ? [] : ['--plain'])];
    const env = { SHOAL_HOME: this.#home };
    const pty = new Pty([process.execPath, ...args], { columns: 140, rows: 40, env });
    try {
      let rows = pty.screen();
      const playing = this.#play(pty, isScreen, () => {
        rows = pty.screen();
      });
      const wasKilled = await Promise.race([this.#kill(pty), playing.then(() => false)]);
      if (!wasKilled) await this.#leave(pty);
      await pty.exit();
      await playing;
      if (isWhole(pty.raw)) rows = pty.screen();
      const seen = isScreen ? seenOnScreen(rows) : seenInLines(pty.raw.replaceAll('\r', ''));
      return { isScreen, seen, wasKilled, last: pty.text.trim() };
    } finally {
      await pty.kill();
    }
  }

  /** Until the deal is over, or the program. */
  async #play(pty: Pty, isScreen: boolean, look: () => void): Promise<void> {
    const seed = `${this.#rng.below(1 << 15)}`;
    const player = isScreen ? new ScreenPlayer(pty, seed).play(look) : new LinePlayer(talkAt(pty), seed).play();
    await player.catch(() => undefined);
  }

  /** Sooner is likelier, for that is when files are written. */
  async #kill(pty: Pty): Promise<boolean> {
    if (this.#rng.below(8) > 0) await pty.until((text) => text.trim() !== '').catch(() => undefined);
    await sleep(LONGEST_MS * (this.#rng.below(1000) / 1000) ** 3);
    return this.#strike(pty);
  }

  /** A game that came to its end is killed there, or left as people do. */
  async #leave(pty: Pty): Promise<void> {
    if (this.#rng.below(2) === 0) await pty.press('ctrl-c');
    else await this.#strike(pty);
  }

  /** False when there is nobody left to kill; one that has hardly begun is not at its terminal yet. */
  async #strike(pty: Pty): Promise<boolean> {
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
    };
    void pty.exit().then(end, end);
    while (!hasEnded) {
      try {
        pty.signal('SIGKILL');
        this.#kills += 1;
        return true;
      } catch {
        await sleep(1);
      }
    }
    return false;
  }

  #look({ isScreen, seen, last }: Round, before: readonly string[]): void {
    const { games, damaged } = gamesOnDisk(this.#home);
    const where = isScreen ? 'on the screen' : 'in lines';
    if (damaged > 0) this.#damaged.push(`a journal, after a game ${where}`);
    const [game] = games;
    if (games.length > 1) this.#damaged.push('a game was begun beside the one that was to be continued');
    if (game !== undefined && !isSaved(seen, game)) this.#lost.push(`${where}: ${JSON.stringify(seen)}`);
    // Without a journal the game must be among the finished ones, unless nobody had seen a card of it.
    const isGone = game === undefined && (before.length > 0 || seen.type !== 'nothing');
    if (isGone && !this.#isFinished(before, seen)) this.#lost.push(`a whole game ${where}: ${last}`);
  }

  #isFinished(before: readonly string[], seen: Acknowledged): boolean {
    const store = this.#store;
    const ids = store.finished.all().map(({ id }) => id);
    if (before.length > 0) return before.every((id) => ids.some((finished) => finished.startsWith(id)));
    return seen.type === 'end' && ids.length > 0;
  }
}

const BEGIN_FRAME = '[?2026h';
const END_FRAME = '[?2026l';

/** Was the last frame written to its end? */
const isWhole = (raw: string): boolean => raw.lastIndexOf(BEGIN_FRAME) <= raw.lastIndexOf(END_FRAME);
