import { formatMoney } from '../../../../src/domain/money/amount.js';
import type { TextKey } from '../../../../src/ui/texts/texts.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { CardTab, sizes } from '../../pages/card-tab.js';
import { goodAddress, type LinkField, LinkPage, StoreLinks } from '../../pages/links.js';
import { cardOf, PaymentPage } from '../../pages/payment-page.js';

type Wrong = Readonly<Partial<Record<LinkField, readonly [typed: string, key: TextKey, limits?: object]>>>;

/** What is wrong in each field, round by round. */
const rounds: readonly Wrong[] = [
  {
    name: ['A', 'validation.minLength', { min: 2 }],
    surname: ['Y', 'validation.minLength', { min: 2 }],
    phone: ['555 111 2', 'validation.phoneMin', { min: 10 }],
    email: ['ayse@', 'validation.email'],
    detail: ['Moda Caddesi 1', 'validation.minLength', { min: 15 }],
    zip: ['1'.repeat(13), 'validation.maxLength', { max: 12 }],
    invoiceTitle: ['AB', 'validation.minLength', { min: 3 }],
    taxOffice: ['AB', 'validation.minLength', { min: 3 }],
    taxNumber: ['123456789', 'validation.taxNumber', { min: 10, max: 11 }],
  },
  {
    name: ['Ayşe 2', 'validation.nameDigit'],
    surname: ['Yılmaz-Öz', 'validation.nameSign', { sign: '-' }],
    phone: ['0555 abc 22 33', 'validation.phone'],
    email: ['ayşe@example.com', 'validation.emailCharacters', { sign: 'ş' }],
    detail: ['x'.repeat(301), 'validation.maxLength', { max: 300 }],
    taxNumber: ['123456789012', 'validation.taxNumber', { min: 10, max: 11 }],
  },
  {
    name: ['ş'.repeat(76), 'validation.maxLength', { max: 75 }],
    surname: ['ş'.repeat(76), 'validation.maxLength', { max: 75 }],
    phone: ['5'.repeat(21), 'validation.phoneMax', { max: 20 }],
    email: [`${'a'.repeat(64)}@example.com`, 'validation.maxLength', { max: 75 }],
  },
];

/** The district is asked for once there is a province to choose it in. */
const required = ['name', 'surname', 'phone', 'email', 'province', 'detail', 'zip'] as const;
const invoice = ['invoiceTitle', 'taxOffice', 'taxNumber'] as const;
const bill = { invoiceTitle: 'Demlik Ltd.', taxOffice: 'Kızılay', taxNumber: '10000000146' };

const posted = (address: string) => address.endsWith('/payment/link');
const listed = (address: string) => address.includes('provinces');

test('AD-01 AD-02 AD-04 AD-05 LG-04 every line of the address form is shown on leaving the field, in both languages, and again when the language changes', async ({
  page,
  sandbox,
  guard,
}) => {
  await page.setViewportSize(sizes.phone);
  await new StoreLinks(sandbox.urls.store).click(page, 'product-invoice');
  const inTurkish = new LinkPage(page, 'tr');
  const inEnglish = new LinkPage(page, 'en');
  const form = new PaymentPage(page);
  await inTurkish.arrive();
  // Sent empty: the first wrong field has the focus, and every one says what it is missing.
  await inTurkish.next.click();
  await expect(inTurkish.field('name')).toBeFocused();
  for (const field of [...required, ...invoice])
    await expect(inTurkish.problem(field)).toHaveText(inTurkish.say('validation.required'));
  await expect(inTurkish.problem('district')).toBeEmpty();
  await expectAccessible(page);

  let link = inTurkish;
  for (const wrong of rounds) {
    const lines = Object.entries(wrong) as [LinkField, NonNullable<Wrong[LinkField]>][];
    const expectLines = async () => {
      for (const [field, [, key, limits = {}]] of lines) {
        const values = Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, String(value)]));
        await expect(link.problem(field)).toHaveText(link.say(key, values));
      }
    };
    for (const [field, [typed]] of lines) {
      await link.field(field).fill(typed);
      await link.field(field).blur();
    }
    await expectLines();
    link = link === inTurkish ? inEnglish : inTurkish;
    await form.choose(link.language);
    await expectLines();
    for (const [field, [typed]] of lines) await expect(link.field(field)).toHaveValue(typed);
  }
  expect(guard.requests.filter(posted)).toEqual([]);
  await link.fill({ ...goodAddress, zip: '06100', ...bill });
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await link.goOn();
});

test('AD-02 AD-03 81 provinces with 973 districts, fetched once and only for the address form; abroad hides both and keeps the choice', async ({
  page,
  sandbox,
  guard,
}) => {
  const store = new StoreLinks(sandbox.urls.store);
  const link = new LinkPage(page, 'tr');
  for (const id of ['collection', 'flex']) {
    await page.goto((await store.make(id)).url);
    await link.arrive();
  }
  expect(guard.requests.filter(listed)).toEqual([]);
  await page.goto((await store.make('product')).url);
  await link.arrive();
  const [province, district] = [link.field('province'), link.field('district')];
  const choices = (field: typeof province) => field.locator('option:not([value=""])');
  await expect(choices(province)).toHaveCount(81);
  expect(guard.requests.filter(listed)).toHaveLength(1);
  await expect(district).toBeDisabled();
  const names = await choices(province).allTextContents();
  let districts = 0;
  for (const name of names) {
    await province.selectOption(name);
    districts += await choices(district).count();
  }
  expect(districts).toBe(973);
  await link.fill({ province: 'İstanbul', district: 'Kadıköy' });
  await link.abroad.check();
  await expect(province).toHaveCount(0);
  await expect(district).toHaveCount(0);
  await link.abroad.uncheck();
  await expect(province).toHaveValue('İstanbul');
  await expect(district).toHaveValue('Kadıköy');
  await province.selectOption('Bolu');
  await expect(district).toHaveValue('');
  expect(guard.requests.filter(listed)).toHaveLength(1);
});

