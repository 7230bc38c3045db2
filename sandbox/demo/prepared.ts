import type { Database } from '../database/database.js';
import type { Clock } from '../process/clock.js';
import type { Fingerprints } from '../provider/database/fingerprints.js';
import type { Prepared } from '../store/prepared/store-options.js';
import { linkCases } from './link-cases.js';
import type { LinkHistory } from './link-history.js';
import { preparedPayments } from './prepared-payments.js';
import { storeTestCards } from './stored-cards.js';
/** Returns what the demo store offers with one click. */
export function demoPrepared(db: Database, clock: Clock, fingerprints: Fingerprints, history: LinkHistory): Prepared {
  return {
    payments: preparedPayments,
    links: linkCases,
    storeCards: (merchantId, cards) => storeTestCards(db, clock, fingerprints, merchantId, cards),
    payLink: (id, amountOrPieces) => history.pay(id, amountOrPieces),
    expireLink: (id) => history.expire(id),
  };
}
