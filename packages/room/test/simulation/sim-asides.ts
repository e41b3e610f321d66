import type { Rng } from '@shoal/core';
import type { RoomScene } from '../../src/client/index.ts';
import { type Command, REACTIONS } from '../../src/protocol/commands.ts';

/** Somebody always stays, so that a locked room can be opened and lost seats can be given back. */
const WHO_STAYS = 'p1';

/**
 * What somebody may do besides playing, as the room is now. Restless people leave and come again; at other tables the organiser
 * changes the table, which may move the seats together.
 */
export function asideOf(scene: RoomScene, rng: Rng, isRestless: boolean): Command {
  const { room, you } = scene;
  const isOrganiser = you.person !== null && you.person === room.organiser;
  const asides = [
    ...reactions(rng),
    ...(you.person === null ? [] : own(scene, rng)),
    ...(isRestless ? goings(scene) : []),
    ...(isOrganiser ? organisers(scene) : []),
    ...(isOrganiser && !isRestless && room.phase === 'between' ? changes(scene) : []),
    ...(isOrganiser && isRestless ? removals(scene) : []),
  ];
  return asides[rng.below(asides.length)];
}

function reactions(rng: Rng): readonly Command[] {
  return Array.from({ length: 4 }, () => ({ type: 'react', reaction: REACTIONS[rng.below(REACTIONS.length)] }));
}

function own({ room }: RoomScene, rng: Rng): readonly Command[] {
  const away = room.people.find(({ presence }) => presence.type === 'away');
  const answers = away === undefined ? [] : (['stand-in', 'wait'] as const);
  return [
    ...answers.map((type) => ({ type, person: away?.id }) as Command),
    { type: 'move' },
    { type: 'rename', name: `Name ${rng.below(9)}` },
  ];
}

function goings({ room, you }: RoomScene): readonly Command[] {
  if (you.person === null || you.person === WHO_STAYS || room.phase === 'lobby') return [];
  return room.phase === 'between' ? [{ type: 'stand' }, { type: 'leave' }] : [{ type: 'leave' }];
}

function organisers({ room, you }: RoomScene): readonly Command[] {
  const other = room.people.find(({ id }) => id !== you.person);
  return [
    { type: 'lock', isLocked: !room.isLocked },
    { type: 'reissue' },
    ...(other === undefined ? [] : [{ type: 'hand-over', person: other.id } as const]),
  ];
}

function changes({ room }: RoomScene): readonly Command[] {
  const { terms } = room;
  const offers = room.seats.map((_, seat) => ({ type: 'keep', seat }) as const);
  return [{ type: 'lobby' }, { type: 'terms', terms }, { type: 'seats', offers }];
}

function removals({ room, you }: RoomScene): readonly Command[] {
  const other = room.people.findLast(({ id }) => id !== you.person && id !== WHO_STAYS);
  return other === undefined || room.phase === 'lobby' ? [] : [{ type: 'remove', person: other.id }];
}
