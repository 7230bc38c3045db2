import { makeAutoObservable, observableRef } from 'mobx';
import type { CardLookUp } from '../../../../application/card/identify-card.js';
import type { CardDetails } from '../../../../domain/card/bin.js';
import { type Scheme, schemeNamed } from '../../../../domain/card/scheme.js';
import type { CardForm } from './card.form.js';

/** Describes what the provider says of the typed card. */
export class NewCardVm {
  /** The form has been valid long enough to be sent (CN-16). */
  ready = false;
  /** The last answer; it may be about another card than the typed one (CN-18). */
  lookUp: CardLookUp | undefined = undefined;

  /** How often the button was pressed: a look-up that failed is asked again then (CN-18). */
  presses = 0;
  readonly #form: CardForm;

  constructor(form: CardForm) {
    this.#form = form;
    makeAutoObservable(this, { lookUp: observableRef });
  }

  /** The details of the typed card; never those of another one (CN-18). */
  get details(): CardDetails | undefined {
    return this.lookedUp ? this.lookUp?.details : undefined;
  }

  /** The look-up of the typed card has been answered, or has failed. */
  get lookedUp(): boolean {
    return this.lookUp !== undefined && this.#form.number.startsWith(this.lookUp.bin);
  }

  get prepaid(): boolean {
    return this.details?.type === 'prepaid';
  }

  /** The scheme to show: that of the look-up goes before that of the first digits (CN-10). */
  get scheme(): Scheme | undefined {
    return schemeNamed(this.details?.scheme ?? '') ?? this.#form.shownScheme;
  }

  setLookUp(lookUp: CardLookUp | undefined): void {
    this.lookUp = lookUp;
  }

  press(): void {
    this.presses += 1;
  }

  setReady(ready: boolean): void {
    this.ready = ready;
  }
}
