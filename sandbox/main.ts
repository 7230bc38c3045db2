import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, readConfiguration } from './configuration.js';
import { sandboxContainer } from './container.js';
import type { Database } from './database/database.js';
import { databaseInWords } from './database/database-facts.js';
import { FolderInUse } from './database/folder-lock.js';
import { ownSchemaVersion } from './database/open-database.js';
import { merchantsWithPublicKeys } from './demo/demo-data.js';
import { ownMerchantId, seededMerchant } from './demo/merchants.js';
import { seededToken } from './demo/seeded-payment.js';
import { askShop } from './doctor/doctor.js';
import { doctorHelp, readDoctorOptions } from './doctor/doctor-options.js';
import { WrongOption } from './options/wrong-option.js';
import { ownShopLines } from './own-shop.js';
import { codeOf } from './process/error-code.js';
import { projectFolder } from './process/project-folder.js';
import { Fingerprints } from './provider/database/fingerprints.js';
import { WrongFingerprintKey } from './provider/database/secrets.js';
import { defaultPeriods, shortenedPeriods } from './provider/retention/periods.js';
import { readSandboxOptions, sandboxHelp } from './sandbox-options.js';
import { loggableError } from './site/loggable-error.js';
import { type Sandbox, startSandbox } from './start-sandbox.js';
import { readStatusOptions, showStatus, statusHelp } from './status/status.js';
import { runErase, runMerchant, runReconcile, runResume } from './upkeep/commands.js';
import { watchHost } from './watch/watch.js';
import { readWatchOptions, watchHelp } from './watch/watch-options.js';

const [command, ...rest] = process.argv.slice(2);
const print = (line: string) => console.log(line);

// Whoever reads only the first lines, such as `head`, closes the pipe: the rest is not wanted, and that is no fault.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});

try {
  if (command === 'doctor') await runDoctor(rest);
  else if (command === 'watch') await runWatch(rest);
  else if (command === 'status') await runStatus(rest);
  else if (command === 'reconcile') await endWith(() => runReconcile(rest, process.env, print));
  else if (command === 'merchant') await endWith(() => runMerchant(rest, process.env, print));
  else if (command === 'erase') await endWith(() => runErase(rest, process.env, print));
  else if (command === 'resume') await endWith(() => runResume(rest, process.env, print));
  else if (command === '--version') print(`vezne-sandbox ${ownVersion()}`);
  else await runSandbox(process.argv.slice(2));
} catch (error) {
  process.exitCode = error instanceof WrongOption || error instanceof WrongFingerprintKey ? 2 : 1;
  console.error(messageOf(error));
}

/** The project and the package both keep it in the package.json beside the program. */
function ownVersion(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(join(projectFolder(), 'package.json'), 'utf8'),
  );
  return manifest.version;
}

async function runDoctor(args: readonly string[]): Promise<void> {
  const options = readDoctorOptions(args, process.env);
  if (options === undefined) return print(doctorHelp);
  try {
    process.exitCode = await askShop({ ...options, print });
  } catch (error) {
    process.exitCode = 2;
    console.error(sentenceOf('The doctor could not end:', error));
  }
}

async function runWatch(args: readonly string[]): Promise<void> {
  const options = readWatchOptions(args);
  if (options === undefined) return print(watchHelp);
  try {
    process.exitCode = await watchHost(options, print);
  } catch (error) {
    process.exitCode = 2;
    console.error(sentenceOf('The watch could not end:', error));
  }
}

async function runStatus(args: readonly string[]): Promise<void> {
  if (!readStatusOptions(args)) return print(statusHelp);
  try {
    process.exitCode = await showStatus(process.env.DATABASE_URL ?? '', print);
  } catch (error) {
    if (error instanceof WrongOption) throw error;
    process.exitCode = 2;
    console.error(sentenceOf('The status could not be read:', error));
  }
}

/** Ends with what a command returns, and with 2 where it could not be done. */
async function endWith(act: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await act();
  } catch (error) {
    if (error instanceof WrongOption) throw error;
    process.exitCode = 2;
    console.error(sentenceOf('It could not be done:', error));
  }
}

