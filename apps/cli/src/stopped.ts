import { EXIT, Failure } from './exit-code.ts';

/** A game that people leave before its end: nothing went wrong. */
export class Stopped extends Failure {
  constructor(sentence: string) {
    super(EXIT.ok, sentence);
  }
}
