import type { BrowserContext, Page } from 'playwright/test';
import type { Order, Payment } from '../harness/merchant.js';
import type { SandboxControls } from '../harness/sandbox-controls.js';
import { cardOf, goodCard, PaymentPage } from '../pages/payment-page.js';
import { atTheBank } from './screens.js';

/** What a cell of the grid has to work with. */
export interface Cell {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly pay: (order?: Order) => Promise<Payment>;
  readonly controls: SandboxControls;
  readonly store: string;
}

export async function open({ page, pay, store }: Cell, order: Order = {}): Promise<string> {
  const { url } = await pay(order);
  await page.goto(`${store}/basket`);
  await page.goto(url);
  return url;
}

export async function send(cell: Cell, card: string): Promise<string> {
  const url = await open(cell, { merchant_ok_url: `${cell.store}/kept` });
  // Whoever has paid is led to the store after 3 s; an answer without content keeps the page where it is.
  await cell.page.route(`${cell.store}/kept`, (route) => route.fulfill({ status: 204 }));
  await new PaymentPage(cell.page).pay(card === '' ? goodCard : cardOf(card));
  return url;
}

export async function sendToTheBank(cell: Cell): Promise<string> {
  const url = await send(cell, '');
  await atTheBank(cell.page, cell.controls);
  return url;
}
