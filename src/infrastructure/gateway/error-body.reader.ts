import * as v from 'valibot';
import type { ErrorDetails, Failure } from '../../domain/payment/failure.js';
import { whole } from './sent-code.reader.js';
import { address, text } from './wire.js';

/** Holds what a refusal is written as. */
export const errorBody = v.object({
  status: v.picklist(['error', 'failed']),
  redirectUrl: address,
  merchantName: text(),
  merchantOid: text(64),
  shortId: text(64),
  limitedBy: text(16),
  attemptsLeft: whole(99, undefined),
  attempt_id: text(64),
  waitsFor: text(16),
  error: v.nullish(
    v.object({
      title: text(),
      description: text(1000),
      code: text(64),
      group: text(64),
      lang: text(8),
      field: text(64),
    }),
    {},
  ),
});

/**
 * Reads the body of a refusal (ER-02, ER-03, PY-07). A body that is no valid error is `malformed`, so that it is not
 * taken for a known refusal of a payment (PY-06).
 */
export function readErrorBody(body: unknown, httpStatus: number): Failure {
  const result = v.safeParse(errorBody, body);
  if (!result.success) return { kind: 'malformed', httpStatus, field: v.getDotPath(result.issues[0]) ?? 'body' };
  const {
    error: said,
    redirectUrl,
    merchantName,
    merchantOid,
    shortId,
    limitedBy,
    attempt_id: voided,
    waitsFor,
    ...rest
  } = result.output;
  // The tries that are left count for a wrong code alone (BT-05).
  const attemptsLeft = said?.code === 'otp' ? rest.attemptsLeft : '';
  const error = withoutEmpty({ ...said, voided, redirectUrl, merchantName, shortId, limitedBy, attemptsLeft });
  if (error.code === 'paid') return { kind: 'alreadyPaid', receipt: { redirectUrl, merchantName, merchantOid } };
  // Another shopper's payment of the same link may be under way; the post that was asked about is not.
  if (error.code === 'pending' && voided === '')
    return {
      kind: 'underWay',
      unfinished: waitsFor === 'shopper' || undefined,
      store: merchantName === '' ? undefined : { merchantName, redirectUrl },
    };
  if (httpStatus !== 301) return { kind: 'refused', httpStatus, error };
  // ER-02: without an address a 301 is the general error, which quotes nothing.
  return redirectUrl === '' ? { kind: 'refused', httpStatus, error: {} } : { kind: 'redirected', redirectUrl, error };
}

/** An empty text says as little as a missing one. */
function withoutEmpty(details: object): ErrorDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value || value === 0));
}
