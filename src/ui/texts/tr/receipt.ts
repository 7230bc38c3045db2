/** The receipt of a paid order, in Turkish: this table is the list of the keys. */
export const receipt = {
  'receipt.title': 'Ödeme makbuzu',
  'receipt.amount': 'Tutar',
  'receipt.date': 'Tarih',
  'receipt.method': 'Ödeme yöntemi',
  'receipt.installments': 'Taksit',
  'receipt.installmentCount': '{{count}} taksit',
  'receipt.points': 'Puanla ödenen',
  'receipt.print': 'Yazdır',
  'receipt.copy': 'Kopyala',
  'receipt.copied': 'Makbuz kopyalandı',
  'receipt.copyFailed': 'Kopyalanamadı; metni seçip kopyalayabilirsiniz',
};
