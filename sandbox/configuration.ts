import { join, resolve } from 'node:path';
import type { ServiceIdentifier } from 'inversify';
import ipaddr from 'ipaddr.js';
import { product } from '../src/domain/payment/product-slug.js';
import type { DatabasePlace } from './database/open-database.js';
import { ownMerchantId, seedMerchants } from './demo/merchants.js';
import { readDatabaseUrl } from './options/database-url.js';
import { refuseUnknownNames } from './options/known-names.js';
import { WrongOption } from './options/wrong-option.js';
import type { Ports, WantedPort } from './process/listening.js';
import { projectFolder } from './process/project-folder.js';
import { readPublicUrls } from './process/public-urls.js';
import type { Urls } from './process/urls.js';
import type { FingerprintKeyPlace } from './provider/database/fingerprint-key.js';
import { type LegalRows, readLegalRows } from './provider/installments/legal-rows.js';
import type { LoopbackSite } from './provider/merchants/merchant-addresses.js';
import { type RetentionPeriods, readPeriods } from './provider/retention/periods.js';
import type { Logging } from './site/log-fields.js';

/** How the sandbox is started; `readConfiguration` gives the defaults and the names in the environment. */
export interface Configuration extends Logging {
  readonly database: DatabasePlace;
  /** The key by which cards and addresses are fingerprinted; never in the database (TR-01). */
  readonly fingerprintKey: FingerprintKeyPlace;
  /** Address the servers bind to. */
  readonly host: string;
  /** 0 is any free port; only a default gives way to the next free one. */
  readonly ports: Ports;
  /** The port of the figures (SV-04), bound to `host`; they are nowhere where it is absent. */
  readonly metricsPort?: number | undefined;
  /** The origins that browsers use, where they differ from the listening ones, as behind a proxy. */
  readonly publicUrls?: Partial<Urls>;
  /** Addresses and networks of the proxies in front, whose `X-Forwarded-For` is used (TR-05); none when empty. */
  readonly proxies?: readonly string[];
  /** The product slug: part of field names such as `vezne_token`. */
  readonly product: string;
  /** Shops of merchants on this machine, which their pages may lead to (MA-06); none when empty. */
  readonly loopbackSites?: readonly LoopbackSite[];
  /** Folder of the built page. */
  readonly pageFolder: string;
  /** For CI: the same data and the same time at every start, and no store; absent otherwise (PK-05). */
  readonly seeded?: Seeded | undefined;
  /** Where notifications go: with `seeded` those of every merchant, else those of the merchant of whoever starts it (PK-05). */
  readonly notificationUrl?: string | undefined;
  /** The merchants of the demo, whose keys everybody can read, and their rules (SV-08). */
  readonly demo: boolean;
  /** For how long what belongs to persons is kept (SV-07); the law's periods where absent. */
  readonly retention?: RetentionPeriods;
  /** The rows by which the law limits installments (IN-12); those of the domain where absent. */
  readonly legalRows?: LegalRows;
  /** Without jobs, notices and answers: of a copy that must report nothing (SV-02). */
  readonly quiet?: boolean;
  /** Faults and clock can be set over HTTP at /_sandbox. */
  readonly controls: boolean;
  /** How long requests under way may take to finish when the sandbox is closed, in ms; cut off at once when absent (TR-07). */
  readonly closeWithinMs?: number;
}

export const Configuration: ServiceIdentifier<Configuration> = Symbol('Configuration');

/** Describes what differs where every start is alike. */
interface Seeded {
  /** The moment its clock begins at, ms since the epoch. */
  readonly startsAt: number;
}

/** Monday noon in Istanbul, before any test card expires. */
const seededStart = Date.UTC(2026, 0, 5, 9);

/** Makes the fingerprints of a database that ends with its process: no secret. */
const seededFingerprintKey = Buffer.alloc(32, 'seeded').toString('base64');

