/** Holds the question before a page is left, the errors that only a provider’s answer can name, and what a paid order says with its receipt, in Turkish: this table is the list of the keys. */
export const outcomeDetails = {
  'leave.title': 'Ödemeden çıkılsın mı?',
  'leave.linkTitle': 'Bağlantıya dönülsün mü?',
  'leave.description': 'Yazdıklarınız kaydedilmez. Ödemeye yeniden başlamanız gerekebilir.',
  'leave.stay': 'Burada kal',

  'error.notFoundTitle': 'Sayfa bulunamadı',
  'error.notFound': 'Bağlantı eksik ya da hatalı olabilir. Mağazanın size verdiği bağlantıyı yeniden açmayı deneyin.',
  'error.transactionTitle': 'İşlem tamamlanamadı',
  'error.transaction': 'Ödeme işlemi yarıda kaldı. Yeniden deneyebilir ya da mağazaya dönebilirsiniz.',
  'error.linkExpired':
    'Güvenliğiniz için ödeme sayfası belirli bir süre açık kalır. Bağlantıya dönüp yeni bir ödeme başlatın.',
  'error.missingNotificationUrlTitle': 'Bu mağaza henüz ödeme alamıyor',
  'error.missingNotificationUrl':
    'Bu mağaza henüz ödeme alamıyor. Mağaza sahibiyseniz panel ayarlarından bildirim URL’sini tanımlayın.',
  'error.panelSettings': 'Panel ayarlarını aç',

  'unfinished.title': 'Ödemeniz yarım kaldı',
  'unfinished.description':
    'Ödeme süresi doldu. Bankanızın sayfası ya da SMS kodunu girdiğiniz sayfa başka bir sekmede açıksa oradan tamamlayabilirsiniz. Tamamlamazsanız tutar alınmaz.',

  'success.description': '{{merchant}} siparişinizin ödemesi tamamlandı. Teşekkür ederiz.',
  'success.goTo': '{{host}} sitesine git',
  'success.countdown': '{{count}} saniye içinde {{host}} sitesine döneceksiniz.',
  'success.stayed': 'Hâlâ bu sayfadaysanız {{host}} sitesine aşağıdaki düğmeyle gidin.',

  'saleText.preInformation': 'Ön bilgilendirme formu',
  'saleText.contract': 'Mesafeli satış sözleşmesi',
  'saleText.version': 'Sürüm: {{version}}',
  'saleText.close': 'Kapat',

  'receipt.accepted': 'Onayladığınız metinler',
  'receipt.acceptedAt': 'Onay zamanı',
  'receipt.link': 'Ödeme bağlantısı',
  'receipt.textMissing': 'Metin yüklenemedi. Kapatıp yeniden açmayı deneyin.',
  'receipt.title': 'Ödeme makbuzu',
  'receipt.amount': 'Ödenen tutar',
  'receipt.paid': 'ÖDENDİ',
  'receipt.date': 'Tarih',
  'receipt.method': 'Ödeme yöntemi',
  'receipt.installments': 'Taksit',
  'receipt.installmentCount': '{{count}} taksit',
  'receipt.surcharge': 'Tutara dahil vade farkı',
  'receipt.points': 'Puanla ödenen',
  'receipt.print': 'Dekontu yazdır',
  'receipt.copy': 'Bilgileri kopyala',
  'receipt.copied': 'Makbuz kopyalandı',
  'receipt.copyFailed': 'Kopyalanamadı; metni seçip kopyalayabilirsiniz',
};
