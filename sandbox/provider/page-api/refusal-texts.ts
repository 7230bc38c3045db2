import type { Language } from '../../../src/domain/locale/language.js';
import { reasonOf } from '../directory/decline-reasons.js';
import type { LimitedBy } from '../ledger/limited-acts.js';

type Texts = Readonly<Record<Language, string>>;

interface RefusalRow {
  readonly http: 400 | 401 | 404 | 410 | 500;
  readonly description: Texts;
}

export const title: Texts = { tr: 'Ödeme yapılamadı', en: 'The payment could not be made' };

/** Every code the page can be answered with. */
export const table = {
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
  cardGone: {
    http: 410,
    description: {
      tr: 'Bu kayıtlı kart silinmiş. Başka bir kartla ödeyin.',
      en: 'This saved card has been deleted. Pay with another card.',
    },
  },
  voided: {
    http: 400,
    description: {
      tr: 'Bu ödeme isteği çok geç ulaştı; kartınızdan para çekilmedi.',
      en: 'This payment arrived too late; nothing was charged.',
    },
  },
  limit: { http: 400, description: reasonOf('limit').text },
  declined: { http: 400, description: reasonOf('doNotHonour').text },
  unpaid: { http: 400, description: { tr: 'Bu sipariş ödenmedi.', en: 'This order is not paid.' } },
  validation: {
    http: 400,
    description: {
      tr: 'Girdiğiniz bilgilerden biri kabul edilmedi. Kontrol edip yeniden deneyin.',
      en: 'Something you entered was not accepted. Please check it and try again.',
    },
  },
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
  heldByAnother: {
    http: 400,
    description: {
      tr: 'Bu bağlantının kalanını şu anda başka biri ödüyor. Kartınızdan para çekilmedi; biraz sonra bağlantıyı yeniden açın.',
      en: 'Someone else is paying the rest of this link right now. Nothing was charged; open the link again in a moment.',
    },
  },
  deleted: {
    http: 410,
    description: { tr: 'Bu ödeme bağlantısı kaldırılmış.', en: 'This payment link has been removed.' },
  },
  closed: {
    http: 400,
    description: {
      tr: 'Mağaza bu ödeme bağlantısını durdurdu ya da alabileceği ödemelerin tamamı alındı.',
      en: 'The store has paused this payment link, or it has taken all the payments it was made for.',
    },
  },
  outOfStock: {
    http: 400,
    description: {
      tr: 'Bu ürün tükendi ya da kalan adetler şu anda ödeniyor. Biraz sonra yeniden bakabilirsiniz.',
      en: 'The product is sold out, or what is left is being paid for right now. You can look again in a moment.',
    },
  },
  overLimit: {
    http: 400,
    description: {
      tr: 'Tutar, bağlantıyla tahsil edilebilecek en yüksek tutarı aşıyor.',
      en: 'The amount is more than a link may collect.',
    },
  },
  amountLeft: {
    http: 400,
    description: {
      tr: 'Bu tutar kalan borçtan fazla ya da kalanı ödenemeyecek kadar azaltıyor.',
      en: 'The amount is more than is due, or leaves a balance too small to be paid.',
    },
  },
  priceChanged: {
    http: 400,
    description: {
      tr: 'Mağaza ürünün fiyatını değiştirdi. Yeni tutarı görmek için sayfayı yenileyin.',
      en: 'The store has changed the price. Reload the page to see the new amount.',
    },
  },
  textsChanged: {
    http: 400,
    description: {
      tr: 'Mağaza ön bilgilendirme formunu ya da sözleşmeyi değiştirdi. Yeni metinleri okumak için sayfayı yenileyin.',
      en: 'The store has changed the pre-information form or the contract. Reload the page to read the new texts.',
    },
  },
  textsNotAccepted: {
    http: 400,
    description: {
      tr: 'Sipariş için ön bilgilendirme formunun ve mesafeli satış sözleşmesinin onaylanması gerekir.',
      en: 'The pre-information form and the distance sales contract must be accepted before ordering.',
    },
  },
  technical: { http: 500, description: reasonOf('technical').text },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof table;

/** The descriptions of `limit` where not the order itself has reached it: the payment is not over. */
export const limitDescriptions: Readonly<Record<Exclude<LimitedBy, 'order'>, Texts>> = {
  card: {
    tr: 'Bu kartla çok sayıda deneme yapıldı. Başka bir kartla ya da başka bir yolla ödeyebilirsiniz.',
    en: 'There were too many attempts with this card. You can pay with another card or in another way.',
  },
  address: {
    tr: 'İnternet bağlantınızdan çok sayıda deneme yapıldı. Bir süre sonra yeniden deneyebilirsiniz.',
    en: 'There were too many attempts from your internet connection. You can try again later.',
  },
  link: {
    tr: 'Bu ödeme bağlantısıyla çok sayıda deneme yapıldı. Bir süre sonra yeniden deneyebilirsiniz.',
    en: 'There were too many attempts by this payment link. You can try again later.',
  },
  messages: {
    tr: 'Çok sayıda SMS kodu gönderildi. Bir süre sonra yeniden deneyebilir ya da başka bir yolla ödeyebilirsiniz.',
    en: 'Too many SMS codes were sent. You can try again later, or pay in another way.',
  },
};

/** The descriptions of the codes where a link is asked for, not a payment. */
export const linkDescriptions: Partial<Record<RefusalCode, Texts>> = {
  paid: { tr: 'Bu bağlantının ödemesi tamamlanmış.', en: 'Everything this link asked for is paid.' },
  pending: {
    tr: 'Bu bağlantı için bir ödeme onay bekliyor. Biraz sonra yeniden bakabilirsiniz.',
    en: 'A payment by this link is being authorised. You can look again in a moment.',
  },
  expired: {
    tr: 'Bu ödeme bağlantısının süresi dolmuş. Mağazadan yeni bir bağlantı isteyebilirsiniz.',
    en: 'This payment link has expired. You can ask the store for a new one.',
  },
  notFound: { tr: 'Böyle bir ödeme bağlantısı yok.', en: 'There is no such payment link.' },
};
