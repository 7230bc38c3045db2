import { NEVER, type Observable } from 'rxjs';
import type { ExtendedTime, TimeExtension } from '../../src/application/ports.js';

/** Counts how often more time was asked for; what is answered can be set at any time. */
export class FakeExtension implements TimeExtension {
  asked = 0;
  onExtend: () => Observable<ExtendedTime> = () => NEVER;

  extend(): Observable<ExtendedTime> {
    this.asked += 1;
    return this.onExtend();
  }
}
