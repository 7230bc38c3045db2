import { map, NEVER, of, throwError, timer } from 'rxjs';
import { payWithTosla } from '../../../src/application/methods/pay-with-tosla.js';
import { failing, refused } from '../../ports/failures.js';
import { page, paid, receipt } from '../payment-samples.js';
import { follow, says } from './followed-tosla.js';
import { fakeMethodPorts, methodPayment, withClock } from './method-samples.js';

const fiveMinutes = 5 * 60_000;

const seconds = (...all: number[]) => all.map((second) => second * 1_000);

describe('paying with tosla', () => {
  it('OP-05 OP-03 checks, posts once by its word, shows the code with 290 s and asks every 2 s', () => {
    withClock((time) => {
      const { wallets, calls, shown, asked } = follow(time, time.clock(), () => of(says('pending')));
      time.flush();
      expect(wallets.orders).toMatchObject([{ method: { paymentType: 'tosla', flow: 'qr' }, bankLoan: '' }]);
      expect(calls.slice(0, 3)).toEqual(['payable a@b.example', 'pay tosla', 'tosla R1']);
      expect(shown[0]).toEqual({ at: 0, state: { kind: 'waiting', referenceCode: 'R1', remainingMs: 290_000 } });
      expect(asked.slice(0, 3)).toEqual(seconds(2, 4, 6));
      const left = shown.flatMap(({ at, state }) => ('remainingMs' in state ? [[at, state.remainingMs] as const] : []));
      for (const [at, remaining] of left) expect(remaining).toBe(290_000 - at);
      // Every second is shown.
      expect(new Set(left.map(([at]) => at)).size).toBe(290);
    });
  });

  it('OP-06 completed: the message, 1.5 s later the way back and the success screen; nothing is asked any more', () => {
    withClock((time) => {
      const { ends, asked, host } = follow(time, time.clock(), (count) =>
        of(says(count === 3 ? 'completed' : 'pending')),
      );
      time.flush();
      expect(ends()).toEqual([
        { at: 6_000, state: { kind: 'completed', receipt } },
        { at: 7_500, state: paid },
      ]);
      expect(host.calls).toEqual(['leaveTo https://store.example/ok']);
      expect(asked).toEqual(seconds(2, 4, 6));
    });
  });

  it('OP-06 RL-07 a link payment has no store to go back to', () => {
    withClock((time) => {
      const link = { ...methodPayment, page: { ...page, kind: 'link' as const } };
      const { ends, host } = follow(time, time.clock(), () => of(says('completed')), link);
      time.flush();
      expect(ends().at(-1)?.state).toEqual(paid);
      expect(host.calls).toEqual([]);
    });
  });

  it('OP-06 OP-11 pending and processing keep the code with its time', () => {
    withClock((time) => {
      const { shown, running } = follow(time, time.clock(), (count) => of(says(count > 1 ? 'processing' : 'pending')));
      time.cold('4500ms x').subscribe(() => running.unsubscribe());
      time.flush();
      expect(shown.at(-1)?.state).toEqual({ kind: 'processing', referenceCode: 'R1', remainingMs: 286_000 });
      expect(shown.filter(({ at }) => at < 4_000).map(({ state }) => state.kind)).not.toContain('processing');
    });
  });

  it.each(['cancelled', 'expired'] as const)('OP-06 %s ends it, and another payment can be made', (status) => {
    withClock((time) => {
      const { ends, asked } = follow(time, time.clock(), () => of(says(status)));
      time.flush();
      expect(ends()).toEqual([{ at: 2_000, state: { kind: status } }]);
      expect(asked).toEqual([2_000]);
    });
  });

  it('OP-06 at zero it has expired and the asking stops, after one last question', () => {
    withClock((time) => {
      const { ends, asked, running } = follow(time, time.clock(), () => of(says('pending')));
      time.flush();
      expect(ends()).toEqual([{ at: 290_000, state: { kind: 'expired' } }]);
      expect(running.closed).toBe(true);
      expect(asked.at(-1)).toBe(290_000);
      expect(asked.length).toBe(145);
    });
  });

  it('OP-07 a payment that was approved at the last moment is not lost', () => {
    withClock((time) => {
      const { ends } = follow(time, time.clock(), (_, now) => of(says(now >= 290_000 ? 'completed' : 'pending')));
      time.flush();
      expect(ends()[0]).toEqual({ at: 290_000, state: { kind: 'completed', receipt } });
    });
  });

  it('OP-07 questions never overlap: one that takes 5 s delays the next', () => {
    withClock((time) => {
      let open = 0;
      let most = 0;
      const { asked, running } = follow(time, time.clock(), () => {
        most = Math.max(most, ++open);
        return timer(5_000).pipe(
          map(() => {
            open--;
            return says('pending');
          }),
        );
      });
      time.cold('21s x').subscribe(() => running.unsubscribe());
      time.flush();
      expect(most).toBe(1);
      expect(asked).toEqual(seconds(2, 8, 14, 20));
    });
  });

  it('OP-07 a failed question does not end it, whatever it failed with', () => {
    withClock((time) => {
      const failures = [
        () => failing({ kind: 'noAnswer' }),
        () => failing(refused({ code: 'technical' })),
        () => throwError(() => new Error('boom')),
        () => {
          throw new Error('boom');
        },
      ];
      const { ends } = follow(time, time.clock(), (count) => failures[count - 1]?.() ?? of(says('completed')));
      time.flush();
      expect(ends()[0]).toEqual({ at: 10_000, state: { kind: 'completed', receipt } });
    });
  });

  it('OP-07 a question that hangs is given up after 10 s, and the asking goes on', () => {
    withClock((time) => {
      const { asked, ends } = follow(time, time.clock(), (count) => (count === 1 ? NEVER : of(says('cancelled'))));
      time.flush();
      expect(asked).toEqual(seconds(2, 14));
      expect(ends().at(-1)?.at).toBe(14_000);
    });
  });

  it('OP-07 after a sleep of 5 minutes it has expired at once, as the provider says', () => {
    withClock((time) => {
      const { ends, asked } = follow(time, time.clock('10500ms w', fiveMinutes), () => of(says('pending')));
      time.flush();
      expect(ends()).toEqual([{ at: 10_500, state: { kind: 'expired' } }]);
      expect(asked.at(-1)).toBe(10_500);
    });
  });

  it('OP-07 what was approved during the sleep is shown at once', () => {
    withClock((time) => {
      const { ends } = follow(time, time.clock('10500ms w', fiveMinutes), (_, now) =>
        of(says(now < 10_500 ? 'pending' : 'completed')),
      );
      time.flush();
      expect(ends()[0]).toEqual({ at: 10_500, state: { kind: 'completed', receipt } });
    });
  });

  it('OP-07 right after a short sleep it is asked anew, and a question that hangs since then is given up', () => {
    withClock((time) => {
      const clock = time.clock('9500ms w', 60_000);
      const { asked, shown, ends } = follow(time, clock, (_, now) => (now < 9_500 ? NEVER : of(says('completed'))));
      time.flush();
      expect(asked).toEqual([2_000, 9_500]);
      expect(ends()[0]?.at).toBe(9_500);
      expect(shown.find(({ at }) => at === 9_500)?.state).toMatchObject({ remainingMs: 290_000 - 69_500 });
    });
  });

  it('PY-07 an order that was paid in another way is paid', () => {
    withClock((time) => {
      const { ends } = follow(time, time.clock(), () => failing({ kind: 'alreadyPaid', receipt }));
      time.flush();
      expect(ends().map(({ state }) => state)).toEqual([{ kind: 'completed', receipt }, paid]);
    });
  });

  it('PY-06 a post without an answer is never repeated: the status is asked for', () => {
    withClock((time) => {
      const ports = fakeMethodPorts();
      ports.wallets.onPay = () => failing({ kind: 'timeout' });
      ports.payments.onStatus = () => of(receipt);
      time
        .expectObservable(payWithTosla({ ...ports, clock: time.clock() })(methodPayment))
        .toBe('1s (p|)', { p: paid });
      time.flush();
      expect(ports.payments.calls).toEqual(['payable a@b.example', 'pay tosla', 'status token1']);
    });
  });

  it('PY-05 while a code is shown nothing else is sent; after it has expired a new one is', () => {
    withClock((time) => {
      const ports = fakeMethodPorts();
      ports.wallets.onPay = () => of({ kind: 'qr', referenceCode: 'R1' });
      const pay = payWithTosla({ ...ports, clock: time.clock() });
      for (let press = 0; press < 10; press++) pay(methodPayment).subscribe();
      time.cold('300s x').subscribe(() => pay(methodPayment).subscribe().unsubscribe());
      time.flush();
      expect(ports.wallets.orders).toHaveLength(2);
    });
  });
});
