import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { filter, map, merge, type Observable, type Subscription, skip, take } from 'rxjs';
import { bringPart, type PartArrival } from '../../application/parts/bring-part.js';
import { observed } from '../forms/observed.js';

/** A part of the page that is fetched when it is first needed (RL-13). */
export class PartVm<Part> {
  /** Undefined until it has arrived. */
  part: Part | undefined = undefined;
  /** It was asked for, and neither has arrived nor is missing yet. */
  asked = false;
  /** How often it was missing when it was asked for. What the page tries by itself meanwhile does not count. */
  misses = 0;
  readonly #load: () => Promise<Part>;
  readonly #lineBack: Observable<unknown>;
  #bringing: Subscription | undefined;

  /** `lineBack` emits when the browser is online again. */
  constructor(load: () => Promise<Part>, lineBack: Observable<unknown>) {
    this.#load = load;
    this.#lineBack = lineBack;
    makeAutoObservable(this, { part: observableRef });
  }

  /** Asks for it, where it is not here and not on its way. */
  need(): void {
    if (this.asked || this.part !== undefined) return;
    this.asked = true;
    this.#bringing ??= this.bring();
  }

  /** Returns it once it is here; asks for it, and fails where it is missing. */
  once(): Observable<Part> {
    this.need();
    return observed(() => ({ part: this.part, asked: this.asked })).pipe(
      filter(({ part, asked }) => part !== undefined || !asked),
      take(1),
      map(({ part }) => {
        if (part === undefined) throw new Error('A part of the page did not arrive');
        return part;
      }),
    );
  }

  private bring(): Subscription {
    const askedAgain = observed(() => this.asked).pipe(skip(1), filter(Boolean));
    const bringing = bringPart(this.#load, merge(this.#lineBack, askedAgain));
    return bringing.subscribe((arrival) => runInAction(() => this.take(arrival)));
  }

  private take(arrival: PartArrival<Part>): void {
    if (arrival.kind === 'here') this.part = arrival.part;
    else if (this.asked) this.misses += 1;
    this.asked = false;
  }
}
