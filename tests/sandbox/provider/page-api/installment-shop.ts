import type { Configuration } from '../../../../sandbox/configuration.js';
import type { Fields } from '../../calls.js';
import { openNotificationBox, openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

export const axess = '4355084355084358';
export const business = '9792440000000019';

/** A sandbox whose merchants with installments are paid without 3-D Secure, so that an answer is a charge. */
export async function openInstallmentShop(changes: Partial<Configuration> = {}) {
  const sandbox = await openSandbox(changes);
  const box = await openNotificationBox();
  for (const id of ['100003', '100011', '100013', '100014']) {
    await sandbox.panel.save(id, { notificationUrl: box.url, non3d: true });
  }
  const { provider, store } = sandbox.urls;
  return {
    provider,
    store,
    clock: sandbox.clock,
    arrive: (changes: Fields = {}) => Shopper.arrive(provider, { merchant_id: '100003', ...changes }),
    setCategory: (category: string) => sandbox.panel.save('100003', { category }),
    /** The fields of the one notification of the shopper's order. */
    notificationOf: async ({ opened }: Shopper): Promise<Fields> => {
      await sandbox.runDue();
      return Object.fromEntries(box.received.find((fields) => fields.get('merchant_oid') === opened.oid) ?? []);
    },
    close: async () => {
      await sandbox.close();
      await box.close();
    },
  };
}

export type InstallmentShop = Awaited<ReturnType<typeof openInstallmentShop>>;

/** The data of the shopper's page. */
export const dataOf = async (shopper: Shopper) => (await shopper.load()).json.data;

export const pay = (shopper: Shopper, number: string, count: number) =>
  shopper.pay(number, { do_3d: '0', installment_count: String(count) });

export const fetchPlans = (shopper: Shopper, number: string, changes: Fields = {}) =>
  shopper.call('/odeme/api/oos/card/installment', {
    binNumber: number.slice(0, 8),
    amount: '1.234,50',
    shortId: '',
    ...changes,
  });
