import type { Page } from 'playwright/test';
import { cashPriceBrands } from '../../../src/domain/installments/cash-price.js';
import { formatMoney } from '../../../src/domain/money/amount.js';
import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { inquire, notificationOf, type Order, type Payment } from '../harness/merchant.js';
import { AcsPage } from '../pages/acs-page.js';
import { CardTab, type View } from '../pages/card-tab.js';
import { type Card, cardOf, goodCard } from '../pages/payment-page.js';

const trPhone: View = { language: 'tr', size: 'phone' };
const enDesktop: View = { language: 'en', size: 'desktop' };
const trDesktop: View = { language: 'tr', size: 'desktop' };
const enPhone: View = { language: 'en', size: 'phone' };
const named = ({ language, size }: View) => `${language}, ${size}`;

type Pay = (order?: Order) => Promise<Payment>;

// A stored card takes a payment before the one that is looked at.
test.describe.configure({ timeout: 90_000 });

/** Opens a payment that takes installments. */
async function open(page: Page, pay: Pay, view: View, order: Order = {}) {
  const payment = await pay({ lang: view.language, no_installment: '0', ...order });
  return { ...payment, tab: await CardTab.open(page, payment.url, view) };
}

/** Through the bank to the page that says it is paid. */
async function passTheBank(tab: CardTab): Promise<void> {
  await new AcsPage(tab.page).succeed();
  await expect(tab.heading(tab.seen.language, 'success.title')).toBeVisible();
}

interface Shopper {
  readonly page: Page;
  readonly pay: Pay;
  readonly store: string;
  readonly view: View;
  readonly order?: Order;
}

/** Pays by a new card that is to be stored; returns the shopper's utoken. */
async function store({ page, pay, store, view, order = {} }: Shopper, card: Card): Promise<string> {
  const { tab, orderId } = await open(page, pay, view, order);
  if (order.utoken !== undefined) await tab.press('savedCards.useNew');
  await tab.fill(card);
  await tab.wishToStore();
  await tab.submit();
  await passTheBank(tab);
  return (await notificationOf(store, orderId)).get('utoken') ?? '';
}

for (const view of [trPhone, enDesktop]) {
  test(`SC-02..03 SC-06 a stored card pays the shopper's next order: ${named(view)}`, async ({
    page,
    pay,
    sandbox,
  }) => {
    const shopper = { page, pay, view, store: sandbox.urls.store };
    const utoken = await store(shopper, goodCard);
    expect(await store({ ...shopper, order: { utoken } }, cardOf('business'))).toBe(utoken);

    const { tab, orderId } = await open(page, pay, view, { utoken });
    // The one stored last comes first; a longer name is cut.
    await expect(tab.savedCard).toContainText('Yapı Kredi World Bus…');
    await expect(tab.number).toHaveCount(0);
    await tab.savedCard.click();
    await expect(tab.savedRows).toHaveCount(2);
    await expectAccessible(page);
    if (view.size === 'phone') {
      await expect(tab.dialog.getByRole('heading', { name: tab.say('savedCards.mine') })).toBeVisible();
    } else {
      await page.keyboard.press('Escape');
      await expect(tab.savedRows).toHaveCount(0);
      await tab.savedCard.click();
      await page.mouse.click(5, 400);
      await expect(tab.savedRows).toHaveCount(0);
      await tab.savedCard.click();
    }
    await tab.savedRows.filter({ hasText: '4358' }).click();
    await expect(tab.savedRows).toHaveCount(0);
    await expect(tab.savedCard).toContainText('4358');
    await expectAccessible(page);

    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
    await tab.submit();
    const fields = new URLSearchParams((await sent).postData() ?? '');
    expect(fields.get('payment_type')).toBe('registered_cards');
    expect(fields.get('card_number')).toBe('');
    await passTheBank(tab);
    const paid = await inquire(sandbox.urls.provider, orderId);
    expect(paid).toMatchObject({ status: 'success', masked_pan: '435508******4358' });
  });
}

