import type { LinkType } from '../../../../src/domain/links/link.js';
import type { Language } from '../../../../src/domain/locale/language.js';
import type { Theme } from '../../../../src/domain/theme/theme.js';
import { expect } from '../../harness/journey.js';
import { pressOn, typeInto } from '../../harness/keyboard.js';
import { goodAddress, type LinkField, type LinkPage } from '../../pages/links.js';

/** One of the store's links, and what its shopper does with it. */
export interface Plan {
  readonly kind: LinkType;
  readonly language: Language;
  /** Of the shopper's device. */
  readonly scheme: Theme;
  /** Requirements, and what is proved of them. */
  readonly proves: string;
  /** What is typed into the store's form, beside the name. */
  readonly form: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly ticks?: readonly string[];
  /** Fills the link's form by keyboard. */
  readonly fill: (link: LinkPage) => Promise<void>;
  /** Minor units. */
  readonly amount: number;
  /** Of a product link. */
  readonly quantity?: number;
  /** What the notification says beside the payment. */
  readonly notified: Readonly<Record<string, string>>;
}

/** What every link is called, by the language of the store's visitor. */
export const linkNames: Readonly<Record<Language, string>> = { tr: 'Şişli çay partisi', en: 'The tea of May' };

const description = 'Mayıs hasadı, 40 kilo.';
const payer = { payerName: 'Ayşe Yılmaz', email: 'ayse.yilmaz@example.com' } as const;
const { name, surname, phone, email, detail } = goodAddress;

async function typeAll(link: LinkPage, values: Readonly<Partial<Record<LinkField, string>>>): Promise<void> {
  for (const [field, value] of Object.entries(values) as [LinkField, string][])
    await typeInto(link.page, link.field(field), value);
}

/** By turns in Turkish and in English, on a bright and on a dark device. */
export const plans: readonly Plan[] = [
  {
    kind: 'collection',
    language: 'tr',
    scheme: 'dark',
    proves: 'LK-01 a part of a debt',
    form: { description, price: '1.234,50', ...payer },
    fill: async (link) => {
      await typeAll(link, { amount: '1.000,5' });
      for (const [id, value] of [
        ['#link-payer-name', payer.payerName],
        ['#link-payer-email', payer.email],
      ] as const) {
        await typeInto(link.page, link.page.locator(id), 'x');
        await expect(link.page.locator(id)).toHaveValue(value);
      }
    },
    amount: 100_050,
    notified: { user_name: payer.payerName, email: payer.email },
  },
  {
    kind: 'product',
    language: 'en',
    scheme: 'light',
    proves: 'LK-03 LK-07 AD-02 AD-04..05 three pieces with an address, a zip code and an invoice',
    form: { description, price: '0,10', minCount: '2', stock: '5' },
    choices: { picture: 'teapot' },
    ticks: ['zipRequired'],
    fill: async (link) => {
      const { page } = link;
      await expect(link.field('quantity')).toHaveValue('2');
      await pressOn(page, link.button('quantity.more'), 'Space');
      await expect(link.field('quantity')).toHaveValue('3');
      await typeAll(link, { name, surname, phone, email });
      await expect(link.field('district')).toBeDisabled();
      // A list finds by the first letters.
      await typeAll(link, { province: 'Ankara', district: 'Mamak', detail, zip: '06100' });
      await pressOn(page, link.invoice, 'Space');
      await typeAll(link, { invoiceTitle: 'Demlik Ltd.', taxOffice: 'Kızılay', taxNumber: '1234567890' });
    },
    amount: 30,
    quantity: 3,
    notified: {
      urun_adet: '3',
      user_name: `${name} ${surname}`,
      user_address: `${detail}, Mamak/Ankara`,
      zip_code: '06100',
      user_phone: '05551112233',
      vergi_numarasi: '1234567890',
    },
  },
  {
    kind: 'product',
    language: 'tr',
    scheme: 'light',
    proves: 'LK-03 AD-03 a piece that goes abroad, to a country of the list',
    form: { description, price: '19,99' },
    fill: async (link) => {
      await typeAll(link, { name, surname, phone, email });
      await pressOn(link.page, link.abroad, 'Space');
      await expect(link.field('province')).toHaveCount(0);
      await expect(link.field('district')).toHaveCount(0);
      await link.field('country').selectOption({ label: 'Avusturya' });
      await typeAll(link, { detail: 'Mariahilfer Straße 12, Wien' });
    },
    amount: 1_999,
    quantity: 1,
    notified: { urun_adet: '1', user_address: 'Mariahilfer Straße 12, Wien', user_country: 'AT' },
  },
  {
    kind: 'flex',
    language: 'en',
    scheme: 'dark',
    proves: 'LK-04 an amount of one’s own choice',
    form: { description, maxPrice: '5000' },
    fill: async (link) => {
      await typeAll(link, { amount: '1234.5', fullName: `${name} ${surname}`, phone, email, detail });
    },
    amount: 123_450,
    notified: { user_name: `${name} ${surname}`, user_address: detail, email },
  },
];
