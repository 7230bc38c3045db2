import { expect, type Locator, type Page } from 'playwright/test';
import type { Language } from '../../../src/domain/locale/language.js';
import type { AddressField } from '../../../src/ui/links/address/address.form.js';
import type { TextKey } from '../../../src/ui/texts/texts.js';
import { text } from './payment-page.js';

/** A field of a link's form, by the end of its id. */
export type LinkField = AddressField | 'amount' | 'quantity' | 'fullName';

/** The page of a payment link. */
export class LinkPage {
  readonly title: Locator;
  /** What would be paid. */
  readonly due: Locator;
  /** Why no payment was created. */
  readonly failure: Locator;
  readonly html: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.title = page.getByRole('heading', { level: 1 });
    this.due = page.locator('form output');
    this.failure = page.locator('[data-failure]');
    this.html = page.locator('html');
  }

  say(key: TextKey, values: Readonly<Record<string, string>> = {}): string {
    return text(this.language, key, values);
  }

  field(name: LinkField): Locator {
    return this.page.locator(`#link-${name}`);
  }

  /** The line under a field that says what is wrong. */
  problem(name: LinkField): Locator {
    return this.page.locator(name === 'quantity' ? '#link-quantity-warning' : `#link-${name}-problem`);
  }

  button(key: TextKey, values: Readonly<Record<string, string>> = {}): Locator {
    return this.page.getByRole('button', { name: this.say(key, values) });
  }

  /** The way on to the payment. */
  get next(): Locator {
    return this.button('link.continue');
  }

  get abroad(): Locator {
    return this.page.locator('#link-abroad');
  }

  get invoice(): Locator {
    return this.page.locator('#link-invoice');
  }

  /** The box that accepts the texts of a sale. */
  get accept(): Locator {
    return this.page.locator('#link-accept');
  }

  /** The link is there, in its language. */
  async arrive(): Promise<void> {
    await expect(this.html).toHaveAttribute('lang', this.language);
    await expect(this.next).toBeVisible();
  }

  /** To the payment page; returns the token. */
  async goOn(): Promise<string> {
    await this.next.click();
    return tokenOfPayment(this.page);
  }

  async fill(values: Readonly<Partial<Record<LinkField, string>>>): Promise<void> {
    for (const [name, value] of Object.entries(values) as [LinkField, string][]) {
      if (name === 'province' || name === 'district') await this.field(name).selectOption(value);
      else await this.field(name).fill(value);
    }
  }
}

/** Waits for the payment page of a link; its token. */
export async function tokenOfPayment(page: Page): Promise<string> {
  await page.waitForURL(/\/odeme\/guvenli\/link\/[^/]+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** A delivery that nothing is wrong with. */
export const goodAddress = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  phone: '0555 111 22 33',
  email: 'ayse@example.com',
  province: 'Ankara',
  district: 'Mamak',
  detail: 'Moda Caddesi No: 12 Daire: 3',
} as const;

/** A link as its address names it. */
export interface OpenedLink {
  readonly shortId: string;
  readonly url: string;
}

/** The demo store's links. */
export class StoreLinks {
  constructor(private readonly store: string) {}

  /** A link of one of the store's cases, without its pages. */
  async make(id: string, language: Language = 'tr'): Promise<OpenedLink> {
    const url = await this.post(`/links/cases/${id}`, {}, language);
    return { url, shortId: url.split('/').at(-1) ?? '' };
  }

  /** A link by the store's form, without its pages; returns the store's page of it. */
  async create(form: Readonly<Record<string, string>>, language: Language = 'tr'): Promise<OpenedLink> {
    const merchant = { merchant: '100001', language };
    const shortId = (await this.post('/links', { ...merchant, ...form }, language)).split('/').at(-1) ?? '';
    const page = await (await fetch(`${this.store}/links/${shortId}`)).text();
    const url = /href="(http[^"]+\/link\/[^"]+)"/.exec(page)?.[1];
    if (url === undefined) throw new Error('The store made no link');
    return { shortId, url };
  }

  async delete({ shortId }: OpenedLink): Promise<void> {
    await this.post(`/links/${shortId}/delete`, {}, 'tr');
  }

  /** Changes what the link asks for, by the fields of the store's form. */
  async change({ shortId }: OpenedLink, form: Readonly<Record<string, string>>): Promise<void> {
    await this.post(`/links/${shortId}/change`, form, 'tr');
  }

  async pause({ shortId }: OpenedLink): Promise<void> {
    await this.post(`/links/${shortId}/pause`, {}, 'tr');
  }

  /** One click of a visitor on a case of the store's list: the link it makes opens. */
  async click(page: Page, id: string): Promise<OpenedLink> {
    await page.goto(`${this.store}/links`);
    await page.locator(`form[action="/links/cases/${id}"] button`).click();
    await page.waitForURL(/\/link\/[\w-]+$/);
    return { url: page.url(), shortId: page.url().split('/').at(-1) ?? '' };
  }

  private async post(path: string, form: Readonly<Record<string, string>>, language: Language): Promise<string> {
    const response = await fetch(this.store + path, {
      method: 'POST',
      body: new URLSearchParams({ form_token: await this.formToken(), ...form }),
      headers: { 'accept-language': language },
      redirect: 'manual',
    });
    const location = response.headers.get('location');
    if (response.status !== 303 || location === null) throw new Error(`${path}: ${response.status}`);
    return location;
  }

  /** Of the panel's forms: they are refused without it. */
  private async formToken(): Promise<string> {
    const page = await (await fetch(`${this.store}/links/new`)).text();
    const [, token] = /name="form_token" value="([^"]+)"/.exec(page) ?? [];
    if (token === undefined) throw new Error('The form of a new link holds no token');
    return token;
  }
}
