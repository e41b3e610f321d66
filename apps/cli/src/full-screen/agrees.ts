import { keyName } from '@shoal/table-ui';
import { NoticeScene } from './notice-scene.ts';
import type { ScreenDesk } from './screen-desk.ts';

/** A question that is answered by yes or no; Esc is no. */
export function agrees(
  { stage, words }: Pick<ScreenDesk, 'stage' | 'words'>,
  question: string,
  about: readonly string[] = [],
): Promise<boolean> {
  const { keys } = words;
  return stage.play(
    new NoticeScene({
      title: 'Shoal',
      lines: [...about, question],
      keys: [
        { key: 'Y', label: keys.yes, isAnswer: true },
        { key: 'N', label: keys.no, isAnswer: true },
      ],
      answers: { y: true, n: false, escape: false },
      wrong: (key) => words.wrongKey(keyName(key, words), ['Y', 'N']),
    }),
  );
}
