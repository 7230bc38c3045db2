import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Observable, of } from 'rxjs';
import type { ReceiptDetails } from '../../../src/domain/payment/receipt-details.js';
import { PaidScreen } from '../../../src/ui/outcome/PaidScreen.js';
import { PartsContext } from '../../../src/ui/parts/parts-context.js';
import { cardExtras } from '../../../src/ui/texts/tr/card-extras.js';
import { FakePorts } from '../payment/fake-ports.js';
import { receipt } from '../payment/payment-samples.js';
import { settleParts, shopper } from '../payment/render-payment.js';

export const details: ReceiptDetails = {
  amount: 42_000,
  surcharge: 1_630,
  currency: 'TL',
  paidAt: Date.parse('2026-06-15T09:05:00Z'),
  methodName: '',
  scheme: 'visa',
  last4: '4358',
  installmentCount: 3,
  points: 5_000,
  basket: [{ name: 'Kitap', price: 20_000, quantity: 2 }],
  message: '',
  accepted: undefined,
};

/** The screen of a paid order in the document, and whoever looks at it. */
export async function paid(answered: ReceiptDetails | Observable<never> | 'none' = details) {
  const ports = new FakePorts();
  ports.drafts.keep('abc_1', 'token1', { name: 'Ayşe' });
  ports.drafts.keep('abc_2', 'token2', { name: 'Can' });
  if (answered !== 'none') ports.receipts.onRead = () => ('amount' in answered ? of(answered) : answered);
  const { texts } = ports;
  render(
    <PartsContext value={ports.later}>
      <PaidScreen
        t={texts.t}
        host={ports.host}
        receipt={receipt}
        isLink={false}
        merchantWebsite="https://store.example/"
        receiptOf={{ calls: ports.parts.calls, token: 'token1', texts }}
      />
    </PartsContext>,
    { wrapper: StrictMode },
  );
  await settleParts();
  return { ports, user: shopper() };
}

export const shown = () => screen.getByRole('region', { name: cardExtras['receipt.title'] });
