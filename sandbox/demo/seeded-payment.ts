import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { AdjustableClock } from '../process/clock.js';
import { orders } from '../provider/database/schema.js';
import { merchantApi } from '../store/merchant-api/merchant-api.js';
import { seededMerchant } from './merchants.js';

/** The token of the payment that a seeded sandbox begins with. */
export const seededToken = 'seeded';

/** Opens the first merchant's order SEEDED1 of 18,90 TL, payable for a day, as any merchant opens one; its token is fixed. */
export async function openSeededPayment(db: Database, providerUrl: string, product: string): Promise<void> {
  const { createToken } = merchantApi(providerUrl, product, new AdjustableClock());
  const created = await createToken(seededMerchant, {
    utoken: '',
    oid: 'SEEDED1',
    userIp: '127.0.0.1',
    okUrl: 'https://shop.example/paid',
    failUrl: 'https://shop.example/failed',
    draft: {
      merchantId: seededMerchant.id,
      amount: 1890,
      currency: 'TL',
      basket: [['Çay', '18.90', 1]],
      language: 'tr',
      theme: 'light',
      framed: false,
      timeoutLimit: 1440,
      flags: [],
      fields: {},
      scenario: null,
    },
  });
  if (!('token' in created)) throw new Error(`The seeded payment was not opened: ${created.reason}`);
  await db.update(orders).set({ token: seededToken }).where(eq(orders.token, created.token));
}
