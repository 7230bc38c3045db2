import { makeAutoObservable } from 'mobx';
import type { TextKey, TextParams } from '../../texts/texts.js';

/** A text and its values, so that it follows the language (LG-04). */
export interface CodeProblem {
  readonly key: TextKey;
  readonly params?: TextParams;
}

/** Describes what became of the codes that were tried, and how many tries are left. */
export class CodeAttempts {
  left = 0;
  /** A code was wrong: from then on the number of tries left is shown. */
  missed = false;
  private wrong: string | undefined = undefined;
  /** A code whose answer was lost: the same code can be tried once more (PY-06). */
  private lost: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Another code was sent. `resent`: the shopper asked for it, and goes on seeing how many tries are left. */
  restart(left: number, resent: boolean): void {
    this.left = left;
    this.wrong = undefined;
    this.lost = undefined;
    if (!resent) this.missed = false;
  }

  refuse(code: string, left: number): void {
    this.left = left;
    this.missed = true;
    this.wrong = code;
  }

  /** The answer was lost, and the provider still asks for a code. One that cost a try had arrived, and was wrong. */
  lose(code: string, left: number): void {
    if (left < this.left) {
      this.refuse(code, left);
      return;
    }
    this.left = left;
    this.lost = code;
  }

  forgetLost(): void {
    this.lost = undefined;
  }

  /** Returns what became of this very code. */
  problemOf(code: string): CodeProblem | undefined {
    if (this.wrong === code) return { key: 'sms.wrong', params: { count: this.left } };
    return this.lost === code ? { key: 'sms.notReceived' } : undefined;
  }
}
