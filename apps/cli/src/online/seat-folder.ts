import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedSeat, SeatKeeper } from '@shoal/room/client';
import { isRoomId, type RoomId } from '@shoal/room/protocol';
import { discard, makeFolder, writeWhole } from '../files/whole-file.ts';
import { PidLock } from '../store/pid-lock.ts';
import { readSeat, type SeatOnServer, writeSeat } from './saved-seat.ts';

/** A seat in a room on a server, kept on this machine. */
export interface SeatOnDisk {
  readonly room: RoomId;
  readonly origin: string;
  readonly changedMs: number;
}

type OnTrouble = (path: string, error: unknown) => void;

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
/** A room, and which of the seats that this machine has there: several terminals play at one table. */
const NAME = /^([a-z0-9]{12})-([1-9][0-9]{0,3})\.json$/;
const MOST_SEATS = 100;

/** The seats that are kept on this machine, each in a private file. */
export class SeatFolder {
  readonly #folder: string;
  readonly #onTrouble: OnTrouble;

  constructor(folder: string, onTrouble: OnTrouble) {
    this.#folder = folder;
    this.#onTrouble = onTrouble;
  }

  /** The seats that no other program of this machine sits on, latest first. */
  free(): readonly SeatOnDisk[] {
    return this.#names()
      .filter((name) => !PidLock.isHeld(lockOf(join(this.#folder, name))))
      .flatMap((name) => this.#keptIn(name))
      .sort((a, b) => b.changedMs - a.changedMs);
  }

  /** Forgets seats to which nobody has come back for a month. */
  forgetOld(nowMs: number): void {
    for (const name of this.#names()) {
      const path = join(this.#folder, name);
      const isOld = nowMs - changedMsOf(path) > KEPT_DAYS * DAY_MS;
      if (isOld && !PidLock.isHeld(lockOf(path))) discard(path);
    }
  }

  /** Keeps the seats of one program at one server, until it is closed. */
  keeperAt(origin: string): ClosableKeeper {
    return new FileKeeper(this.#folder, origin, this.#onTrouble);
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder).filter((name) => NAME.test(name));
    } catch {
      return [];
    }
  }

  #keptIn(name: string): SeatOnDisk[] {
    const path = join(this.#folder, name);
    const [, room = ''] = NAME.exec(name) ?? [];
    const entry = entryIn(path);
    return entry === null || !isRoomId(room) ? [] : [{ room, origin: entry.origin, changedMs: changedMsOf(path) }];
  }
}

export interface ClosableKeeper extends SeatKeeper {
  /** Is everything in a file? */
  readonly isWritten: boolean;
  /** Lets other programs of this machine have the seats. */
  close(): void;
}

interface Held {
  readonly path: string;
  readonly lock: PidLock;
}

/** Keeps seats in files. Where none can be written, it keeps them as long as the program runs. */
class FileKeeper implements ClosableKeeper {
  readonly #folder: string;
  readonly #origin: string;
  readonly #onTrouble: OnTrouble;
  readonly #held = new Map<RoomId, Held>();
  readonly #unwritten = new Map<RoomId, SavedSeat>();

  constructor(folder: string, origin: string, onTrouble: OnTrouble) {
    this.#folder = folder;
    this.#origin = origin;
    this.#onTrouble = onTrouble;
  }

  get isWritten(): boolean {
    return this.#unwritten.size === 0;
  }

  /** Takes the first seat in a room that no other program has. */
  load(room: RoomId): SavedSeat | null {
    const unwritten = this.#unwritten.get(room);
    if (unwritten !== undefined) return unwritten;
    const held = this.#held.get(room) ?? this.#hold(room, (path) => entryIn(path)?.origin === this.#origin, existsSync);
    return held === null ? null : (entryIn(held.path)?.seat ?? null);
  }

  save(room: RoomId, seat: SavedSeat): void {
    const held = this.#held.get(room) ?? this.#hold(room, (path) => !existsSync(path));
    if (held === null) this.#unwritten.set(room, seat);
    else this.#write(room, held, seat);
  }

  forget(room: RoomId): void {
    this.#unwritten.delete(room);
    const held = this.#held.get(room);
    this.#held.delete(room);
    if (held === undefined) return;
    discard(held.path);
    held.lock.release();
  }

  close(): void {
    for (const { lock } of this.#held.values()) lock.release();
    this.#held.clear();
  }

  #write(room: RoomId, { path }: Held, seat: SavedSeat): void {
    try {
      writeWhole(path, writeSeat({ origin: this.#origin, seat }));
      this.#unwritten.delete(room);
    } catch (error) {
      this.#unwritten.set(room, seat);
      this.#onTrouble(path, error);
    }
  }

  /** Takes the first number that is free: a seat that was forgotten leaves its number to the next one. */
  #hold(room: RoomId, isWanted: (path: string) => boolean, isWorthALook = (_: string) => true): Held | null {
    try {
      makeFolder(this.#folder);
      for (let number = 1; number <= MOST_SEATS; number++) {
        const path = join(this.#folder, `${room}-${number}.json`);
        const held = isWorthALook(path) ? this.#holdOne(room, path, isWanted) : null;
        if (held !== null) return held;
      }
    } catch (error) {
      this.#onTrouble(this.#folder, error);
    }
    return null;
  }

  /** Looks at a file only under its lock, so that two programs never take one seat. */
  #holdOne(room: RoomId, path: string, isWanted: (path: string) => boolean): Held | null {
    const lock = PidLock.take(lockOf(path));
    if (lock === null) return null;
    if (isWanted(path)) {
      this.#held.set(room, { path, lock });
      return { path, lock };
    }
    lock.release();
    return null;
  }
}

const lockOf = (path: string): string => `${path}.lock`;

function entryIn(path: string): SeatOnServer | null {
  try {
    return readSeat(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function changedMsOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
