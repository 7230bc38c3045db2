/** The question before the payment is left, in Turkish: this table is the list of the keys. */
export const leave = {
  'leave.title': 'Mağazaya dönülsün mü?',
  'leave.linkTitle': 'Bağlantıya dönülsün mü?',
  'leave.description': 'Yazdıklarınız kaydedilmez. Ödemeye yeniden başlamanız gerekebilir.',
  'leave.stay': 'Burada kal',
};
