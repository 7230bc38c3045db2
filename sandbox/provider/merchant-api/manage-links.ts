import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { normaliseEmail, payerEmailProblem } from '../../../src/domain/links/address.js';
import { type Language, readLanguage } from '../../../src/domain/locale/language.js';
import { formatMoney } from '../../../src/domain/money/amount.js';
import { readCurrency } from '../../../src/domain/money/currency.js';
import { mobileProblem, normalisePhone } from '../../../src/domain/validation/phone.js';
import type { Database } from '../../database/database.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { linkMessages, links } from '../database/schema.js';
import { findLink, type Link, linkAddress } from '../links/find-link.js';
import { refusalOfLink } from '../links/link-refusal.js';
import type { KnownLinkRefusal } from '../links/link-type.js';
import { rulesOf } from '../links/link-types.js';
import { areUsesMade, type LinkUse, readUse } from '../links/link-use.js';
import { takes } from '../requests/accepted-fields.js';
import { Obeys } from '../requests/field-rules.js';
import { type FormBody, formOf } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import type { Routes } from '../requests/routes.js';
import { type KnownMerchants, NotSigned, SignedCall } from './known-merchant.js';
import { LinkIds, linkErrors, notSigned, readLinkIds, wrongField } from './link-errors.js';
import { readOtherwise, type SignedTexts } from './signed-texts.js';

type Channel = (typeof linkMessages.$inferInsert)['channel'];

const isPayerEmail = (text: string) => payerEmailProblem(text) === undefined;

class LinkBySms {
  id = '';

  @Obeys(
    '11 digits that begin with 05, or the same number without its 0 or with 90 or +90 before it',
    (text) => mobileProblem(text) === undefined,
  )
  cell_phone = '';
}

class LinkByEmail {
  id = '';

  @Obeys('an e-mail address of at most 254 characters, without a card number', isPayerEmail)
  email = '';
}

/** A link that waits for a payment, is out of stock or is paused may become payable again; the others stay closed. */
const passing: readonly KnownLinkRefusal[] = ['pending', 'outOfStock', 'closed'];

/** How a link is sent: the request's class, its field that says to whom, and how that is read. */
const channels = {
  sms: { Request: LinkBySms, field: 'cell_phone', read: normalisePhone },
  email: { Request: LinkByEmail, field: 'email', read: normaliseEmail },
} as const;

/** link/delete, link/send-sms and link/send-email. */
export class ManageLinks implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly urls: Urls,
    private readonly merchants: KnownMerchants,
    private readonly signedTexts: SignedTexts,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/api/link/delete', takes([SignedCall, LinkIds]), async (request) => {
      const form = formOf(request.body);
      const signed = [form.get('id'), form.get('merchant_id')];
      const merchant = await this.merchants.find(form, signed.join(''));
      if (merchant instanceof NotSigned) return notSigned(merchant);
      if (!(await this.signedTexts.isOf('link/delete', form, merchant.id, signed))) return wrongField(readOtherwise);
      const asked = readRequest(new LinkIds(), form);
      if (asked instanceof WrongField) return wrongField(asked.sentence);
      return this.delete(merchant.id, readLinkIds(asked.id) ?? []);
    });
    app.post('/odeme/api/link/send-sms', takes([SignedCall, LinkBySms]), async (request) =>
      this.send(formOf(request.body), 'sms'),
    );
    app.post('/odeme/api/link/send-email', takes([SignedCall, LinkByEmail]), async (request) =>
      this.send(formOf(request.body), 'email'),
    );
  }

  /** All of them or none. A link that is deleted already stays as it is. */
  private delete(merchantId: string, ids: readonly string[]) {
    return this.db.transaction(async (tx) => {
      const own = and(eq(links.merchantId, merchantId), inArray(links.shortId, [...ids]));
      const found = await tx.select({ id: links.shortId }).from(links).where(own);
      if (found.length < ids.length) return linkErrors.unknown;
      await tx
        .update(links)
        .set({ deletedAt: new Date(this.clock.now()) })
        .where(and(own, isNull(links.deletedAt)));
      return { status: 'success' } as const;
    });
  }

  /** Nothing leaves the sandbox: the message is kept for the back office. */
  private async send(form: FormBody, channel: Channel) {
    const { field, Request, read } = channels[channel];
    const signed = [form.get('id'), form.get('merchant_id'), form.get(field)];
    const merchant = await this.merchants.find(form, signed.join(''));
    if (merchant instanceof NotSigned) return notSigned(merchant);
    // guard: signed text of a message about a link
    if (!(await this.signedTexts.isOf(`link/send-${channel}`, form, merchant.id, signed))) {
      return wrongField(readOtherwise);
    }
    const asked = readRequest<LinkBySms | LinkByEmail>(new Request(), form);
    if (asked instanceof WrongField) return wrongField(asked.sentence);
    const link = await findLink(this.db, form.get('id'));
    if (link === undefined || link.merchantId !== merchant.id) return linkErrors.unknown;
    const now = this.clock.now();
    const use = await readUse(this.db, link, now);
    const refusal = refusalOfLink(link, use, now);
    if (areUsesMade(link, use) || (refusal !== undefined && !passing.includes(refusal))) return linkErrors.closed;
    const texts = textsOf(this.urls.provider, merchant, link, use)[channel];
    await this.db
      .insert(linkMessages)
      .values({ ...texts, linkId: link.shortId, at: new Date(now), channel, recipient: read(form.get(field)) });
    return { status: 'success' } as const;
  }
}

function textsOf(provider: string, { name: merchant }: MerchantAccount, link: Link, use: LinkUse) {
  const address = linkAddress(provider, link.shortId);
  const price = rulesOf(link).namedPrice(link, use);
  const money = (minor: number) => formatMoney(minor, readCurrency(link.currency) ?? 'TL');
  const what = price === undefined ? link.name : `${link.name}, ${money(price)}`;
  return messages[readLanguage(link.lang)]({ merchant, what, address });
}

interface Facts {
  readonly merchant: string;
  readonly what: string;
  readonly address: string;
}

const messages: Readonly<Record<Language, (facts: Facts) => Record<Channel, { subject: string; body: string }>>> = {
  tr: ({ merchant, what, address }) => ({
    sms: { subject: '', body: `${merchant} ödeme bağlantısı: ${what}. ${address}` },
    email: {
      subject: `${merchant}: ödeme bağlantınız`,
      body: `Merhaba,\n\n${merchant} size bir ödeme bağlantısı gönderdi: ${what}.\n\n${address}\n\nBöyle bir ödeme beklemiyorsanız bu iletiyi dikkate almayın.`,
    },
  }),
  en: ({ merchant, what, address }) => ({
    sms: { subject: '', body: `Payment link of ${merchant}: ${what}. ${address}` },
    email: {
      subject: `${merchant}: your payment link`,
      body: `Hello,\n\n${merchant} has sent you a payment link: ${what}.\n\n${address}\n\nIf you do not expect this payment, ignore this message.`,
    },
  }),
};
