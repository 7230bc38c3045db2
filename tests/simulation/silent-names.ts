import { once } from 'node:events';
import type { ResolveHost } from '../../sandbox/provider/notifications/host-names.js';

/** Its notification address has a name that no name server answers for until the faults end. */
export const silentMerchant = '100002';

/** That address, at the port of the merchants' box. */
export const silentAddress = (box: string): string => `http://silent.example:${new URL(box).port}/`;

/** Name servers that say nothing until they are healed. */
export class SilentNames {
  private speak = () => {};
  private readonly speaking = new Promise<void>((resolve) => {
    this.speak = resolve;
  });

  heal(): void {
    this.speak();
  }

  readonly resolve: ResolveHost = async (_name, signal) => {
    signal.throwIfAborted();
    const given = new AbortController();
    const gaveUp = once(signal, 'abort', { signal: given.signal }).catch(() => {});
    await Promise.race([this.speaking, gaveUp]);
    given.abort();
    signal.throwIfAborted();
    return [{ address: '127.0.0.1', family: 4 }];
  };
}
