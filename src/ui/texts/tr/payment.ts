/** Holds what every payment shows, whatever its method, in Turkish: this table is the list of the keys. */
export const payment = {
  'testMode.title': 'İŞLEMİ TEST MODUNDA YAPIYORSUNUZ',
  'testMode.description': 'Örnek kart kullanılır, gerçek bir ödeme alınmaz.',

  'tabs.label': 'Ödeme yöntemi',
  'tabs.card': 'Kartla öde',
  'tabs.bankLoans': 'Banka kredisi',
  'tabs.otherPayments': 'Diğer yöntemler',

  'order.reference': 'Sipariş no',
  'order.summary': 'Sipariş özeti',
  'order.amount': 'Ödenecek tutar',

  'pay.submit': 'Ödeme Yap',
  'pay.wait': 'Lütfen bekleyin',
  'pay.changed': 'Tutar {{amount}} oldu. Yeniden basın.',
  'pay.secure': 'Kart bilgileriniz şifrelenerek iletilir',

  'installments.note': 'Taksit seçenekleri kartınıza göre değişir.',

  'expiry.left': 'Kalan süre {{time}}',
};
