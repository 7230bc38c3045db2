import { type Language, languages, readLanguage } from '../../../src/domain/locale/language.js';
import { type ReasonKey, reasonOf } from '../directory/decline-reasons.js';
import type { LimitedBy } from '../ledger/limited-acts.js';
import type { Order, OrderState } from '../orders/order-state.js';
import { limitDescriptions, linkDescriptions, type RefusalCode, table, title } from './refusal-texts.js';

/** A call of the page that is answered with an error body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: RefusalCode,
    readonly details: {
      /** Its language is the second choice, and `paid` answers with its address. */
      readonly order?: Order;
      readonly merchantName?: string;
      /** Why a card was declined. */
      readonly reason?: ReasonKey;
      /** Holds what has reached a limit; the order where it is absent. */
      readonly limitedBy?: LimitedBy;
      /** Which field is wrong. */
      readonly field?: string;
      /** Further fields of the answer, beside the error. */
      readonly beside?: Readonly<Record<string, number | string>>;
      /**
       * The link that was asked for. Its language is the second choice; `paid` says where to go, and which order paid it.
       */
      readonly link?: { readonly lang: string; readonly paid?: { redirectUrl: string; merchantOid: string } };
    } = {},
  ) {
    super(code);
  }

  /** The same refusal with further fields beside the error. */
  with(beside: Readonly<Record<string, number | string>>): Refusal {
    return new Refusal(this.code, { ...this.details, beside: { ...this.details.beside, ...beside } });
  }
}

/** The refusal a state stands for; undefined where the order can be paid. */
export function refusalOf(state: OrderState, order: Order, merchantName: string): Refusal | undefined {
  if (state.kind === 'payable') return undefined;
  const refusal = new Refusal(state.kind === 'limited' ? 'limit' : state.kind, { order, merchantName });
  return state.kind === 'pending' && state.waitsFor === 'challenge' ? refusal.with({ waitsFor: 'shopper' }) : refusal;
}

/** The shopper's language: what the page asks for, else the merchant's choice for the order. */
export function languageOf(acceptLanguage: string | undefined, order: { readonly lang: string } | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((word) => languages.filter((language) => language === word))[0] ?? readLanguage(order?.lang);
}

/** HTTP status and body of a refusal. `okUrl`: where the shopper of an order that is paid goes on to. */
export function answerOf(refusal: Refusal, acceptLanguage: string | undefined, okUrl: string) {
  const { order, link, merchantName, reason, field, beside, limitedBy = 'order' } = refusal.details;
  const lang = languageOf(acceptLanguage, order ?? link);
  const row = table[refusal.code];
  const ofLimit = limitedBy === 'order' ? undefined : limitDescriptions[limitedBy];
  const own = ofLimit ?? (link && linkDescriptions[refusal.code]) ?? row.description;
  const description = reason === undefined ? own[lang] : reasonOf(reason).text[lang];
  const paid = link?.paid ?? (order && { redirectUrl: okUrl, merchantOid: order.merchantOid });
  return {
    status: row.http,
    body: {
      status: 'error',
      message: refusal.code,
      error: {
        title: title[lang],
        description,
        code: refusal.code,
        field,
        group: reason === undefined ? undefined : reasonOf(reason).code,
        lang,
      },
      limitedBy: limitedBy === 'order' ? undefined : limitedBy,
      ...beside,
      ...(refusal.code === 'paid' && paid !== undefined ? { ...paid, merchantName: merchantName ?? '' } : {}),
    },
  };
}
