import { writeCard, writeEvent, writeView } from '@shoal/core';
import { gameNamed } from '@shoal/games/registry';
import type { ServerMessage, TableNews } from '../server-messages.ts';

export function writeServerMessage(message: ServerMessage): string {
  return JSON.stringify(message.type === 'news' ? { ...message, table: written(message.table) } : message);
}

function written(table: TableNews): object {
  const game = gameNamed(table.game);
  return {
    ...table,
    view: writeView(game.viewShape, table.view),
    events: table.events.map((event) => writeEvent(game, event)),
    openings: table.openings.map((opening) => ({ ...opening, card: writeCard(opening.card) })),
  };
}