test(`SC-01 a test, and a store that wants no cards stored, show none: ${named(enDesktop)}`, async ({
  page,
  pay,
  sandbox,
}) => {
  const utoken = await store({ page, pay, view: enDesktop, store: sandbox.urls.store }, goodCard);
  for (const off of [{ store_card_off: '1' }, { test_mode: '1' }]) {
    const { tab } = await open(page, pay, enDesktop, { utoken, ...off });
    await expect(tab.number).toBeVisible();
    await expect(tab.savedCard).toHaveCount(0);
  }
  const { tab } = await open(page, pay, enDesktop, { utoken });
  await expect(tab.savedCard).toBeVisible();
});

test(`SC-06 SC-07 a stored card whose merchant wants the code: ${named(enPhone)}`, async ({ page, pay, sandbox }) => {
  const order = { merchant_id: '100009' };
  const shopper = { page, pay, view: enPhone, store: sandbox.urls.store };
  const utoken = await store({ ...shopper, order }, goodCard);
  const { tab, orderId } = await open(page, pay, enPhone, { ...order, utoken });
  await tab.payButton.click();
  await tab.answer('label.giveUp');
  await expect(tab.code).toHaveCount(0);
  await tab.payButton.click();
  await tab.code.fill('12');
  await tab.answer('label.continue');
  await expect(tab.dialog.getByText(tab.say('validation.cardCvvLength', { length: '3' }))).toBeVisible();
  await expectAccessible(page);
  await tab.code.fill('000');
  await tab.answer('label.continue');
  await passTheBank(tab);
  expect(await inquire(sandbox.urls.provider, orderId, '100009')).toMatchObject({ status: 'success' });
});

