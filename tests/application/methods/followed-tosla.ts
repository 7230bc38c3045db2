import { of } from 'rxjs';
import { payWithTosla, type ToslaState } from '../../../src/application/methods/pay-with-tosla.js';
import type { ToslaAnswer } from '../../../src/application/methods/ports.js';
import type { Clock } from '../../../src/application/ports.js';
import type { ToslaStatus } from '../../../src/domain/methods/tosla.js';
import { receipt } from '../payment-samples.js';
import { fakeMethodPorts, methodPayment, noReceipt, type VirtualTime } from './method-samples.js';

export const says = (status: ToslaStatus): ToslaAnswer => ({
  status,
  receipt: status === 'completed' ? receipt : noReceipt,
});

/** A payment with a code, followed to its end; what it showed, and when. */
export function follow(
  time: VirtualTime,
  clock: Clock,
  answer: (asked: number, now: number) => ReturnType<ReturnType<typeof fakeMethodPorts>['wallets']['onTosla']>,
  payment: Parameters<ReturnType<typeof payWithTosla>>[0] = methodPayment,
) {
  const ports = fakeMethodPorts();
  const { wallets, payments } = ports;
  const asked: number[] = [];
  wallets.onPay = () => of({ kind: 'qr', referenceCode: 'R1' });
  wallets.onTosla = (count) => {
    asked.push(time.now());
    return answer(count, time.now());
  };
  const shown: { readonly at: number; readonly state: ToslaState }[] = [];
  const running = payWithTosla({ ...ports, clock })(payment).subscribe((state) =>
    shown.push({ at: time.now(), state }),
  );
  const open = new Set<string>(['waiting', 'processing', 'confirming']);
  const ends = () => shown.filter(({ state }) => !open.has(state.kind));
  return { ...ports, calls: payments.calls, asked, shown, ends, running };
}
