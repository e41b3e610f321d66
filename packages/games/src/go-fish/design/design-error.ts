/** What went wrong, for programs; the message says it to people and names the fix. */
export type DesignErrorCode =
  | 'bad-argument'
  | 'unknown-name'
  | 'out-of-range'
  | 'too-few-cards'
  | 'not-started'
  | 'already-started'
  | 'must-ask'
  | 'must-fish'
  | 'game-over'
  | 'not-your-turn'
  | 'no-such-player'
  | 'cannot-ask-yourself'
  | 'target-has-no-cards'
  | 'rank-not-held'
  | 'nobody-to-ask'
  | 'empty-hand'
  | 'needs-a-game'
  | 'bad-choice'
  | 'secret'
  | 'game-decides';

/** Thrown for every call that the rules, the phase, secrecy or the arguments forbid; then nothing has changed. */
export class DesignError extends Error {
  readonly code: DesignErrorCode;

  constructor(code: DesignErrorCode, message: string) {
    super(message);
    this.name = 'DesignError';
    this.code = code;
  }
}

/** The calls that the rules or the phase forbid, each with a sentence that names the fix. */
const RULE_SENTENCES = {
  'not-started': 'The cards are not dealt yet: call start() first.',
  'already-started': 'This game has started already: make another one with Game.create.',
  'must-ask': 'There is nothing to fish for: call ask() first, and goFish() only when its result says wentFishing.',
  'must-fish': 'The asker got no cards and has to fish: call goFish() before the next ask().',
  'game-over': 'The game is over: read winners() and scores(), or make another one with Game.create.',
  'not-your-turn': 'Only the current player chooses: call it on game.currentPlayer().',
  'no-such-player': 'There is no such player in this game: pass one of game.players, or its index there.',
  'cannot-ask-yourself': 'You cannot ask yourself: choose another player who has cards.',
  'target-has-no-cards': '{target} has no cards: choose another one of game.eligiblePlayers().',
  'rank-not-held': '{asker} holds no {rank}: choose a rank that {asker} holds.',
} as const satisfies Partial<Record<DesignErrorCode, string>>;

/** Who asks whom for what, as the sentences name them. */
export type AskNames = Readonly<Record<'asker' | 'target' | 'rank', string>>;

export function ruleError(code: keyof typeof RULE_SENTENCES, names?: AskNames): DesignError {
  const fill = (_: string, part: keyof AskNames) => names?.[part] ?? `the ${part}`;
  return new DesignError(code, RULE_SENTENCES[code].replace(/\{(\w+)\}/g, fill));
}
