import { screen } from '@testing-library/react';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { methods as methodTr } from '../../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';
import { renderPayment, settleParts } from '../render-payment.js';
import { loans, options } from './opened-methods.js';

/** A Turkish text about the payment method of that name. */
export const named = (key: keyof typeof methodTr, name: string) => methodTr[key].replaceAll('{{name}}', name);

/** A page on one of its tabs, with what is fetched for it. */
export async function renderedAt(
  tab: 'tabs.otherPayments' | 'tabs.bankLoans',
  arrange: (ports: FakePorts) => void = () => {},
  page: Partial<PaymentPage> = {},
) {
  const ports = new FakePorts(storePage({ options, bankLoans: loans, ...page }));
  arrange(ports);
  const rendered = renderPayment(ports);
  await rendered.user.click(screen.getByRole('tab', { name: tr[tab] }));
  await settleParts();
  return rendered;
}

export const radio = (name: string) => screen.getByRole('radio', { name });
