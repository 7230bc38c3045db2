import { emptyNotice, noticeProblems } from '../../../src/domain/transfer/transfer-notice.js';
import { shownText } from '../../../src/domain/validation/foreign-text.js';
import type { Database } from '../../database/database.js';
import { findLink } from '../links/find-link.js';
import { rulesOf } from '../links/link-types.js';
import type { Order } from '../orders/order-state.js';
import { knownPhone } from './sms-code-calls.js';

/** Who sends the money, as far as it is known; empty where it is not. */
interface Sender {
  readonly userName: string;
  readonly phone: string;
}

/** Describes what is known of the sender before the notice. */
export interface KnownSender {
  /** The merchant gave it: the shopper cannot change it. */
  readonly prefilled: Sender;
  /** The shopper gave it on a link's page, for a delivery or a receipt: another may send the money. */
  readonly proposed: Sender;
}

const nobody: Sender = { userName: '', phone: '' };

/** Returns what is known of the sender of an order's money (BT-03). */
export async function readKnownSender(db: Database, order: Order): Promise<KnownSender> {
  const ofOrder = { userName: knownName(order.userName, order), phone: knownPhone(order) };
  const link = order.linkId === null ? undefined : await findLink(db, order.linkId);
  if (link === undefined || rulesOf(link).namesPayer) return { prefilled: ofOrder, proposed: nobody };
  return { prefilled: nobody, proposed: ofOrder };
}

/** As a notice is read, so that the two can be compared; empty where no notice could hold it. */
function knownName(name: string, { email }: Order): string {
  const userName = readText(name);
  const problems = noticeProblems(emptyNotice({ userName }), '');
  // Asterisks stand where a card number stood, and a collection without a name has the payer's address: neither is a name.
  const isName = !userName.includes('*') && userName !== readText(email);
  return problems.userName === undefined && isName ? userName : '';
}

/**
 * A text of a notice as the page shows it: without invisible marks and without blanks around it, its letters composed.
 * Copied text carries marks that the page drops, so that what it shows and sends is still the text that was given.
 */
export function readText(text: string): string {
  return shownText(text).trim().normalize('NFC');
}
