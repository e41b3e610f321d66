/** A key and what it does. */
export interface KeyLabel {
  readonly key: string;
  readonly label: string;
  /** Does it answer a question, instead of opening something to look at? */
  readonly isAnswer?: boolean;
  /** Would Enter take it? */
  readonly isPicked?: boolean;
}
