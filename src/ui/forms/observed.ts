import { reaction } from 'mobx';
import { Observable } from 'rxjs';

/**
 * The values a MobX expression takes, as a stream, the present one first. In the other direction a stream calls a
 * method of the view-model, so no value is kept twice.
 */
export function observed<T>(expression: () => T): Observable<T> {
  return new Observable((subscriber) =>
    reaction(expression, (value) => subscriber.next(value), { fireImmediately: true }),
  );
}
