/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../../src/application/ports.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { cardExtras as trExtras } from '../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../fake-ports.js';
import { merchantWith } from '../mounted-payment.js';
import { goodCard, typeCard } from '../payment-samples.js';
import { field, filled, pass, payButton, renderPayment, typeInto } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

const tr = { ...trPage, ...trExtras };

renderAtTestTime();

/** The page of a merchant whose payments wait for the financing message. */
const financed = () => ({ merchant: merchantWith('financeInfo'), warnings: ['financeInfo'] });

const financingMessage = () => screen.findByRole('alertdialog', { name: tr['validation.error.financeInfo'] });

const formBody = () => document.getElementById('formPayWithCard')!.firstElementChild!;

describe('the button', () => {
  it('LW-03 has the line that the order obliges to pay from the beginning, whatever becomes of the parts', () => {
    filled({ warnings: ['orderObliges'] });
    expect(screen.getByText(tr['order.obliges'])).toBeVisible();
  });

  it('CN-16 is aria-disabled while the form is not right, and enabled a second after it became right', () => {
    const { vm } = renderPayment();
    expect(payButton()).toBeEnabled();
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    act(() => typeCard(vm.form));
    pass(999);
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    pass(1);
    expect(payButton()).not.toHaveAttribute('aria-disabled');
    typeInto(field('cc-name'), '1');
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('CN-16 a press within the second counts at its end, once', async () => {
    const { ports, user, vm } = renderPayment();
    act(() => typeCard(vm.form));
    await user.dblClick(payButton());
    expect(ports.payments.orders).toEqual([]);
    pass(1000);
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('CN-16 a press within the second counts no more once a field is changed to something wrong', async () => {
    const { ports, user, vm } = renderPayment();
    act(() => typeCard(vm.form));
    await user.click(payButton());
    act(() => vm.form.enter('owner', ''));
    act(() => vm.form.enter('owner', 'AYŞE YILMAZ'));
    pass(2000);
    expect(ports.payments.orders).toEqual([]);
  });

  it('PP-18 a press that cannot pay yet shows what is wrong with each field, and focuses the first of them', async () => {
    const { ports, user, vm } = renderPayment();
    act(() => vm.form.enter('number', goodCard.number));
    await user.click(payButton());
    expect(field('cc-exp')).toHaveFocus();
    expect(field('cc-exp')).toHaveAccessibleDescription(expect.stringContaining(tr['validation.required']));
    expect(field('cc-csc')).toBeInvalid();
    expect(field('cc-name')).toBeInvalid();
    expect(field('cc-number')).toBeValid();
    expect(ports.payments.orders).toEqual([]);
    await user.click(payButton());
    expect(field('cc-exp')).toHaveFocus();
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

  it('PP-01 before the payment has arrived nothing can be paid: a press sends nothing, and the card stays', async () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => new Subject<PaymentPage>();
    const { user, vm } = renderPayment(ports);
    act(() => typeCard(vm.form));
    pass(5_000);
    await user.click(payButton());
    expect(ports.payments.calls).toEqual(ports.payments.calls.filter((call) => call.startsWith('open')));
    expect(ports.payments.orders).toEqual([]);
    expect(field('cc-number')).toHaveValue('4355 0843 5508 4358');
  });

  it('PP-10 PP-11 with the finance-info flag set it is aria-disabled, and pressing it opens the dialog', async () => {
    const { user, ports } = filled(financed());
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(payButton());
    const dialog = await financingMessage();
    expect(dialog).toHaveTextContent(tr['validation.financeInfo']);
    await user.click(within(dialog).getByRole('button', { name: tr['label.giveUp'] }));
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(ports.payments.orders).toEqual([]);
  });

  it('PP-11 SP-01 the message promises nothing about the amount, and its button confirms only that it was read', async () => {
    const { user } = filled(financed());
    await user.click(payButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Finansman bilgilendirmesi' });
    expect(dialog).toHaveTextContent('bir finansman sözleşmesine konu olabilir. Okuduğunuzu');
    expect(within(dialog).getByRole('button', { name: 'Okudum' })).toBeEnabled();
  });

  it('PP-11 SP-01 acknowledging the message switches the flag off, and the payment can be pressed again', async () => {
    const { user, ports } = filled(financed());
    await user.click(payButton());
    const dialog = await financingMessage();
    await user.click(within(dialog).getByRole('button', { name: tr['validation.financeInfoRead'] }));
    expect(dialog).not.toBeInTheDocument();
    expect(payButton()).not.toHaveAttribute('aria-disabled');
    expect(ports.payments.orders).toEqual([]);
    await user.click(payButton());
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('PY-05 Enter in a field sends the payment, held down once', async () => {
    const { user, ports } = filled();
    await user.click(field('cc-name'));
    await user.keyboard('{Enter>10/}');
    expect(ports.payments.orders).toHaveLength(1);
  });
});
