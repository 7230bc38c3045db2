import { expect, type Page } from 'playwright/test';
import type { SandboxControls } from '../harness/sandbox-controls.js';
import { AcsPage } from '../pages/acs-page.js';
import { CardTab } from '../pages/card-tab.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';
import { TransferSteps } from '../pages/transfer-steps.js';

/** A screen, by what only it shows. */
export type Shown = (page: Page, controls: SandboxControls) => Promise<void>;

const heading =
  (key: Parameters<PaymentPage['heading']>[1]): Shown =>
  (page) =>
    expect(new PaymentPage(page).heading('tr', key)).toBeVisible();

/** A form that can pay and holds nothing that was typed before. */
export const emptyForm: Shown = async (page) => {
  const form = new PaymentPage(page);
  await form.arrive();
  await expect(form.number).toHaveValue('');
  await expect(form.cvv).toHaveValue('');
};

export const typedForm: Shown = async (page) => {
  const form = new PaymentPage(page);
  await expect(form.payButton).toBeEnabled();
  await expect(form.number).toHaveValue(goodCard.number);
};

export const paid = heading('success.title');
export const failed = heading('failed.title');
export const expired = heading('error.expiredTitle');
export const waiting = heading('waiting.title');
export const atTheBank: Shown = (page) => expect(new AcsPage(page).code).toBeVisible();
export const underReview: Shown = async (page) => {
  const tab = new CardTab(page, { language: 'tr', size: 'desktop' });
  await expect(new TransferSteps(tab).heading('transfer.review')).toBeVisible();
};
/** The page before the payment's, in the window's history. */
export const beforeIt: Shown = (page) => expect(page).toHaveURL(/\/basket$/);
