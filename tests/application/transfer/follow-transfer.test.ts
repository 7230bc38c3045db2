import { NEVER, of } from 'rxjs';
import type { TransferState } from '../../../src/application/methods/ports.js';
import { followTransfer } from '../../../src/application/transfer/pay-by-transfer.js';
import { failing } from '../../ports/failures.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { FakeTransfers } from '../../ports/fake-transfers.js';
import { withClock } from '../methods/method-samples.js';
import { page, paid, receipt } from '../payment-samples.js';

const review: TransferState = { kind: 'review' };

const transferPorts = () => ({ transfers: new FakeTransfers(), host: new FakePageHost() });

describe('the follow-up of a review', () => {
  it('BT-06 asks every 5 s until it is confirmed', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = transferPorts();
      ports.transfers.onStatus = (asked) => of(asked < 3 ? review : { kind: 'confirmed', receipt });
      expectObservable(followTransfer({ ...ports, clock: clock() })(page)).toBe('5s r 4999ms r 4999ms (p|)', {
        r: review,
        p: paid,
      });
    });
  });

  it('BT-06 or refused, with its reason; failed questions between are skipped', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = transferPorts();
      const no: TransferState = { kind: 'refused', reason: 'Ad uyuşmuyor' };
      ports.transfers.onStatus = (asked) => (asked < 3 ? failing({ kind: 'noAnswer' }) : of(no));
      expectObservable(followTransfer({ ...ports, clock: clock() })(page)).toBe('15s (n|)', { n: no });
    });
  });

  it('BT-06 PY-07 asks again while a payment is under way', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = transferPorts();
      ports.transfers.onStatus = (asked) =>
        asked < 2 ? failing({ kind: 'underWay' }) : of({ kind: 'confirmed', receipt });
      expectObservable(followTransfer({ ...ports, clock: clock() })(page)).toBe('5s w 4999ms (p|)', {
        w: { kind: 'underWay' },
        p: paid,
      });
    });
  });

  it('BT-06 asks at once when the page wakes, and gives a hanging question up after 10 s', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = transferPorts();
      ports.transfers.onStatus = (asked) => (asked === 1 ? NEVER : of({ kind: 'confirmed', receipt }));
      // Asked at 1 s, when the page woke; given up at 11 s; asked again 5 s later.
      expectObservable(followTransfer({ ...ports, clock: clock('1s w') })(page)).toBe('16s (p|)', { p: paid });
    });
  });

  it('BT-06 after 15 minutes it asks no more by itself', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = transferPorts();
      ports.transfers.onStatus = () => NEVER;
      expectObservable(followTransfer({ ...ports, clock: clock() })(page)).toBe('15m |');
    });
  });
});
