import { type Observable, of } from 'rxjs';
import type { Clipboard } from '../../src/application/methods/ports.js';

/** A clipboard that takes every text while `refuses` is false. */
export class FakeClipboard implements Clipboard {
  readonly copied: string[] = [];
  refuses = false;

  copy(text: string): Observable<boolean> {
    if (!this.refuses) this.copied.push(text);
    return of(!this.refuses);
  }
}
