import { createWallets } from '../../../sandbox/wallets/wallets.js';
import type { WalletPayment } from '../../../sandbox/wallets/wallets-contract.js';

const publicUrl = 'http://localhost:4003';

const payment: WalletPayment = {
  id: 'bex1',
  method: 'bex',
  hasPage: false,
  wallet: 'BKM Express',
  reference: 'secret1',
  merchantName: 'Kitapçı',
  amount: 1_000,
  currency: 'TL',
  language: 'tr',
  state: 'waiting',
};

const payments = {
  find: async () => payment,
  findByReference: async () => undefined,
  waiting: async () => [],
  decide: async () => undefined,
};

describe('the page that bex’s script frames', () => {
  it('RL-17 OP-09 names its own origin for its styles, scripts and forms: in WebKit `self` is its opaque origin', async () => {
    const app = await createWallets({
      publicUrl,
      providerUrl: 'http://127.0.0.1:4000',
      payments,
      logLevel: 'silent',
    });
    const { statusCode, headers } = await app.inject('/bex/bex1?token=secret1');
    await app.close();
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain("'self'");
    for (const part of ['script-src', 'style-src', 'form-action']) expect(policy).toContain(`${part} ${publicUrl}`);
  });
});
