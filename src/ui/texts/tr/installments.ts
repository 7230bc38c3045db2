/** The table of installments, in Turkish: this table is the list of the keys. */
export const installments = {
  'installments.title': 'Taksit seçenekleri',
  'installments.count': 'Taksit',
  'installments.monthly': 'Aylık',
  'installments.total': 'Toplam',
  'installments.single': 'Tek çekim',
  'installments.spoken': '{{name}}, aylık {{monthly}}, toplam {{total}}',
  'installments.spokenSingle': '{{name}}, toplam {{total}}',
  'installments.of': '{{count}} taksit',
  'installments.pft': 'Peşin fiyatına',
  'installments.showAll': 'Tüm taksitleri göster',
  'installments.hide': 'Daha az göster',
  'installments.bar': '{{count}} taksit × {{monthly}}',
  'installments.interest': 'Vade farkı',
  'installments.cashPrice': 'Peşin fiyatına {{count}} taksit',
  'installments.cashPriceBrands': 'Bu kartlarla:',
  'installments.allPlans': 'Tüm kartların taksitleri',
};
