/** Holds what the card form explains and asks, in Turkish: this table is the list of the keys. */
export const cardDialogs = {
  'card.cvvHelpBack': 'Kartınızın arka yüzünde, imza şeridinin sonundaki 3 hanedir.',
  'card.cvvHelpFront': 'American Express kartlarda ön yüzde, kart numarasının sağ üstündeki 4 hanedir.',
  'card.cvvPictureBack': 'Kartın arka yüzü: güvenlik kodu imza şeridinin sağ ucunda',
  'card.cvvPictureFront': 'American Express kartın ön yüzü: güvenlik kodu numaranın sağ üstünde',
  'card.storeCardHelpText':
    'Kartınızı güvenle saklarız; bir sonraki alışverişinizde bilgileri yeniden yazmadan ödersiniz. Güvenlik kodunuz hiçbir zaman saklanmaz.',
  'card.storeCardConfirm': 'Kartınızı saklayalım mı?',
  'card.storeCardConfirmNoEmail': 'Kartınız saklanır ve bu ödeme 3D Secure ile yapılır.',
  'card.storeCardConfirmText': 'Kartınız {{email}} e-posta adresiyle saklanır ve bu ödeme 3D Secure ile yapılır.',
  'card.use3dHelpText':
    'Ödemeyi, bankanızın telefonunuza gönderdiği tek kullanımlık kodla onaylarsınız. Böylece kartınızı sizden başkası kullanamaz.',
  'validation.error.savedCard': 'Bu kartın süresi dolmuş',
  'validation.checkRegisteredCard': 'Kayıtlı başka bir kart seçin ya da yeni bir kartla ödeyin.',
  'label.yes': 'Evet',
  'label.no': 'Hayır',
};
