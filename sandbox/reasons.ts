import type { Language } from '../src/domain/page/language.js';

/** Why an attempt or an order failed. */
export interface Reason {
  /** failed_reason_code of the merchant API. */
  readonly code: string;
  readonly text: Readonly<Record<Language, string>>;
}

/**
 * Every reason the ledger can name. What is told about a stolen or a barred card is the same sentence: a thief who
 * tries cards must not learn which it was.
 */
const table = {
  insufficientFunds: {
    code: '0',
    text: {
      tr: 'Kartınızın limiti veya bakiyesi yetersiz. Başka bir kartla deneyebilirsiniz.',
      en: 'The limit or balance of your card is not enough. You can try another card.',
    },
  },
  doNotHonour: {
    code: '0',
    text: {
      tr: 'Kartınızın bankası ödemeyi onaylamadı. Bankanızla görüşün veya başka bir kartla deneyin.',
      en: 'The bank of your card did not approve the payment. Ask your bank or try another card.',
    },
  },
  lostOrStolen: {
    code: '0',
    text: {
      tr: 'Kartınızın bankası ödemeyi onaylamadı. Bankanızla görüşün veya başka bir kartla deneyin.',
      en: 'The bank of your card did not approve the payment. Ask your bank or try another card.',
    },
  },
  expiredCard: {
    code: '9',
    text: {
      tr: 'Bu kart artık kullanılamıyor. Başka bir kartla deneyebilirsiniz.',
      en: 'This card can no longer be used. You can try another card.',
    },
  },
  noInstallments: {
    code: '8',
    text: { tr: 'Bu kartla taksit yapılamıyor.', en: 'This card cannot pay in installments.' },
  },
  needs3d: {
    code: '10',
    text: { tr: 'Bu ödeme için 3D Secure gerekiyor.', en: 'This payment needs 3-D Secure.' },
  },
  identityNotChecked: {
    code: '1',
    text: {
      tr: '3D Secure doğrulaması tamamlanmadı. Yeniden deneyebilirsiniz.',
      en: 'The 3-D Secure check was not completed. You can try again.',
    },
  },
  identityFailed: {
    code: '2',
    text: {
      tr: '3D Secure doğrulaması başarısız oldu. Yeniden deneyebilirsiniz.',
      en: 'The 3-D Secure check failed. You can try again.',
    },
  },
  identityLate: {
    code: '3',
    text: {
      tr: '3D Secure doğrulaması için süre doldu. Yeniden deneyebilirsiniz.',
      en: 'The time for the 3-D Secure check ran out. You can try again.',
    },
  },
  soldOut: {
    code: '0',
    text: {
      tr: 'Ürün bu sırada tükendi. Kartınızdan para çekilmedi.',
      en: 'The product was sold out in the meantime. No money was taken from your card.',
    },
  },
  collected: {
    code: '0',
    text: {
      tr: 'Bu tahsilat için bu sırada başka bir ödeme yapıldı. Kartınızdan para çekilmedi.',
      en: 'Another payment was made for this collection in the meantime. No money was taken from your card.',
    },
  },
  limit: {
    code: '11',
    text: {
      tr: 'Çok sayıda deneme yapıldı. Bu ödeme için yeni deneme kabul edilmiyor.',
      en: 'There were too many attempts. No further attempt is accepted for this payment.',
    },
  },
  timeRanOut: {
    code: '6',
    text: {
      tr: 'Müşteri ödemeyi süresi içinde tamamlamadı.',
      en: 'The customer did not complete the payment in time.',
    },
  },
  technical: {
    code: '99',
    text: {
      tr: 'Teknik bir nedenle ödeme alınamadı. Biraz sonra yeniden deneyin.',
      en: 'The payment could not be taken for a technical reason. Try again in a moment.',
    },
  },
} as const satisfies Record<string, Reason>;

export type ReasonKey = keyof typeof table;

const reasons: ReadonlyMap<string, Reason> = new Map(Object.entries(table));

/** The reason a ledger entry names; an unknown word is a technical one. */
export function reasonOf(key: string): Reason {
  return reasons.get(key) ?? table.technical;
}