test('AD-02 a list that does not arrive can be asked for again, and what was typed stays', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.declareStatus(502, '/assets/provinces');
  let broken = true;
  await page.route('**/provinces-*.json', (route) =>
    broken ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
  );
  await page.goto((await new StoreLinks(sandbox.urls.store).make('product')).url);
  const link = new LinkPage(page, 'tr');
  await link.fill({ name: 'Ayşe' });
  await expect(page.getByText(link.say('address.missing'))).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  broken = false;
  await link.button('label.tryAgain').click();
  await link.fill({ province: 'Ankara', district: 'Mamak' });
  await expect(link.field('name')).toHaveValue('Ayşe');
});

test('LK-05 AP-03 a payment that cannot be created loses nothing that was typed; a link deleted meanwhile says so', async ({
  page,
  sandbox,
  guard,
}) => {
  await page.setViewportSize(sizes.phone);
  guard.declareStatus(502, '/payment/link');
  guard.declareStatus(410, '/payment/link');
  guard.declareStatus(410, '/get/link/');
  guard.declare(/^failed request: net::ERR_FAILED .*\/payment\/link$/, /ERR_FAILED/);
  const store = new StoreLinks(sandbox.urls.store);
  const made = await store.make('product-invoice');
  await page.goto(made.url);
  const link = new LinkPage(page, 'tr');
  const typed = { ...goodAddress, zip: '06100', ...bill };
  await link.fill({ ...typed, quantity: '3' });
  const answers = [
    (route: import('playwright/test').Route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
    (route: import('playwright/test').Route) => route.abort('failed'),
  ];
  for (const answer of answers) {
    await page.route('**/payment/link', answer);
    await link.next.click();
    await expect(link.failure).toBeFocused();
    await expect(link.failure).toContainText(link.say('linkFailure.title'));
    for (const [field, value] of Object.entries({ ...typed, quantity: '3' }) as [LinkField, string][])
      await expect(link.field(field)).toHaveValue(value);
    await page.unroute('**/payment/link');
  }
  await expectAccessible(page);
  expect(guard.requests.filter(posted)).toHaveLength(2);
  await store.delete(made);
  await link.next.click();
  await expect(page.getByRole('heading', { name: link.say('linkState.deletedTitle') })).toBeVisible();
});

test('LK-03 QT-01 the stock goes down while the form is open: address and quantity stay, its limit is said, and the rest is sold', async ({
  page,
  sandbox,
  guard,
  newContext,
}) => {
  guard.declareStatus(400, '/payment/link');
  const store = new StoreLinks(sandbox.urls.store);
  const made = await store.create({ kind: 'product', name: 'Son beş fincan', price: '100', minCount: '1', stock: '5' });
  await page.goto(made.url);
  const link = new LinkPage(page, 'tr');
  await link.fill({ ...goodAddress, quantity: '3' });

  const faster = await (await newContext()).newPage();
  await faster.goto(made.url);
  const first = new LinkPage(faster, 'tr');
  await first.fill({ ...goodAddress, quantity: '4' });
  await first.goOn();
  const payment = new PaymentPage(faster);
  await payment.pay(cardOf('3d-frictionless'));
  await expect(payment.heading('tr', 'success.title')).toBeVisible();

  await link.next.click();
  await expect(link.failure).toContainText(link.say('linkFailure.outOfStock'));
  await expect(link.field('quantity')).toHaveValue('3');
  await expect(link.problem('quantity')).toHaveText(link.say('validation.quantityMax', { max: '1' }));
  await link.field('quantity').fill('1');
  for (const [field, value] of Object.entries(goodAddress) as [LinkField, string][])
    await expect(link.field(field)).toHaveValue(value);
  await expect(async () => {
    await link.next.click();
    await page.waitForURL(/\/odeme\/guvenli\/link\//, { timeout: 3_000 });
  }).toPass();
});

test('LK-07 the price goes up while the form is open: the page shows the new one, keeps the form, and pays it only then', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.declareStatus(400, '/payment/link');
  const store = new StoreLinks(sandbox.urls.store);
  const made = await store.create({ kind: 'product', name: 'Çaydanlık', price: '100', minCount: '1' });
  await page.goto(made.url);
  const link = new LinkPage(page, 'tr');
  await link.fill({ ...goodAddress, quantity: '2' });
  await store.change(made, { price: '150' });
  await link.next.click();
  await expect(link.failure).toBeFocused();
  await expect(link.failure).toContainText(link.say('linkFailure.priceChanged', { price: formatMoney(150_00, 'TL') }));
  await expect(link.due).toHaveText(formatMoney(300_00, 'TL'));
  for (const [field, value] of Object.entries({ ...goodAddress, quantity: '2' }) as [LinkField, string][])
    await expect(link.field(field)).toHaveValue(value);
  await expectAccessible(page);
  await link.goOn();
  await new CardTab(page, { language: 'tr', size: 'phone' }).expectAmount(300_00);
});
