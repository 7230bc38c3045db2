import { makeAutoObservable, runInAction } from 'mobx';
import { catchError, EMPTY } from 'rxjs';
import type { Links } from '../../../application/ports.js';

/** The link of a payment that was opened past its time (AP-04). */
export class ExpiredLinkVm {
  /** Undefined until an answer names it. */
  shortId: string | undefined = undefined;
  readonly #links: Pick<Links, 'contextOf'> | undefined;
  readonly #token: string | undefined;

  constructor(links: Pick<Links, 'contextOf'> | undefined, token: string | undefined) {
    this.#links = links;
    this.#token = token;
    makeAutoObservable(this);
  }

  start(): () => void {
    if (this.#links === undefined || this.#token === undefined) return () => undefined;
    const asking = this.#links
      .contextOf(this.#token)
      .pipe(catchError(() => EMPTY))
      .subscribe(({ shortId }) => runInAction(() => (this.shortId = shortId)));
    return () => asking.unsubscribe();
  }
}
