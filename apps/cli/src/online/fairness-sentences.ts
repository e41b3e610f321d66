import type { RoomScene } from '@shoal/room/client';
import type { Catalogue } from '@shoal/table-ui';
import { type OnlineWords, picturesOfSeal, sealFaultSentence } from '@shoal/table-ui/online';
import { gamesIn } from '../text/language.ts';

interface FairnessVoice {
  readonly words: OnlineWords;
  readonly catalogue: Catalogue;
  readonly ascii: boolean;
}

/** The pictures that stand for the sealed pack, and who added nothing to it; nothing for a pack that is not sealed. */
export function sealSentences({ fairness, table }: RoomScene, { words, ascii }: FairnessVoice): string[] {
  if (fairness.type === 'unsealed' || fairness.pictures === null) return [];
  const { seal, pictures: names } = words;
  const late = 'without' in fairness ? fairness.without.map((seat) => table?.labels[seat] ?? '') : [];
  return [
    seal.pictures(picturesOfSeal(fairness.pictures, { ascii, names })),
    ...(late.length > 0 ? [seal.dealtWithout(late)] : []),
  ];
}

/** What did not fit; null while everything does. */
export function faultSentence(
  { fairness, table }: RoomScene,
  { words, catalogue, ascii }: FairnessVoice,
): string | null {
  if (fairness.type !== 'fault') return null;
  const names = table?.labels ?? [];
  return sealFaultSentence(fairness.fault, words, { catalogue, names, ascii }, gamesIn(catalogue));
}

/** What the check at the end of a deal found; null while it goes on, and for a deal that was not sealed. */
export function checkSentence(scene: RoomScene, voice: FairnessVoice): string | null {
  const { fairness } = scene;
  if (fairness.type !== 'proved') return faultSentence(scene, voice);
  const { checked, checkedCards } = voice.words.seal;
  return fairness.sawShuffle ? checked : checkedCards;
}
