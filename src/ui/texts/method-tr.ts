/** The texts of the ways to pay beside the card in Turkish, fetched when one is asked for. This table is the list of keys. */
export const methodTr = {
  'methods.choose': 'Bir ödeme yöntemi seçin',
  'methods.secure': 'Ödemeyi seçtiğiniz yöntemde siz onaylarsınız',
  'methods.redirectHint': 'Ödemeyi {{name}} sayfasında onaylarsınız, sonra buraya dönersiniz.',
  'methods.directHint': 'Tutar {{name}} hesabınızdan hemen alınır.',
  'methods.vendorHint': '{{name}} penceresi bu sayfada açılır; ödemeyi orada onaylarsınız.',
  'methods.qrHint': 'Bir kare kod gösteririz; ödemeyi {{name}} uygulamasında onaylarsınız.',
  'methods.transferHint': 'Banka seçer, tutarı gönderir ve bize bildirirsiniz.',
  'methods.warningTitle': '{{name}} ile ödenecek',
  'methods.redirectWarning':
    'Bu sayfadan ayrılıp {{name}} sayfasına gidersiniz. İşlem bitince kendiliğinden geri dönersiniz; o zamana kadar pencereyi kapatmayın.',
  'methods.directWarning': 'Devam ederseniz tutar {{name}} hesabınızdan hemen alınır; ayrıca onay istenmeyebilir.',
  'methods.toApprove': '{{name}} ile onaylayın',
  'methods.pending': 'Onayınız işleniyor',
  'methods.pendingText': '{{name}} onayınızı aldı. Sayfa kendiliğinden ilerler; lütfen kapatmayın.',
  'methods.completed': 'Ödemeniz tamamlandı',
  'methods.completedText': 'Teşekkür ederiz. Birazdan devam ediyoruz.',
  'methods.expired': 'Kodun süresi doldu',
  'methods.expiredText': '{{name}} onayı zamanında gelmedi. Ödeme alınmadı; yeni bir kodla yeniden deneyebilirsiniz.',
  'methods.newCode': 'Yeni kod al',
  'methods.otherMethod': 'Başka bir yöntem seç',
  'methods.cancelled': '{{name}} ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.',
  'methods.vendorUnavailable':
    '{{name}} penceresi açılamadı. Tutar alınmadı; yeniden deneyin ya da başka bir yöntem seçin.',
  'methods.qrLabel': '{{name}} kare kodu. Referans kodu: {{code}}',
  'methods.qrText': '{{name}} uygulamasını açıp kare kodu okutun ya da referans kodunu yazın, sonra ödemeyi onaylayın.',
  'methods.qrReference': 'Referans kodu',
  'methods.qrTime': 'Kalan süre',
  'methods.qrNear': 'Kodun süresi bir dakika içinde dolacak.',
  'methods.qrMissing': 'Kare kod çizilemedi. Referans kodunu kullanın.',
  'methods.copy': 'Kodu kopyala',
  'methods.copied': 'Kopyalandı',
  'methods.copyFailed': 'Kopyalanamadı. Kodu kendiniz seçip kopyalayın.',
  'methods.leavingTitle': '{{name}} sayfasına gidiyorsunuz',
  'methods.leavingText': 'Ödemeyi orada onaylayın. Sayfa kendiliğinden açılmadıysa düğmeyi kullanın.',
  'methods.leavingLink': '{{name}} sayfasını aç',
  'methods.backToList': 'Diğer yöntemler',
  'methods.elsewhere': 'Başka bir yöntemle başlattığınız ödeme sürüyor. Önce onu tamamlayın.',
  'methods.elsewhereAt':
    '{{name}} ödemeniz onay bekliyor. Başka bir yöntem için önce “Diğer yöntemler” altında ondan vazgeçin.',
  'loans.info': 'Krediye bankanızın sayfasında başvurursunuz. Onaylanırsa sipariş tutarı mağazaya hemen ödenir.',
  'loans.choose': 'Bir kredi seçin',
  'loans.hint': 'Vade ve faizi bankanın sayfasında görür, onaylamadan önce vazgeçebilirsiniz.',

  'tabs.otherPaymentsInfo': 'Seçtiğiniz yöntemin kendi sayfasında ya da uygulamasında ödemeyi onaylarsınız.',
  'validation.checkOtherPayment': 'Bir ödeme yöntemi seçin',
  'validation.checkBankLoan': 'Bir banka kredisi seçin',
};

/** The name of a text of the ways to pay beside the card. */
export type MethodTextKey = keyof typeof methodTr;
