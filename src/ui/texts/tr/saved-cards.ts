/** The saved cards, in Turkish: this table is the list of the keys. */
export const savedCards = {
  'paymentPage.registeredCard.deleteError': 'Kartınız silinemedi. Biraz sonra yeniden deneyin.',
  'paymentPage.registeredCard.deleteSuccess': 'Kartınız silindi.',
  'savedCards.mine': 'Kayıtlı kartlarım',
  'savedCards.payWith': 'Ödeme yapılacak kart',
  'savedCards.endsWith': '{{last4}} ile biten',
  'savedCards.expired': 'Süresi doldu',
  'savedCards.chosen': 'Seçili',
  'savedCards.more': '{{count}} kart daha',
  'savedCards.delete': 'Sil: {{name}}, {{last4}} ile biten',
  'savedCards.deleting': 'Kart siliniyor',
  'savedCards.deleteConfirm': 'Kart silinsin mi?',
  'savedCards.deleteConfirmText':
    '{{last4}} ile biten “{{name}}” kayıtlı kartlarınızdan silinir. Kartın kendisi kullanılmaya devam eder.',
  'savedCards.code': 'Kartınızın güvenlik kodu',
  'savedCards.codeText': 'Ödemek için {{last4}} ile biten “{{name}}” kartınızın güvenlik kodunu girin.',
  'label.delete': 'Sil',
};
