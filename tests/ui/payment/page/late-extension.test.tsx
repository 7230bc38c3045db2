/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { ExtendedTime } from '../../../../src/application/ports.js';
import { GatewayError } from '../../../../src/application/ports.js';
import { cardExtras as tr } from '../../../../src/ui/texts/tr/card-extras.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { alerts, field, pass, settleParts, typeInto } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { expired, lastMinute, more, tenMinutes, warningOf } from './last-minute.js';

renderAtTestTime();

/** More time is asked for with `seconds` left, and not answered yet; the number of a card is typed. */
async function askedLate(seconds = 5) {
  const ports = new FakePorts(storePage({ extendable: true }));
  const answer = new Subject<ExtendedTime>();
  ports.extension.onExtend = () => answer;
  ports.payments.onStatus = () => failing(expired);
  const rendered = await lastMinute(true, ports);
  typeInto(field('cc-number'), '4355');
  pass((60 - seconds) * 1_000);
  await rendered.user.click(more()!);
  await settleParts();
  ports.payments.calls.length = 0;
  return { ...rendered, answer };
}

const isReported = ({ host }: FakePorts) => host.calls.includes('expired');

describe('more time that is asked for in the last seconds', () => {
  it('EX-04 EX-01 the page does not expire while it is asked for, and its frame is not notified', async () => {
    const { ports, vm } = await askedLate();
    pass(14_999);
    expect(vm.screen.kind).toBe('content');
    expect(ports.payments.calls).toEqual([]);
    expect(isReported(ports)).toBe(false);
  });

  it('EX-04 the button that was pressed stays, with the focus', async () => {
    await askedLate();
    pass(10_000);
    expect(more()).toHaveFocus();
    expect(more()).toHaveAttribute('aria-busy', 'true');
  });

  it('EX-04 where it is given after the end, what was typed stays, and its place', async () => {
    const { answer } = await askedLate();
    act(() => field('cc-number').focus());
    pass(10_000);
    act(() => answer.next(tenMinutes));
    expect(field('cc-number')).toHaveValue('4355');
    expect(field('cc-number')).toHaveFocus();
    expect(screen.getByText(tr['deadline.extended'])).toBeVisible();
  });

  it('EX-04 EX-01 where it is given after the end, the page expires at the new one', async () => {
    const { answer, ports, vm } = await askedLate();
    pass(10_000);
    act(() => answer.next(tenMinutes));
    pass(10 * 60_000 - 1);
    expect(vm.screen.kind).toBe('content');
    expect(isReported(ports)).toBe(false);
    pass(1);
    expect(vm.screen.kind).toBe('expired');
  });

  it('EX-04 EX-01 where it is refused after the end, the page expires at once', async () => {
    const { answer, ports, vm } = await askedLate();
    pass(10_000);
    act(() => answer.error(new GatewayError(expired)));
    expect(vm.screen.kind).toBe('expired');
    expect(isReported(ports)).toBe(true);
  });

  it('EX-04 EX-01 without an answer ten seconds after the end, the page asks what became of the order, and expires', async () => {
    const { ports, vm } = await askedLate();
    pass(15_000);
    expect(vm.screen.kind).toBe('expired');
    expect(ports.payments.calls).toEqual(['status token1']);
  });

  it('EX-04 TR-02 time that was given without an answer is found then', async () => {
    const { ports, vm } = await askedLate();
    ports.payments.onStatus = () => failing(refused({ code: 'unpaid' }));
    pass(15_000);
    expect(vm.screen.kind).toBe('content');
    expect(isReported(ports)).toBe(false);
    expect(vm.session!.deadline.secondsLeft).toBeUndefined();
  });
});

describe('what became of the question for more time', () => {
  it('EX-04 is not forgotten at the next announcement: another press asks no second time', async () => {
    const { ports, user } = await askedLate(35);
    pass(5_000);
    expect(alerts()).toEqual([warningOf(30)]);
    expect(more()).toHaveAttribute('aria-busy', 'true');
    await user.click(more()!);
    expect(ports.extension.asked).toBe(1);
  });

  it('EX-04 where it was not given, that stays to be read at the next announcement', async () => {
    const { answer } = await askedLate(35);
    act(() => answer.error(new GatewayError({ kind: 'noAnswer' })));
    pass(5_000);
    expect(alerts()).toEqual([warningOf(30)]);
    expect(screen.getByText(tr['deadline.extendFailed'])).toBeVisible();
  });

  it('EX-04 where it was given, that is not said any more in the next last minute', async () => {
    const { answer } = await askedLate(35);
    act(() => answer.next(tenMinutes));
    pass(9 * 60_000);
    expect(alerts()).toEqual([warningOf(60)]);
    expect(screen.queryByText(tr['deadline.extended'])).toBeNull();
  });
});