/**
 * Reads the environment:
 * VEZNE_PROXIES (addresses or networks, such as `10.0.0.0/8`, by commas),
 * DATABASE_URL, VEZNE_DATA (folder), VEZNE_FINGERPRINT_KEY (base64 of 32 bytes), VEZNE_HOST, VEZNE_PORT, VEZNE_STORE_PORT, VEZNE_ACS_PORT, VEZNE_WALLET_PORT,
 * VEZNE_METRICS_PORT, VEZNE_LOOPBACK_SITES (`100001=http://localhost:4520`, by commas), VEZNE_PRODUCT, VEZNE_PROVIDER_URL, VEZNE_STORE_URL, VEZNE_ACS_URL, VEZNE_WALLET_URL (public origins), VEZNE_NOTIFY (address), VEZNE_DEMO=1, VEZNE_SEEDED=1 with VEZNE_ANY_HOST=1, VEZNE_CONTROLS=1, VEZNE_QUIET=1, VEZNE_RETENTION (`unpaid=365`, by commas), VEZNE_INSTALLMENT_LIMITS (file), VEZNE_LOG. What is empty counts as absent. Throws WrongOption, for a name that is none of these too (SV-06).
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  refuseUnknownNames(env);
  const seeded = readSwitch(env, 'VEZNE_SEEDED') ? { startsAt: seededStart } : undefined;
  const notificationUrl = readNotificationUrl(env.VEZNE_NOTIFY ?? '');
  const url = readDatabaseUrl(env.DATABASE_URL ?? '');
  const host = env.VEZNE_HOST || '127.0.0.1';
  if (seeded !== undefined) refuseBesideSeeded(env, host);
  if (loopbackOrigin.test(notificationUrl === undefined ? '' : new URL(notificationUrl).origin))
    refuseBesideOthers(env, host);
  const publicUrls = readPublicUrls(env);
  if (seeded === undefined && url === '' && !env.VEZNE_DEMO) refuseForgottenDatabase(publicUrls);
  const demo = seeded !== undefined || (env.VEZNE_DEMO ? readSwitch(env, 'VEZNE_DEMO') : url === '');
  if (notificationUrl !== undefined && !demo) throw new WrongOption(notifiesDemo);
  const dataFolder = env.VEZNE_DATA || join(projectFolder(), '.data', 'sandbox');
  const fingerprintKey = env.VEZNE_FINGERPRINT_KEY ?? '';
  return {
    database: seeded !== undefined ? 'memory' : url === '' ? { dataFolder } : { url },
    fingerprintKey: fingerprintKeyPlace(fingerprintKey, seeded, dataFolder),
    host,
    ports: {
      provider: readPort(env, 'VEZNE_PORT', 4000),
      store: seeded === undefined ? readPort(env, 'VEZNE_STORE_PORT', 4001) : undefined,
      acs: readPort(env, 'VEZNE_ACS_PORT', 4002),
      wallets: readPort(env, 'VEZNE_WALLET_PORT', 4003),
    },
    metricsPort: env.VEZNE_METRICS_PORT ? readPortNumber('VEZNE_METRICS_PORT', env.VEZNE_METRICS_PORT) : undefined,
    publicUrls,
    proxies: readProxies(env.VEZNE_PROXIES ?? ''),
    loopbackSites: [...readLoopbackSites(env.VEZNE_LOOPBACK_SITES ?? ''), ...notifiedSites(notificationUrl, seeded)],
    seeded,
    demo,
    notificationUrl,
    product: readSlug(env.VEZNE_PRODUCT || product),
    pageFolder: join(projectFolder(), 'dist', 'page'),
    closeWithinMs: 10_000,
    quiet: readSwitch(env, 'VEZNE_QUIET'),
    retention: readPeriods(env.VEZNE_RETENTION ?? ''),
    legalRows: readLegalRows(env.VEZNE_INSTALLMENT_LIMITS ?? ''),
    controls: readSwitch(env, 'VEZNE_CONTROLS'),
    logLevel: readLogLevel(env.VEZNE_LOG || 'warn'),
  };
}

/** Another word, such as `true`, would leave off what somebody means to be on. */
function readSwitch(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const text = env[name] ?? '';
  if (!['', '0', '1'].includes(text)) throw new WrongOption(`${name} must be 1, or 0 or empty for off, not ${text}`);
  return text === '1';
}

const notifiesDemo =
  '--notify notifies a merchant whose key everybody can read: give --demo (VEZNE_DEMO=1) too, or leave it out.';

function readNotificationUrl(notificationUrl: string): string | undefined {
  if (notificationUrl === '') return undefined;
  const url = URL.canParse(notificationUrl) ? new URL(notificationUrl) : undefined;
  if (url?.protocol !== 'https:' && !loopbackOrigin.test(url?.origin ?? '')) {
    throw new WrongOption(`--notify must be https, or http on localhost or 127.0.0.1, not ${notificationUrl}`);
  }
  if (url?.username !== '' || url.password !== '')
    throw new WrongOption('--notify takes no user name and no password.');
  return notificationUrl;
}

function isReachedByOthers(env: Readonly<Record<string, string | undefined>>, host: string): boolean {
  const isAllowed = readSwitch(env, 'VEZNE_ANY_HOST');
  const isLoopback = host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
  return !isLoopback && !isAllowed;
}

/** Others would have the provider post to a program on this machine, by keys that everybody knows. */
function refuseBesideOthers(env: Readonly<Record<string, string | undefined>>, host: string): void {
  if (!isReachedByOthers(env, host)) return;
  throw new WrongOption(`--notify names this machine, and ${host} is reached by others: allow it by --any-host.`);
}

