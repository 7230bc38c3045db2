import { recogniseScheme } from '../../src/domain/card/scheme.js';
import type { Database } from '../database/database.js';
import type { Clock } from '../process/clock.js';
import { digitsKept } from '../provider/database/card-digits.js';
import type { Fingerprints } from '../provider/database/fingerprints.js';
import { storedCards } from '../provider/database/schema-cards.js';
import { findBin } from '../provider/directory/bins.js';
import { newCardNames, openWallet } from '../provider/saved-cards/stored-cards.js';
import type { StoredTestCard } from '../store/prepared/prepared-payments.js';
import { demoBehaviours, scenarioExpiry } from './scenarios.js';

/** How many rows one statement takes: a row has ten parameters, and a statement has 65535 at most. */
const batch = 1_000;

/** Stores cards as if a shopper had stored them before, and returns the shopper's utoken. */
export function storeTestCards(
  db: Database,
  clock: Clock,
  fingerprints: Fingerprints,
  merchantId: string,
  cards: readonly StoredTestCard[],
): Promise<string> {
  return db.transaction(async (tx) => {
    const utoken = await openWallet(tx, merchantId, new Date(clock.now()));
    // The one stored last is shown first.
    const rows = [...cards].reverse().map((card) => ({ ...newCardNames(), ...storable(fingerprints, card), utoken }));
    for (let from = 0; from < rows.length; from += batch) {
      await tx.insert(storedCards).values(rows.slice(from, from + batch));
    }
    return utoken;
  });
}

/** A month that has passed, whenever the demo runs. */
const pastExpiry = { month: '01', year: '24' } as const;

function storable(fingerprints: Fingerprints, { number, expired }: StoredTestCard) {
  const { month, year } = expired ? pastExpiry : scenarioExpiry;
  return {
    ...digitsKept(number),
    scheme: findBin(number)?.scheme ?? recogniseScheme(number)?.id ?? '',
    fingerprint: fingerprints.of('card', number),
    scenario: demoBehaviours.ofCard(number).id,
    month,
    year,
  };
}
