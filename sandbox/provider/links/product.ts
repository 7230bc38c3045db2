import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { emailProblem, invoiceTitleProblem, taxOfficeProblem, zipProblem } from '../../../src/domain/links/address.js';
import { countryProblem } from '../../../src/domain/links/countries.js';
import { defaultMax, defaultMin, totalOf } from '../../../src/domain/links/quantity.js';
import { largestAmount, parseAmount, printAmount } from '../../../src/domain/money/amount.js';
import { acceptanceProblem } from '../../../src/domain/sale/sale-texts.js';
import { taxNumberProblem } from '../../../src/domain/validation/tax-number.js';
import { IsQuantity } from '../../../src/infrastructure/validation/decorators.js';
import { loopbackAddressRule, type MerchantAddresses, pageAddressRule } from '../merchants/merchant-addresses.js';
import { Optional } from '../requests/accepted-fields.js';
import { IsFlag, IsWebAddress } from '../requests/field-rules.js';
import type { FormBody } from '../requests/form-body.js';
import { WrongField } from '../requests/read-request.js';
import type { Link } from './find-link.js';
import { type LinkOrder, type LinkPayer, payerFields, payerOf, wrongPayerField } from './link-order.js';
import { IsPrice, isAbove, LinkRequest } from './link-request.js';
import type { LinkOrderRead, LinkTypeRules } from './link-type.js';
import type { LinkUse } from './link-use.js';
import { acceptanceFields, acceptanceOf, acceptedIn } from './sale-texts.js';

const IsPieces = () => IsQuantity({ min: 1, max: defaultMax }, { message: `pieces, 1 to ${defaultMax}` });

class ProductRequest extends LinkRequest {
  readonly kind = 'product';

  @IsPrice(1)
  price = '';

  @Optional()
  @IsPieces()
  min_count = '';

  @Optional()
  @IsPieces()
  max_count = '';

  @Optional()
  @IsWebAddress()
  image = '';

  @Optional()
  @IsFlag()
  zip_required = '';

  @Optional()
  @IsFlag()
  invoice = '';

  signed(): string {
    return this.min_count;
  }

  override broken(addresses: MerchantAddresses): WrongField | undefined {
    if (isAbove(this.min_count, this.max_count))
      return new WrongField('max_count', 'max_count must not be less than min_count');
    if (addresses.isUnnamedLoopback(this.image, this.merchant_id))
      return new WrongField('image', `image ${loopbackAddressRule}`);
    const isOpened = this.image === '' || addresses.read(this.image, this.merchant_id) !== undefined;
    return isOpened ? undefined : new WrongField('image', `image ${pageAddressRule}`);
  }

  columns(addresses: MerchantAddresses) {
    return {
      payerName: '',
      payerEmail: '',
      image: withoutCardNumbers(addresses.read(this.image, this.merchant_id) ?? ''),
      minCount: Number(this.min_count || defaultMin),
      stock: this.max_count === '' ? null : Number(this.max_count),
      zipRequired: this.zip_required === '1',
      invoice: this.invoice === '1',
    };
  }
}

const shownField = 'shown_amount';
const deliveryFields = ['zip_code', 'user_country'] as const;
const invoiceFields = ['vergi_unvan', 'vergi_dairesi', 'vergi_numarasi'] as const;

const flag = (value: boolean) => (value ? '1' : '0');

