/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { NEVER, of, Subject } from 'rxjs';
import type { ExtendedTime } from '../../../../src/application/ports.js';
import { GatewayError } from '../../../../src/application/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { cardExtras as en } from '../../../../src/ui/texts/en/card-extras.js';
import { cardExtras as tr } from '../../../../src/ui/texts/tr/card-extras.js';
import { failing, refused } from '../../../ports/failures.js';
import { expectAccessible } from '../expect-accessible.js';
import { FakePorts } from '../fake-ports.js';
import { receipt, storePage, testTime } from '../payment-samples.js';
import { alerts, pass, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';
import { arrived, expired, lastMinute, more, tenMinutes, warningOf } from './last-minute.js';

renderAtTestTime();

const redirected: Failure = {
  kind: 'redirected',
  redirectUrl: 'https://store.example/fail',
  error: { description: 'Kapalı' },
};

describe('the last minute of the time', () => {
  it('EX-01 EX-04 the warning stands above the form, counts the seconds, and is announced at 60, 30 and 10 s', async () => {
    await lastMinute(false);
    expect(alerts()).toEqual([warningOf(60)]);
    const seen = screen.getAllByText(warningOf(60)).find((element) => element.getAttribute('role') !== 'alert')!;
    expect(seen.compareDocumentPosition(document.getElementById('formPayWithCard')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    pass(20_000);
    expect(screen.getByText(warningOf(40))).toBeVisible();
    expect(alerts()).toEqual([warningOf(60)]);
    pass(10_000);
    expect(alerts()).toEqual([warningOf(30)]);
    pass(19_000);
    expect(alerts()).toEqual([warningOf(30)]);
    pass(1_000);
    expect(alerts()).toEqual([warningOf(10)]);
    expect(more()).toBeNull();
  });

  it('EX-01 LG-05 a page that is opened with 10 s left says 10, and one second is worded as one', async () => {
    const ports = new FakePorts(storePage({ payableForMs: 10_000 }));
    ports.payments.onStatus = () => failing(expired);
    const { vm } = renderPayment(ports);
    await arrived();
    expect(alerts()).toEqual([warningOf(10)]);
    await act(() => vm.texts.choose('en'));
    pass(9_000);
    expect(screen.getByText(en['deadline.warning_one'].replace('{{count}}', '1'))).toBeVisible();
    pass(1_000);
    expect(vm.screen.kind).toBe('expired');
  });

  it('EX-01 a warning that comes with the page, or with its part, moves nothing under it: the page scrolls by what it takes', async () => {
    const moved = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    // A form that stands 80 px lower under a warning.
    const top = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
      const warning = screen.queryByText(warningOf(50), { selector: 'p' });
      return { ...new DOMRect(), top: warning?.closest('[style*="none"]') === null ? 180 : 100 };
    });
    renderPayment(new FakePorts(storePage({ payableForMs: 50_000 })));
    await arrived();
    expect(screen.getByText(warningOf(50), { selector: 'p' })).toBeVisible();
    expect(moved.mock.calls).toEqual([[0, 80]]);
    moved.mockRestore();
    top.mockRestore();
  });

  it('EX-04 more time is given at a press: the warning goes, and that is read out', async () => {
    const ports = new FakePorts(storePage({ extendable: true }));
    ports.extension.onExtend = () => of<ExtendedTime>({ ...tenMinutes, extendable: false });
    const { user } = await lastMinute(true, ports);
    await user.click(more()!);
    await settleParts();
    expect(screen.queryByText(warningOf(60))).toBeNull();
    expect(screen.getByText(tr['deadline.extended']).closest('[tabindex]')).toHaveFocus();
    await expectAccessible(testTime);
  });

  it('EX-04 one question at a time; without an answer the page says so, and it can be asked again', async () => {
    const ports = new FakePorts(storePage({ extendable: true }));
    const answer = new Subject<ExtendedTime>();
    ports.extension.onExtend = () => answer;
    const { user } = await lastMinute(true, ports);
    await user.click(more()!);
    await user.click(more()!);
    expect(ports.extension.asked).toBe(1);
    ports.extension.onExtend = () => failing({ kind: 'noAnswer' });
    act(() => answer.error(undefined));
    const alert = more()!.parentElement!;
    expect(within(alert).getByRole('status')).toHaveTextContent(tr['deadline.extendFailed']);
    await user.click(more()!);
    expect(ports.extension.asked).toBe(2);
  });

  it('EX-04 a provider that gives no more time is not asked again, and the page says so', async () => {
    const ports = new FakePorts(storePage({ extendable: true }));
    ports.extension.onExtend = () => failing(refused({ code: 'limit' }));
    const { user } = await lastMinute(true, ports);
    await user.click(more()!);
    expect(more()).toBeNull();
    expect(screen.getByText(tr['deadline.noMore'])).toBeVisible();
    expect(screen.getByText(tr['deadline.noMore']).closest('[tabindex]')).toHaveFocus();
  });

  it.each(['closed', 'outOfStock', 'heldByAnother', 'missingNotificationUrl'])(
    'EX-04 RL-16 a refusal with the code %s offers no other question, and names no connection',
    async (code) => {
      const ports = new FakePorts(storePage({ extendable: true }));
      ports.extension.onExtend = () => failing(refused({ code }));
      const { user } = await lastMinute(true, ports);
      await user.click(more()!);
      expect(more()).toBeNull();
      expect(screen.getByText(tr['deadline.noMore'])).toBeVisible();
    },
  );

  it('EX-04 a provider that fails at it can be asked again', async () => {
    const ports = new FakePorts(storePage({ extendable: true }));
    ports.extension.onExtend = () => failing(refused({ code: 'technical' }, 500));
    const { user } = await lastMinute(true, ports);
    await user.click(more()!);
    expect(more()).toBeVisible();
    expect(screen.getByText(tr['deadline.extendFailed'])).toBeVisible();
  });

  it('EX-04 an order that is paid meanwhile shows the success screen, one that is over the expired one', async () => {
    const ports = new FakePorts(storePage({ extendable: true }));
    ports.extension.onExtend = () => failing({ kind: 'alreadyPaid', receipt });
    const { user, vm, unmount } = await lastMinute(true, ports);
    await user.click(more()!);
    await arrived();
    expect(vm.screen.kind).toBe('success');
    unmount();
    const late = new FakePorts(storePage({ extendable: true }));
    late.extension.onExtend = () => failing(expired);
    late.payments.onStatus = () => failing(expired);
    const second = await lastMinute(true, late);
    await second.user.click(more()!);
    await arrived();
    expect(second.vm.screen.kind).toBe('expired');
  });

  it('EX-04 ER-02 an answer that sends the shopper to another address posts its description there', async () => {
    const ports = new FakePorts(storePage({ extendable: true }));
    ports.extension.onExtend = () => failing(redirected);
    const { user, vm } = await lastMinute(true, ports);
    await user.click(more()!);
    await arrived();
    expect(ports.host.calls).toContain('postFailure https://store.example/fail Kapalı');
    expect(vm.screen).toMatchObject({ kind: 'error', failure: redirected });
  });

  it.each<Failure>([{ kind: 'underWay' }, redirected])(
    'EX-01 EX-04 while a payment is sent there is no warning, and an answer to an earlier press changes nothing: $kind',
    async (failure) => {
      const ports = new FakePorts(storePage({ extendable: true }));
      const answer = new Subject<ExtendedTime>();
      ports.extension.onExtend = () => answer;
      ports.payments.onPay = () => NEVER;
      const { user, vm } = await lastMinute(true, ports);
      await user.click(more()!);
      await settleParts();
      act(() => vm.run.begin(vm.session!.sum));
      expect(more()).toBeNull();
      expect(screen.queryByText(warningOf(60))).toBeNull();
      act(() => answer.error(new GatewayError(failure)));
      expect(vm.screen.kind).toBe('content');
      expect(vm.run.sending).toBe(true);
      expect(ports.host.calls.filter((call) => call.startsWith('postFailure'))).toEqual([]);
    },
  );
});