test(`SC-04 SC-09 deleting asks first; after the last card the new-card form is there: ${named(trDesktop)}`, async ({
  page,
  pay,
  sandbox,
}) => {
  const shopper = { page, pay, view: trDesktop, store: sandbox.urls.store };
  const utoken = await store(shopper, goodCard);
  await store({ ...shopper, order: { utoken } }, cardOf('approved-troy'));
  const { tab } = await open(page, pay, trDesktop, { utoken });
  await tab.savedCard.click();
  await tab.deletion('0796').click();
  await expect(tab.dialog.getByText('0796', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await tab.answer('label.giveUp');
  await expect(tab.savedRows).toHaveCount(2);
  await tab.deletion('0796').click();
  await tab.answer('label.delete');
  // The chosen one is gone: the first one left pays.
  await expect(tab.savedRows).toHaveCount(1);
  await expect(tab.savedCard).toContainText('4358');
  await expect(tab.view.getByText(tab.say('paymentPage.registeredCard.deleteSuccess'))).toBeVisible();
  await tab.deletion('4358').click();
  await tab.answer('label.delete');
  await expect(tab.savedCard).toHaveCount(0);
  await expect(tab.number).toBeVisible();
  await expectAccessible(page);
  const next = await open(page, pay, trDesktop, { utoken });
  await expect(next.tab.number).toBeVisible();
  await expect(next.tab.savedCard).toHaveCount(0);
});

test(`SC-05 a deletion that fails says so and keeps the card: ${named(enPhone)}`, async ({
  page,
  pay,
  controls,
  guard,
  sandbox,
}) => {
  guard.declareStatus(502, '/card/delete');
  const utoken = await store({ page, pay, view: enPhone, store: sandbox.urls.store }, goodCard);
  const { tab } = await open(page, pay, enPhone, { utoken });
  await controls.fault({ call: 'POST /odeme/api/oos/card/delete', phase: 'before', kind: 'status', status: 502 });
  await tab.savedCard.click();
  await tab.deletion('4358').click();
  await tab.answer('label.delete');
  await expect(tab.view.getByText(tab.say('paymentPage.registeredCard.deleteError'))).toBeVisible();
  await expect(tab.savedRows).toHaveCount(1);
  await expectAccessible(page);
  await tab.answer('label.ok');
  await tab.submit();
  await passTheBank(tab);
});

for (const view of [trPhone, enDesktop]) {
  test(`IN-01..03 six installments charge what the bar says: ${named(view)}`, async ({ page, pay, sandbox }) => {
    const { tab, orderId } = await open(page, pay, view);
    await tab.fill(goodCard);
    await tab.openInstallments();
    const rows = tab.installments.getByRole('radio');
    await expect(rows).toHaveCount(4);
    await expect(tab.count(0)).toBeChecked();
    await expectAccessible(page);
    await tab.press('installments.showAll');
    await expect(rows).toHaveCount(12);
    await tab.press('installments.hide');
    await expect(rows).toHaveCount(4);
    await tab.chooseCount(6);
    await expect(tab.row(6).getByRole('cell')).toHaveText([formatMoney(22_013, 'TL'), formatMoney(132_079, 'TL')]);
    await tab.closeInstallments();
    await tab.expectAmount(132_079);
    await expectAccessible(page);
    await tab.submit();
    await passTheBank(tab);
    const told = await notificationOf(sandbox.urls.store, orderId);
    expect(told.get('total_amount')).toBe('132079');
    expect(told.get('installment_count')).toBe('6');
    const paid = await inquire(sandbox.urls.provider, orderId);
    expect(paid).toMatchObject({ payment_amount: '1234.50', payment_total: '1320.79', taksit: '6' });
  });
}

test(`IN-04 without a single payment two installments are chosen: ${named(enPhone)}`, async ({
  page,
  pay,
  sandbox,
}) => {
  const { tab, orderId } = await open(page, pay, enPhone, { merchant_id: '100014' });
  await tab.fill(goodCard);
  await tab.openInstallments();
  await expect(tab.count(0)).toHaveCount(0);
  await expect(tab.count(2)).toBeChecked();
  await expectAccessible(page);
  await tab.closeInstallments();
  await tab.expectAmount(127_141);
  await tab.submit();
  await passTheBank(tab);
  expect((await notificationOf(sandbox.urls.store, orderId)).get('total_amount')).toBe('127141');
});

test(`IN-05 only one merchant's debit cards take no installments: ${named(trDesktop)}`, async ({ page, pay }) => {
  const free = await open(page, pay, trDesktop);
  await free.tab.fill(cardOf('debit-installments'));
  await expect(free.tab.installments).toBeVisible();
  const { tab } = await open(page, pay, trDesktop, { merchant_id: '100011' });
  // A credit card first: where its table goes, the debit card's answer has arrived.
  await tab.fill(goodCard);
  await expect(tab.installments).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith('/card/details'));
  await tab.number.fill(cardOf('debit-installments').number);
  await answered;
  await expect(tab.installments).toHaveCount(0);
  await expect(tab.payButton).toBeEnabled();
  await expect(tab.installments).toHaveCount(0);
  await expectAccessible(page);
});

test(`IN-06 a business card's own options are fetched and charged: ${named(enPhone)}`, async ({
  page,
  pay,
  sandbox,
}) => {
  const { tab, orderId } = await open(page, pay, enPhone);
  const fetched = page.waitForResponse((response) => response.url().endsWith('/card/installment'));
  await tab.fill(cardOf('business'));
  await fetched;
  await tab.openInstallments();
  await expect(tab.installments).toContainText(formatMoney(132_931, 'TL'));
  await tab.chooseCount(6);
  await expectAccessible(page);
  await tab.closeInstallments();
  await tab.expectAmount(132_931);
  await tab.submit();
  await passTheBank(tab);
  expect((await notificationOf(sandbox.urls.store, orderId)).get('total_amount')).toBe('132931');
});

test(`IN-07 IN-09 no installments but in TL, and no note for an exempt merchant: ${named(trPhone)}`, async ({
  page,
  pay,
}) => {
  for (const [order, offered, note] of [
    [{}, true, true],
    [{ currency: 'USD' }, false, false],
    [{ merchant_id: '100010' }, false, false],
    [{ merchant_id: '100012' }, true, false],
  ] as const) {
    const { tab } = await open(page, pay, trPhone, order);
    await tab.fill(goodCard);
    await expect(tab.payButton).toBeEnabled();
    await expect(tab.installmentsOpener).toHaveCount(offered ? 1 : 0);
    await expect(tab.view.getByText(tab.say('installments.note'))).toHaveCount(note ? 1 : 0);
  }
});

test(`PP-07 IN-03 IN-08 the cash price: a banner that names the brands, and its counts: ${named(enDesktop)}`, async ({
  page,
  pay,
  sandbox,
}) => {
  const { tab, orderId } = await open(page, pay, enDesktop, { merchant_id: '100013' });
  await expect(tab.view.getByText(tab.say('installments.cashPrice', { count: '6' }))).toBeVisible();
  for (const brand of cashPriceBrands) await expect(tab.view.getByRole('img', { name: brand }).first()).toBeVisible();
  await tab.fill(goodCard);
  await expect(tab.installments.getByRole('radio')).toHaveCount(6);
  await expect(tab.installments.getByText(tab.say('installments.pft'))).toHaveCount(5);
  await expectAccessible(page);
  await tab.chooseCount(6);
  await tab.expectAmount(123_450);
  await expect(tab.payButton).toBeEnabled();
  await tab.submit();
  await passTheBank(tab);
  const told = await notificationOf(sandbox.urls.store, orderId);
  expect(told.get('total_amount')).toBe('123450');
  expect(told.get('installment_count')).toBe('6');
});

test(`IN-10 another card goes back to the single payment: ${named(trDesktop)}`, async ({ page, pay }) => {
  const { tab } = await open(page, pay, trDesktop);
  await tab.fill(goodCard);
  await tab.chooseCount(6);
  await tab.expectAmount(132_079);
  await tab.number.fill(cardOf('maximum').number);
  await expect(tab.count(0)).toBeChecked();
  await tab.expectAmount(123_450);
  await tab.number.fill(goodCard.number);
  await expect(tab.count(0)).toBeChecked();
  await tab.expectAmount(123_450);
});

for (const view of [trDesktop, enPhone]) {
  test(`CP-01..03 S3-04 a new card's points pay, with 3-D Secure: ${named(view)}`, async ({ page, pay, sandbox }) => {
    const { tab, orderId } = await open(page, pay, view, { merchant_id: '100003' });
    const asked = page.waitForRequest((request) => request.url().endsWith('/card/points'));
    await tab.fill(cardOf('points'));
    const question = new URLSearchParams((await asked).postData() ?? '');
    expect(question.get('number')).toBe(cardOf('points').number);
    await expect(tab.view.getByText(tab.say('points.use', { amount: formatMoney(5_000, 'TL') })).first()).toBeVisible();
    await expect(tab.use3d).not.toBeChecked();
    await tab.points.check();
    await expect(tab.use3d).toBeChecked();
    await expect(tab.use3d).toBeDisabled();
    await expectAccessible(page);
    await tab.points.uncheck();
    await expect(tab.use3d).toBeEnabled();
    await tab.points.check();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
    await tab.submit();
    const fields = new URLSearchParams((await sent).postData() ?? '');
    expect([fields.get('payment_type'), fields.get('card_points'), fields.get('do_3d')]).toEqual([
      'card_points',
      '1',
      '1',
    ]);
    await passTheBank(tab);
    expect(await inquire(sandbox.urls.provider, orderId, '100003')).toMatchObject({ status: 'success' });
  });
}

test(`CP-01 a saved card's points: ${named(trPhone)}`, async ({ page, pay, sandbox }) => {
  const utoken = await store({ page, pay, view: trPhone, store: sandbox.urls.store }, cardOf('points'));
  const { tab } = await open(page, pay, trPhone, { utoken });
  await tab.points.check();
  await expectAccessible(page);
  await tab.submit();
  await passTheBank(tab);
});

test(`CP-04 points nobody can tell: a message, and the card pays without: ${named(enDesktop)}`, async ({
  page,
  pay,
  guard,
}) => {
  guard.declareStatus(500, '/card/points');
  const { tab } = await open(page, pay, enDesktop);
  await tab.fill(cardOf('points-failing'));
  await expect(tab.view.getByText(tab.say('points.applyError')).first()).toBeVisible();
  await expect(tab.points).toHaveCount(0);
  await expectAccessible(page);
  await tab.submit();
  await passTheBank(tab);
});

test(`PP-11 SP-01 the financing message holds the payment: ${named(enPhone)}`, async ({ page, pay, controls }) => {
  const order = { merchant_id: '582672', warnings: 'financeInfo' };
  const { tab, orderId } = await open(page, pay, enPhone, order);
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await tab.fill(goodCard);
  await expect(tab.payButton).toHaveAttribute('aria-disabled', 'true');
  await expect(tab.view.locator('button[type="submit"]:not([disabled])')).toHaveCount(1);
  await tab.payButton.click({ force: true });
  await expect(tab.dialog.getByText(tab.say('validation.financeInfo'))).toBeVisible();
  await expectAccessible(page);
  await tab.answer('label.ok');
  await expect(tab.dialog).toHaveCount(0);
  expect(posted).not.toContain('/odeme');
  expect(await controls.charges(orderId)).toBe(0);

  // The flag of a merchant that may not have it holds nothing.
  const other = await open(page, pay, enPhone, { warnings: 'financeInfo' });
  await other.tab.pay(goodCard);
  await passTheBank(other.tab);
});

test(`SP-02 AP-14 the basket is checked before a payment: ${named(trDesktop)}`, async ({ page, pay, guard }) => {
  guard.declareStatus(400, '/check/ticimax-basket');
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  const wrong = await open(page, pay, trDesktop, { merchant_id: '150397', payment_amount: '123451' });
  await wrong.tab.fill(goodCard);
  await expect(wrong.tab.payButton).toBeEnabled();
  await wrong.tab.payButton.click();
  await expect(wrong.tab.view.getByText('user_basket', { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(posted).not.toContain('/odeme');
  posted.length = 0;
  const { tab } = await open(page, pay, trDesktop, { merchant_id: '150397' });
  await tab.pay(goodCard);
  await passTheBank(tab);
  expect(posted).toContain('/odeme/api/oos/check/ticimax-basket');
  expect(posted).toContain('/odeme');
});

for (const view of [trPhone, enDesktop]) {
  test(`PP-14 TB-05 a test pays through with the sample card: ${named(view)}`, async ({ page, pay, sandbox }) => {
    const { tab, orderId } = await open(page, pay, view, { merchant_id: '100006' });
    await expect(tab.view.getByText(tab.say('testMode.title'))).toBeVisible();
    await expect(tab.number).toHaveValue(goodCard.number);
    for (const field of [tab.number, tab.expiry, tab.cvv, tab.owner]) {
      await expect(field).not.toBeEditable();
      await expect(field).toHaveValue(/\S/);
    }
    const others = tab.view.getByRole('tab', { selected: false });
    for (const other of await others.all()) await expect(other).toHaveAttribute('aria-disabled', 'true');
    await expect(tab.view.locator('#chkStoreCard')).toHaveCount(0);
    await expectAccessible(page);
    await tab.submit();
    await passTheBank(tab);
    const paid = await inquire(sandbox.urls.provider, orderId, '100006');
    expect(paid).toMatchObject({ status: 'success', test_mode: '1' });
  });
}
