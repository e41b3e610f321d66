import type { CommonOptionRefusal, TableRefusal, WinnersMessage } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import type { CardWords, GameName, Language, SentenceTemplates } from '@shoal/language';
import type { DailyWords } from '../daily/daily-words.ts';
import type { StatisticsWords } from '../statistics/statistics-words.ts';
import type { ReviewWords } from './en/coach.ts';
import type { FileWords, RecordPlace, StoreWords } from './en/files.ts';
import type { LineModeWords } from './en/line-mode.ts';
import type { LineSetupWords } from './en/line-setup.ts';
import type { OwnGamesWords } from './en/own-games.ts';
import type { PageWords } from './en/page/index.ts';
import type { ReplayWords } from './en/replay.ts';
import type { RulesInForce, RulesWords } from './en/rules.ts';
import type { ScreenWords } from './en/screen.ts';
import type { ExplainedRecordFault, ExplainedVerifyFault } from './messages/fault-words.ts';
import type {
  CoachMessage,
  LineMessage,
  StandingMessage,
  TableRefusalMessage,
  TurnSentenceWords,
} from './messages/table-messages.ts';
import type { TypedWords } from './reading/typed-words.ts';

// English declares these types: other languages must have every word that English has.
export type { FileWords, LineModeWords, PageWords, RecordPlace, ReviewWords, RulesInForce, ScreenWords };

/** All words of one language. */
export interface Catalogue {
  readonly language: Language;
  readonly cards: CardWords;
  readonly games: Readonly<Record<GameId, GameName>>;
  readonly winners: SentenceTemplates<WinnersMessage>;
  readonly standings: SentenceTemplates<StandingMessage>;
  readonly tableRefusals: SentenceTemplates<TableRefusalMessage>;
  /** Why a recorded action was illegal, for reasons that all games share. */
  readonly illegalAtTable: Readonly<Record<TableRefusal, string>>;
  readonly optionRefusals: SentenceTemplates<CommonOptionRefusal>;
  readonly recordFaults: SentenceTemplates<ExplainedRecordFault>;
  readonly verifyFaults: SentenceTemplates<ExplainedVerifyFault>;
  readonly lines: SentenceTemplates<LineMessage>;
  readonly turn: TurnSentenceWords;
  readonly coach: SentenceTemplates<CoachMessage>;
  readonly screen: ScreenWords;
  readonly daily: DailyWords;
  readonly statistics: StatisticsWords;
  readonly rules: RulesWords;
  readonly replay: ReplayWords;
  readonly review: ReviewWords;
  readonly ownGames: OwnGamesWords;
  readonly files: FileWords;
  readonly store: StoreWords;
  readonly lineSetup: LineSetupWords;
  readonly lineMode: LineModeWords;
  readonly typed: TypedWords;
  readonly page: PageWords;
}
