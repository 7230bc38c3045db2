/** The end of the time, in Turkish: this table is the list of the keys. */
export const expiry = {
  'expiry.warning': 'Ödeme süreniz {{count}} saniye içinde dolacak.',
  'expiry.extend': 'Süreyi uzat',
  'expiry.extended': 'Süreniz uzatıldı.',
  'expiry.extendFailed': 'Süre uzatılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
};