/** A server whose settings have lost their database would serve the merchants of the demo instead of its own (SV-08). */
function refuseForgottenDatabase({ provider = '' }: Partial<Urls>): void {
  if (!provider.startsWith('https:')) return;
  throw new WrongOption(
    `${provider} is reached by others, and without DATABASE_URL the data is a folder with the merchants of the demo, ` +
      'whose keys everybody can read: set DATABASE_URL, or give --demo (VEZNE_DEMO=1) where that is meant.',
  );
}

/** Throws WrongOption for what a seeded start would leave out, and where others would reach keys that everybody knows. */
function refuseBesideSeeded(env: Readonly<Record<string, string | undefined>>, host: string): void {
  if (env.DATABASE_URL) throw new WrongOption('--seeded keeps its data in memory: unset DATABASE_URL.');
  if (env.VEZNE_STORE_PORT) throw new WrongOption('--seeded has no store: leave out --store-port (VEZNE_STORE_PORT).');
  if (!isReachedByOthers(env, host)) return;
  throw new WrongOption(`--seeded on ${host} is reached by others, and its keys are public: allow it by --any-host.`);
}

/** A shop on this machine is a safe address of each merchant whose notifications it gets (MA-06). */
function notifiedSites(notificationUrl: string | undefined, seeded: Seeded | undefined): readonly LoopbackSite[] {
  const origin = notificationUrl === undefined ? '' : new URL(notificationUrl).origin;
  if (!loopbackOrigin.test(origin)) return [];
  const notified = seeded === undefined ? [ownMerchantId] : seedMerchants.map(({ id }) => id);
  return notified.map((merchantId) => ({ merchantId, origin }));
}

/** Beside the data folder, not in it: a copy of the folder must not hold the key. */
function fingerprintKeyPlace(given: string, seeded: Seeded | undefined, dataFolder: string): FingerprintKeyPlace {
  if (given !== '') return { key: given };
  return seeded === undefined ? { file: `${resolve(dataFolder)}.key` } : { key: seededFingerprintKey };
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new WrongOption(`VEZNE_LOG must be one of ${logLevels.join(', ')}, not ${text}`);
}

function readSlug(text: string): string {
  if (!/^[a-z][a-z0-9]{0,30}$/.test(text)) {
    throw new WrongOption(`A product slug is a word of small letters and digits, not ${text}`);
  }
  return text;
}

function readPort(
  env: Readonly<Record<string, string | undefined>>,
  name: keyof typeof portOptions,
  preferred: number,
): WantedPort {
  const text = env[name];
  // A cluster with a service of the name `vezne` says its address so.
  if (text === undefined || text === '' || /^(?:tcp|udp|sctp):\/\//.test(text)) return { preferred };
  return readPortNumber(`${portOptions[name]} (${name})`, text);
}

/** Digits alone: `1e3`, `0x10` and ` 80` are numbers too, and none that somebody means by a port. */
function readPortNumber(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new WrongOption(`${name} must be a port, 0 to 65535, not ${text}`);
  return Number(text);
}

/** The option of the command line that goes before each name of the environment. */
const portOptions = {
  VEZNE_PORT: '--port',
  VEZNE_STORE_PORT: '--store-port',
  VEZNE_ACS_PORT: '--acs-port',
  VEZNE_WALLET_PORT: '--wallet-port',
} as const;

/** A wrong proxy would leave all shoppers with one address, or let them choose theirs. */
function readProxies(text: string): readonly string[] {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const given = proxies.filter((proxy) => proxy !== '');
  const wrong = given.find((proxy) => !ipaddr.isValid(proxy) && !ipaddr.isValidCIDR(proxy));
  if (wrong !== undefined) throw new WrongOption(`VEZNE_PROXIES is a list such as 127.0.0.1,10.0.0.0/8, not ${wrong}`);
  return given;
}

/** Plain http on this machine; a policy's source cannot name an IPv6 address. */
const loopbackOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/** Origins of this machine alone: any other site is reached by https. */
function readLoopbackSites(text: string): readonly LoopbackSite[] {
  const given = text.split(',').map((site) => site.trim());
  return given
    .filter((site) => site !== '')
    .map((site) => {
      const [, merchantId, origin = ''] = /^(\d{1,10})=(.*)$/.exec(site) ?? [];
      if (merchantId === undefined || !loopbackOrigin.test(origin))
        throw new WrongOption(`VEZNE_LOOPBACK_SITES is a list such as 100001=http://localhost:4520, not ${site}`);
      return { merchantId, origin };
    });
}
