import {
  catchError,
  concat,
  defer,
  from,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs';

/** How long a part may take before it counts as missing, in ms (RL-13). */
export const partPatienceMs = 10_000;

/** How long after a failure a part is asked for again, in ms. */
export const partPauseMs = 5_000;

/** Describes what became of a part of the page. A missing one may still arrive. */
export type PartArrival<Part> = { readonly kind: 'missing' } | { readonly kind: 'here'; readonly part: Part };

/**
 * Brings a part of the page: it is asked for again after each failure, and at once when `again` emits, until it is here.
 * One that is only slow is missing meanwhile, and is not asked for twice by itself: the line has enough to carry.
 */
export function bringPart<Part>(load: () => Promise<Part>, again: Observable<unknown>): Observable<PartArrival<Part>> {
  const missing: PartArrival<Part> = { kind: 'missing' };
  const attempt: Observable<PartArrival<Part>> = defer(() => {
    const loading = load();
    const arrival = from(loading).pipe(map((part): PartArrival<Part> => ({ kind: 'here', part })));
    const slow = timer(partPatienceMs).pipe(
      takeUntil(loading),
      map(() => missing),
    );
    return merge(arrival, slow);
  }).pipe(catchError(() => concat(of(missing), timer(partPauseMs).pipe(switchMap(() => attempt)))));
  return again.pipe(
    startWith(undefined),
    switchMap(() => attempt),
    takeWhile(({ kind }) => kind === 'missing', true),
  );
}
