/** Something to be said: a key, and beside it the values that its sentence needs. No words of any language. */
export interface Message {
  readonly key: string;
}
