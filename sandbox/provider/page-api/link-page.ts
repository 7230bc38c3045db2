import { IsNotEmpty } from 'class-validator';
import { printAmount } from '../../../src/domain/money/amount.js';
import { appearanceRules } from '../../../src/domain/theme/appearance.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import { newNumber } from '../../process/own-number.js';
import type { Urls } from '../../process/urls.js';
import type { Fingerprints } from '../database/fingerprints.js';
import { type Link, linkAddress } from '../links/find-link.js';
import { rulesOf } from '../links/link-types.js';
import type { LinkUse } from '../links/link-use.js';
import { lookOf } from '../merchants/own-look.js';
import type { Order } from '../orders/order-state.js';
import type { FormBody } from '../requests/form-body.js';
import { tokenField } from './page-requests.js';

/** A link and whose it is. */
export interface OpenedLink {
  readonly link: Link;
  readonly merchant: MerchantAccount;
}

const flag = (value: boolean) => (value ? '1' : '0');

/** `linkPage` of a link that can be paid: what its page shows and asks for. */
export function linkPage(opened: OpenedLink, use: LinkUse) {
  return { ...textsOf(opened), ...rulesOf(opened.link).terms(opened.link, use) };
}

/** `linkPage` of a payment: what its order table shows. */
export function linkPageOfOrder(opened: OpenedLink, order: Order) {
  return {
    ...textsOf(opened),
    shortId: opened.link.shortId,
    productPrice: printAmount(order.amount / order.quantity),
    productCount: order.quantity,
  };
}

function textsOf({ link, merchant }: OpenedLink) {
  return {
    type: 'link',
    linkType: link.kind,
    currency: link.currency,
    lang: link.lang,
    merchantName: merchant.name,
    merchantWebsite: merchant.website,
    merchantLogo: merchant.logo,
    merchantLogoPath: '',
    look: appearanceRules(lookOf(merchant)),
    productName: link.name,
    productDesc: link.description,
    productImage: link.image,
  };
}

/** Describes what of a link's form says whose it is; its other fields come back with it unread (AP-03). */
export class LinkForm {
  @IsNotEmpty()
  short_id = '';

  @IsNotEmpty()
  merchant_id = '';

  @IsNotEmpty()
  merchant_oid = '';

  @IsNotEmpty()
  [tokenField] = '';
}

/** Forms that the provider makes for a link. */
export class LinkForms {
  constructor(
    private readonly urls: Urls,
    private readonly product: string,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** `linkForm`: it comes back with the order, and its token proves that it was made for this link. */
  formOf(opened: OpenedLink, userIp: string) {
    const { link, merchant } = opened;
    const merchantOid = newLinkOid();
    return {
      merchant_id: merchant.id,
      merchant_oid: merchantOid,
      currency: link.currency,
      user_ip: userIp,
      short_id: link.shortId,
      max_installment: String(link.maxInstallment),
      no_installment: flag(link.maxInstallment === 1 || merchant.noInstallment),
      merchant_fail_url: failAddress(this.urls.provider, link),
      merchant_ok_url: okAddress(this.urls.provider, opened),
      [`${this.product}_token`]: this.tokenOf(opened, merchantOid),
      urun_odeme: flag(rulesOf(link).sellsPieces),
    };
  }

  /** Returns whether a posted form is one that the provider made for this link. */
  isOwn(opened: OpenedLink, form: FormBody): boolean {
    const expected = this.tokenOf(opened, form.get('merchant_oid'));
    // guard: form of a link -> return form.get('merchant_id') === opened.merchant.id && expected !== '';
    return form.get('merchant_id') === opened.merchant.id && form.get(`${this.product}_token`) === expected;
  }

  private tokenOf({ link, merchant }: OpenedLink, merchantOid: string): string {
    return this.fingerprints.of('link', [link.shortId, merchant.id, merchantOid].join(':'));
  }
}

/** Reference of an order that a link makes: merchants' own are never like it by chance. */
export function newLinkOid(): string {
  return newNumber('LNK');
}

/** Where a shopper goes after a success: where the link says (LK-11), else the merchant's site, or back to the link. */
export function okAddress(provider: string, { link, merchant }: OpenedLink): string {
  if (link.okUrl !== '') return link.okUrl;
  return merchant.website === '' ? linkAddress(provider, link.shortId) : merchant.website;
}

export function failAddress(provider: string, link: Link): string {
  return link.failUrl === '' ? `${linkAddress(provider, link.shortId)}/failed` : link.failUrl;
}
