/** The frame around every page, in Turkish: this table is the list of the keys. */
export const frame = {
  'app.title': 'Güvenli ödeme',
  'app.language': 'Dil',

  'theme.toDark': 'Koyu temaya geç',
  'theme.toLight': 'Açık temaya geç',

  'loading.page': 'Ödeme bilgileri yükleniyor',
  'loading.payment': 'Ödemeniz gönderiliyor',
  'loading.bank': 'Yanıt bekliyoruz, lütfen sayfayı kapatmayın',

  'label.giveUp': 'Vazgeç',
  'label.tryAgain': 'Yeniden dene',
  'label.backToStore': 'Mağazaya dön',
  'label.backToLink': 'Bağlantıya dön',

  'footer.cards': 'Kabul edilen kartlar ve güvenlik',
  'footer.legal': 'Yasal bilgiler',
  'footer.privacy': 'Gizlilik politikası',
  'footer.personalData': 'Kişisel verilerin korunması',
  'footer.poweredBy': 'Vezne altyapısıyla',
};
