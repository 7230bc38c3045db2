import type { Language } from '../../src/domain/locale/language.js';

const turkish = {
  what: 'Ödeme onayı',
  lends: 'Alışveriş kredisi',
  title: 'Ödemenizi onaylayın',
  lendTitle: 'Kredi başvurunuzu onaylayın',
  merchant: 'Üye işyeri',
  amount: 'Tutar',
  reference: 'Referans kodu',
  demo: 'Deneme ortamı',
  demoText: 'Ne olacağına siz karar verin.',
  acts: {
    approve: 'Onayla',
    slow: 'Onayla, sonuç birkaç saniye sürsün',
    decline: 'Bakiye yetersiz: reddet',
    cancel: 'Vazgeç',
  },
  lendDecline: 'Başvuruyu reddet',
  results: {
    waiting: ['Bekliyor', ''],
    processing: ['Ödeme işleniyor', 'Sonuç birkaç saniye içinde ödeme sayfasında görünür.'],
    approved: ['Ödeme onaylandı', 'Ödeme sayfasına dönebilirsiniz.'],
    declined: ['Ödeme reddedildi', 'Ödeme sayfasında başka bir yol seçebilirsiniz.'],
    cancelled: ['Ödeme iptal edildi', 'Ödeme sayfasında yeniden başlayabilirsiniz.'],
    expired: ['Süre doldu', 'Kodun süresi geçti; ödeme sayfasından yenisini alın.'],
  },
  missingTitle: 'Sayfa bulunamadı',
  missingText: 'Bu ödeme yok ya da bitmiş. Ödeme sayfasına dönün.',
  brokenTitle: 'Bir şeyler ters gitti',
  brokenText: 'Sayfayı yeniden yükleyin.',
};

export type Texts = typeof turkish;

const english: Texts = {
  what: 'Payment approval',
  lends: 'Shopping loan',
  title: 'Approve your payment',
  lendTitle: 'Approve your loan',
  merchant: 'Merchant',
  amount: 'Amount',
  reference: 'Reference code',
  demo: 'Test environment',
  demoText: 'You decide what happens.',
  acts: {
    approve: 'Approve',
    slow: 'Approve, and let it take a few seconds',
    decline: 'Balance too low: decline',
    cancel: 'Give up',
  },
  lendDecline: 'Decline the loan',
  results: {
    waiting: ['Waiting', ''],
    processing: ['The payment is being processed', 'The payment page shows the result within a few seconds.'],
    approved: ['The payment is approved', 'You can go back to the payment page.'],
    declined: ['The payment was declined', 'Choose another way on the payment page.'],
    cancelled: ['The payment was cancelled', 'You can start again on the payment page.'],
    expired: ['The time is over', 'The code has expired; get a new one on the payment page.'],
  },
  missingTitle: 'Page not found',
  missingText: 'There is no such payment, or it is over. Go back to the payment page.',
  brokenTitle: 'Something went wrong',
  brokenText: 'Reload the page.',
};

const texts: Record<Language, Texts> = { tr: turkish, en: english };

export function textsIn(language: Language): Texts {
  return texts[language];
}
