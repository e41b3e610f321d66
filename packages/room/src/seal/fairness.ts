import { digestOfFields, type Seat } from '@shoal/core';

export { type Fairness, isFairness, isServerSecret, isShareValue, type SeedShare, seedOfFairness } from '@shoal/core';

/** What the server tells of its secret before it knows what anybody else adds. */
export const commitmentOfServer = (secret: string, room: string, deal: number): string =>
  digestOfFields('shoal-server/1', secret, room, deal);

/** What a person tells of a value before everybody opens. */
export const commitmentOf = (value: string, round: string, seat: Seat): string =>
  digestOfFields('shoal-share/1', value, round, seat);
