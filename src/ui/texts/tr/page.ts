import { card } from './card.js';
import { outcome } from './outcome.js';

/** Holds what a page of the payment needs before anything is asked for, in Turkish: this table is the list of the keys. */
export const page = {
  ...card,
  ...outcome,

  'app.title': 'Güvenli ödeme',
  'app.language': 'Dil',

  'theme.toDark': 'Koyu temaya geç',
  'theme.toLight': 'Açık temaya geç',

  'loading.page': 'Ödeme bilgileri yükleniyor',
  'loading.payment': 'Ödemeniz gönderiliyor',
  'loading.sent': 'Ödemeniz işleniyor. Sayfayı kapatmayın.',

  'label.giveUp': 'Vazgeç',
  'label.tryAgain': 'Yeniden dene',
  'label.backToStore': 'Mağazaya dön',
  'label.backToLink': 'Bağlantıya dön',

  'footer.cards': 'Kabul edilen kartlar ve güvenlik',
  'footer.legal': 'Yasal bilgiler',
  'footer.privacy': 'Gizlilik politikası',
  'footer.personalData': 'Kişisel verilerin korunması',
  'footer.poweredBy': 'Vezne altyapısıyla',

  'testMode.title': 'Test modu: gerçek ödeme alınmaz',

  'tabs.label': 'Ödeme yöntemi',
  'tabs.card': 'Kartla öde',
  'tabs.bankLoans': 'Banka kredisi',
  'tabs.otherPayments': 'Diğer yöntemler',

  'order.reference': 'Sipariş no',
  'order.summary': 'Sipariş özeti',
  'order.amount': 'Ödenecek tutar',
  'order.obliges': 'Siparişi onayladığınızda ödeme yükümlülüğü altına girersiniz.',

  'pay.submit': 'Ödeme yap',
  'pay.amount': '{{amount}} öde',
  'pay.wait': 'Lütfen bekleyin',
  'pay.changed': 'Tutar {{amount}} oldu. Yeniden basın.',
  'pay.secure': 'Kart bilgileriniz şifrelenerek iletilir',

  'installments.note': 'Taksit seçenekleri kartınıza göre değişir.',

  'expiry.left': 'Kalan süre {{time}}',
};
