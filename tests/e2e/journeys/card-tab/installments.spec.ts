import { brandNames } from '../../../../src/domain/installments/cash-price.js';
import { formatMoney } from '../../../../src/domain/money/amount.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect } from '../../harness/journey.js';
import { type StoreRow, testRow, testRows } from '../../harness/store-rows.js';
import type { CardTab } from '../../pages/card-tab.js';
import { cardOf, goodCard } from '../../pages/payment-page.js';

/** Same brand and rates as the good card; its bank asks for no code. */
const quickCard = cardOf('3d-frictionless');

/** The order of the store's rows, in minor units. */
const price = 42_000;

const six: StoreRow = {
  id: 'installments',
  proves:
    'IN-01..03 IN-10 PP-12 six installments charge what the bar says; another card goes back to the single payment',
  steps: async (tab, { page, expectPaid, inquire }) => {
    await tab.fill(quickCard);
    await tab.openInstallments();
    const rows = tab.installments.getByRole('radio');
    await expect(tab.installments.getByRole('columnheader')).toHaveText([
      tab.say('installments.count'),
      tab.say('installments.monthly'),
      tab.say('installments.total'),
    ]);
    await expect(rows).toHaveCount(4);
    for (const months of [0, 3, 6, 9]) await expect(tab.count(months)).toBeVisible();
    await expect(tab.count(0)).toBeChecked();
    await tab.press('installments.showAll');
    await expect(rows).toHaveCount(12);
    await expectAccessible(page);
    await tab.press('installments.hide');
    await expect(rows).toHaveCount(4);
    await tab.chooseCount(9);
    await tab.closeInstallments();
    await tab.expectAmount(46_196);
    await tab.number.fill(cardOf('maximum').number);
    await tab.expectAmount(price);
    await tab.number.fill(quickCard.number);
    await tab.openInstallments();
    await expect(tab.count(0)).toBeChecked();
    await tab.chooseCount(6);
    // 6,99 % of 420,00.
    await expect(tab.row(6).getByRole('cell')).toHaveText([formatMoney(7_489, 'TL'), formatMoney(44_936, 'TL')]);
    await tab.closeInstallments();
    await tab.expectAmount(44_936);
    await expectAccessible(page);
    await tab.submit();
    await expectPaid();
    expect(await inquire()).toMatchObject({ payment_amount: '420.00', payment_total: '449.36', taksit: '6' });
  },
};

/** No table and nothing that leads to one, once the card is known and could be paid with. */
async function expectNone(tab: CardTab): Promise<void> {
  await expect(tab.payButton).toBeEnabled();
  await expect(tab.installments).toHaveCount(0);
  await expect(tab.installmentsOpener).toHaveCount(0);
}

testRows([
  six,
  {
    id: 'installments-pft',
    proves: 'PP-07 IN-03 IN-08 the cash price: a banner names the brands, its counts are listed, marked and charged',
    steps: async (tab, { page, expectPaid, inquire }) => {
      await expect(tab.view.getByText(tab.say('installments.cashPrice', { count: '6' }))).toBeVisible();
      for (const brand of brandNames.values()) {
        await expect(tab.view.getByRole('img', { name: brand }).first()).toBeVisible();
      }
      await tab.fill(cardOf('debit-installments'));
      await tab.openInstallments();
      const marks = tab.installments.getByText(tab.say('installments.pft'));
      // A debit card: the usual counts, and no mark.
      await expect(tab.installments.getByRole('radio')).toHaveCount(3);
      await expect(marks).toHaveCount(0);
      await tab.closeInstallments();
      await tab.number.fill(quickCard.number);
      await tab.openInstallments();
      await expect(tab.installments.getByRole('radio')).toHaveCount(6);
      await expect(marks).toHaveCount(5);
      await expectAccessible(page);
      await tab.chooseCount(6);
      await tab.closeInstallments();
      await tab.expectAmount(price);
      await tab.submit();
      await expectPaid();
      expect(await inquire('100013')).toMatchObject({ payment_total: '420.00', taksit: '6' });
    },
  },
  {
    id: 'installments-no-single',
    proves: 'IN-04 without a single payment two installments are chosen and charged',
    steps: async (tab, { expectPaid, inquire }) => {
      await tab.fill(quickCard);
      await tab.openInstallments();
      await expect(tab.count(0)).toHaveCount(0);
      await expect(tab.count(2)).toBeChecked();
      await tab.closeInstallments();
      await tab.expectAmount(43_256);
      await tab.submit();
      await expectPaid();
      expect(await inquire('100014')).toMatchObject({ payment_total: '432.56', taksit: '2' });
    },
  },
  {
    id: 'installments-business',
    proves: 'IN-06 a business card’s own options are fetched and charged',
    steps: async (tab, { page, passTheBank, inquire }) => {
      const fetched = page.waitForResponse((response) => response.url().endsWith('/card/installment'));
      await tab.fill(cardOf('business'));
      await fetched;
      await tab.openInstallments();
      // 7,08 % of its brand, and 0,60 % for a business card.
      await expect(tab.installments).toContainText(formatMoney(45_226, 'TL'));
      await tab.chooseCount(6);
      await tab.closeInstallments();
      await tab.expectAmount(45_226);
      await tab.submit();
      await passTheBank();
      expect(await inquire()).toMatchObject({ payment_total: '452.26', taksit: '6' });
    },
  },
  {
    id: 'installments-debit',
    proves: 'IN-05 IN-09 a debit card takes installments where the merchant lets it, in place of the note',
    steps: async (tab) => {
      await expect(tab.view.getByText(tab.say('installments.note'))).toBeVisible();
      await tab.fill(cardOf('debit-installments'));
      await tab.openInstallments();
      await tab.chooseCount(3);
      await tab.closeInstallments();
      await expect(tab.view.getByText(tab.say('installments.note'))).toHaveCount(0);
    },
  },
  {
    id: 'installments-debit-blocked',
    proves: 'IN-05 debit cards of the merchant group take none, its credit cards do',
    steps: async (tab, { page }) => {
      await tab.fill(goodCard);
      await tab.openInstallments();
      await tab.closeInstallments();
      const answered = page.waitForResponse((response) => response.url().endsWith('/card/details'));
      await tab.number.fill(cardOf('debit-installments').number);
      await answered;
      await expectNone(tab);
    },
  },
  {
    id: 'installments-off',
    proves: 'PP-12 IN-09 a merchant without installments shows neither table nor note',
    steps: async (tab) => {
      await tab.fill(goodCard);
      await expectNone(tab);
      await expect(tab.view.getByText(tab.say('installments.note'))).toHaveCount(0);
    },
  },
  {
    id: 'installments-no-note',
    proves: 'IN-09 an exempt merchant shows installments without the note',
    steps: async (tab) => {
      await tab.fill(goodCard);
      await tab.openInstallments();
      await tab.closeInstallments();
      await expect(tab.view.getByText(tab.say('installments.note'))).toHaveCount(0);
    },
  },
  {
    id: 'installments-currency',
    proves: 'IN-07 a payment in euro has no installments',
    steps: async (tab, { expectPaid, inquire }) => {
      await tab.fill(quickCard);
      await expectNone(tab);
      await tab.expectAmount(price, 'EUR');
      await tab.submit();
      await expectPaid();
      expect(await inquire()).toMatchObject({ payment_total: '420.00', currency: 'EUR' });
    },
  },
]);

// The table and the sheet in the store's frame, too.
testRow({ ...six, framed: true }, { language: 'en', size: 'phone' });
