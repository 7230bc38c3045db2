import fc from 'fast-check';
import { chosenLoanProblem, chosenMethodProblem } from '../../../src/domain/methods/chosen-method.js';
import { offeredOptions, transferOffered, transferOption } from '../../../src/domain/methods/offered-methods.js';
import { offeredIn, offeredWallets, type WalletTable, walletOf, wallets } from '../../../src/domain/methods/wallets.js';
import { samplePage } from '../sample-page.js';

const option = (code: string) => ({ code, name: `Adı ${code}`, icon: '' });
const pageWith = (...codes: string[]) => samplePage({ options: codes.map(option) });
const codesOf = (...codes: string[]) => offeredWallets(pageWith(...codes)).map(({ wallet }) => wallet.code);

describe('wallets', () => {
  it('OP-01 juzdan, mmPay and alisGidis warn first; tosla and bex do not', () => {
    const warning = Object.values(wallets).filter(({ warns }) => warns);
    expect(warning.map(({ code }) => code)).toEqual(['juzdan', 'mmPay', 'alisGidis']);
  });

  it('OP-05 OP-08 OP-09 OP-10 each is posted by its own word and goes on in its own way', () => {
    expect(Object.values(wallets).map(({ code, paymentType, flow }) => [code, paymentType, flow])).toEqual([
      ['juzdan', 'juzdan', 'redirect'],
      ['tosla', 'tosla', 'qr'],
      ['mmPay', 'mm_pay', 'direct'],
      ['alisGidis', 'alisgidis', 'redirect'],
      ['bex', 'bex', 'vendor'],
    ]);
  });

  it('OP-13 are offered in the order of the provider, with its names; unknown and repeated codes are left out', () => {
    expect(codesOf('bex', 'paycell', 'tosla', 'bex', 'MMPAY', '__proto__', 'bankTransfer', 'mmPay')).toEqual([
      'bex',
      'tosla',
      'mmPay',
    ]);
    expect(offeredWallets(pageWith('tosla'))[0]?.option.name).toBe('Adı tosla');
  });

  it('OP-13 no list of codes breaks the page: only rows of the table come out', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (codes) => {
        for (const code of codesOf(...codes)) expect(walletOf(code)?.code).toBe(code);
      }),
    );
  });

  it('OP-13 another table offers its own rows', () => {
    const table = { paycell: { code: 'paycell', paymentType: 'paycell', warns: false, flow: 'redirect' } } as const;
    expect(offeredIn<WalletTable[string]>(table, pageWith('bex', 'paycell')).map(({ wallet }) => wallet.code)).toEqual([
      'paycell',
    ]);
  });

  it('BT-01 the bank transfer is an option, and no wallet', () => {
    expect(transferOption(pageWith('bex', 'bankTransfer'))?.name).toBe('Adı bankTransfer');
    expect(codesOf('bankTransfer')).toEqual([]);
    expect(transferOffered(pageWith('bex'))).toBe(false);
    expect(transferOffered(pageWith('bankTransfer'))).toBe(true);
    expect(transferOffered(samplePage({ transferOnly: true }))).toBe(true);
  });
});

describe('the options beside the card', () => {
  const listed = (...codes: string[]) => offeredOptions(wallets, pageWith(...codes)).map(({ code }) => code);

  it('OP-13 BT-01 are the wallets and the bank transfer, in the order of the provider', () => {
    expect(listed('bex', 'bankTransfer', 'tosla')).toEqual(['bex', 'bankTransfer', 'tosla']);
  });

  it('OP-13 unknown and repeated codes are left out', () => {
    expect(listed('tosla', 'paycell', 'tosla', '__proto__', 'bankTransfer', 'bankTransfer')).toEqual([
      'tosla',
      'bankTransfer',
    ]);
  });
});

describe('the choice', () => {
  const problem = { key: 'validation.checkOtherPayment' };

  it('OP-02 one of the offered methods must be chosen', () => {
    const page = pageWith('tosla', 'bankTransfer', 'paycell');
    expect([undefined, '', 'bex', 'paycell'].map((code) => chosenMethodProblem(page, code))).toEqual(
      Array(4).fill(problem),
    );
    expect(['tosla', 'bankTransfer'].map((code) => chosenMethodProblem(page, code))).toEqual([undefined, undefined]);
    expect(chosenMethodProblem(pageWith('tosla'), 'bankTransfer')).toEqual(problem);
  });

  it('OP-12 one of the loans of the page must be chosen', () => {
    const page = samplePage({ bankLoans: [option('akbank')] });
    expect([undefined, 'isbank'].map((code) => chosenLoanProblem(page, code))).toEqual(
      Array(2).fill({ key: 'validation.checkBankLoan' }),
    );
    expect(chosenLoanProblem(page, 'akbank')).toBeUndefined();
  });
});
