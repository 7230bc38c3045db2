import type { Reason } from './reason.js';
import { transferTable } from './transfer-reasons.js';

/**
 * Every reason the ledger can name; where the shopper can do something the sentence says what (PY-09). A lost, a stolen and a
 * barred card have the same sentence: it must not be possible to find out by a try which of them a card is. Wrong details
 * are named together: which of them is wrong would help whoever tries cards out.
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
  closedToEcommerce: {
    code: '0',
    text: {
      tr: 'Kartınız internet alışverişine kapalı. Bankanızın uygulamasından açıp yeniden deneyin veya başka bir kartla ödeyin.',
      en: 'Your card is closed to internet shopping. Open it in your bank’s app and try again, or pay with another card.',
    },
  },
  wrongDetails: {
    code: '0',
    text: {
      tr: 'Kart bilgileri bankanızdakilerle eşleşmedi. Numarayı, son kullanma tarihini ve güvenlik kodunu kontrol edin.',
      en: 'The card details do not match your bank’s. Check the number, the expiry date and the security code.',
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
    text: {
      tr: 'Bu kartla taksit yapılamıyor. Tek çekim ile ödeyebilirsiniz.',
      en: 'This card cannot pay in installments. You can pay all at once.',
    },
  },
  needs3d: {
    code: '10',
    text: {
      tr: 'Bu ödeme için 3D Secure gerekiyor. Onu seçip yeniden deneyin.',
      en: 'This payment needs 3-D Secure. Choose it and try again.',
    },
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
  usedUp: {
    code: '0',
    text: {
      tr: 'Bu bağlantının alabileceği ödemelerin tamamı bu sırada alındı. Kartınızdan para çekilmedi.',
      en: 'The link took all the payments it was made for in the meantime. No money was taken from your card.',
    },
  },
  limit: {
    code: '11',
    text: {
      tr: 'Çok sayıda deneme yapıldı. Bu ödeme için yeni deneme kabul edilmiyor.',
      en: 'There were too many attempts. No further attempt is accepted for this payment.',
    },
  },
  walletCancelled: {
    code: '6',
    text: {
      tr: 'Ödeme uygulamada iptal edildi. Yeniden deneyebilir ya da başka bir yol seçebilirsiniz.',
      en: 'The payment was cancelled in the app. You can try again or choose another way.',
    },
  },
  walletLate: {
    code: '6',
    text: {
      tr: 'Ödeme uygulamada süresi içinde onaylanmadı. Yeniden deneyebilirsiniz.',
      en: 'The payment was not approved in the app in time. You can try again.',
    },
  },
  walletDeclined: {
    code: '0',
    text: {
      tr: 'Cüzdanınız ödemeyi onaylamadı. Başka bir yolla ödeyebilirsiniz.',
      en: 'Your wallet did not approve the payment. You can pay in another way.',
    },
  },
  loanDeclined: {
    code: '0',
    text: {
      tr: 'Banka kredi başvurunuzu onaylamadı. Başka bir yolla ödeyebilirsiniz.',
      en: 'The bank did not approve the loan. You can pay in another way.',
    },
  },
  codeFailed: {
    code: '3',
    text: {
      tr: 'SMS kodu birçok kez yanlış yazıldı. Yeniden deneyebilirsiniz.',
      en: 'The SMS code was mistyped too many times. You can try again.',
    },
  },
  codeLate: {
    code: '3',
    text: {
      tr: 'SMS kodu için süre doldu. Yeniden deneyebilirsiniz.',
      en: 'The time for the SMS code ran out. You can try again.',
    },
  },
  securityRefused: {
    code: '11',
    text: {
      tr: 'Ödeme güvenlik kontrolünden geçmedi. Başka bir yolla ödeyebilirsiniz.',
      en: 'The payment did not pass the security check. You can pay in another way.',
    },
  },
  noticePending: {
    code: '7',
    text: {
      tr: 'Bu sipariş için gönderdiğiniz bildirim inceleniyor.',
      en: 'Your earlier notice for this order is being looked into.',
    },
  },
  ...transferTable,
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
