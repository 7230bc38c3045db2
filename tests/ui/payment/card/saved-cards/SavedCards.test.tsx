/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { cardExtras as trExtras } from '../../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../../fake-ports.js';
import { plan, plans, savedCards, storePage } from '../../payment-samples.js';
import { field, payButton, renderPayment, settleParts } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';
import { shown, trigger } from './shown-saved-cards.js';

const tr = { ...trPage, ...trExtras };

renderAtTestTime();

describe('the view', () => {
  it('SC-02 shows the first saved card, and no card field', async () => {
    await shown();
    expect(trigger()).toHaveTextContent('Kartım 1');
    expect(trigger()).toHaveTextContent('1001');
    expect(trigger()).toHaveAccessibleDescription(tr['savedCards.payWith']);
    expect(document.getElementById('cc-number')).toBeNull();
    expect(document.getElementById('chkStoreCard')).toBeNull();
    expect(payButton()).toBeEnabled();
  });

  it('SC-03 a name is cut to 20 characters and an ellipsis', async () => {
    await shown({ savedCards: savedCards(1, { name: 'Çok uzun isimli bir kredi kartı' }) });
    expect(screen.getByText('Çok uzun isimli bir …')).toBeVisible();
  });

  it.each<[string, Partial<PaymentPage>]>([
    ['in test mode', { testMode: true }],
    ['when store-card is off', { storeCardOff: true }],
  ])('SC-01 not %s: the new-card form', async (_, page) => {
    await shown(page);
    expect(document.getElementById('savedCard')).toBe(null);
    expect(field('cc-number').id).toBe('cc-number');
  });

  it('PP-01 before the payment is loaded there is no saved card and no installment to choose', async () => {
    const ports = new FakePorts();
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    renderPayment(ports);
    await settleParts();
    expect(document.getElementById('savedCard')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    act(() => opening.next(storePage({ savedCards: savedCards(1), installments: plans(plan([1, 3])) })));
    await settleParts();
    expect(trigger()).toHaveTextContent('Kartım 1');
    expect(screen.getByRole('table', { name: tr['installments.title'] })).toBeVisible();
  });

  it('TB-04 from the saved cards to the form and back, the focus with it; the card tab does the same', async () => {
    const { user } = await shown({ options: [{ code: 'juzdan', name: 'Juzdan', icon: '' }] });
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    expect(field('cc-number')).toHaveFocus();
    expect(document.getElementById('formPayWithCard')).not.toBeNull();
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: tr['savedCards.back'] }));
    expect(trigger()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    await user.click(screen.getByRole('tab', { name: tr['tabs.card'] }));
    expect(trigger()).toBeVisible();
  });

  it('what was typed into the form is still there after a look at the saved cards', async () => {
    const { user, vm } = await shown();
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    act(() => vm.form.enter('number', '4355'));
    await user.click(screen.getByRole('button', { name: tr['savedCards.back'] }));
    await user.click(screen.getByRole('button', { name: tr['savedCards.useNew'] }));
    expect(field('cc-number')).toHaveValue('4355');
  });
});
