import { writeCard, writeEvent, writeView } from '@shoal/core';
import { gameNamed } from '@shoal/games/registry';
import type { RoomPicture } from '../room-picture.ts';
import type { ServerMessage, TableNews } from '../server-messages.ts';

export function writeServerMessage(message: ServerMessage): string {
  if (message.type === 'news') return JSON.stringify({ ...message, table: written(message.table) });
  if (message.type !== 'room') return JSON.stringify(message);
  const { room, ...rest } = message;
  return `${JSON.stringify(rest).slice(0, -1)},"room":${pictureText(room)}}`;
}

/** A picture goes to everybody in a room, and is written once. */
const texts = new WeakMap<RoomPicture, string>();

function pictureText(picture: RoomPicture): string {
  const known = texts.get(picture);
  if (known !== undefined) return known;
  const text = JSON.stringify(picture);
  texts.set(picture, text);
  return text;
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
