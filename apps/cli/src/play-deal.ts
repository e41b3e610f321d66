import { type Action, botAt, type Result, rngFor, type Seat } from '@shoal/core';
import { type Deal, finished } from '@shoal/table-ui';

/** Who shows a deal to people and lets them choose. */
export interface Host {
  begin(): void;
  /** Before each turn. */
  turn(seat: Seat): Promise<void>;
  choose(seat: Seat): Promise<Action>;
  /** After each action. */
  tell(): void;
  end(result: Result): void;
}

/** Plays one deal to its end: people choose through the host, bots from what their seats may know. */
export async function playDeal({ plan, players, seed, table }: Deal, host: Host): Promise<Result> {
  const rngs = players.map((_, seat) => rngFor(seed, `seat ${seat}`));
  const bots = players.map(({ bot }) => (bot === null ? undefined : botAt(plan.game, table.rules, bot)));
  host.begin();
  for (let seat = table.turn; seat !== null; seat = table.turn) {
    await host.turn(seat);
    const bot = bots[seat];
    const action =
      bot === undefined ? await host.choose(seat) : bot.choose(table.view(seat), table.log(seat), rngs[seat]);
    const refusal = table.act(seat, action);
    if (refusal !== null) throw new Error(`seat ${seat} was refused: ${refusal}`);
    host.tell();
  }
  const result = finished(table.result);
  host.end(result);
  return result;
}
