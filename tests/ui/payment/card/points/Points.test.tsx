/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { type Observable, of } from 'rxjs';
import type { CardPoints } from '../../../../../src/domain/card/card-points.js';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { cardExtras as trExtras } from '../../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../../src/ui/texts/tr/page.js';
import { failing } from '../../../../ports/failures.js';
import { FakePorts } from '../../fake-ports.js';
import { plan, plans, storePage, typeCard } from '../../payment-samples.js';
import { pass, payButton, renderPayment, settleParts } from '../../render-payment.js';
import { renderAtTestTime } from '../../test-time.js';

const tr = { ...trPage, ...trExtras };

renderAtTestTime();

async function typed(onPoints: () => Observable<CardPoints>, page: Partial<PaymentPage> = {}) {
  const ports = new FakePorts(storePage(page));
  ports.cards.onPoints = onPoints;
  const rendered = renderPayment(ports);
  act(() => typeCard(rendered.vm.form));
  pass(1000);
  await settleParts();
  return rendered;
}

const box = () => screen.queryByRole('checkbox', { name: '₺25,00 puan kullan' });
const bar = () => payButton().parentElement!;
const sum = () => within(bar()).getByRole('status');
const orderOf = (amount: number) => ({ ...storePage().order, amount });

const use3d = () => screen.getByRole('checkbox', { name: tr['card.use3d'] });

describe('card points', () => {
  it('CP-02 the box is there when the card has points, and announced; not when it has none', async () => {
    const { unmount } = await typed(() => of({ amount: 2500, brand: 'bonus' }));
    expect(box()).not.toBeChecked();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('₺25,00 puan kullan');
    unmount();
    await typed(() => of({ amount: 0, brand: 'bonus' }));
    expect(document.getElementById('chkCardPoints')).toBeNull();
  });

  it('CP-03 S3-04 checked pays with the points, 3-D Secure checked and fixed; unchecked resets', async () => {
    const { user, ports } = await typed(() => of({ amount: 2500, brand: 'bonus' }), { non3d: true });
    await user.click(box()!);
    expect(box()).toBeChecked();
    expect(use3d()).toBeChecked();
    expect(use3d()).toBeDisabled();
    await user.click(box()!);
    expect(box()).not.toBeChecked();
    expect(use3d()).toBeEnabled();
    await user.click(box()!);
    await user.click(payButton());
    expect(ports.payments.orders[0]).toMatchObject({
      paymentType: 'card_points',
      points: { amount: 2500, brand: 'bonus' },
      with3d: true,
    });
  });

  it('CP-05 PP-09 the bar says what the card is charged and what the points pay; unchecked, the card pays all again', async () => {
    const { user } = await typed(() => of({ amount: 5_000, brand: 'bonus' }), { order: orderOf(42_000) });
    await user.click(screen.getByRole('checkbox', { name: '₺50,00 puan kullan' }));
    await settleParts();
    expect(sum()).toHaveTextContent('₺370,00');
    expect(bar()).toHaveTextContent('₺50,00 puan düşüldükten sonra karttan');
    expect(screen.getByText(tr['points.paid']).parentElement).toHaveTextContent('−₺50,00');
    await user.click(screen.getByRole('checkbox', { name: '₺50,00 puan kullan' }));
    expect(sum()).toHaveTextContent('₺420,00');
    expect(bar()).toHaveTextContent(tr['order.amount']);
    expect(screen.queryByText(tr['points.paid'])).toBeNull();
  });

  it('CP-05 points beyond the total pay the total, and the card nothing', async () => {
    const { user } = await typed(() => of({ amount: 100_000, brand: 'bonus' }), { order: orderOf(42_000) });
    await user.click(screen.getByRole('checkbox', { name: /puan kullan/ }));
    await settleParts();
    expect(sum()).toHaveTextContent('₺0,00');
    expect(bar()).toHaveTextContent('₺420,00 puanla, karttan tutar çekilmez');
    expect(screen.getByText(tr['points.paid']).parentElement).toHaveTextContent('−₺420,00');
  });

  it('CP-05 with installments the interest and the points both stand beside the order', async () => {
    const installments = plans(plan([1, 3]));
    const { user } = await typed(() => of({ amount: 5_000, brand: 'bonus' }), { installments });
    await user.click(screen.getByRole('radio', { name: /^3 taksit/ }));
    await user.click(screen.getByRole('checkbox', { name: /puan kullan/ }));
    await settleParts();
    expect(screen.getByText(tr['installments.interest']).parentElement).toHaveTextContent('₺30,00');
    expect(screen.getByText(tr['points.paid']).parentElement).toHaveTextContent('−₺50,00');
    expect(sum()).toHaveTextContent('₺1.214,50');
    expect(bar()).toHaveTextContent('₺50,00 puan düşüldükten sonra karttan 3 taksitte');
  });

  it('CP-04 a failed call shows the card points apply error, and the payment goes on without', async () => {
    const { user, ports } = await typed(() => failing({ kind: 'noAnswer' }));
    expect(screen.getByText(tr['points.applyError'])).toBeVisible();
    expect(payButton()).toBeEnabled();
    await user.click(payButton());
    expect(ports.payments.orders).toMatchObject([{ points: undefined }]);
  });
});
