/** Something to say in any language: a key, and the values that its sentence needs. */
export interface Message {
  readonly key: string;
}
