import type { Language } from '../../src/domain/locale/language.js';

const turkish = {
  bank: 'Liman Bank',
  verification: '3D Secure doğrulama',
  title: 'Ödemenizi onaylayın',
  lead: 'Cep telefonunuza gönderdiğimiz tek kullanımlık kodu yazın.',
  merchant: 'Üye işyeri',
  amount: 'Tutar',
  card: 'Kart',
  cardEnding: (scheme: string, last4: string) => `${scheme} kart, son dört hane ${last4}`,
  code: 'Tek kullanımlık kod',
  codeHint: 'Altı rakam',
  demo: 'Deneme ortamı',
  demoCode: 'SMS kodunuz',
  confirm: 'Onayla',
  cancel: 'Vazgeç',
  codeMissing: 'Altı rakamlı kodu yazın.',
  codeWrong: (left: number) => `Kod yanlış. ${left} deneme hakkınız kaldı.`,
  safety: 'Bu kodu kimseyle paylaşmayın; bankanız telefonda sormaz.',
  leaving: 'Ödeme sayfasına dönülüyor',
  leavingText: 'Birkaç saniye içinde dönmezseniz düğmeyi kullanın.',
  goOn: 'Devam et',
  refusedTitle: 'Bu doğrulama açılamadı',
  refusedText: 'İstek eksik ya da değiştirilmiş. Mağazaya dönüp ödemeyi yeniden başlatın.',
  missingTitle: 'Sayfa bulunamadı',
  brokenTitle: 'Bir şeyler ters gitti',
  brokenText: 'Doğrulama şu an yapılamıyor. Sayfayı yeniden yükleyin.',
};

export type Texts = typeof turkish;

const english: Texts = {
  bank: 'Liman Bank',
  verification: '3D Secure verification',
  title: 'Confirm your payment',
  lead: 'Type the one-time code we sent to your mobile phone.',
  merchant: 'Merchant',
  amount: 'Amount',
  card: 'Card',
  cardEnding: (scheme, last4) => `${scheme} card, last four digits ${last4}`,
  code: 'One-time code',
  codeHint: 'Six digits',
  demo: 'Test environment',
  demoCode: 'Your SMS code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  codeMissing: 'Type the code of six digits.',
  codeWrong: (left) =>
    left === 1 ? 'The code is wrong. You have 1 try left.' : `The code is wrong. You have ${left} tries left.`,
  safety: 'Never share this code; your bank does not ask for it on the phone.',
  leaving: 'Returning to the payment page',
  leavingText: 'If nothing happens within a few seconds, use the button.',
  goOn: 'Continue',
  refusedTitle: 'This verification cannot be opened',
  refusedText: 'The request is incomplete or was changed. Go back to the store and start the payment again.',
  missingTitle: 'Page not found',
  brokenTitle: 'Something went wrong',
  brokenText: 'The verification is not possible now. Reload the page.',
};

const texts: Record<Language, Texts> = { tr: turkish, en: english };

export function textsIn(language: Language): Texts {
  return texts[language];
}
