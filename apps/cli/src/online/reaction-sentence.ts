import type { RoomScene, ShownReaction } from '@shoal/room/client';
import { type OnlineWords, REACTION_SIGNS } from '@shoal/table-ui/online';
import { personIn } from './seat-list.ts';

interface ReactionVoice {
  readonly words: OnlineWords;
  /** Without the sign, for those who hear the screen or could not see it. */
  readonly isPlain: boolean;
}

/** Who reacts, and how: "Ben: 👏 Well played!" */
export function reactionSentence(
  { person, reaction }: ShownReaction,
  { room }: Pick<RoomScene, 'room'>,
  { words: { events, reactions }, isPlain }: ReactionVoice,
): string {
  const name = personIn(room, person)?.name ?? '';
  const sentence = events.reacts(name, isPlain ? '' : REACTION_SIGNS[reaction], reactions[reaction]);
  return sentence.replace(/ {2,}/, ' ');
}
