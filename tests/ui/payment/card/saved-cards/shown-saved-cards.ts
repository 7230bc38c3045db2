import { screen, within } from '@testing-library/react';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { cardExtras as trExtras } from '../../../../../src/ui/texts/tr/card-extras.js';
import { page as trPage } from '../../../../../src/ui/texts/tr/page.js';
import { FakePorts } from '../../fake-ports.js';
import { savedCards, storePage } from '../../payment-samples.js';
import { renderPayment, settleParts } from '../../render-payment.js';

const tr = { ...trPage, ...trExtras };

/** A payment page of a shopper with saved cards, its parts arrived. */
export async function shown(page: Partial<PaymentPage> = {}, { small = false, language = 'tr' as 'tr' | 'en' } = {}) {
  const ports = new FakePorts(storePage({ savedCards: savedCards(3), language, ...page }), language, small);
  const rendered = renderPayment(ports);
  await settleParts();
  return { ...rendered, saved: rendered.vm.session!.cardTab.saved };
}

export const trigger = () => document.getElementById('savedCard')!;
export const list = () => screen.queryByRole('list', { name: tr['savedCards.mine'] });
export const rows = () => within(list()!).getAllByRole('listitem');
export const chooseButton = (row: HTMLElement) => within(row).getAllByRole('button')[0]!;
export const deleteButton = (row: HTMLElement) => within(row).getAllByRole('button')[1]!;
