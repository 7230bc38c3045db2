/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { FakePorts } from './fake-ports.js';
import { merchantWith } from './mounted-payment.js';
import { testTime, typeCard } from './payment-samples.js';
import { field, filled, pass, payButton, renderPayment, typeInto } from './render-payment.js';

// Many keys are pressed here, and a busy machine renders slowly.
jest.setTimeout(30_000);

beforeEach(() => {
  jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.useRealTimers());

const formBody = () => document.getElementById('formPayWithCard')!.firstElementChild!;

describe('the button', () => {
  it('CN-16 is disabled while the form is not right, and enabled a second after it became right', () => {
    const { vm } = renderPayment();
    expect(payButton()).toBeDisabled();
    act(() => typeCard(vm.form));
    pass(999);
    expect(payButton()).toBeDisabled();
    pass(1);
    expect(payButton()).toBeEnabled();
    typeInto(field('cc-name'), '1');
    expect(payButton()).toBeDisabled();
  });

  it('PP-10 PY-05 RL-02 while a payment is sent it reads Please wait, is disabled, the form is inert, and it is announced', async () => {
    const answer = new Subject<PaymentAnswer>();
    const { user, ports } = filled({}, () => answer);
    const button = payButton();
    await user.dblClick(button);
    fireEvent.submit(document.getElementById('formPayWithCard')!);
    expect(ports.payments.orders).toHaveLength(1);
    expect(button).toHaveTextContent(tr['pay.wait']);
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(formBody()).toHaveAttribute('inert');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(tr['loading.payment']);
  });

  it('RL-02 while data loads the overlay is announced and the form is not inert', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => new Subject<PaymentPage>();
    renderPayment(ports);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(tr['loading.page']);
    expect(formBody()).not.toHaveAttribute('inert');
    expect(field('cc-number')).toBeEnabled();
  });

  it('PP-10 PP-11 with the finance-info flag set it is aria-disabled, and pressing it opens the dialog', async () => {
    const merchant = merchantWith('financeInfo');
    const { user, ports } = filled({ merchant, warnings: ['financeInfo'] });
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(payButton());
    expect(await screen.findByRole('dialog', { name: tr['validation.error'] })).toHaveTextContent(
      tr['validation.financeInfo'],
    );
    expect(ports.payments.orders).toEqual([]);
  });

  it('PY-05 Enter in a field sends the payment, held down once', async () => {
    const { user, ports } = filled();
    await user.click(field('cc-name'));
    await user.keyboard('{Enter>10/}');
    expect(ports.payments.orders).toHaveLength(1);
  });
});
