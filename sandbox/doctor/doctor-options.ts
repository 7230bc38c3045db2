import { product } from '../../src/domain/payment/product-slug.js';
import { account, ownMerchantId, seedMerchants } from '../demo/merchants.js';
import { parseOptions, WrongOption } from '../options/wrong-option.js';
import { deliveryTimeoutMs } from '../provider/notifications/deliver-notifications.js';
import { checks } from './checks.js';
import type { DoctorOptions } from './doctor.js';
import { MerchantBooks } from './merchant-books.js';
import type { MerchantKeys } from './notification.js';
import { ProviderDeliveries } from './provider-deliveries.js';

export const doctorHelp = `vezne-sandbox doctor URL [options]

Sends your notification address what a provider sends on bad days, and says line by line what your code got right.
URL is the address of your test system that takes notifications, such as http://localhost:3000/notify.

  --orders URL     the address by which your test system writes an order and says what is booked for one;
                   without it only answers are judged
  --transfer-notices URL
                   the address that takes notices of transfers, which is another one than that of outcomes
  --provider URL   the provider, which is asked for the notifications that it could not deliver, and for its statement
  --product SLUG   the word in the name of the signed field (vezne), or VEZNE_PRODUCT
  --merchant ID    your merchant id (100001, a merchant of the sandbox; that of --notify is 100100, or 100001 when seeded)
  --key KEY        your merchant key, or VEZNE_MERCHANT_KEY; known for the merchants of the sandbox until they have a new one
  --salt SALT      your merchant salt, or VEZNE_MERCHANT_SALT; goes with the key
  --skip NAMES     checks to leave out, by commas: ${checks.map(({ name }) => name).join(', ')}
  --help           this text

Ends with 0 where everything is right, 1 where something is wrong, 2 where nothing could be judged.
`;

const text = { type: 'string' } as const;
const options = {
  orders: text,
  'transfer-notices': text,
  provider: text,
  product: text,
  merchant: text,
  key: text,
  salt: text,
  skip: text,
  help: { type: 'boolean', short: 'h' },
} as const;

/** How long a shop that answers first and books then may take, in ms. */
const bookingMs = 3_000;

/** Reads what follows `doctor`; undefined asks for the help. Throws WrongOption. */
export function readDoctorOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Omit<DoctorOptions, 'print'> | undefined {
  const { values, positionals } = parseOptions({ args: [...args], allowPositionals: true, options });
  if (values.help === true) return undefined;
  const [url, ...others] = positionals;
  if (url === undefined || others.length > 0) throw new WrongOption('Give one address: vezne-sandbox doctor URL.');
  const given =
    readPair([values.key, values.salt], '--key and --salt') ??
    readPair([env.VEZNE_MERCHANT_KEY, env.VEZNE_MERCHANT_SALT], 'VEZNE_MERCHANT_KEY and VEZNE_MERCHANT_SALT');
  const keys = readKeys(values.merchant ?? '100001', given);
  const books = values.orders === undefined ? undefined : new MerchantBooks(readUrl(values.orders, '--orders'), keys);
  const notices = values['transfer-notices'];
  const transferNoticeUrl = notices === undefined ? undefined : readUrl(notices, '--transfer-notices');
  const deliveries =
    values.provider === undefined
      ? undefined
      : new ProviderDeliveries(
          readUrl(values.provider, '--provider'),
          values.product ?? (env.VEZNE_PRODUCT || product),
          keys,
        );
  return {
    shop: {
      url: readUrl(url, 'The address'),
      transferNoticeUrl,
      deliveries,
      keys,
      books,
      limitMs: deliveryTimeoutMs,
      bookingMs,
    },
    skip: readSkip(values.skip ?? ''),
  };
}

type KeyAndSalt = Omit<MerchantKeys, 'id'>;

/** A key with the salt of another merchant would make every notification wrong. */
function readPair([key = '', salt = '']: readonly (string | undefined)[], names: string): KeyAndSalt | undefined {
  if (key === '' && salt === '') return undefined;
  if (key === '' || salt === '') throw new WrongOption(`${names} go together: give both.`);
  return { merchantKey: key, merchantSalt: salt };
}

/** The merchants of the sandbox, and the one of `--notify`, with the keys that they begin with. */
const knownMerchants = [...seedMerchants, account(ownMerchantId, 'a shop of one’s own')];

function readKeys(id: string, given: KeyAndSalt | undefined): MerchantKeys {
  const { merchantKey, merchantSalt } = given ?? knownMerchants.find((merchant) => merchant.id === id) ?? {};
  if (merchantKey === undefined || merchantSalt === undefined) {
    throw new WrongOption(`Give the key and the salt of merchant ${id}: --key and --salt.`);
  }
  return { id, merchantKey, merchantSalt };
}

function readUrl(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new WrongOption(`${name} must be a whole address, such as http://localhost:3000/notify.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new WrongOption(`${name} must have no user name and no password in it.`);
  }
  return url.href;
}

function readSkip(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  const unknown = given.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) throw new WrongOption(`There is no check ${unknown}.`);
  return given;
}
