import { catchError, defer, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import { GatewayError, type Links } from '../../application/ports.js';
import type { LinkOrder, LinkType, PaymentLink } from '../../domain/links/link.js';
import type { LinkContext } from '../../domain/payment/payment-page.js';
import { readShortId, readToken } from '../../domain/payment/route-parameters.js';
import { linkDataPath } from './early-answer.js';
import type { HttpClient } from './http-client.js';
import { readCreatedPayment, readLink, readLinkContext } from './link.reader.js';
import { linkWires, type OrderOf } from './link-wires.js';
import { canHash, sha256 } from './sale-text.wire.js';

/** An id or token that no server could have given is not asked about: it is the 404 it would get. */
const unknownLink = new GatewayError({ kind: 'refused', httpStatus: 404, error: { code: 'notFound' } });

/** Browsers hash on secure pages alone, so the texts of a sale cannot be named on another one. */
const insecurePage = new GatewayError({ kind: 'refused', httpStatus: 0, error: { code: 'insecurePage' } });

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
    return acceptanceFields(order).pipe(
      // The provider's own form comes first, so that nothing in it can stand in for what the shopper decided.
      mergeMap((accepted) =>
        this.#http.post('/odeme/api/oos/payment/link', {
          ...withoutAcceptance(form),
          ...orderFields(order),
          ...accepted,
        }),
      ),
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

/** Returns the provider's own form without what says that texts are accepted: only the shopper says so (LW-04). */
function withoutAcceptance(form: PaymentLink['form']): PaymentLink['form'] {
  const { pre_information_sha256: _preInformation, contract_sha256: _contract, ...rest } = form;
  return rest;
}

/** Names the texts that the order accepts by what was shown of each, whatever the provider calls them (LW-04). */
function acceptanceFields({ accepts }: LinkOrder): Observable<Readonly<Record<string, string>>> {
  if (accepts === undefined) return of({});
  if (!canHash()) return throwError(() => insecurePage);
  return defer(async () => ({
    pre_information_version: accepts.preInformation.version,
    pre_information_sha256: await sha256(accepts.preInformation.text),
    contract_version: accepts.contract.version,
    contract_sha256: await sha256(accepts.contract.text),
  }));
}

function orderFields<Type extends LinkType>(order: OrderOf<Type>): Record<string, string> {
  const type: Type = order.kind;
  return linkWires[type].sent(order);
}

/** A refusal of a field names the form's own; one of a field that is on no form names none. */
function withFormField(error: unknown, type: LinkType): unknown {
  if (!(error instanceof GatewayError) || error.failure.kind !== 'refused') return error;
  const { failure } = error;
  const { field, ...details } = failure.error;
  const own = field === undefined ? undefined : linkWires[type].formFields.get(field);
  return new GatewayError({ ...failure, error: own === undefined ? details : { ...details, field: own } });
}