/** Sells pieces of one product and has them delivered (LK-03). */
export const product: LinkTypeRules = {
  Request: ProductRequest,
  priceProblem: () => undefined,

  namesPayer: false,
  sellsPieces: true,
  isPaid: () => false,
  refusal(link, use) {
    const left = leftOf(link, use);
    return left !== undefined && left < link.minCount ? 'outOfStock' : undefined;
  },
  excess(link, use, wanted) {
    const left = leftOf(link, use);
    return left !== undefined && wanted.quantity > left ? 'outOfStock' : undefined;
  },

  terms(link, use) {
    const left = leftOf(link, use);
    return {
      productPrice: printAmount(link.price),
      productMin: link.minCount,
      productMax: left === undefined ? null : Math.min(left, defaultMax),
      fbxType: flag(link.zipRequired),
      isInvoiceSelected: flag(link.invoice),
    };
  },
  shownPrice: (link) => link.price,
  namedPrice: (link) => link.price,

  fields: [
    'urun_adet',
    shownField,
    ...payerFields,
    ...deliveryFields,
    'fatura_secimi',
    ...invoiceFields,
    ...acceptanceFields,
  ],
  readOrder,
  orderOf: productOrder,
  notified: (order) => ({ urun_adet: String(order.quantity), ...order.invoice, ...acceptanceOf(order) }),
};

/** Returns the pieces that a new payment can have; undefined where there is no limit. */
function leftOf(link: Link, use: LinkUse): number | undefined {
  // guard: stock hold -> return link.stock === null ? undefined : link.stock - use.sold;
  return link.stock === null ? undefined : link.stock - use.sold - use.held;
}

function readOrder(form: FormBody, link: Link): LinkOrderRead {
  const quantity = /^[1-9]\d{0,4}$/.test(form.get('urun_adet')) ? Number(form.get('urun_adet')) : 0;
  const amount = totalOf(link, quantity);
  const shown = form.get(shownField);
  if (shown !== '' && parseAmount(shown) === undefined) return { field: shownField };
  // Before the fields: what the shopper agreed to is not what the link costs now. Older pages do not send it.
  if (quantity > 0 && shown !== '' && parseAmount(shown) !== amount) return { refusal: 'priceChanged' };
  const fits = quantity >= link.minCount && quantity <= defaultMax && amount <= largestAmount;
  if (!fits) return { field: 'urun_adet' };
  const field =
    wrongPayerField(form, emailProblem) ??
    wrongDeliveryField(form, link.zipRequired && shown !== '') ??
    wrongInvoiceField(form);
  if (field !== undefined) return { field };
  // guard: acceptance of a link’s texts -> const unaccepted = undefined;
  const unaccepted = acceptanceProblem(acceptedIn(form), link.saleTexts ?? undefined);
  if (unaccepted !== undefined) return { refusal: unaccepted };
  const filled = deliveryFields.filter((name) => form.get(name) !== '');
  const wanted = form.get('fatura_secimi') === '1' ? ['fatura_secimi', ...invoiceFields] : [];
  const invoice = Object.fromEntries([...filled, ...wanted].map((name) => [name, form.get(name)]));
  return { order: { ...productOrder(link, quantity, payerOf(form)), invoice, acceptedTexts: link.saleTexts } };
}

function productOrder(link: Link, quantity: number, payer: LinkPayer): LinkOrder {
  return { amount: totalOf(link, quantity), quantity, goodsPrice: null, invoice: {}, acceptedTexts: null, ...payer };
}

/** The oldest pages, which do not send the shown amount either, have the zip code in the address, and name no country. */
function wrongDeliveryField(form: FormBody, zipRequired: boolean): string | undefined {
  const country = form.get('user_country');
  if (zipProblem(form.get('zip_code'), zipRequired) !== undefined) return 'zip_code';
  return country === '' || countryProblem(country) === undefined ? undefined : 'user_country';
}

function wrongInvoiceField(form: FormBody): string | undefined {
  const wanted = form.get('fatura_secimi');
  if (wanted !== '1') {
    if (wanted !== '0' && wanted !== '') return 'fatura_secimi';
    return invoiceFields.find((name) => form.get(name) !== '');
  }
  if (invoiceTitleProblem(form.get('vergi_unvan')) !== undefined) return 'vergi_unvan';
  if (taxOfficeProblem(form.get('vergi_dairesi')) !== undefined) return 'vergi_dairesi';
  const address = { abroad: form.get('user_country') !== '' };
  return taxNumberProblem(form.get('vergi_numarasi'), address) === undefined ? undefined : 'vergi_numarasi';
}
