import { banks, ibanOf } from '../../../../sandbox/provider/directory/banks.js';
import { reasonOf } from '../../../../sandbox/provider/directory/decline-reasons.js';
import { transferReasons } from '../../../../sandbox/provider/directory/transfer-reasons.js';
import { groupIban } from '../../../../src/domain/transfer/bank.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect } from '../../harness/journey.js';
import { type StoreRow, testRows } from '../../harness/store-rows.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { TransferSteps } from '../../pages/transfer-steps.js';
import { decide, expectLedger, passDecision } from './under-review.js';

const [isbank] = banks;
if (isbank === undefined) throw new Error('The sandbox has no bank');

testRows([
  {
    id: 'transfer-only',
    proves:
      'BT-01 BT-02 BT-06 a page for transfers alone opens them, without tabs; refused by hand it may be sent again',
    steps: async (tab, journey) => {
      const steps = new TransferSteps(tab);
      await expect(tab.view.getByRole('tab')).toHaveCount(0);
      await expect(steps.banks).toHaveCount(banks.length);
      await steps.button('transfer.toAccount').click();
      await expect(steps.says('validation.checkBank')).toBeVisible();
      await expectAccessible(journey.page);
      await steps.chooseBank('Akbank');
      await expectAccessible(journey.page);
      await steps.giveNotice();
      await expectAccessible(journey.page);
      await steps.giveCode();
      await expect(steps.heading('transfer.review')).toBeFocused();
      await expectLedger(journey);
      await decide(journey, 'refuse');
      await expect(steps.heading('transfer.refused')).toBeFocused();
      await expectLedger(journey);
      await steps.button('transfer.notifyAgain').click();
      await expect(steps.field('idLast6')).toHaveValue('123456');
      await steps.sendNotice();
      await steps.giveCode();
      await expect(steps.heading('transfer.review')).toBeFocused();
    },
  },
  {
    id: 'transfer-review',
    proves:
      'BT-01 BT-06 TB-03 one of the other payments; approved by hand it is paid, and what was typed stays over a visit to another tab',
    steps: async (tab, journey) => {
      const methods = new OtherPayments(tab);
      const steps = new TransferSteps(tab);
      await methods.payBy('bankTransfer');
      await steps.chooseBank('Yapı Kredi');
      await steps.button('transfer.sent').click();
      await steps.field('idLast6').fill('654321');
      await methods.goTo('tabs.card');
      await methods.goTo('tabs.otherPayments');
      await expect(steps.field('idLast6')).toHaveValue('654321');
      await steps.sendNotice();
      await steps.giveCode();
      await expect(steps.heading('transfer.review')).toBeVisible();
      await expectLedger(journey);
      await decide(journey, 'approve');
      await journey.expectPaid();
      await expectLedger(journey, 'EFT');
    },
  },
  {
    id: 'transfer-confirmed',
    twice: true,
    proves: 'BT-03 BT-04 BT-05 the whole notice, in the form’s own order; confirmed right after the code',
    steps: async (tab, journey) => {
      const steps = new TransferSteps(tab);
      const { page } = journey;
      await steps.chooseBank('Akbank');
      await steps.button('transfer.sent').click();
      await expect(steps.field('userName')).not.toBeEditable();
      await expect(steps.field('phone')).not.toBeEditable();
      await steps.button('transfer.notify').click();
      await expect(steps.field('idLast6')).toBeFocused();
      await steps.field('idLast6').fill('12345678901');
      await expect(steps.field('idLast6')).toHaveValue('678901');
      await tab.view.getByLabel(steps.text('transfer.atAtm')).check();
      await tab.view.getByLabel(steps.text('transfer.byCreditCard')).check();
      await expect(tab.view.getByLabel(steps.text('transfer.atAtm'))).not.toBeChecked();
      await steps.field('cardLast4').fill('4358');
      await expectAccessible(page);
      const sent = page.waitForRequest((request) => request.url().endsWith('/transfer/notify'));
      await steps.sendNotice();
      const fields = new URLSearchParams((await sent).postData() ?? '');
      expect(['bank', 'idLast6', 'byCreditCard', 'atAtm', 'cardLast4'].map((name) => fields.get(name))).toEqual([
        'akbank',
        '678901',
        '1',
        '0',
        '4358',
      ]);
      await steps.giveCode();
      await journey.expectPaid();
      await expectLedger(journey, 'EFT');
    },
  },
  {
    id: 'transfer-approved',
    proves: 'BT-06 looked into, then paid, without a press',
    steps: async (tab, journey) => {
      const steps = new TransferSteps(tab);
      await steps.chooseBank('Akbank');
      await steps.giveNotice();
      await steps.giveCode();
      await expect(steps.heading('transfer.review')).toBeFocused();
      await expectAccessible(journey.page);
      await expectLedger(journey);
      await passDecision(journey);
      await journey.expectPaid();
      await expectLedger(journey, 'EFT');
    },
  },
  {
    id: 'transfer-one-bank',
    proves:
      'BT-02 the bank the merchant named has its account at once; a copied IBAN comes out of the store’s frame whole',
    framed: true,
    steps: async (tab, journey) => {
      const steps = new TransferSteps(tab);
      const name = steps.text('transfer.iban');
      await expect(tab.view.getByText(groupIban(ibanOf(isbank)))).toBeVisible();
      await expect(steps.button('transfer.otherBank')).toHaveCount(0);
      await steps.button('transfer.copy', { name }).click();
      await expect(
        tab.view.getByRole('status').filter({ hasText: steps.text('transfer.copied', { name }) }),
      ).toHaveCount(1);
      await steps.button('transfer.sent').click();
      await steps.field('transactionNo').focus();
      await journey.page.keyboard.press('Control+V');
      await expect(steps.field('transactionNo')).toHaveValue(ibanOf(isbank));
      await expectLedger(journey);
    },
  },
  {
    id: 'transfer-banks-closed',
    proves: 'BT-07 a closed bank says until when, and cannot be chosen',
    steps: async (tab, journey) => {
      const steps = new TransferSteps(tab);
      await expect(steps.bank('Akbank')).toBeDisabled();
      await expect(tab.view.locator('label').filter({ hasText: 'Akbank' })).toContainText(/\d\d:\d\d–\d\d:\d\d/);
      await expect(steps.banks.and(tab.view.locator(':enabled'))).toHaveCount(1);
      await steps.chooseBank(isbank.name);
      await expectLedger(journey);
    },
  },
  {
    id: 'transfer-code-wrong',
    proves:
      'BT-05 ER-04 a wrong code says how many tries are left; after the third the notice is there again as it was typed',
    refusals: [[400, '/transfer/confirm']],
    steps: async (tab, journey) => {
      const steps = new TransferSteps(tab);
      await steps.chooseBank('Akbank');
      await steps.giveNotice();
      for (const count of ['2', '1']) {
        await steps.giveCode(`11111${count}`);
        await expect(steps.codeProblem).toHaveText(steps.text('sms.wrong', { count }));
        await expect(steps.code).toBeFocused();
      }
      await expectAccessible(journey.page);
      await steps.giveCode('111110');
      await expect(steps.says('transfer.codeUsedUp')).toBeVisible();
      await expect(steps.field('idLast6')).toHaveValue('123456');
      await expectLedger(journey);
      await expectAccessible(journey.page);
      await steps.sendNotice();
      await steps.giveCode();
      await expect(steps.heading('transfer.review')).toBeFocused();
    },
  },
]);

