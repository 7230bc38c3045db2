import { outcomeDetails } from './outcome-details.js';
import { payDialogs } from './several-parts.js';

/** Holds what is fetched with the first view that a plain new card does not show, in Turkish: this table is the list of the keys. */
export const cardExtras = {
  ...payDialogs,
  ...outcomeDetails,

  'card.cvvHelpBack': 'Kartınızın arka yüzünde, imza şeridinin sonundaki 3 hanedir.',
  'card.cvvHelpFront': 'American Express kartlarda ön yüzde, kart numarasının sağ üstündeki 4 hanedir.',
  'card.cvvPictureBack': 'Kartın arka yüzü: güvenlik kodu imza şeridinin sağ ucunda',
  'card.cvvPictureFront': 'American Express kartın ön yüzü: güvenlik kodu numaranın sağ üstünde',
  'card.storeCardHelpText':
    'Kartınızı güvenle kaydederiz; bir sonraki alışverişinizde bilgileri yeniden yazmadan ödersiniz. Güvenlik kodunuz hiçbir zaman kaydedilmez.',
  'card.storedBy':
    'Kartınızı mağaza değil, ödeme altyapısını sağlayan Vezne saklar. Bu mağazada yeniden ödeme yaparken kayıtlı kartlarınız gösterilirse, kartın yanındaki düğmeyle silebilirsiniz.',
  'card.storeCardConfirm': 'Kart kaydedilsin mi?',
  'card.storeCardConfirmNoEmail': 'Kartınız kaydedilir ve bu ödeme 3D Secure ile yapılır.',
  'card.storeCardConfirmText': 'Kartınız {{email}} e‑posta adresiyle kaydedilir ve bu ödeme 3D Secure ile yapılır.',
  'card.use3dHelpText':
    'Ödemeyi, bankanızın telefonunuza gönderdiği tek kullanımlık kodla onaylarsınız. Böylece kartınızı sizden başkası kullanamaz.',
  'validation.error.savedCard': 'Bu kartın süresi dolmuş',
  'validation.checkRegisteredCard': 'Kayıtlı başka bir kart seçin ya da yeni bir kartla ödeyin.',
  'installments.legalSingle': 'Bu ürünler bireysel kartla taksitli alınamaz.',
  'installments.legalLimit': 'Bu ürünler bireysel kartla en çok {{max}} taksitle alınabilir.',
  'label.yes': 'Evet',
  'label.no': 'Hayır',

  'paymentPage.registeredCard.deleteError': 'Kartınız silinemedi. Biraz sonra yeniden deneyin.',
  'paymentPage.registeredCard.deleteSuccess': 'Kartınız silindi.',
  'savedCards.mine': 'Kayıtlı kartlarım',
  'savedCards.payWith': 'Kullanılacak kart',
  'savedCards.endsWith': '{{last4}} ile biten',
  'savedCards.expired': 'Süresi doldu',
  'savedCards.chosen': 'Seçili',
  'savedCards.more': '{{count}} kart daha',
  'savedCards.delete': 'Sil: {{name}}, {{last4}} ile biten',
  'savedCards.deleting': 'Kart siliniyor',
  'savedCards.deleteConfirm': 'Kart silinsin mi?',
  'savedCards.deleteConfirmText':
    '{{last4}} ile biten “{{name}}” kayıtlı kartlarınızdan silinir. Kartın kendisi kullanılmaya devam eder.',
  'savedCards.code': 'Güvenlik kodunu girin',
  'savedCards.codeText': 'Ödemek için {{last4}} ile biten “{{name}}” kartınızın güvenlik kodunu girin.',
  'label.delete': 'Sil',

  'installments.title': 'Taksit seçenekleri',
  'installments.count': 'Taksit',
  'installments.monthly': 'Aylık',
  'installments.total': 'Toplam',
  'installments.single': 'Tek çekim',
  'installments.spoken': '{{name}}, aylık {{monthly}}, toplam {{total}}',
  'installments.spokenSingle': '{{name}}, toplam {{total}}',
  'installments.of': '{{count}} taksit',
  'installments.chosen': '{{name}} · ayda {{monthly}}',
  'installments.brand': 'Kart programı',
  'installments.each': 'ayda {{monthly}}',
  'installments.pft': 'Peşin fiyatına',
  'installments.showAll': 'Tüm taksitleri göster',
  'installments.hide': 'Daha az göster',
  'installments.bar': '{{count}} taksit × {{monthly}}',
  'installments.interest': 'Vade farkı',
  'installments.cashPrice': 'Peşin fiyatına {{count}} taksit',
  'installments.cashPriceBrands': 'Bu kartlarla:',
  'installments.allPlans': 'Taksit tablosu',

  'points.use': '{{amount}} puan kullan',
  'points.info': 'Puanınız ödemenizden düşülür; ödeme 3D Secure ile yapılır.',
  'points.paid': 'Puanla ödenen',
  'points.bar': '{{points}} puan düşüldükten sonra karttan',
  'points.barInstallments': '{{points}} puan düşüldükten sonra karttan {{count}} taksitte',
  'points.barAll': '{{points}} puanla, karttan tutar çekilmez',
  'points.applyError': 'Kart puanlarınıza şu anda ulaşamıyoruz. Ödemenizi puansız yapabilirsiniz.',

  'deadline.warning': 'Ödeme süreniz {{count}} saniye içinde dolacak.',
  'deadline.extend': 'Süreyi uzat',
  'deadline.extended': 'Süreniz uzatıldı.',
  'deadline.noMore': 'Süre daha fazla uzatılamaz.',
  'deadline.extendFailed': 'Süre uzatılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',

  'testMode.description': 'Örnek kart kullanılır.',

  'information.liveMode1': 'Mağazanız test modunda. Gerçek ödeme almak için mağaza ayarlarından canlı moda geçin.',
  'information.liveMode2': 'Canlı mod başvurunuz inceleniyor. Onaylandığında gerçek ödeme almaya başlayabilirsiniz.',
  'information.merchantLogo': 'Mağazanızın logosu burada görünebilir. Logonuzu mağaza ayarlarından ekleyin.',
  'information.settings': 'Mağaza ayarları',
  'information.support': 'Destek',
};
