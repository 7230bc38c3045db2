import { product } from '../src/domain/payment/product-slug.js';
import { parseOptions, WrongOption } from './options/wrong-option.js';

export const sandboxHelp = `vezne-sandbox [options]
vezne-sandbox doctor URL [options]     asks your notification address (vezne-sandbox doctor --help)
vezne-sandbox watch URL [options]      compares a deployed page with its build (vezne-sandbox watch --help)
vezne-sandbox merchant create ID NAME  adds a merchant to a PostgreSQL database (vezne-sandbox merchant --help)
vezne-sandbox reconcile FILE           compares a restored database with the bank's list (… --help)
vezne-sandbox erase MERCHANT ORDER     empties the personal fields of an order (… --help)
vezne-sandbox resume                   says that a restored database goes on from here (… --help)
vezne-sandbox status                   says what waits in a PostgreSQL database (vezne-sandbox status --help)

Runs the payment page with its provider, a bank, wallets and a demo store on this machine.

  --port N           port of the provider and its page (4000)
  --store-port N     port of the demo store (4001)
  --acs-port N       port of the bank's 3-D Secure page (4002)
  --wallet-port N    port of the wallets (4003)
                     0 is any free port; a default that is taken gives way to the next free one
  --host ADDRESS     address to bind to (127.0.0.1)
  --data FOLDER      folder of the database
  --demo             with DATABASE_URL: adds the merchants of the demo, whose keys everybody can read; without it they
                     are there in any case, so it is asked for where VEZNE_PROVIDER_URL is https
  --product SLUG     the word in field names such as ${product}_token (${product})
  --seeded           for CI: the data is the same at every start and is not kept, the clock begins at
                     2026-01-05 12:00 in Istanbul, and there is no store
  --notify URL       where your shop is notified: of the orders of a merchant of its own, whose key is printed; with
                     --seeded of those of every merchant
  --any-host         with --seeded or --notify: --host may be an address that others reach
  --quiet-start      no jobs, no notices, and 503 to every call: for a copy that must report nothing
  --controls         faults and the clock over HTTP, at /_sandbox
  --version          the version of this program
  --help             this text

Other settings are read from the environment: DATABASE_URL, VEZNE_FINGERPRINT_KEY, VEZNE_PROXIES, VEZNE_LOOPBACK_SITES,
VEZNE_LOG, VEZNE_METRICS_PORT (figures for Prometheus), VEZNE_RETENTION (for how long personal data is kept),
VEZNE_INSTALLMENT_LIMITS (file of the legal limits of installments), and the origins that browsers use behind a proxy:
VEZNE_PROVIDER_URL, VEZNE_STORE_URL, VEZNE_ACS_URL, VEZNE_WALLET_URL.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The name in the environment that each option goes before. */
const names = {
  port: 'VEZNE_PORT',
  'store-port': 'VEZNE_STORE_PORT',
  'acs-port': 'VEZNE_ACS_PORT',
  'wallet-port': 'VEZNE_WALLET_PORT',
  host: 'VEZNE_HOST',
  data: 'VEZNE_DATA',
  product: 'VEZNE_PRODUCT',
  notify: 'VEZNE_NOTIFY',
} as const;

const options = {
  port: text,
  'store-port': text,
  'acs-port': text,
  'wallet-port': text,
  host: text,
  data: text,
  product: text,
  notify: text,
  seeded: flag,
  demo: flag,
  'any-host': flag,
  controls: flag,
  'quiet-start': flag,
  help: { ...flag, short: 'h' },
} as const;

/** The environment with what the command line says in it; undefined asks for the help. Throws WrongOption. */
export function readSandboxOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> | undefined {
  const given = parseOptions({ args: [...args], options }).values;
  if (given.help === true) return undefined;
  if (given.seeded === true && given.data)
    throw new WrongOption('--seeded keeps its data in memory: leave out --data.');
  const texts = Object.entries(names).map(([option, name]) => [name, Reflect.get(given, option) || env[name]]);
  return {
    ...env,
    ...Object.fromEntries(texts),
    ...(given.seeded === true && { VEZNE_SEEDED: '1' }),
    ...(given.demo === true && { VEZNE_DEMO: '1' }),
    ...(given['any-host'] === true && { VEZNE_ANY_HOST: '1' }),
    ...(given.controls === true && { VEZNE_CONTROLS: '1' }),
    ...(given['quiet-start'] === true && { VEZNE_QUIET: '1' }),
  };
}