const late: StoreRow = {
  id: 'transfer-confirmed',
  proves: 'BT-06 a code that is late warns and refreshes: the notice is there as it was typed, and is paid',
  refusals: [[410, '/transfer/confirm']],
  steps: async (tab, journey) => {
    const steps = new TransferSteps(tab);
    await steps.chooseBank('Akbank');
    await steps.giveNotice();
    await journey.controls.advance(16 * 60_000);
    await steps.giveCode();
    await expect(steps.heading('transfer.timeout')).toBeFocused();
    await expectAccessible(journey.page);
    await steps.button('transfer.refresh').click();
    await expect(steps.field('idLast6')).toHaveValue('123456');
    await steps.sendNotice();
    await steps.giveCode();
    await journey.expectPaid();
    await expectLedger(journey, 'EFT');
  },
};
const past: StoreRow = {
  id: 'transfer-review',
  clock: true,
  proves: 'BT-08 back from the bank’s app after the time of the page, notice is given, after a reload too',
  steps: async (tab, journey) => {
    const { page, controls } = journey;
    const steps = new TransferSteps(tab);
    await new OtherPayments(tab).payBy('bankTransfer');
    await steps.chooseBank('Yapı Kredi');
    const until = tab.seen.language === 'tr' ? /tarihine kadar/ : /until/;
    await expect(tab.view.getByText(until)).toBeVisible();
    await controls.advance(31 * 60_000);
    await page.clock.fastForward(31 * 60_000);
    await expect(steps.says('transfer.timeOver')).toBeVisible();
    await expect(steps.heading('transfer.account')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await steps.chooseBank('Yapı Kredi');
    await steps.giveNotice();
    await steps.giveCode();
    await expect(steps.heading('transfer.review')).toBeVisible();
    await decide(journey, 'approve');
    await journey.expectPaid();
  },
};
/** The screen of a refusal is one; that each reason reaches it, in its words, is proven without a browser. */
const shownReasons = transferReasons.filter((_, index) => index % 3 === 0);

const refused: readonly StoreRow[] = shownReasons.map((key) => {
  const { code, text } = reasonOf(key);
  return {
    id: `transfer-refused-${code}`,
    proves: `BT-06 refused with its reason, and a way on: ${code}`,
    steps: async (tab, journey) => {
      const steps = new TransferSteps(tab);
      await steps.chooseBank('Akbank');
      await steps.giveNotice();
      await steps.giveCode();
      await expect(steps.heading('transfer.review')).toBeFocused();
      await passDecision(journey);
      await expect(steps.heading('transfer.refused')).toBeFocused();
      await expect(tab.view.getByText(text[tab.seen.language])).toBeVisible();
      await expect(steps.button('transfer.notifyAgain')).toBeVisible();
      await expectLedger(journey);
    },
  };
});

testRows([late, ...refused]);
testRows([past]);
