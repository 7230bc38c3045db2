import type { Language } from '../../src/domain/locale/language.js';
import type { SaleTerms } from '../store/links/sale-terms.js';

const seller = {
  title: 'Çınar Kitabevi ve Çay Ticaret Ltd. Şti.',
  address: 'İcadiye Caddesi No: 12, Kuzguncuk, Üsküdar/İstanbul',
  phone: '+90 216 555 01 23',
  email: 'siparis@cinar.example',
  number: '0123456789000015',
} as const;

/** The texts of a sale, as the demo store has them: each says of itself that it is a sample and no legal advice. */
export const sampleSale: Readonly<Record<Language, SaleTerms>> = {
  tr: {
    seller,
    texts: {
      preInformation: {
        version: 'ornek-1',
        text: `ÖRNEK METİN. Hukuki bir belge değildir; kendi metninizi hukukçunuzla hazırlayın.

ÖN BİLGİLENDİRME FORMU

1. Satıcı
${seller.title}
MERSİS no: ${seller.number}
Adres: ${seller.address}
Telefon: ${seller.phone}
E-posta: ${seller.email}

2. Ürün
Ürünün temel nitelikleri, vergiler dâhil fiyatı ve adedi sipariş sayfasında yazar. Teslimat ücreti fiyata dâhildir.

3. Ödeme ve teslimat
Ödeme kartla ya da sayfada sunulan diğer yöntemlerle yapılır. Ürün, siparişi izleyen 30 gün içinde verdiğiniz adrese teslim edilir.

4. Cayma hakkı
Ürünü teslim aldığınız günden başlayarak 14 gün içinde gerekçe göstermeden ve cezai şart ödemeden cayabilirsiniz. Cayma bildirimini yukarıdaki e-posta adresine göndermeniz yeterlidir. Bedel, bildirimin bize ulaşmasından başlayarak 14 gün içinde iade edilir.

5. Başvuru
Şikâyet ve itirazlarınız için arabulucuya, tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsiniz.
`,
      },
      contract: {
        version: 'ornek-1',
        text: `ÖRNEK METİN. Hukuki bir belge değildir; kendi metninizi hukukçunuzla hazırlayın.

MESAFELİ SATIŞ SÖZLEŞMESİ

Madde 1. Taraflar
Satıcı: ${seller.title}, ${seller.address}
Alıcı: Sipariş formunda adı ve adresi yazan kişi.

Madde 2. Konu
Alıcının elektronik ortamda sipariş verdiği ürünün satışı ve teslimi ile tarafların hak ve yükümlülükleri.

Madde 3. Ödeme yükümlülüğü
Siparişin onaylanması ödeme yükümlülüğü doğurur.

Madde 4. Teslimat
Ürün en geç 30 gün içinde, eksiksiz ve fatura ile birlikte teslim edilir.

Madde 5. Cayma hakkı
Alıcı 14 gün içinde cayabilir. Ayrıntılar ön bilgilendirme formundadır; form bu sözleşmenin parçasıdır.

Madde 6. Uyuşmazlık
Arabuluculuk, tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir.
`,
      },
    },
  },
  en: {
    seller,
    texts: {
      preInformation: {
        version: 'sample-1',
        text: `SAMPLE TEXT. This is no legal document; have your lawyer write yours.

PRE-INFORMATION FORM

1. Seller
${seller.title}
MERSIS no.: ${seller.number}
Address: ${seller.address}
Phone: ${seller.phone}
E-mail: ${seller.email}

2. Product
What the product is, its price with taxes and the number of pieces stand on the order page. Delivery is included.

3. Payment and delivery
You pay by card or by the other methods of the page. The product is delivered to the address you give within 30 days of the order.

4. Right of withdrawal
You can withdraw within 14 days of the delivery without a reason and without a penalty. A message to the e-mail address above is enough. The price is returned within 14 days of that message.

5. Complaints
You can turn to a mediator, to a consumer arbitration committee or to a consumer court.
`,
      },
      contract: {
        version: 'sample-1',
        text: `SAMPLE TEXT. This is no legal document; have your lawyer write yours.

DISTANCE SALES CONTRACT

Article 1. Parties
Seller: ${seller.title}, ${seller.address}
Buyer: the person whose name and address stand in the order form.

Article 2. Subject
The sale and delivery of the product that the buyer orders electronically, and the rights and duties of both.

Article 3. Duty to pay
The order obliges the buyer to pay.

Article 4. Delivery
The product is delivered whole and with its invoice, within 30 days at the latest.

Article 5. Right of withdrawal
The buyer can withdraw within 14 days. The pre-information form, which is part of this contract, has the details.

Article 6. Disputes
Mediation, consumer arbitration committees and consumer courts are competent.
`,
      },
    },
  },
};
