/** Holds what the provider says to a merchant on its own page, in Turkish: this table is the list of the keys. */
export const information = {
  'information.liveMode1': 'Mağazanız test modunda. Gerçek ödeme almak için mağaza ayarlarından canlı moda geçin.',
  'information.liveMode2': 'Canlı mod başvurunuz inceleniyor. Onaylandığında gerçek ödeme almaya başlayabilirsiniz.',
  'information.merchantLogo': 'Mağazanızın logosu burada görünebilir. Logonuzu mağaza ayarlarından ekleyin.',
  'information.settings': 'Mağaza ayarları',
  'information.support': 'Destek',
};
