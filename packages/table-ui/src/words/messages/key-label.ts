/** A key and what it does. */
export interface KeyLabel {
  readonly key: string;
  readonly label: string;
  /** Is it an answer to what is asked, rather than a way to look at something? */
  readonly isAnswer?: boolean;
  /** Would Enter take it? */
  readonly isPicked?: boolean;
}
