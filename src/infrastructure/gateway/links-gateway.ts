import { catchError, map, type Observable, throwError } from 'rxjs';
import { GatewayError, type LinkOrder, type Links, type Payer } from '../../application/ports.js';
import type { PaymentLink } from '../../domain/links/link.js';
import { printAmount } from '../../domain/money/amount.js';
import type { LinkContext } from '../../domain/payment/payment-page.js';
import { readShortId, readToken } from '../../domain/payment/route-parameters.js';
import type { HttpClient } from './http-client.js';
import { readCreatedPayment, readLink, readLinkContext } from './link.reader.js';
import { linkDataPath } from './link-path.js';

/** An id or token that no server could have given is not asked about: it is the 404 it would get. */
const unknownLink = new GatewayError({ kind: 'refused', httpStatus: 404, error: { code: 'notFound' } });

/** The provider's calls of payment links. */
export class LinksGateway implements Links {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  open(shortId: string): Observable<PaymentLink> {
    if (readShortId(shortId) === undefined) return throwError(() => unknownLink);
    return this.#http.get(linkDataPath(shortId)).pipe(map((answer) => readLink(answer, shortId)));
  }

  create({ form }: PaymentLink, order: LinkOrder): Observable<{ readonly token: string }> {
    // The provider's own form comes first, so that nothing in it can stand in for what the shopper decided.
    const fields = { ...form, ...orderFields(order) };
    return this.#http.post('/odeme/api/oos/payment/link', fields).pipe(
      map(readCreatedPayment),
      catchError((error: unknown) => throwError(() => withFormField(error, order.kind))),
    );
  }

  contextOf(token: string): Observable<LinkContext> {
    if (readToken(token) === undefined) return throwError(() => unknownLink);
    return this.#http
      .get(`/odeme/api/oos/payment/get/link/payment/${encodeURIComponent(token)}`)
      .pipe(map(readLinkContext));
  }
}

type OrderKind = LinkOrder['kind'];
type OrderOf<Kind extends OrderKind> = { [Each in Kind]: Extract<LinkOrder, { readonly kind: Each }> }[Kind];
type FieldsOf = { readonly [Kind in OrderKind]: (order: OrderOf<Kind>) => Record<string, string> };

/** AP-03: the fields of the link's type only (LK-06). */
const fieldsOf: FieldsOf = {
  collection: ({ amount }) => ({ collection_amount: printAmount(amount) }),
  product: ({ invoice, quantity, amount, zip = '', country = '', ...payer }) => ({
    urun_adet: String(quantity),
    shown_amount: printAmount(amount),
    ...payerFields(payer),
    zip_code: zip,
    user_country: country,
    fatura_secimi: invoice === undefined ? '0' : '1',
    vergi_unvan: invoice?.title ?? '',
    vergi_dairesi: invoice?.taxOffice ?? '',
    vergi_numarasi: invoice?.taxNumber ?? '',
  }),
  flex: ({ amount, ...payer }) => ({ ...payerFields(payer), collection_amount: printAmount(amount) }),
};

function orderFields<Kind extends OrderKind>(order: OrderOf<Kind>): Record<string, string> {
  const kind: Kind = order.kind;
  return fieldsOf[kind](order);
}

const payerForm: readonly (readonly [string, string])[] = [
  ['user_address', 'detail'],
  ['email', 'email'],
  ['user_phone', 'phone'],
];

/** The field of the form that a wire name's value was typed into. */
const formFieldOf: Readonly<Record<OrderKind, ReadonlyMap<string, string>>> = {
  collection: new Map([['collection_amount', 'amount']]),
  product: new Map([
    ...payerForm,
    ['user_name', 'name'],
    ['zip_code', 'zip'],
    ['user_country', 'country'],
    ['vergi_unvan', 'invoiceTitle'],
    ['vergi_dairesi', 'taxOffice'],
    ['vergi_numarasi', 'taxNumber'],
  ]),
  flex: new Map([...payerForm, ['user_name', 'fullName'], ['collection_amount', 'amount']]),
};

/** A refusal of a field names the form's own; one of a field that is on no form names none. */
function withFormField(error: unknown, kind: OrderKind): unknown {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return error;
  const { failure } = error;
  const { field, ...details } = failure.error;
  const own = field === undefined ? undefined : formFieldOf[kind].get(field);
  return new GatewayError({ ...failure, error: own === undefined ? details : { ...details, field: own } });
}

function payerFields({ name, address, email, phone }: Payer): Record<string, string> {
  return { user_name: name, user_address: address, email, user_phone: phone };
}
