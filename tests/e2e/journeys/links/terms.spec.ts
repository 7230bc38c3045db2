import { formatMoney } from '../../../../src/domain/money/amount.js';
import type { TextKey } from '../../../../src/ui/texts/texts.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { sizes } from '../../pages/card-tab.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';
import { PaymentPage } from '../../pages/payment-page.js';

const lira = (minor: number) => formatMoney(minor, 'TL');

test.describe(() => {
  const language = 'tr';
  const other = 'en';
  test.use({ locale: 'tr-TR', viewport: sizes.phone });

  test('LK-01 LK-02 LG-04 what is left of a collection: each wrong amount says why, in both languages; nothing or at least 1 is left', async ({
    page,
    sandbox,
    guard,
  }) => {
    await new StoreLinks(sandbox.urls.store).click(page, 'collection-part');
    const link = new LinkPage(page, language);
    await link.arrive();
    await expect(page.locator('#link-price')).toHaveText(lira(59_950));
    // The field takes what is left when the link has arrived.
    await expect(link.field('amount')).toHaveValue('599,50');
    for (const id of ['#link-payer-name', '#link-payer-email'])
      await expect(page.locator(id)).toHaveAttribute('readonly');
    const wrong: readonly (readonly [string, TextKey, number?])[] = [
      ['', 'validation.required'],
      ['1,2,3', 'validation.amount'],
      ['0,99', 'validation.amountMin', 100],
      ['599,51', 'validation.amountMax', 59_950],
      ['10.000.000', 'validation.collectionLimit', 999_999_900],
      // 0,99 would be left.
      ['598,51', 'validation.amountLeftMin', 100],
    ];
    for (const [typed, key, minor = 0] of wrong) {
      await link.field('amount').fill(typed);
      await link.field('amount').blur();
      await expect(link.problem('amount')).toHaveText(link.say(key, { amount: lira(minor) }));
    }
    const form = new PaymentPage(page);
    await form.choose(other);
    const there = new LinkPage(page, other);
    await expect(link.problem('amount')).toHaveText(there.say('validation.amountLeftMin', { amount: lira(100) }));
    await form.choose(language);
    await expect(link.field('amount')).toHaveValue('598,51');
    await link.next.click();
    await expect(link.field('amount')).toBeFocused();
    expect(guard.requests.filter((address) => address.endsWith('/payment/link'))).toEqual([]);
    await expectAccessible(page);
    await link.field('amount').fill('598,50');
    await expect(page.getByText(link.say('link.after', { amount: lira(100) }))).toBeVisible();
    await link.button('link.payAll').click();
    await expect(link.field('amount')).toHaveValue('599,50');
    await expect(page.getByText(link.say('link.afterNothing'))).toBeVisible();
    await expect(link.due).toHaveText(lira(59_950));
    // Nothing about provinces is fetched where no address is asked for.
    expect(guard.requests.filter((address) => address.includes('provinces'))).toEqual([]);
  });
});

test.describe(() => {
  const language = 'en';
  test.use({ locale: 'en-US', viewport: sizes.desktop });

  test('QT-01 QT-02 LK-07 the quantity between its limits, with the warnings and exact totals', async ({
    page,
    sandbox,
  }) => {
    const store = new StoreLinks(sandbox.urls.store);
    await store.click(page, 'product-stock');
    const link = new LinkPage(page, language);
    await link.arrive();
    const quantity = link.field('quantity');
    const [less, more] = [link.button('quantity.less'), link.button('quantity.more')];
    const expectStep = async (value: string, warning = '') => {
      await expect(quantity).toHaveValue(value);
      await expect(link.problem('quantity')).toHaveText(warning);
    };
    const tooFew = link.say('validation.quantityMin', { min: '2' });
    const tooMany = link.say('validation.quantityMax', { max: '5' });
    await expectStep('2');
    await less.click();
    await expectStep('2', tooFew);
    for (const value of ['3', '4', '5']) {
      await more.click();
      await expectStep(value);
    }
    await expect(link.due).toHaveText(lira(5 * 189_000));
    await more.click();
    await expectStep('2', tooMany);
    await quantity.fill('9');
    await expectStep('2', tooMany);
    await quantity.fill('1');
    await expectStep('1');
    await quantity.blur();
    await expectStep('2', tooFew);
    await expectAccessible(page);
    await quantity.fill('0');
    await expectStep('');
    await quantity.blur();
    await expectStep('2', tooFew);

    const free = await store.create({ kind: 'product', name: 'Çay bardağı', price: '0,07', minCount: '' }, language);
    await page.goto(free.url);
    await expectStep('1');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await quantity.fill('99999');
    await expect(link.due).toHaveText(lira(699_993));
    await more.click();
    await expectStep('1', link.say('validation.quantityMax', { max: '99999' }));
  });
});

