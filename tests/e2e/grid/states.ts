import { expect } from 'playwright/test';
import { AcsPage } from '../pages/acs-page.js';
import { CardTab } from '../pages/card-tab.js';
import { goodAddress, LinkPage, StoreLinks } from '../pages/links.js';
import { OtherPayments } from '../pages/other-payments.js';
import { cardOf, goodCard, PaymentPage } from '../pages/payment-page.js';
import { TransferSteps } from '../pages/transfer-steps.js';
import {
  atTheBank,
  beforeIt,
  emptyForm,
  expired,
  failed,
  paid,
  type Shown,
  typedForm,
  underReview,
  waiting,
} from './screens.js';
import { type Cell, open, send, sendToTheBank } from './visits.js';

/** A state of a payment, how a shopper comes to it, and what is true after each way of leaving it and coming back. */
export interface State {
  readonly name: string;
  /** From an empty tab to the state; the address that another tab opens. */
  readonly reach: (cell: Cell) => Promise<string>;
  readonly reloaded: Shown;
  readonly back: Shown;
  /** Back and then forward. */
  readonly forward: Shown;
  readonly newTab: Shown;
  /** Away and back while the browser has kept the document. */
  readonly cached: Shown;
  /** The page has left by itself: Back alone leads to what was kept. */
  readonly hasLeft?: true;
  /** It was come to by a redirect, whose `no-store` the grid cannot take off. */
  readonly isNeverKept?: true;
}

const questions = /\/(get\/status\/|check\/payment-status)/;

export const states: readonly State[] = [
  {
    name: 'the form, empty',
    reach: async (cell) => {
      const url = await open(cell);
      await emptyForm(cell.page, cell.controls);
      return url;
    },
    reloaded: emptyForm,
    back: beforeIt,
    forward: emptyForm,
    newTab: emptyForm,
    cached: emptyForm,
  },
  {
    name: 'the form, typed',
    reach: async (cell) => {
      const url = await open(cell);
      await new PaymentPage(cell.page).fill(goodCard);
      await typedForm(cell.page, cell.controls);
      return url;
    },
    reloaded: emptyForm,
    back: beforeIt,
    forward: emptyForm,
    newTab: emptyForm,
    cached: typedForm,
  },
  {
    name: 'sent, and not answered',
    reach: async (cell) => {
      const url = await send(cell, 'slow-approved');
      await expect(cell.page.locator('[aria-busy="true"]').first()).toBeAttached();
      return url;
    },
    reloaded: waiting,
    back: beforeIt,
    forward: waiting,
    newTab: waiting,
    // The answer may still come: nothing can be sent again.
    cached: (page) => expect(page.locator('button[aria-busy="true"]:disabled')).toBeVisible(),
  },
  {
    name: 'at the ACS',
    reach: sendToTheBank,
    reloaded: atTheBank,
    back: emptyForm,
    forward: atTheBank,
    newTab: emptyForm,
    cached: emptyForm,
    hasLeft: true,
  },
  {
    name: 'paid',
    reach: async (cell) => {
      const url = await send(cell, '3d-frictionless');
      await paid(cell.page, cell.controls);
      return url;
    },
    reloaded: paid,
    back: beforeIt,
    forward: paid,
    newTab: paid,
    cached: paid,
  },
  {
    name: 'declined',
    reach: async (cell) => {
      const url = await send(cell, 'insufficient-funds');
      await expect(cell.page.getByRole('alert').first()).toBeVisible();
      return url;
    },
    reloaded: emptyForm,
    back: beforeIt,
    forward: emptyForm,
    newTab: emptyForm,
    // The number and the reason still stand there, the code does not (PY-04).
    cached: async (page) => {
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(new PaymentPage(page).cvv).toHaveValue('');
    },
  },
  {
    name: 'failed at the bank',
    reach: async (cell) => {
      const url = await sendToTheBank(cell);
      await new AcsPage(cell.page).abandon();
      await failed(cell.page, cell.controls);
      return url;
    },
    reloaded: failed,
    // The bank's page sends its result again, and the failed page is what follows.
    back: failed,
    forward: failed,
    newTab: emptyForm,
    cached: failed,
    isNeverKept: true,
  },
  {
    name: 'unknown',
    reach: async (cell) => {
      const { page, controls } = cell;
      await page.clock.install();
      const url = await open(cell, { merchant_ok_url: `${cell.store}/kept` });
      await page.route(`${cell.store}/kept`, (route) => route.fulfill({ status: 204 }));
      await new PaymentPage(page).fill(cardOf('3d-frictionless'));
      let posted = false;
      page.on('request', (request) => {
        posted ||= request.method() === 'POST' && request.url().endsWith('/odeme');
      });
      await page.route(questions, (route) => (posted ? route.abort('connectionfailed') : route.continue()));
      await controls.fault({ call: 'POST /odeme', phase: 'after', kind: 'drop' });
      await new PaymentPage(page).submit();
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(new PaymentPage(page).heading('tr', 'unknown.title')).toBeVisible({ timeout: 100 });
      }).toPass();
      // From here on the line is back: whoever looks again sees that it was charged.
      await page.unroute(questions);
      return url;
    },
    reloaded: paid,
    back: beforeIt,
    forward: paid,
    newTab: paid,
    cached: async (page, controls) => {
      await new PaymentPage(page).button('tr', 'unknown.checkAgain').click();
      await paid(page, controls);
    },
  },
  {
    name: 'expired',
    reach: async (cell) => {
      const { page, controls } = cell;
      await page.clock.install();
      const url = await open(cell, { timeout_limit: '10' });
      await emptyForm(page, controls);
      await controls.advance(601_000);
      await page.clock.fastForward('10:01');
      await expired(page, controls);
      return url;
    },
    reloaded: expired,
    back: beforeIt,
    forward: expired,
    newTab: expired,
    cached: expired,
  },
  {
    name: 'notice of a transfer given',
    reach: async (cell) => {
      const url = await open(cell, { payment_options: 'bankTransfer' });
      const tab = new CardTab(cell.page, { language: 'tr', size: 'desktop' });
      const steps = new TransferSteps(tab);
      await new OtherPayments(tab).payBy('bankTransfer');
      await steps.chooseBank('Akbank');
      await steps.giveNotice();
      await steps.giveCode();
      await underReview(cell.page, cell.controls);
      return url;
    },
    // A document that is new says that the payment waits, not that the merchant looks at the notice.
    reloaded: waiting,
    back: beforeIt,
    forward: waiting,
    newTab: waiting,
    cached: underReview,
  },
  {
    name: 'a link, paid',
    reach: async (cell) => {
      const { page, store } = cell;
      const { url } = await new StoreLinks(store).make('product');
      await page.goto(url);
      const link = new LinkPage(page, 'tr');
      await link.fill(goodAddress);
      await link.goOn();
      const payment = page.url();
      await new PaymentPage(page).pay(cardOf('3d-frictionless'));
      await paid(page, cell.controls);
      return payment;
    },
    reloaded: paid,
    back: (page) => expect(new LinkPage(page, 'tr').next).toBeVisible(),
    forward: paid,
    newTab: paid,
    cached: paid,
  },
];
