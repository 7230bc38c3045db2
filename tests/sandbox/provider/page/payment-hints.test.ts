import { rmSync } from 'node:fs';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type Fields, get } from '../../calls.js';
import { createToken } from '../../merchant.js';
import { pageFolder } from '../../page-folder.js';
import { openSandbox, walletWith } from '../../running-sandbox.js';

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = pageFolder();
  sandbox = await openSandbox({ pageFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

describe('the document of a payment says on its root element what the form will show, so that nothing moves:', () => {
  /** What the document says of one thing; undefined where it says nothing. */
  const hint = async (name: string, changes: Fields) => {
    const { token } = await createToken(sandbox.urls.provider, changes);
    const { text } = await get(`${sandbox.urls.provider}/odeme/guvenli/v2/${token}`);
    return new RegExp(`^<html[^>]* data-shell-${name}="([^"]*)"`).exec(text)?.[1];
  };

  it('whether 3-D Secure can be chosen', async () => {
    expect(await hint('3d', { merchant_id: '100003' })).toBe('on');
    expect(await hint('3d', { merchant_id: '100003', non_3d: '0' })).toBeUndefined();
    expect(await hint('3d', { merchant_id: '100001' })).toBeUndefined();
  });

  it('whether the shopper has saved cards', async () => {
    const utoken = await walletWith(sandbox, '100003', ['4355084355084358']);
    expect(await hint('cards', { merchant_id: '100003', utoken })).toBe('saved');
    const none = await walletWith(sandbox, '100001', []);
    expect(await hint('cards', { merchant_id: '100001', utoken: none })).toBeUndefined();
  });

  it('whether the card can be kept', async () => {
    const utoken = await walletWith(sandbox, '100003', []);
    const wallet = { merchant_id: '100003', utoken };
    expect(await hint('store-card', { ...wallet, store_card_off: '1' })).toBe('off');
    expect(await hint('store-card', wallet)).toBeUndefined();
  });

  it('that only a transfer is offered', async () => {
    expect(await hint('method', { payment_type: 'eft' })).toBe('transfer');
    expect(await hint('method', {})).toBeUndefined();
  });

  it('IN-11 whether the plans of every brand can be opened', async () => {
    expect(await hint('plans', {})).toBe('on');
    expect(await hint('plans', { no_installment: '1' })).toBeUndefined();
  });

  it('PP-07 whether installments cost nothing extra', async () => {
    expect(await hint('cash-price', { pft_option_max: '6' })).toBe('on');
    expect(await hint('cash-price', { pft_option_max: '0' })).toBeUndefined();
    expect(await hint('cash-price', { pft_option_max: '6', currency: 'EUR' })).toBeUndefined();
  });

  it('TB-01 that nothing but the card is offered', async () => {
    expect(await hint('tabs', {})).toBe('off');
    expect(await hint('tabs', { bank_loans: 'akbank' })).toBeUndefined();
    expect(await hint('tabs', { payment_options: 'bankTransfer' })).toBeUndefined();
    expect(await hint('tabs', { payment_options: 'bankTransfer', currency: 'EUR' })).toBe('off');
  });
});
