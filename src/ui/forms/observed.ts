import { reaction } from 'mobx';
import { Observable } from 'rxjs';

/**
 * The one bridge from memory to time: the values a MobX expression takes, the present one first.
 * From time to memory goes a method call, so nothing is mirrored.
 */
export function observed<T>(expression: () => T): Observable<T> {
  return new Observable((subscriber) =>
    reaction(expression, (value) => subscriber.next(value), { fireImmediately: true }),
  );
}
