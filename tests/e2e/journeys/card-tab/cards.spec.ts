import { expect } from '../../harness/journey.js';
import { testRows } from '../../harness/store-rows.js';
import type { CardTab } from '../../pages/card-tab.js';
import { cardOf, goodCard } from '../../pages/payment-page.js';

const scheme = (tab: CardTab, name: string) => tab.form.getByRole('img', { name });

testRows([
  {
    id: 'prepaid',
    proves: 'CN-19 a prepaid card fills and locks the name; another card brings back what was typed',
    steps: async (tab, { passTheBank }) => {
      await tab.fill(goodCard);
      await tab.number.fill(cardOf('prepaid').number);
      await expect(tab.owner).toHaveValue(tab.seen.language === 'tr' ? 'ÖN ÖDEMELİ KART' : 'PREPAID CARD');
      await expect(tab.owner).not.toBeEditable();
      await tab.number.fill(goodCard.number);
      await expect(tab.owner).toHaveValue(goodCard.owner);
      await expect(tab.owner).toBeEditable();
      await tab.number.fill(cardOf('prepaid').number);
      await expect(tab.owner).not.toBeEditable();
      await tab.submit();
      await passTheBank();
    },
  },
  {
    id: 'debit',
    proves: 'CN-10 IN-06 a debit card whose first digits mislead: the look-up gives its scheme; it has no installments',
    steps: async (tab) => {
      await tab.fill(cardOf('debit'));
      await expect(scheme(tab, 'Troy')).toBeVisible();
      await expect(tab.payButton).toBeEnabled();
      await expect(tab.installmentsOpener).toHaveCount(0);
      await expect(tab.installments).toHaveCount(0);
    },
  },
  {
    id: 'business',
    proves: 'CN-10 CN-18 a business card is looked up once for its first eight digits',
    steps: async (tab, { posts }) => {
      await tab.fill(cardOf('business'));
      await expect(scheme(tab, 'Troy')).toBeVisible();
      await tab.number.fill(`${cardOf('business').number.slice(0, 8)}1111`);
      await tab.number.fill(cardOf('business').number);
      await expect(tab.payButton).toBeEnabled();
      expect(posts.filter((path) => path.endsWith('/card/details'))).toHaveLength(1);
    },
  },
  {
    id: 'foreign',
    proves: 'S3-08 a card from abroad pays with 3-D Secure',
    steps: async (tab, { passTheBank }) => {
      await tab.pay(cardOf('foreign'));
      await passTheBank();
    },
  },
  {
    id: 'look-up-failing',
    proves: 'CN-18 a look-up that fails blocks nothing: the payment goes on, without installments',
    refusals: [[500, '/card/details']],
    steps: async (tab, { page, passTheBank }) => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/card/details'));
      await tab.fill(cardOf('look-up-failing'));
      expect((await answered).status()).toBe(500);
      await expect(scheme(tab, 'Visa')).toBeVisible();
      await expect(tab.installmentsOpener).toHaveCount(0);
      await expect(tab.installments).toHaveCount(0);
      await tab.submit();
      await passTheBank();
    },
  },
  {
    id: 'look-up-late',
    proves: 'CN-18..19 a late look-up counts when it arrives, and not for the card typed since',
    steps: async (tab, { page }) => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/card/details'));
      await tab.fill(cardOf('look-up-late'));
      await asked;
      // Another card is typed before the answer, and answered first.
      await tab.number.fill(goodCard.number);
      await tab.openInstallments();
      await tab.closeInstallments();
      await expect(tab.payButton).toBeEnabled();
      await expect(tab.owner).toHaveValue(goodCard.owner);
      const answered = page.waitForResponse((response) => response.url().endsWith('/card/details'));
      await tab.number.fill(cardOf('look-up-late').number);
      // It can be paid without a look-up's answer.
      await expect(tab.payButton).toBeEnabled();
      await expect(tab.owner).toBeEditable();
      await answered;
      await expect(tab.owner).not.toBeEditable();
    },
  },
]);
