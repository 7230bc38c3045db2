/** Holds what a payment can come to, in Turkish: this table is the list of the keys. */
export const outcome = {
  'error.title': 'Bir sorun oluştu',
  'error.description': 'Üzgünüz, işleminizi şu anda tamamlayamıyoruz. Lütfen biraz sonra yeniden deneyin.',
  'error.code': 'Hata kodu',
  'error.group': 'Hata grubu',
  'error.payment': 'Ödeme yapılamadı',
  'error.notSent':
    'Bu denemede ödeme gönderilmedi ve tutar alınmadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  'error.sorryTryLater': 'Üzgünüz, ödemeniz alınamadı. Lütfen biraz sonra yeniden deneyin.',
  'error.declined': 'Bankanız ödemeyi onaylamadı. Başka bir kart deneyin.',
  'error.limit': 'Çok sayıda deneme yapıldı. Bu ödeme için yeni deneme kabul edilmiyor.',
  'error.limitCard': 'Bu kartla çok sayıda deneme yapıldı. Başka bir kartla deneyebilirsiniz.',
  'error.limitLater': 'Çok sayıda deneme yapıldı. Lütfen biraz sonra yeniden deneyin.',
  'error.linkDeleted': 'Bu ödeme bağlantısı kaldırılmış.',
  'error.linkClosed': 'Bu ödeme bağlantısı şu anda ödeme almıyor. Tutar alınmadı.',
  'error.heldByAnother':
    'Bu bağlantının kalanını şu anda başka biri ödüyor. Tutar alınmadı; biraz sonra bağlantıyı yeniden açın.',
  'error.outOfStock': 'Bu ürün tükendi. Tutar alınmadı.',
  'error.amountLeft': 'Bu tutar kalan borçtan fazla ya da kalanı ödenemeyecek kadar azaltıyor.',
  'error.expiredTitle': 'Ödeme süresi doldu',
  'error.expired':
    'Güvenliğiniz için ödeme sayfası belirli bir süre açık kalır. Mağazaya dönüp yeni bir ödeme başlatın.',
  'error.timeoutTitle': 'Yanıt alamadık',
  'error.timeout': 'Sayfa zamanında açılamadı. Yeniden deneyin.',
  'error.restart': 'Yeniden başlat',
  'error.partMissing': 'Sayfanın bir bölümü yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.',

  'success.title': 'Ödemeniz alındı',
  'success.descriptionPlain': 'Siparişinizin ödemesi tamamlandı. Teşekkür ederiz.',

  'waiting.title': 'Ödemeniz onaylanıyor',
  'waiting.description':
    'Bankanızın ya da mağazanın yanıtını bekliyoruz. Sayfa kendiliğinden güncellenir; lütfen kapatmayın ve yeniden ödemeyin.',

  'unknown.title': 'Ödemenizi doğrulayamadık',
  'unknown.description': 'Bankadan kesin yanıt alamadık; ödemeniz alınmış olabilir.',
  'unknown.storeKnows': 'Sonuç mağazaya iletilir; bankanızın uygulamasından da bakabilirsiniz.',
  'unknown.doNotPayAgain': 'Lütfen yeniden ödeme yapmayın.',
  'unknown.checkAgain': 'Durumu yenile',
  'unknown.checking': 'Kontrol ediliyor',
};
