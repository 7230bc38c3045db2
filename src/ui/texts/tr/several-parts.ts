/**
 * Holds what keeps a press of the button from paying, whatever the method, in Turkish: this table is the list of the
 * keys.
 */
export const payDialogs = {
  'validation.error.financeInfo': 'Finansman bilgilendirmesi',
  'validation.financeInfo':
    'Bu işyerine yapılan ödemeler bir finansman sözleşmesine konu olabilir. Okuduğunuzu onayladıktan sonra ödeyebilirsiniz.',
  'validation.financeInfoRead': 'Okudum',

  'order.details': 'Sipariş detayı',
  'order.quantity': 'Adet',
  'order.lineAmount': 'Tutar',
  'label.ok': 'Tamam',
  'label.continue': 'Devam et',
};

/** Holds what stands at a field that the provider did not accept, in Turkish: this table is the list of the keys. */
export const fieldRefusals = {
  'validation.notAccepted': 'Kabul edilmedi, kontrol edin',
};

/** Holds what stands under a button whose press sends something else than a payment, in Turkish: this table is the list of the keys. */
export const awaitedAnswer = {
  'loading.answer': 'Yanıt bekleniyor. Sayfayı kapatmayın.',
};
