import { catchError, EMPTY, map, type Observable } from 'rxjs';
import type { Links } from '../ports.js';

/** Asks for the link that a payment was made on (AP-04): its short id, or nothing where no answer names one. Never errors. */
export function findLink(links: Pick<Links, 'contextOf'>): (token: string) => Observable<string> {
  return (token) =>
    links.contextOf(token).pipe(
      map(({ shortId }) => shortId),
      catchError(() => EMPTY),
    );
}
