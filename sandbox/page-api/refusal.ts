import { type Language, languages, readLanguage } from '../../src/domain/page/language.js';
import type { Order, OrderState } from '../ledger/order-state.js';
import { type ReasonKey, reasonOf } from '../reasons.js';

type Texts = Readonly<Record<Language, string>>;

interface RefusalRow {
  readonly http: 400 | 401 | 404 | 410 | 500;
  readonly description: Texts;
}

const title: Texts = { tr: 'Ödeme yapılamadı', en: 'The payment could not be made' };

/** Every code the page can be answered with. */
const table = {
  paid: { http: 400, description: { tr: 'Bu siparişin ödemesi alındı.', en: 'This order is paid.' } },
  pending: {
    http: 400,
    description: { tr: 'Bu siparişin ödemesi onay bekliyor.', en: 'A payment of this order is being authorised.' },
  },
  expired: {
    http: 410,
    description: {
      tr: 'Ödeme süresi doldu. Mağazaya dönüp yeni bir ödeme başlatın.',
      en: 'The time for this payment is over. Go back to the store and start a new one.',
    },
  },
  notFound: { http: 404, description: { tr: 'Böyle bir ödeme yok.', en: 'There is no such payment.' } },
  csrf: {
    http: 401,
    description: {
      tr: 'İstek bu ödeme sayfasından gelmiyor. Sayfayı yenileyin.',
      en: 'The request does not come from this payment page. Reload the page.',
    },
  },
  ownership: {
    http: 401,
    description: { tr: 'İstek bu ödemeye ait değil.', en: 'The request does not belong to this payment.' },
  },
  limit: { http: 400, description: reasonOf('limit').text },
  declined: { http: 400, description: reasonOf('doNotHonour').text },
  unpaid: { http: 400, description: { tr: 'Bu sipariş ödenmedi.', en: 'This order is not paid.' } },
  validation: { http: 400, description: { tr: 'Geçersiz alan', en: 'Invalid field' } },
  otp: { http: 400, description: { tr: 'SMS kodu yanlış.', en: 'The SMS code is wrong.' } },
  resendEarly: {
    http: 400,
    description: {
      tr: 'Yeni kod için biraz bekleyin.',
      en: 'Wait a moment before asking for another code.',
    },
  },
  bankClosed: {
    http: 400,
    description: {
      tr: 'Bu bankayla şu saatlerde işlem yapılmıyor. Başka bir banka seçin.',
      en: 'This bank takes no transfers at this hour. Choose another bank.',
    },
  },
  transferTimeout: {
    http: 410,
    description: {
      tr: 'Bildirim için süre doldu. Sayfayı yenileyip yeniden deneyin.',
      en: 'The time for the notice is over. Refresh the page and try again.',
    },
  },
  missingNotificationUrl: {
    http: 400,
    description: {
      tr: 'Mağazanın bildirim adresi tanımlı değil. Mağaza panelindeki ayarlardan tanımlanmalıdır.',
      en: 'The store has no notification address. It is set in the settings of the merchant panel.',
    },
  },
  technical: { http: 500, description: reasonOf('technical').text },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof table;

/** A call of the page that is answered with an error body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: RefusalCode,
    readonly details: {
      /** Known once the token is: its language is the second choice, and `paid` tells where to go next. */
      readonly order?: Order;
      readonly merchantName?: string;
      /** Why a card was declined. */
      readonly reason?: ReasonKey;
      /** Which field is wrong. */
      readonly field?: string;
      /** Further fields of the answer, beside the error. */
      readonly beside?: Readonly<Record<string, number>>;
    } = {},
  ) {
    super(code);
  }
}

/** The refusal a state stands for; undefined where the order can be paid. */
export function refusalOf(state: OrderState, order: Order, merchantName: string): Refusal | undefined {
  if (state.kind === 'payable') return undefined;
  return new Refusal(state.kind === 'limited' ? 'limit' : state.kind, { order, merchantName });
}

/** The shopper's language: what the page asks for, else what the merchant said. */
export function languageOf(acceptLanguage: string | undefined, order: Order | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((word) => languages.filter((language) => language === word))[0] ?? readLanguage(order?.lang);
}

/** HTTP status and body of a refusal. */
export function answerOf(refusal: Refusal, acceptLanguage: string | undefined) {
  const { order, merchantName, reason, field, beside } = refusal.details;
  const lang = languageOf(acceptLanguage, order);
  const row = table[refusal.code];
  const description = reason === undefined ? row.description[lang] : reasonOf(reason).text[lang];
  return {
    status: row.http,
    body: {
      status: 'error',
      message: refusal.code,
      error: {
        title: title[lang],
        description: field === undefined ? description : `${description}: ${field}`,
        code: refusal.code,
        ...(reason === undefined ? {} : { group: reasonOf(reason).code }),
        lang,
      },
      ...beside,
      ...(refusal.code === 'paid' && order !== undefined
        ? { redirectUrl: order.okUrl, merchantName: merchantName ?? '', merchantOid: order.merchantOid }
        : {}),
    },
  };
}
