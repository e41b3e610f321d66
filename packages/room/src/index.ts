export * from './journal/entry-line.ts';
export * from './journal/finished-deals.ts';
export * from './journal/finished-export.ts';
export * from './journal/finished-line.ts';
export { type Heading, isMatchId, newMatchId, readHeading, writeHeading } from './journal/heading.ts';
export { isOfBotsAlone, recognised } from './journal/plain-record.ts';
export * from './journal/saved-journal.ts';
export * from './match/deal.ts';
export * from './match/match.ts';
export * from './match/match-plan.ts';
export * from './match/players.ts';
export * from './match/printable.ts';
export * from './orders/bot-order.ts';
export * from './orders/bot-program.ts';
export * from './orders/hint-order.ts';
export * from './orders/task.ts';
export { type Member, NOT_SAVED } from './room/member.ts';
export {
  follow,
  hintOrderOf,
  isSharedDevice,
  type Membership,
  type News,
  ownSeatOf,
  seatReportOf,
  standingOf,
  type TableReport,
  type TableTerms,
  termsOf,
} from './room/news.ts';
export * from './room/ports.ts';
export { Room, type RoomSettings } from './room/room.ts';
export * from './room/speed.ts';
export { StepQueue } from './room/step-queue.ts';