async function runSandbox(args: readonly string[]): Promise<void> {
  const env = readSandboxOptions(args, process.env);
  if (env === undefined) return print(sandboxHelp);
  const configuration = readConfiguration(env);
  const newKey = newKeyFile(configuration);
  const container = sandboxContainer(configuration);
  const sandbox = await startSandbox(container);
  closeOnSignal(sandbox);
  const { keyName } = await container.getAsync(Fingerprints);
  const database = await databaseInWords(sandbox.db, configuration.database).catch(() => 'does not say which it is');
  print(`Database    ${database}, fingerprints by key ${keyName}`);
  print(`Program     vezne-sandbox ${ownVersion()}, schema ${ownSchemaVersion()}`);
  const shortened = shortenedPeriods(configuration.retention ?? defaultPeriods);
  if (shortened.length > 0) print(`Retention   shorter than the default, in days: ${shortened.join(', ')}`);
  if (newKey !== undefined) {
    print(
      `New key     ${newKey} holds the key of the fingerprints: this database starts with no other one, so keep a copy`,
    );
    print('            apart from its backups, and give it to the other processes as VEZNE_FINGERPRINT_KEY');
  }
  if (!existsSync(join(configuration.pageFolder, 'manifest.json'))) {
    print('The payment page is not built yet. Run: npm run build');
  }
  await sayWhere(sandbox, configuration);
}

/** Of a database on a server alone: an embedded one is copied together with the file beside its folder. */
function newKeyFile({ database, fingerprintKey }: Configuration): string | undefined {
  if (typeof database === 'string' || !('url' in database) || !('file' in fingerprintKey)) return undefined;
  return existsSync(fingerprintKey.file) ? undefined : fingerprintKey.file;
}

async function sayWhere({ clock, db, panel, urls, quiet }: Sandbox, configuration: Configuration): Promise<void> {
  const { demo, seeded, notificationUrl } = configuration;
  if (seeded === undefined) print(`Demo store  ${urls.store}`);
  else print(`Payment     ${urls.provider}/odeme/guvenli/v2/${seededToken}`);
  print(`Provider    ${urls.provider}`);
  print(`3-D Secure  ${urls.acs}`);
  print(`Wallets     ${urls.wallets}`);
  if (quiet === 'asked') print('Quiet       no jobs, no notices, and 503 to every call, as it was asked for');
  if (quiet === 'restored') {
    print('Quiet       this data was restored from another database: no jobs, no notices, and 503 to every call until');
    print('            vezne-sandbox resume says that it goes on from here (docs/operating.md)');
  }
  if (!demo) await warnOfPublicKeys(db, clock.now());
  if (notificationUrl === undefined) return;
  // As they are now: they may have been renewed.
  const merchant = await panel.find(seeded === undefined ? ownMerchantId : seededMerchant.id);
  if (merchant === undefined) return;
  const hasStore = seeded === undefined;
  for (const line of ownShopLines({ merchant, notificationUrl, urls, hasStore })) print(line);
}

/** Earlier releases added the merchants of the demo to every database. */
async function warnOfPublicKeys(db: Database, now: number): Promise<void> {
  const ids = await merchantsWithPublicKeys(db, now);
  if (ids.length === 0) return;
  print(`Public keys of the merchants ${ids.join(', ')}: everybody can read them. Delete those that nobody uses, and`);
  print('            change the keys of the others with an overlap of 0 (docs/operating.md)');
}

function closeOnSignal(sandbox: Sandbox): void {
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** One line for a person, without a stack. */
function messageOf(error: unknown): string {
  if (error instanceof WrongOption || error instanceof FolderInUse || error instanceof WrongFingerprintKey) {
    return error.message;
  }
  return sentenceOf('The sandbox did not start:', error);
}

function sentenceOf(what: string, error: unknown): string {
  const { name, code, message } = loggableError(error);
  return [what, name, code, message].filter((part) => part !== '').join(' ');
}
