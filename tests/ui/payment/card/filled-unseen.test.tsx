/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { field, pass, payButton, renderPayment, settleParts } from '../render-payment.js';
import { renderAtTestTime } from '../test-time.js';

renderAtTestTime();

const card = { 'cc-number': '4355084355084358', 'cc-exp': '12/30', 'cc-csc': '000', 'cc-name': 'Ayşe Yılmaz' } as const;

/** A script of a password manager sets the fields. */
function fillUnseen(): void {
  for (const [id, text] of Object.entries(card)) field(id as keyof typeof card).value = text;
}

describe('CN-23: a password manager that fills the card in', () => {
  it('without an event: the first press sends what stands in the fields', async () => {
    const { ports } = renderPayment();
    await settleParts();
    fillUnseen();
    fireEvent.submit(field('cc-number').form as HTMLFormElement);
    pass(1_000);
    expect(ports.payments.orders).toHaveLength(1);
    expect(ports.payments.orders[0]).toMatchObject({ source: { card: { number: card['cc-number'] } } });
  });

  it('with `change` alone: the form is ready without a press', async () => {
    renderPayment();
    await settleParts();
    fillUnseen();
    fireEvent.change(field('cc-name'));
    pass(1_000);
    expect(payButton()).not.toHaveAttribute('aria-disabled');
    expect(field('cc-number')).toHaveValue('4355 0843 5508 4358');
  });
});
