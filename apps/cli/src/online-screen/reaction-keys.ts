import { REACTIONS, type Reaction } from '@shoal/room/protocol';
import { type OnlineWords, REACTION_SIGNS } from '@shoal/table-ui/online';

/** The reactions in the order of their numbers. */
export const reactionMenu = ({ reactions }: OnlineWords, isPlain: boolean) =>
  REACTIONS.map((value: Reaction) => ({
    value,
    label: isPlain ? reactions[value] : `${REACTION_SIGNS[value]} ${reactions[value]}`,
  }));
