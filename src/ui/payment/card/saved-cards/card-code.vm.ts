import { makeAutoObservable } from 'mobx';
import { type Scheme, schemeNamed } from '../../../../domain/card/scheme.js';
import { savedCardCvvProblem } from '../../../../domain/card/security-code.js';
import type { Problem } from '../../../../domain/validation/problem.js';
import { digitsOf } from '../../../../domain/validation/typed-text.js';

/** The security code that some saved cards ask for before each payment (SC-06, SC-07). */
export class CardCodeVm {
  /** The dialog that asks for it is open. */
  isOpen = false;
  /** Digits only. */
  text = '';
  private tried = false;
  readonly #schemeName: () => string;

  constructor(schemeName: () => string) {
    this.#schemeName = schemeName;
    makeAutoObservable(this);
  }

  get scheme(): Scheme | undefined {
    return schemeNamed(this.#schemeName());
  }

  get problem(): Problem | undefined {
    return savedCardCvvProblem(this.text, this.scheme);
  }

  /** Only once the shopper has tried to pay with it. */
  get shownProblem(): Problem | undefined {
    return this.tried ? this.problem : undefined;
  }

  /** Opens the dialog; the field starts empty each time (SC-06). */
  open(): void {
    this.forget();
    this.isOpen = true;
  }

  enter(text: string): void {
    this.text = digitsOf(text).slice(0, 4);
  }

  /** The shopper goes on with it: a wrong code shows its problem (SC-07), a right one closes the dialog. */
  submit(): void {
    this.tried = true;
    this.isOpen = this.problem !== undefined;
  }

  /** The code is kept no longer than its payment, or its dialog. */
  forget(): void {
    this.text = '';
    this.isOpen = false;
    this.tried = false;
  }
}
