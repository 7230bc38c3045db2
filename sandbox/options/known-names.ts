import { WrongOption } from './wrong-option.js';

/** Every name that the sandbox and its doctor read from the environment. */
const known: readonly string[] = [
  'DATABASE_URL',
  'VEZNE_ACS_PORT',
  'VEZNE_ACS_URL',
  'VEZNE_ANY_HOST',
  'VEZNE_CONTROLS',
  'VEZNE_DATA',
  'VEZNE_DEMO',
  'VEZNE_FINGERPRINT_KEY',
  'VEZNE_HOST',
  'VEZNE_INSTALLMENT_LIMITS',
  'VEZNE_LOG',
  'VEZNE_LOOPBACK_SITES',
  'VEZNE_MERCHANT_KEY',
  'VEZNE_MERCHANT_SALT',
  'VEZNE_METRICS_PORT',
  'VEZNE_NOTIFY',
  'VEZNE_PORT',
  'VEZNE_PRODUCT',
  'VEZNE_PROVIDER_URL',
  'VEZNE_PROXIES',
  'VEZNE_QUIET',
  'VEZNE_RETENTION',
  'VEZNE_SEEDED',
  'VEZNE_STORE_PORT',
  'VEZNE_STORE_URL',
  'VEZNE_WALLET_PORT',
  'VEZNE_WALLET_URL',
];

/** Names that the other commands of this project give to what they start. */
const ofOtherCommands: readonly string[] = [
  'VEZNE_BROWSER',
  'VEZNE_DOORS',
  'VEZNE_EMBEDDED',
  'VEZNE_ENGINES',
  'VEZNE_FIREFOX',
  'VEZNE_GALLERY',
  'VEZNE_GALLERY_WIDTHS',
  'VEZNE_GRID_SEED',
  'VEZNE_HEADLESS',
  'VEZNE_MANIFEST_KEY',
  'VEZNE_MUTATED',
  'VEZNE_OPENAPI',
  'VEZNE_ORDERS',
  'VEZNE_PACKED',
  'VEZNE_PICTURES',
  'VEZNE_PROJECT',
  'VEZNE_RESULTS',
  'VEZNE_TEST_POSTGRES',
];

/** Matches the names that Kubernetes gives to every container where a service is called `vezne`, or `vezne-store`. */
const ofCluster = /^VEZNE_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT_\d+_)/;
const clusterAddress = /^(?:tcp|udp|sctp):\/\//;

/** Names of earlier versions, and what they are called now. */
const former: ReadonlyMap<string, string> = new Map([['VEZNE_MARKS_KEY', 'VEZNE_FINGERPRINT_KEY']]);

/**
 * Throws WrongOption for a setting that would not be read (SV-06): one of an earlier version, an unknown one, and one that is
 * nearly called `DATABASE_URL` where that is absent and could be given. A start without them would say that it is ready, on other data.
 */
export function refuseUnknownNames(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(env).filter((each) => env[each] !== undefined && env[each] !== '')) {
    if (known.includes(name) || ofOtherCommands.includes(name)) continue;
    if (ofCluster.test(name) || clusterAddress.test(env[name] ?? '')) continue;
    const now = former.get(name);
    if (now !== undefined) throw new WrongOption(`${name} is called ${now} now.`);
    const near = known.find((each) => editsBetween(name, each) <= 2);
    const isOurs =
      name.startsWith('VEZNE_') || (near === 'DATABASE_URL' && !env.DATABASE_URL && env.VEZNE_SEEDED !== '1');
    if (!isOurs) continue;
    throw new WrongOption(`There is no setting ${name}.${near === undefined ? '' : ` Is ${near} meant?`}`);
  }
}

/** How many letters have to be added, left out or replaced to make one name of another (Levenshtein's distance). */
function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, against] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + (letter === against ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
