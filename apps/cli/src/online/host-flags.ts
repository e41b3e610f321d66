import type { BotName } from '@shoal/core';
import type { Speed } from '@shoal/room';
import type { TableFlags } from '../flags/table-flags.ts';
import type { RoomFlags } from './join-flags.ts';

export interface HostFlags extends RoomFlags, TableFlags {
  readonly bot?: readonly string[];
  /** False by --no-seat. */
  readonly seat?: boolean;
  readonly bestOf?: number;
  readonly target?: number | true;
  readonly absence?: string;
  readonly thinking?: string;
  readonly standIn?: BotName;
  readonly speed?: Speed;
  /** False by --no-hints. */
  readonly hints?: boolean;
  readonly continue?: boolean;
}
