import { formatMoney } from '../../../../src/domain/money/amount.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect } from '../../harness/journey.js';
import { testRows } from '../../harness/store-rows.js';
import { cardOf } from '../../pages/payment-page.js';

testRows([
  {
    id: 'points',
    twice: true,
    proves: 'CP-01..03 a new card’s points are asked for, used, reset, and pay',
    steps: async (tab, { page, passTheBank, inquire }) => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/card/points'));
      await tab.fill(cardOf('points'));
      const question = new URLSearchParams((await asked).postData() ?? '');
      expect(question.get('number')).toBe(cardOf('points').number);
      expect(question.get('month')).toBe('12');
      expect(question.get('year')).toBe('30');
      const label = tab.view.locator('label').filter({ hasText: formatMoney(5_000, 'TL') });
      await expect(label).toHaveText(tab.say('points.use', { amount: formatMoney(5_000, 'TL') }));
      await tab.points.check();
      await tab.points.uncheck();
      // Another card has none, and the first one starts without.
      await tab.points.check();
      await tab.number.fill(cardOf('maximum').number);
      await expect(tab.points).toHaveCount(0);
      await tab.number.fill(cardOf('points').number);
      await expect(tab.points).not.toBeChecked();
      await tab.points.check();
      await expectAccessible(page);
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
      await tab.submit();
      const fields = new URLSearchParams((await sent).postData() ?? '');
      expect(fields.get('payment_type')).toBe('card_points');
      expect(fields.get('card_points')).toBe('1');
      await passTheBank();
      expect(await inquire()).toMatchObject({ status: 'success', payment_total: '420.00' });
    },
  },
  {
    id: 'points-3d',
    proves: 'S3-04 using points forces 3-D Secure where it is a choice',
    steps: async (tab, { page, passTheBank }) => {
      await tab.fill(cardOf('points'));
      await expect(tab.use3d).not.toBeChecked();
      await tab.points.check();
      await expect(tab.use3d).toBeChecked();
      await expect(tab.use3d).toBeDisabled();
      await tab.points.uncheck();
      await expect(tab.use3d).toBeEnabled();
      await tab.points.check();
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
      await tab.submit();
      expect(new URLSearchParams((await sent).postData() ?? '').get('do_3d')).toBe('1');
      await passTheBank();
    },
  },
  {
    id: 'points-large',
    proves: 'CP-02 CP-05 points beyond the order pay all of it',
    steps: async (tab, { passTheBank, inquire }) => {
      await tab.fill(cardOf('points-large'));
      await tab.points.check();
      await tab.expectAmount(0);
      await tab.submit();
      await passTheBank();
      expect(await inquire()).toMatchObject({ status: 'success', payment_total: '420.00' });
    },
  },
  {
    id: 'points-failing',
    proves: 'CP-04 points that cannot be read: a message, and the card pays without',
    refusals: [[500, '/card/points']],
    steps: async (tab, { page, passTheBank }) => {
      await tab.fill(cardOf('points-failing'));
      await expect(tab.view.getByText(tab.say('points.applyError')).first()).toBeVisible();
      await expect(tab.points).toHaveCount(0);
      await expectAccessible(page);
      await tab.submit();
      await passTheBank();
    },
  },
  {
    id: 'points-saved',
    proves: 'CP-01..03 a saved card’s points are asked for by its tokens and pay; another card resets them',
    steps: async (tab, { page, passTheBank }) => {
      await tab.points.check();
      await tab.savedCard.click();
      await tab.savedRows.nth(1).click();
      await expect(tab.points).toHaveCount(0);
      const asked = page.waitForRequest((request) => request.url().endsWith('/card/points'));
      await tab.savedCard.click();
      await tab.savedRows.nth(0).click();
      const question = new URLSearchParams((await asked).postData() ?? '');
      expect(question.get('ctoken')).toMatch(/./);
      expect(question.get('utoken')).toMatch(/./);
      expect(question.has('number')).toBe(false);
      await expect(tab.points).not.toBeChecked();
      await tab.points.check();
      await tab.submit();
      await passTheBank();
    },
  },
  {
    id: 'points-saved-failing',
    proves: 'CP-04 a saved card whose points cannot be read pays without them',
    refusals: [[500, '/card/points']],
    steps: async (tab, { passTheBank }) => {
      await expect(tab.view.getByText(tab.say('points.applyError')).first()).toBeVisible();
      await tab.submit();
      await passTheBank();
    },
  },
]);
