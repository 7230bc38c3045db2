import { readShortId } from '../../../src/domain/payment/route-parameters.js';
import { Obeys } from '../requests/field-rules.js';
import type { NotSigned } from './known-merchant.js';

/** Errors of the link calls; the numbers are the sandbox's own, and the other calls' where they mean the same. */
export const linkErrors = {
  unknown: failed('004', 'There is no such link of this merchant'),
  closed: failed('006', 'The link takes no payment any more'),
} as const;

/** No notification of the merchant has the id that a call names. */
export const notificationUnknown = failed('004', 'There is no such notification of this merchant');

/** No link of the merchant has or had a text with the hash that a call names. */
export const saleTextUnknown = failed('004', 'There is no such text of this merchant');

export function notSigned({ number, reason }: NotSigned) {
  return failed(number, reason);
}

/** A field is wrong; the message names it and its rule. */
export function wrongField(message: string) {
  return failed('002', message);
}

function failed(err_no: string, err_msg: string) {
  return { status: 'error', err_no, err_msg, reason: err_msg } as const;
}

/** The most links that one call acts on. */
const linkIdsMax = 10;

/** Which links a call acts on. */
export class LinkIds {
  @Obeys(`1 to ${linkIdsMax} ids of links, comma separated`, (value) => readLinkIds(value) !== undefined)
  id = '';
}

/** The ids of a comma-separated list, each once; undefined when there are too many, or one is none. */
export function readLinkIds(text: string): readonly string[] | undefined {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))];
  const isWrong = ids.length > linkIdsMax || ids.some((id) => readShortId(id) === undefined);
  return isWrong ? undefined : ids;
}
