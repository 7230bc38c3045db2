import { outcomeDetails } from './outcome-details.js';
import { awaitedAnswer, fieldRefusals } from './several-parts.js';

/** Holds what the pages of links, and those of an address without a payment, show beside what every page does, in Turkish: this table is the list of the keys. */
export const links = {
  ...awaitedAnswer,
  ...fieldRefusals,
  ...outcomeDetails,

  // The HTML says it where no script runs; no page does.
  'app.noScript': 'Ödeme yapabilmek için tarayıcınızda JavaScript’i açın ve sayfayı yenileyin.',

  'fallback.title': 'Burada bekleyen bir ödeme yok',
  'fallback.description':
    'Ödeme yapmak için mağazanın sizi yönlendirdiği sayfayı ya da size gönderdiği bağlantıyı açın.',

  'failed.title': 'Ödeme yapılamadı',
  'failed.description':
    'İşlem bankanız tarafından onaylanmadı ya da yarıda kaldı. Yeniden deneyebilir veya başka bir kart kullanabilirsiniz.',
  'failed.descriptionNoRetry':
    'İşlem bankanız tarafından onaylanmadı ya da yarıda kaldı. Yeni bir ödeme için mağazaya dönün.',
  'failed.retry': 'Yeniden dene',

  'link.loading': 'Ödeme bağlantısı açılıyor',
  'link.creating': 'Ödemeniz hazırlanıyor',
  'link.continue': 'Ödemeye devam et',
  'link.secure': 'Kart bilgileriniz bir sonraki adımda istenir',
  'link.amountDue': 'Ödenecek tutar',
  'link.amountLeft': 'Kalan borç',
  'link.priceEach': 'Birim fiyat',
  'link.chooseAmount': 'Tutarı siz belirlersiniz',
  'link.readMore': 'Devamını oku',
  'link.readLess': 'Daha az göster',

  'link.payer': 'Ödeyen',
  'link.payment': 'Ödeme tutarı',
  'link.amountHintPart': 'Tamamını ya da bir bölümünü ödeyin',
  'link.amountHintRange': '{{min}} – {{max}} arası',
  'link.payAll': 'Tamamını öde',
  'link.after': 'Bu ödemeden sonra {{amount}} kalır',
  'link.afterNothing': 'Bu ödemeyle borcun tamamı kapanır',
  'link.payerBroken':
    'Bu bağlantıda ödeyenin adı ya da e‑postası eksik, bu yüzden ödenemiyor. Lütfen mağazaya haber verin.',

  'quantity.label': 'Adet',
  'quantity.more': 'Artır',
  'quantity.less': 'Azalt',

  'address.contact': 'İletişim bilgileri',
  'address.delivery': 'Teslimat adresi',
  'address.yours': 'Bilgileriniz',
  'address.name': 'Ad',
  'address.surname': 'Soyad',
  'address.fullName': 'Ad soyad',
  'address.phone': 'Cep telefonu',
  'address.email': 'E‑posta',
  'address.province': 'İl',
  'address.provincePrompt': 'İl seçin',
  'address.district': 'İlçe',
  'address.districtPrompt': 'İlçe seçin',
  'address.districtFirst': 'Önce il seçin',
  'address.loading': 'İller yükleniyor',
  'address.missing': 'İl ve ilçe listesi yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  'address.abroad': 'Yurt dışına gönderilsin',
  'address.country': 'Ülke',
  'address.countryPrompt': 'Ülke seçin',
  'address.detail': 'Adres',
  'address.detailHint': 'Mahalle, sokak, kapı ve daire no',
  'address.detailHintAbroad': 'Sokak, kapı no, şehir ve eyalet',
  'address.zip': 'Posta kodu',
  'address.optional': '(isteğe bağlı)',
  'address.invoice': 'Fatura istiyorum',
  'address.invoiceDetails': 'Fatura bilgileri',
  'address.invoiceTitle': 'Fatura unvanı',
  'address.taxOffice': 'Vergi dairesi',
  'address.taxNumber': 'Vergi ya da T.C. kimlik no',

  'picture.open': 'Resmi büyüt: {{name}}',
  'picture.of': '{{name}} resmi',
  'picture.close': 'Resmi kapat',
  'picture.tools': 'Resim araçları',
  'picture.zoomIn': 'Yakınlaştır',
  'picture.zoomOut': 'Uzaklaştır',
  'picture.turn': '90° döndür',
  'picture.reset': 'Ekrana sığdır',
  'picture.percent': '%{{percent}}',
  'picture.state': 'Yakınlık yüzde {{percent}}, dönüş {{degrees}} derece',

  'linkState.again': 'Yeniden dene',
  'linkState.store': 'Mağaza',
  'linkState.toStore': 'Mağazanın sitesine git',
  'linkState.notFoundTitle': 'Böyle bir ödeme bağlantısı yok',
  'linkState.notFound': 'Adres eksik kopyalanmış olabilir. Size gönderilen bağlantıyı yeniden açmayı deneyin.',
  'linkState.deletedTitle': 'Bu bağlantı kaldırılmış',
  'linkState.deleted': 'Mağaza bu ödeme bağlantısını geri çekti. Hâlâ ödemeniz gerekiyorsa yeni bir bağlantı isteyin.',
  'linkState.expiredTitle': 'Bağlantının süresi dolmuş',
  'linkState.expired': 'Bu ödeme bağlantısı artık geçerli değil. Ödemek için mağazadan yeni bir bağlantı isteyin.',
  'linkState.paidTitle': 'Bu borç ödenmiş',
  'linkState.paid': '{{merchant}} ödemesinin tamamı alındı. Yapmanız gereken bir şey yok.',
  'linkState.paidPlain': 'Ödemenin tamamı alındı. Yapmanız gereken bir şey yok.',
  'linkState.pendingTitle': 'Bir ödeme sürüyor',
  'linkState.pending':
    'Bu borç için başlatılmış bir ödeme var. Sonuçlanana kadar yenisi alınamaz; birkaç dakika sonra yeniden deneyin.',
  'linkState.outOfStockTitle': 'Ürün tükendi',
  'linkState.outOfStock': 'Şu anda satılacak ürün kalmadı. Ödemesi süren bir sipariş tamamlanmazsa yeniden açılabilir.',
  'linkState.closedTitle': 'Bağlantı şu anda ödemeye kapalı',
  'linkState.closed': 'Mağaza bu bağlantıyla şu anda ödeme almıyor.',
  'linkState.overLimitTitle': 'Tutar sınırı aşıyor',
  'linkState.overLimit':
    'Bağlantıyla en fazla {{amount}} tahsil edilebilir. Mağazadan tutarı bölerek yeni bağlantılar göndermesini isteyin.',

  'linkFailure.title': 'Ödeme sayfası açılamadı',
  'linkFailure.other': 'İnternet bağlantınızı kontrol edip yeniden deneyin. Yazdıklarınız duruyor, ödeme alınmadı.',
  'linkFailure.validation': 'Yazdıklarınızdan biri kabul edilmedi. Alanları kontrol edip yeniden deneyin.',
  'linkFailure.outOfStock': 'İstediğiniz kadar ürün kalmadı. Adedi azaltıp yeniden deneyin.',
  'linkFailure.amountLeft': 'Kalan borç değişti. Tutarı kontrol edip yeniden deneyin.',
  'linkFailure.pending': 'Bu bağlantıyla başlatılmış bir ödeme sürüyor. Birkaç dakika bekleyip yeniden deneyin.',
  'linkFailure.closed': 'Bağlantı şu anda ödeme almıyor. Birkaç dakika sonra yeniden deneyin veya mağazaya sorun.',
  'linkFailure.overLimit':
    'Tutar, bağlantıyla tahsil edilebilecek sınırı aşıyor. Daha düşük bir tutar girip yeniden deneyin.',
  'linkFailure.priceChangedTitle': 'Fiyat değişti',
  'linkFailure.priceChanged':
    'Birim fiyat artık {{price}}. Yeni tutar aşağıda, yazdıklarınız duruyor. Uygunsa devam edin.',

  'linkFailure.termsChangedTitle': 'Fiyat ve sözleşme metinleri değişti',
  'linkFailure.textsChangedTitle': 'Sözleşme metinleri değişti',
  'linkFailure.textsChanged':
    'Mağaza ön bilgilendirme formunu ya da sözleşmeyi değiştirdi. Yeni metinler yukarıda, yazdıklarınız duruyor. Okuyup onaylarsanız devam edebilirsiniz.',
  'linkFailure.textsWithdrawn':
    'Mağaza ön bilgilendirme formunu ve sözleşmeyi kaldırdı. Yazdıklarınız duruyor; uygunsa devam edin.',
  'linkFailure.insecurePage':
    'Sayfa güvenli bağlantıyla (https) açılmadığı için metinleri onaylayamıyorsunuz. Yazdıklarınız gönderilmedi; mağazaya haber verin.',

  'seller.heading': 'Satıcı',
  'seller.address': 'Adres',
  'seller.phone': 'Telefon',
  'seller.email': 'E‑posta',
  'seller.mersis': 'MERSİS no',
  'seller.taxNumber': 'Vergi no',

  'saleText.heading': 'Sözleşme',
  'saleText.accept': 'Ön bilgilendirme formunu ve mesafeli satış sözleşmesini okudum, onaylıyorum',
  'saleText.acceptFirst': 'Önce metinleri okuyup onaylayın',

  'linkSuccess.title': 'Ödemeniz alındı',
  'linkSuccess.description': 'Ödemeniz tamamlandı. Bu sayfayı kapatabilirsiniz.',

  'linkFailed.description':
    'İşlem bankanız tarafından onaylanmadı ya da yarıda kaldı. Bağlantıya dönüp yeniden deneyebilir veya başka bir kart kullanabilirsiniz.',

  'validation.minLength': 'En az {{min}} karakter',
  'validation.maxLength': 'En fazla {{max}} karakter girin',
  'validation.lettersOnly': 'Yalnızca Latin harfleri kullanın',
  'validation.cardInText': 'Buraya kart numarası yazmayın',
  'validation.phone': 'Rakam girin; başta + olabilir',
  'validation.phoneMin': 'En az {{min}} rakam girin',
  'validation.phoneMax': 'En fazla {{max}} karakter girin',
  'validation.email': 'Geçerli bir e‑posta adresi girin',
  'validation.emailCharacters': '“{{sign}}” değil: a-z, 0-9 @ . _ -',
  'validation.emailPlus': '“+” ve sonrasını “@”a kadar silin',
  'validation.emailSpace': 'Boşluk olmaz: boşluğu silin',
  'validation.taxNumber': '{{min}} ya da {{max}} rakam girin',
  'validation.taxNumberDigits': 'Geçersiz numara, kontrol edin',
  'validation.amount': 'Tutarı 1.234,56 gibi yazın',
  'validation.amountMin': 'En az {{amount}} girin',
  'validation.amountMax': 'En fazla {{amount}} girin',
  'validation.amountLeftMin': 'Kalan tutar sıfır ya da en az {{amount}} olmalı',
  'validation.collectionLimit': 'Tutar {{amount}} sınırını aşamaz',
  'validation.quantityMin': 'En az {{min}} adet almalısınız',
  'validation.quantityMax': 'Stok sınırı: en fazla {{max}} adet alabilirsiniz',
  'validation.quantityUnreadable': 'Adedi 12 gibi rakamla yazın',
};
