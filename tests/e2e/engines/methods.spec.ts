import { smsCode } from '../../../sandbox/provider/sms/sms-codes.js';
import type { WalletAct } from '../../../sandbox/wallets/wallets-contract.js';
import { inquire } from '../harness/merchant.js';
import type { SandboxProcess } from '../harness/sandbox-process.js';
import { expect, test } from './engines.js';
import { openScenario, plainCard, Shopper } from './shopper.js';
import type { Visitor } from './visitor.js';

interface Method {
  readonly name: string;
  /** The provider's word for it in the merchant's inquiry. */
  readonly paidBy: string;
  /** The row of the store's scenarios that opens it. */
  readonly row: string;
  readonly pay: (shopper: Shopper, sandbox: SandboxProcess) => Promise<void>;
}

const methods: readonly Method[] = [
  {
    name: 'a new card whose bank asks nothing',
    paidBy: 'KART',
    row: '3d-frictionless',
    pay: async (shopper) => {
      await shopper.fill(plainCard('3d-frictionless'));
      await shopper.submit();
    },
  },
  {
    name: 'a saved card',
    paidBy: 'KART',
    row: 'saved-cards',
    pay: async (shopper) => {
      await expect.poll(() => shopper.visitor.texts('#savedCard')).toEqual([expect.stringContaining('4358')]);
      await shopper.submit();
      await shopper.passTheBank();
    },
  },
  {
    name: 'a new card with its points',
    paidBy: 'KART',
    row: 'points',
    pay: async (shopper) => {
      await shopper.fill(plainCard('points'));
      await shopper.visitor.press('label[for="chkCardPoints"]');
      await expect.poll(() => shopper.visitor.property('#chkCardPoints', 'checked')).toBe(true);
      await shopper.submit();
      await shopper.passTheBank();
    },
  },
  {
    name: 'a new card in installments',
    paidBy: 'KART',
    row: 'installments',
    pay: async (shopper) => {
      await shopper.fill(plainCard('3d-frictionless'));
      await shopper.visitor.press('tbody tr:nth-child(3) label');
      await shopper.expectAmount(44_936);
      await shopper.submit();
    },
  },
  {
    name: 'a bank loan',
    paidBy: 'KREDI',
    row: 'loan-approve',
    pay: async (shopper) => {
      await shopper.choose('bankLoans', 'isbank');
      await shopper.submit();
      await decide(shopper.visitor, 'approve');
    },
  },
  {
    name: 'a bank transfer',
    paidBy: 'EFT',
    row: 'transfer-confirmed',
    pay: async (shopper) => {
      const { visitor } = shopper;
      await visitor.press('label', { text: 'Akbank' });
      await shopper.pressButton('transfer.toAccount');
      await shopper.pressButton('transfer.sent');
      await visitor.type('#transfer-idLast6', '123456');
      await shopper.pressButton('transfer.notify');
      await visitor.type('#sms-code', smsCode);
      await shopper.pressButton('sms.confirm');
    },
  },
  ...['alisGidis', 'mmPay', 'juzdan'].map((code) => ({
    name: code,
    paidBy: code.toUpperCase(),
    row: `${code}-approve`,
    pay: async (shopper: Shopper) => {
      await payByWallet(shopper, code, { warns: true });
      await decide(shopper.visitor, 'approve');
    },
  })),
  {
    name: 'mmPay at once',
    paidBy: 'MMPAY',
    row: 'mmPay-approved',
    pay: (shopper) => payByWallet(shopper, 'mmPay', { warns: true }),
  },
  {
    name: 'tosla',
    paidBy: 'TOSLA',
    row: 'tosla-approve',
    pay: async (shopper, { urls }) => {
      await payByWallet(shopper, 'tosla');
      const code = 'section[aria-labelledby="qr-title"] strong';
      await expect.poll(() => shopper.visitor.texts(code)).toEqual([expect.stringMatching(/\w{3}/)]);
      const [reference = ''] = await shopper.visitor.texts(code);
      await approveInTosla(urls.wallets, reference);
    },
  },
  {
    name: 'bex',
    paidBy: 'BEX',
    row: 'bex-approve',
    pay: async (shopper) => {
      await payByWallet(shopper, 'bex');
      // The vendor's script opens its page in the frame of the vendor's document.
      await decide(shopper.visitor.within('dialog iframe').within('iframe'), 'approve');
    },
  },
];

async function payByWallet(shopper: Shopper, code: string, { warns = false } = {}): Promise<void> {
  await shopper.choose('otherPayments', code);
  await shopper.submit();
  if (warns) await shopper.pressButton('label.continue');
}

/** On the page of a wallet, or of a bank that lends. */
function decide(visitor: Visitor, act: WalletAct): Promise<void> {
  return visitor.press(`button[name="act"][value="${act}"]`);
}

/** Takes the code that the page shows, as the wallet's app does on the shopper's telephone. */
async function approveInTosla(wallets: string, reference: string): Promise<void> {
  const found = await fetch(`${wallets}/tosla`, { method: 'POST', body: new URLSearchParams({ reference }) });
  const approved = await fetch(found.url, { method: 'POST', body: new URLSearchParams({ act: 'approve' }) });
  expect(approved.ok).toBe(true);
}

const thanks = /\/orders\/(\w+)\/ok/;

/** The shopper is back at the store, and the provider has the payment. */
async function expectPaid(visitor: Visitor, provider: string, paidBy: string): Promise<void> {
  await expect.poll(() => visitor.address(), { timeout: 40_000 }).toMatch(thanks);
  const [, orderId = ''] = thanks.exec(await visitor.address()) ?? [];
  expect(await inquire(provider, orderId)).toMatchObject({ status: 'success', odeme_tipi: paidBy });
}

for (const { name, paidBy, row, pay } of methods) {
  test(`RL-17 RL-07 ${name} pays, the shopper is taken back to the store, and the provider has the payment`, async ({
    visitor,
    sandbox,
  }) => {
    const { store, provider } = sandbox.urls;
    await openScenario(visitor, store, row);
    // The same payment on a page of its own.
    await visitor.press('.checkout-side a[href*="/odeme/guvenli/v2/"]');
    const shopper = new Shopper(visitor);
    await shopper.arrive();
    await pay(shopper, sandbox);
    await expectPaid(visitor, provider, paidBy);
  });

  test(`RL-17 RL-07 in the store’s frame ${name} pays, and the shopper is taken on`, async ({ visitor, sandbox }) => {
    const { store, provider } = sandbox.urls;
    await openScenario(visitor, store, row);
    const shopper = new Shopper(visitor.within('#pay-frame'));
    await shopper.arrive();
    await pay(shopper, sandbox);
    await expectPaid(visitor, provider, paidBy);
  });
}
