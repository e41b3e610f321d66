import { remarkSentence, type SeatController, type SeatState, type Sentences } from '@shoal/table-ui';
import type { LineWriter } from '../text/line-writer.ts';
import { hintLines, rulesSheet } from '../text/sentence-lines.ts';

/** What a person may look at instead of acting. */
export interface LineAsides {
  help(state: SeatState): void;
  rules(state: SeatState): void;
  hand(state: SeatState): void;
  /** What happened last. */
  log(state: SeatState): void;
  /** What the coach would do. */
  hint(state: SeatState): Promise<void>;
  /** One sentence for the person who typed. */
  remark(sentence: string): void;
}

const LAST_SENTENCES = 8;
const PATIENCE_MS = 400;

/** Help, rules, log and hints for the person at a seat, written as lines. */
export function asideAt(
  seat: SeatController,
  sentences: Sentences,
  writer: LineWriter,
  hand: LineAsides['hand'],
): LineAsides {
  const { catalogue } = writer.look;
  return {
    help: ({ report: { labels } }) =>
      writer.prose([...sentences.game.words.typedHelp(labels.at(-1) ?? ''), ...catalogue.lineMode.typedHelp]),
    rules: ({ report }) =>
      writer.prose(rulesSheet({ ...report, id: report.game, seats: report.players.length }, catalogue)),
    hand,
    log: ({ report }) =>
      writer.lines(
        sentences
          .narrate(report.log, report)
          .slice(-LAST_SENTENCES)
          .map((sentence) => `  ${sentence}`),
      ),
    hint: async () => {
      const asked = seat.hint();
      if (asked === null) return;
      const timer = setTimeout(() => writer.line(catalogue.screen.coachThinks), PATIENCE_MS);
      const hints = await asked.answer.finally(() => clearTimeout(timer));
      writer.prose(hintLines(sentences, hints));
    },
    remark: (sentence) => writer.line(sentence),
  };
}

interface RemarkVoice {
  readonly writer: LineWriter;
  readonly roomRefusal?: (refusal: string) => string | null;
}

/** Tells what the table has to say to the person who typed, if it has anything to say. */
export function tellRemark(state: SeatState, sentences: Sentences, { writer, roomRefusal }: RemarkVoice): void {
  const voice = { sentences, words: writer.look.catalogue.screen, caughtUp: () => '', roomRefusal };
  if (state.remark !== null) writer.line(remarkSentence(state.remark, state, voice));
}
