import { holdsCardNumber } from '../../src/domain/card/holds-card-number.js';
import type { Database } from '../database/database.js';
import { whyNoMerchant } from '../demo/demo-data.js';
import { parseOptions, WrongOption } from '../options/wrong-option.js';
import { merchants } from '../provider/database/schema.js';
import { callbackAddressRule, isCallbackAddress } from '../provider/merchants/callback-address.js';
import { freshKeys } from '../provider/merchants/merchant-keys.js';

export const merchantHelp = `vezne-sandbox merchant create ID NAME [options]

Adds a merchant to the PostgreSQL database of DATABASE_URL, and prints its id, its key and its salt, which no other command
prints again: its panel shows them. ID has up to 10 digits. The processes that serve the database know it at once.

  --website ORIGIN             where its pages may be framed, such as https://shop.example
  --notification-url ADDRESS   where the outcomes of its orders are posted; without it none of its payments can begin

Its other settings are made in the panel. Ends with 0, or with 1 where there is a merchant of that id, which stays as it is,
and where a start with --demo has added the merchants of the demo.
`;

interface NewMerchant {
  readonly id: string;
  readonly name: string;
  /** Empty where it has none. */
  readonly website: string;
  readonly notificationUrl: string;
}

const options = {
  website: { type: 'string' },
  'notification-url': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `provider`: the provider's own origin, which no merchant is notified at. Undefined asks for the help. Throws WrongOption. */
export function readMerchantOptions(args: readonly string[], provider: string): NewMerchant | undefined {
  const { values, positionals } = parseOptions({ args: [...args], allowPositionals: true, options });
  if (values.help === true) return undefined;
  const [act, id = '', name = '', ...more] = positionals;
  if (act !== 'create' || name.trim() === '' || more.length > 0)
    throw new WrongOption('merchant takes create, an id and a name: vezne-sandbox merchant create 200001 "My Shop".');
  if (!/^\d{1,10}$/.test(id)) throw new WrongOption(`The id of a merchant has up to 10 digits, not ${id}`);
  if (name.length > 60 || holdsCardNumber(name))
    throw new WrongOption('The name of a merchant has up to 60 letters, and no number of a card.');
  const notificationUrl = values['notification-url'] ?? '';
  if (notificationUrl !== '' && !isCallbackAddress(notificationUrl, { provider, allowed: [] }))
    throw new WrongOption(`--notification-url ${callbackAddressRule}.`);
  return { id, name: name.trim(), website: readOrigin(values.website ?? ''), notificationUrl };
}

function readOrigin(text: string): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:')
    throw new WrongOption('--website must be an https address, such as https://shop.example.');
  return url.origin;
}

/** Returns 0, or 1 where there is a merchant of that id, or the demo forbids it. */
export async function createMerchant(
  db: Database,
  merchant: NewMerchant,
  print: (line: string) => void,
): Promise<0 | 1> {
  const problem = await whyNoMerchant(db, merchant.id);
  if (problem !== undefined) {
    print(problem);
    return 1;
  }
  const keys = freshKeys();
  const none = { logo: '', transferNoticeUrl: '' };
  const off = { testMode: false, non3d: false, force3d: false, storeCardOff: false, dark: false, noInstallment: false };
  const [added] = await db
    .insert(merchants)
    .values({ ...none, ...off, ...merchant, ...keys })
    .onConflictDoNothing()
    .returning({ id: merchants.id });
  if (added === undefined) {
    print(`There is a merchant ${merchant.id} already: its keys stay as they are.`);
    return 1;
  }
  print(`merchant_id    ${added.id}`);
  print(`merchant_key   ${keys.merchantKey}`);
  print(`merchant_salt  ${keys.merchantSalt}`);
  return 0;
}
