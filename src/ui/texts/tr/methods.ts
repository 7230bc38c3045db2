import { awaitedAnswer, fieldRefusals, payDialogs } from './several-parts.js';
import { transfer } from './transfer.js';
import { verification } from './verification.js';

/** Holds what is fetched with the payment methods beside the card, in Turkish: this table is the list of the keys. */
export const methods = {
  ...payDialogs,
  ...awaitedAnswer,
  ...fieldRefusals,
  ...transfer,
  ...verification,

  'methods.choose': 'Bir ödeme yöntemi seçin',
  'methods.payWith': '{{name}} ile öde',
  'methods.secure': 'Ödemeyi seçtiğiniz yöntemde siz onaylarsınız',
  'methods.redirectHint': 'Ödemeyi {{name}} sayfasında onaylarsınız, sonra buraya dönersiniz.',
  'methods.directHint': 'Tutar {{name}} hesabınızdan hemen alınır.',
  'methods.vendorHint': '{{name}} penceresi bu sayfada açılır; ödemeyi orada onaylarsınız.',
  'methods.qrHint': 'Bir karekod gösteririz; ödemeyi {{name}} uygulamasında onaylarsınız.',
  'methods.transferHint': 'Banka seçer, tutarı gönderir ve bize bildirirsiniz.',
  'methods.warningTitle': '{{name}} ile ödeyeceksiniz',
  'methods.redirectWarning':
    'Bu sayfadan ayrılıp {{name}} sayfasına gidersiniz. İşlem bitince kendiliğinden geri dönersiniz; o zamana kadar pencereyi kapatmayın.',
  'methods.directWarning': 'Devam ederseniz tutar {{name}} hesabınızdan hemen alınır; ayrıca onay istenmeyebilir.',
  'methods.toApprove': '{{name}} ile onaylayın',
  'methods.pending': 'Onayınız işleniyor',
  'methods.pendingText': '{{name}} onayınızı aldı. Sayfa kendiliğinden ilerler; lütfen kapatmayın.',
  'methods.completed': 'Ödemeniz tamamlandı',
  'methods.completedText': 'Teşekkür ederiz. Birazdan yönlendirileceksiniz.',
  'methods.completedLinkText': 'Teşekkür ederiz.',
  'methods.expired': 'Kodun süresi doldu',
  'methods.expiredText': '{{name}} onayı zamanında gelmedi. Ödeme alınmadı; yeni bir kodla yeniden deneyebilirsiniz.',
  'methods.expiredPlain': '{{name}} onayı zamanında gelmedi. Bu kodla ödeme alınmadı.',
  'methods.newCode': 'Yeni kod al',
  'methods.otherMethod': 'Başka bir yöntem seç',
  'methods.cancelled': '{{name}} ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.',
  'methods.vendorUnavailable':
    '{{name}} penceresi açılamadı. Tutar alınmadı; yeniden deneyin ya da başka bir yöntem seçin.',
  'methods.qrLabel': '{{name}} karekodu. Referans kodu: {{code}}',
  'methods.qrText': '{{name}} uygulamasını açıp karekodu okutun ya da referans kodunu yazın, sonra ödemeyi onaylayın.',
  'methods.qrReference': 'Referans kodu',
  'methods.qrShow': 'Karekodu göster',
  'methods.qrHide': 'Karekodu gizle',
  'methods.qrTime': 'Kalan süre',
  'methods.qrNear': 'Kodun süresi bir dakika içinde dolacak.',
  'methods.qrMissing': 'Karekod gösterilemedi. Referans kodunu kullanın.',
  'methods.copy': 'Kodu kopyala',
  'methods.copied': 'Kopyalandı',
  'methods.copyFailed': 'Kopyalanamadı. Kodu kendiniz seçip kopyalayın.',
  'methods.leavingTitle': '{{name}} sayfasına gidiyorsunuz',
  'methods.leavingText': 'Ödemeyi orada onaylayın. Sayfa kendiliğinden açılmadıysa düğmeyi kullanın.',
  'methods.leavingLink': '{{name}} sayfasını aç',
  'methods.backToList': 'Diğer yöntemler',
  'methods.underWay': 'Başka bir yöntemle başlattığınız ödeme sürüyor. Önce onu tamamlayın.',
  'methods.underWayAt': '{{name}} ödemeniz onay bekliyor. Başka bir yöntemle ödemek için önce ondan vazgeçin.',
  'methods.giveUp': '{{name}} ödemesinden vazgeç',
  'methods.processedAt': '{{name}} onayınız işleniyor, lütfen bekleyin.',

  'loans.info': 'Krediye bankanızın sayfasında başvurursunuz. Onaylanırsa sipariş tutarı mağazaya hemen ödenir.',
  'loans.go': 'Bankaya geç',
  'loans.choose': 'Bir kredi seçin',
  'loans.hint': 'Vade ve faizi bankanın sayfasında görür, onaylamadan önce vazgeçebilirsiniz.',

  'tabs.otherPaymentsInfo': 'Ödemeyi seçtiğiniz uygulamada ya da sitede onaylarsınız.',

  'validation.error.otherPayment': 'Ödeme yöntemi seçilmedi',
  'validation.checkOtherPayment': 'Bir ödeme yöntemi seçin',
  'validation.checkBankLoan': 'Bir banka kredisi seçin',
};
