/**
 * Every text of the page in Turkish. This table is the list of keys: the other language has exactly these.
 * Values in double braces are filled in by the caller. Messages of fields fit one line of a phone.
 */
export const tr = {
  'app.title': 'Güvenli ödeme',
  'app.noScript': 'Ödeme yapabilmek için tarayıcınızda JavaScript’i açın ve sayfayı yenileyin.',
  'app.language': 'Dil: Türkçe',
  'theme.toDark': 'Koyu temaya geç',
  'theme.toLight': 'Açık temaya geç',

  'loading.page': 'Ödeme bilgileri yükleniyor',
  'loading.payment': 'Ödemeniz gönderiliyor',

  'label.ok': 'Tamam',
  'label.giveUp': 'Vazgeç',
  'label.delete': 'Sil',
  'label.continue': 'Devam et',
  'label.yes': 'Evet',
  'label.no': 'Hayır',
  'label.tryAgain': 'Yeniden dene',
  'label.backToStore': 'Mağazaya dön',
  'label.backToLink': 'Bağlantıya dön',

  'testMode.title': 'İŞLEMİ TEST MODUNDA YAPIYORSUNUZ',
  'testMode.description': 'Örnek kart kullanılır, gerçek bir ödeme alınmaz.',

  'information.liveMode1': 'Mağazanız test modunda. Gerçek ödeme almak için mağaza ayarlarından canlı moda geçin.',
  'information.liveMode2': 'Canlı mod başvurunuz inceleniyor. Onaylandığında gerçek ödeme almaya başlayabilirsiniz.',
  'information.merchantLogo': 'Mağazanızın logosu burada görünebilir. Logonuzu mağaza ayarlarından ekleyin.',
  'information.settings': 'Mağaza ayarları',
  'information.support': 'Destek',

  'tabs.label': 'Ödeme yöntemi',
  'tabs.card': 'Kartla öde',
  'tabs.bankLoans': 'Banka kredisi',
  'tabs.otherPayments': 'Diğer yöntemler',

  'order.reference': 'Sipariş no',
  'order.summary': 'Sipariş özeti',
  'order.amount': 'Ödenecek tutar',
  'order.details': 'Sipariş detayı',
  'order.quantity': 'Adet',
  'order.lineAmount': 'Tutar',

  'card.holderName': 'Kart üzerindeki isim',
  'card.holderNameLocked': 'Ön ödemeli kartta kendisi dolar',
  'card.prepaidHolder': 'ÖN ÖDEMELİ KART',
  'card.number': 'Kart numarası',
  'card.numberHint': 'Tamamlanınca tarihe geçilir',
  'card.expiry': 'Son kullanma tarihi',
  'card.expiryFormat': 'AA/YY',
  'card.expiryHint': 'Dolunca koda geçilir',
  'card.cvv': 'Güvenlik kodu',
  'card.cvvHint': 'Arka yüzdeki 3 hane',
  'card.cvvHintAmex': 'Ön yüzdeki 4 hane',
  'card.cvvHelp': 'Güvenlik kodu nerede?',
  'card.cvvHelpBack': 'Kartınızın arka yüzünde, imza şeridinin sonundaki 3 hanedir.',
  'card.cvvHelpFront': 'American Express kartlarda ön yüzde, kart numarasının sağ üstündeki 4 hanedir.',
  'card.cvvPictureBack': 'Kartın arka yüzü: güvenlik kodu imza şeridinin sağ ucunda',
  'card.cvvPictureFront': 'American Express kartın ön yüzü: güvenlik kodu numaranın sağ üstünde',
  'card.storeCard': 'Kartımı sakla',
  'card.storeCardHelp': '“Kartımı sakla” ne demek?',
  'card.storeCardHelpText':
    'Kartınızı güvenle saklarız; bir sonraki alışverişinizde bilgileri yeniden yazmadan ödersiniz. Güvenlik kodunuz hiçbir zaman saklanmaz.',
  'card.storeCardConfirm': 'Kartınızı saklayalım mı?',
  'card.storeCardConfirmText': 'Kartınız {{email}} e-posta adresiyle saklanır ve bu ödeme 3D Secure ile yapılır.',
  'card.use3d': '3D Secure ile öde',
  'card.use3dHelp': '3D Secure nedir?',
  'card.use3dHelpText':
    'Ödemeyi, bankanızın telefonunuza gönderdiği tek kullanımlık kodla onaylarsınız. Böylece kartınızı sizden başkası kullanamaz.',

  'paymentPage.registeredCard.deleteError': 'Kartınız silinemedi. Biraz sonra yeniden deneyin.',
  'paymentPage.registeredCard.deleteSuccess': 'Kartınız silindi.',
  'savedCards.mine': 'Kayıtlı kartlarım',
  'savedCards.payWith': 'Ödeme yapılacak kart',
  'savedCards.endsWith': '{{last4}} ile biten',
  'savedCards.expired': 'Süresi doldu',
  'savedCards.chosen': 'Seçili',
  'savedCards.useNew': 'Başka bir kartla öde',
  'savedCards.back': 'Kayıtlı kartlarıma dön',
  'savedCards.more': '{{count}} kart daha',
  'savedCards.delete': 'Sil: {{name}}, {{last4}} ile biten',
  'savedCards.deleting': 'Kart siliniyor',
  'savedCards.deleteConfirm': 'Kart silinsin mi?',
  'savedCards.deleteConfirmText':
    '{{last4}} ile biten “{{name}}” kayıtlı kartlarınızdan silinir. Kartın kendisi kullanılmaya devam eder.',
  'savedCards.code': 'Kartınızın güvenlik kodu',
  'savedCards.codeText': 'Ödemek için {{last4}} ile biten “{{name}}” kartınızın güvenlik kodunu girin.',

  'installments.title': 'Taksit seçenekleri',
  'installments.count': 'Taksit',
  'installments.monthly': 'Aylık',
  'installments.total': 'Toplam',
  'installments.single': 'Tek çekim',
  'installments.of': '{{count}} taksit',
  'installments.bar': '{{count}} taksit × {{monthly}}',
  'installments.interest': 'Vade farkı',
  'installments.pft': 'Peşin fiyatına',
  'installments.showAll': 'Tüm taksitleri göster',
  'installments.hide': 'Daha az göster',
  'installments.note': 'Taksit seçenekleri kartınıza göre değişir.',
  'installments.cashPrice': 'Peşin fiyatına {{count}} taksit',
  'installments.cashPriceBrands': 'Bu kartlarla:',

  'points.use': '{{amount}} puanımı kullan',
  'points.info': 'Puanınız ödemenizden düşülür; ödeme 3D Secure ile yapılır.',
  'points.applyError': 'Kart puanlarınıza şu anda ulaşamıyoruz. Ödemenizi puansız yapabilirsiniz.',

  'pay.submit': 'Ödeme Yap',
  'pay.wait': 'Lütfen bekleyin',
  'pay.secure': 'Kart bilgileriniz şifrelenerek iletilir',

  'validation.required': 'Bu alan zorunludur',
  'validation.cardNumber': 'Kart numaranızı girin',
  'validation.cardNumberMinlength': 'Kart numarası eksik görünüyor',
  'validation.cardNumberFormat': 'Kart numarasını kontrol edin',
  'validation.cardExpiryDateFormat': 'Ay ve yılı kontrol edin',
  'validation.cardCvvLength': '{{length}} hane girin',
  'validation.cardCvvFormat': 'Yalnızca rakam girin',
  'validation.cardHolderName': 'Kartta yazan ad ve soyadı girin',
  'validation.cardHolderNameMax': 'En fazla {{max}} karakter girin',
  'validation.error': 'Bir bilgi eksik',
  'validation.checkRegisteredCard':
    'Kayıtlı kartınızı kontrol edin: süresi dolmamış bir kart seçin ya da başka bir kartla ödeyin.',
  'validation.financeInfo': 'Ödeme yapmadan önce finansman bilgilendirmesini tamamlayın.',

  'error.title': 'Bir sorun oluştu',
  'error.description': 'Üzgünüz, işleminizi şu anda tamamlayamıyoruz. Lütfen biraz sonra yeniden deneyin.',
  'error.code': 'Kod',
  'error.group': 'Grup',
  'error.payment': 'Ödeme hatası',
  'error.sorryTryLater': 'Üzgünüz, ödemeniz alınamadı. Lütfen biraz sonra yeniden deneyin.',
  'error.notFoundTitle': 'Sayfa bulunamadı',
  'error.notFound': 'Bağlantı eksik ya da hatalı olabilir. Mağazanın size verdiği bağlantıyı yeniden açmayı deneyin.',
  'error.expiredTitle': 'Ödeme süresi doldu',
  'error.expired':
    'Güvenliğiniz için ödeme sayfası belirli bir süre açık kalır. Mağazaya dönüp yeni bir ödeme başlatın.',
  'error.timeoutTitle': 'Yanıt alamadık',
  'error.timeout': 'Bağlantı zaman aşımına uğradı. Lütfen yeniden başlatın.',
  'error.restart': 'Yeniden başlat',
  'error.transactionTitle': 'İşlem tamamlanamadı',
  'error.transaction': 'Ödeme işlemi yarıda kaldı. Yeniden deneyebilir ya da mağazaya dönebilirsiniz.',
  'error.missingNotificationUrlTitle': 'Bildirim adresi tanımlı değil',
  'error.missingNotificationUrl':
    'Bu mağaza henüz ödeme alamıyor. Mağaza sahibiyseniz panel ayarlarından bildirim URL’sini tanımlayın.',
  'error.panelSettings': 'Panel ayarlarını aç',
  'error.partMissing': 'Sayfanın bir bölümü yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',

  'fallback.title': 'Burada bekleyen bir ödeme yok',
  'fallback.description':
    'Ödeme yapmak için mağazanın sizi yönlendirdiği sayfayı ya da size gönderdiği bağlantıyı açın.',

  'success.title': 'Ödemeniz alındı',
  'success.description': '{{merchant}} siparişinizin ödemesi tamamlandı. Teşekkür ederiz.',
  'success.descriptionPlain': 'Siparişinizin ödemesi tamamlandı. Teşekkür ederiz.',
  'success.goTo': '{{host}} sitesine git',
  'success.countdown': '{{seconds}} saniye içinde mağazaya döneceksiniz.',

  'failed.title': 'Ödeme alınamadı',
  'failed.description':
    'İşlem bankanız tarafından onaylanmadı ya da yarıda kaldı. Yeniden deneyebilir veya başka bir kart kullanabilirsiniz.',
  'failed.descriptionNoRetry':
    'İşlem bankanız tarafından onaylanmadı ya da yarıda kaldı. Yeni bir ödeme için mağazaya dönün.',
  'failed.retry': 'Yeniden öde',

  'waiting.title': 'Ödemeniz onaylanıyor',
  'waiting.description':
    'Bankanızın yanıtını bekliyoruz. Sayfa kendiliğinden güncellenir; lütfen kapatmayın ve yeniden ödemeyin.',

  'unknown.title': 'Ödemenizi doğrulayamadık',
  'unknown.description': 'Bankadan kesin yanıt alamadık; ödemeniz alınmış olabilir.',
  'unknown.doNotPayAgain': 'Lütfen yeniden ödeme yapmayın.',
  'unknown.checkAgain': 'Yeniden sorgula',
  'unknown.checking': 'Sorgulanıyor',

  'expiry.warning': 'Ödeme süreniz {{seconds}} saniye içinde dolacak.',

  'footer.cards': 'Kabul edilen kartlar ve güvenlik',
  'footer.legal': 'Yasal bilgiler',
  'footer.privacy': 'Gizlilik politikası',
  'footer.personalData': 'Kişisel verilerin korunması',
  'footer.poweredBy': 'Vezne altyapısıyla',
};

/** The name of a text. */
export type TextKey = keyof typeof tr;
