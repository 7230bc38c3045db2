import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { findBin } from '../bins.js';
import type { Clock } from '../clock.js';
import type { Database } from '../database/open-database.js';
import { storedCards } from '../database/schema-cards.js';
import { markOf } from '../ledger/marks.js';
import { scenarioExpiry, scenarioOfCard } from '../scenarios.js';
import type { DemoCard, DemoWallets } from '../store-contract.js';
import { newCardNames, openWallet } from './stored-cards.js';

/** How many rows one statement takes: a row has ten parameters, and a statement has 65535 at most. */
const batch = 1_000;

/** Wallets with cards in them, as if a shopper had stored these before. `marksKey` is the database's. */
export function demoWallets(db: Database, clock: Clock, marksKey: string): DemoWallets {
  return {
    open: (merchantId, cards) =>
      db.transaction(async (tx) => {
        const utoken = await openWallet(tx, merchantId, new Date(clock.now()));
        // The one stored last is shown first.
        const rows = [...cards].reverse().map((card) => ({ ...newCardNames(), ...storable(marksKey, card), utoken }));
        for (let from = 0; from < rows.length; from += batch) {
          await tx.insert(storedCards).values(rows.slice(from, from + batch));
        }
        return utoken;
      }),
  };
}

/** A month that has passed, whenever the demo runs. */
const pastExpiry = { month: '01', year: '24' } as const;

function storable(marksKey: string, { number, expired }: DemoCard) {
  const { month, year } = expired ? pastExpiry : scenarioExpiry;
  return {
    bin: number.slice(0, 8),
    last4: number.slice(-4),
    scheme: findBin(number)?.scheme ?? recogniseScheme(number)?.id ?? '',
    fingerprint: markOf(marksKey, 'card', number),
    scenario: scenarioOfCard(number).id,
    month,
    year,
  };
}
