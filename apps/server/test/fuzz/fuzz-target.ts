import type { LogRow } from '@shoal/room/hosting';
import type { RoomId } from '@shoal/room/protocol';

/** One connection to what is fuzzed. */
export interface FuzzLine {
  /** Null stands for a binary message. */
  send(text: string | null): void;
  close(): void;
}

export interface FuzzListener {
  frame(text: string): void;
  closed(): void;
}

/** A server that is fuzzed, in this process or in another one. */
export interface FuzzTarget {
  connect(listener: FuzzListener): Promise<FuzzLine>;
  /** Resolves when everything that was sent has had its effect. */
  settle(): Promise<void>;
  rowsAfter(room: RoomId, seq: number): readonly LogRow[];
  /** What should never happen, so far. */
  faults(): readonly string[];
  memoryBytes(): Promise<number>;
  end(): Promise<void>;
}
