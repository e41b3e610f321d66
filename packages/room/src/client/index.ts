export * from './client-state.ts';
export { type DealFairness, SEAL_BROKEN } from './deal-check.ts';
export { NOT_COUNTED } from './outbox.ts';
export * from './ports.ts';
export { RoomClient } from './room-client.ts';
export type { RoomEntry } from './way-in.ts';
