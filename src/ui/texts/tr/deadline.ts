/** The end of the time, in Turkish: this table is the list of the keys. */
export const deadline = {
  'deadline.warning': 'Ödeme süreniz {{count}} saniye içinde dolacak.',
  'deadline.extend': 'Süreyi uzat',
  'deadline.extended': 'Süreniz uzatıldı.',
  'deadline.extendFailed': 'Süre uzatılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
};
