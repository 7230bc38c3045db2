/** Card points, in Turkish: this table is the list of the keys. */
export const points = {
  'points.use': '{{amount}} tutarındaki puanımı kullan',
  'points.info': 'Puanınız ödemenizden düşülür; ödeme 3D Secure ile yapılır.',
  'points.paid': 'Puanla ödenen',
  'points.bar': '{{points}} puanla, kartınızdan',
  'points.barInstallments': '{{points}} puanla, kartınızdan {{count}} taksitte',
  'points.barAll': '{{points}} puanla, karttan tutar çekilmez',
  'points.applyError': 'Kart puanlarınıza şu anda ulaşamıyoruz. Ödemenizi puansız yapabilirsiniz.',
};