test.describe(() => {
  const language = 'tr';
  test.use({ locale: 'tr-TR', viewport: sizes.phone });

  test('LK-02 LK-04 an amount stays right under a hostile keyboard', async ({ page, sandbox }) => {
    await new StoreLinks(sandbox.urls.store).click(page, 'flex');
    const link = new LinkPage(page, language);
    await link.arrive();
    const amount = link.field('amount');
    const { keyboard } = page;
    const type = async (text: string) => {
      await amount.focus();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    };
    const expectRead = async (shown: string, minor: number) => {
      await amount.blur();
      await expect(amount).toHaveValue(shown);
      await expect(link.due).toHaveText(lira(minor));
    };
    for (const [typed, masked, shown, minor] of [
      ['1234,56', '1.234,56', '1.234,56', 123_456],
      ['1.234,56', '1.234,56', '1.234,56', 123_456],
      ['1,500', '1,50', '1,50', 150],
      ['150,005', '150,00', '150,00', 15_000],
      ['1234.5', '1.234.5', '1.234,50', 123_450],
      ['1.234', '1.234', '1.234,00', 123_400],
      ['12,5', '12,5', '12,50', 1_250],
    ] as const) {
      await type(typed);
      await expect(amount).toHaveValue(masked);
      await expectRead(shown, minor);
    }
    // In the middle: the caret stays where it was.
    await type('12345');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace', '0', 'Delete', 'ArrowLeft', '1'])
      await keyboard.press(key);
    await expect(amount).toHaveValue('12.105');
    for (let left = 0; left < 3; left++) await keyboard.press('Delete');
    await expectRead('121,00', 12_100);
    const paste = async (text: string) => {
      await link.field('fullName').fill(text);
      await link.field('fullName').press('ControlOrMeta+A');
      await link.field('fullName').press('ControlOrMeta+C');
      await amount.focus();
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('ControlOrMeta+V');
    };
    await paste('1,500');
    await amount.blur();
    await expect(amount).toHaveValue('1,500');
    await expect(link.problem('amount')).toHaveText(link.say('validation.amount'));
    // Copied from a page with its sign.
    await paste('₺ 1.999,90');
    await expectRead('1.999,90', 199_990);
    for (const [typed, key, minor] of [
      ['0,5', 'validation.amountMin', 100],
      ['5000,01', 'validation.amountMax', 500_000],
    ] as const) {
      await type(typed);
      await amount.blur();
      await expect(link.problem('amount')).toHaveText(link.say(key, { amount: lira(minor) }));
    }
  });
});

test('LK-04 a flex link in euro: the name the merchant filled in can be changed, and lira are not taken for euro', async ({
  page,
  sandbox,
}) => {
  await new StoreLinks(sandbox.urls.store).click(page, 'flex-currency');
  const link = new LinkPage(page, 'tr');
  await link.arrive();
  await expect(link.field('fullName')).toHaveValue('Ayşe Yılmaz');
  await link.field('fullName').fill('Ali Demir');
  await expect(link.field('fullName')).toHaveValue('Ali Demir');
  await link.field('amount').fill('₺100');
  await link.field('amount').blur();
  await expect(link.problem('amount')).toHaveText(link.say('validation.amount'));
  await link.field('amount').fill('€100');
  await expect(link.due).toHaveText(formatMoney(10_000, 'EUR'));
});
