/**
 * A currency, a card scheme, a merchant policy and a redirect wallet are added by the rows that CONTRIBUTING names, and
 * nothing else: the page's use cases and the sandbox are bundled with these rows, and payments are made with each.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
/** Inside the project, so that the bundle finds its packages. */
const bundle = path.join(root, `node_modules/.cache/vezne/grown-payments-${process.pid}.mjs`);

/** A folder, not memory: a new one begins as a copy of the build's empty database. */
const dataFolder = `${bundle}.data`;

/** What somebody types: in a file one text takes the place of another. */
const additions = [
  {
    file: 'src/domain/money/currency.ts',
    from: 'export const currencies = [',
    to: "export const currencies = ['XTS', ",
  },
  {
    file: 'src/domain/money/amount.ts',
    from: 'currencySigns: Readonly<Record<Currency, string>> = {',
    to: "currencySigns: Readonly<Record<Currency, string>> = {\n  XTS: 'XTS ',",
  },
  {
    file: 'src/domain/card/scheme.ts',
    from: 'export const schemes: readonly Scheme[] = [',
    to: `export const schemes: readonly Scheme[] = [
      { id: 'new', name: 'New', prefixes: [8888], lengths: [16], grouping: commonGrouping, cvvLength: 3, checksum: true },`,
  },
  {
    file: 'src/domain/merchant/policies.ts',
    from: 'export const policies: readonly MerchantPolicy[] = [',
    to: "export const policies: readonly MerchantPolicy[] = [\n  { merchantId: '999999', basketCheck: true },",
  },
  {
    file: 'src/domain/methods/wallets.ts',
    from: 'export const wallets = {',
    to: "export const wallets = {\n  newPay: { code: 'newPay', paymentType: 'new_pay', warns: false, flow: 'redirect' },",
  },
  {
    file: 'sandbox/provider/directory/methods.ts',
    from: 'const methods = [',
    to: "const methods = [\n  { id: 'new_pay', option: 'newPay', name: 'New Pay', inquiryWord: 'NEWPAY' },",
  },
] as const;

const addRows: Plugin = {
  name: 'add-rows',
  setup: ({ onLoad }) => {
    for (const { file, from, to } of additions) {
      const filter = new RegExp(`${file.replaceAll(/[/.]/g, '[/\\\\.]')}$`);
      onLoad({ filter }, async ({ path: name }) => ({
        contents: (await readFile(name, 'utf8')).replace(from, to),
        loader: 'ts',
      }));
    }
  },
};

let came: Readonly<Record<'currency' | 'scheme' | 'merchant' | 'wallet', unknown>>;

beforeAll(async () => {
  await build({
    entryPoints: [path.join(root, 'tests/extending/grown-payments.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile: bundle,
    plugins: [addRows],
    logLevel: 'silent',
  });
  const rows = ['XTS', '8888000000000000', '999999', 'newPay'];
  const { stdout } = await promisify(execFile)(process.execPath, [bundle, dataFolder, ...rows]);
  came = JSON.parse(stdout);
});
afterAll(async () => {
  await rm(bundle, { force: true });
  await rm(dataFolder, { recursive: true, force: true });
});

test.each(additions)('$file has the place where a row is added', ({ file, from }) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(from);
});

test('a currency: its code, and its signs where the compiler asks for them', () => {
  expect(came.currency).toEqual({ currency: 'XTS', shown: expect.stringContaining('1.234,50'), outcome: 'paid' });
});

test('a card scheme: its row', () => {
  expect(came.scheme).toEqual({ scheme: 'new', outcome: 'paid' });
});

test('SP-03 a merchant policy: its row, and the merchant has an account in the sandbox', () => {
  expect(came.merchant).toEqual({
    policy: { merchantId: '999999', basketCheck: true },
    wrongBasket: 'failed',
    rightBasket: 'paid',
  });
});

test('OP-13 a redirect wallet: its row, and its row in the sandbox', () => {
  expect(came.wallet).toEqual({ offered: ['New Pay'], walletPage: 200, outcome: 'paid' });
});
