import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MethodsPart } from '../methods/methods-part.js';

type PartPhase =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'loading' }
  /** It did not arrive; fetching tries again. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'loaded'; readonly part: MethodsPart };

/** The payment methods beside the card, which the page fetches when one is asked for. */
export class MethodsPartVm {
  private phase: PartPhase = { kind: 'unasked' };

  readonly #load: () => Promise<MethodsPart>;

  constructor(load: () => Promise<MethodsPart>) {
    this.#load = load;
    makeAutoObservable<MethodsPartVm, 'phase'>(this, { phase: observableRef });
  }

  get missing(): boolean {
    return this.phase.kind === 'missing';
  }

  get loaded(): MethodsPart | undefined {
    return this.phase.kind === 'loaded' ? this.phase.part : undefined;
  }

  fetch(): void {
    const { kind } = this.phase;
    if (kind === 'loading' || kind === 'loaded') return;
    this.phase = { kind: 'loading' };
    this.#load()
      .then((part): PartPhase => ({ kind: 'loaded', part }))
      .catch((): PartPhase => ({ kind: 'missing' }))
      .then((phase) => runInAction(() => (this.phase = phase)));
  }
}
