import { setTimeout as pause } from 'node:timers/promises';
import { isSystemCode } from '../process/error-code.js';
import { type Check, checks } from './checks.js';
import { StoppedAnswering, UnusableBooks } from './merchant-books.js';
import { Unreachable } from './post-notification.js';
import { type AskedShop, Fault, Refused, ShopVisit } from './shop-visit.js';
import { shownAddress } from './shown-address.js';

/** Describes what a check found. */
type Verdict = 'right' | 'wrong' | 'not judged' | 'skipped';

/** How the doctor ends, for CI. */
const exitCodes = { allRight: 0, fault: 1, notAsked: 2 } as const;

export interface DoctorOptions {
  readonly shop: AskedShop;
  /** Names of checks. */
  readonly skip: readonly string[];
  /** Takes a line of the report. */
  readonly print: (line: string) => void;
}

/** A check with what it found. */
interface Judged {
  readonly check: Check;
  readonly visit: ShopVisit;
  verdict: Verdict;
  readonly fault?: Fault;
}

/**
 * Sends a merchant's notification address what a provider sends on bad days, one check after the other, and prints a line
 * for each. Returns one of {@link exitCodes}.
 */
export async function askShop({ shop, skip, print }: DoctorOptions): Promise<number> {
  const prefix = `DOCTOR${Date.now().toString(36).toUpperCase()}N`;
  const found: Judged[] = [];
  print(`Asking ${shownAddress(shop.url)} as merchant ${shop.keys.id}.\n`);
  try {
    for (const [at, check] of checks.entries()) {
      const visit = new ShopVisit(shop, `${prefix}${at}N`);
      const judged = await judge(check, visit, shop, skip, found);
      found.push(judged);
      if (plainRefusal(found)?.answer.status === 404) {
        print(
          `Nothing is at ${shownAddress(shop.url)} (404). Give the address that takes notifications, and --orders where it refuses unknown orders so.`,
        );
        return exitCodes.notAsked;
      }
      say(judged, shop, print);
    }
    await lookAgain(found, shop, print);
  } catch (error) {
    const hasDied = error instanceof StoppedAnswering || (error instanceof Unreachable && found.some(isJudged));
    const name = (checks[found.length] ?? found.findLast(isJudged)?.check)?.name;
    print(hasDied ? `wrong       ${name}: your server stopped answering.` : notAsked(error, shop));
    return hasDied ? exitCodes.fault : exitCodes.notAsked;
  }
  const count = (verdict: Verdict) => found.filter((each) => each.verdict === verdict).length;
  print(`\n${count('right')} right, ${count('wrong')} wrong, ${count('not judged') + count('skipped')} not judged.`);
  if (shop.books === undefined) print('What your shop booked was not looked at: --orders is not given.');
  if (shop.transferNoticeUrl === undefined) print('No transfer was announced: --transfer-notices is not given.');
  if (shop.deliveries === undefined)
    print('The provider’s deliveries and statement were not looked at: --provider is not given.');
  if (!found.some(isJudged)) return exitCodes.notAsked;
  return count('wrong') === 0 ? exitCodes.allRight : exitCodes.fault;
}

function isJudged({ verdict }: Judged): boolean {
  return verdict === 'right' || verdict === 'wrong';
}

/** Returns whether a check cannot be judged, whatever the shop does. */
function isBeyond(
  check: Check,
  { books, transferNoticeUrl, deliveries }: AskedShop,
  found: readonly Judged[],
): boolean {
  const needsBooks = check.byBooksOnly === true && books === undefined;
  const needsNotices = check.byTransferNotices === true && transferNoticeUrl === undefined;
  const needsProvider = check.byProvider === true && deliveries === undefined;
  const isRefused = check.byProvider !== true && plainRefusal(found) !== undefined;
  return needsBooks || needsNotices || needsProvider || isRefused;
}

/** Returns how the shop refused a plain payment; undefined where it did not. */
function plainRefusal(found: readonly Judged[]): Refused | undefined {
  const fault = found.find(({ check }) => check.isPlain === true)?.fault;
  return fault instanceof Refused ? fault : undefined;
}

async function judge(
  check: Check,
  visit: ShopVisit,
  shop: AskedShop,
  skip: readonly string[],
  found: readonly Judged[],
): Promise<Judged> {
  if (skip.includes(check.name)) return { check, visit, verdict: 'skipped' };
  if (isBeyond(check, shop, found)) return { check, visit, verdict: 'not judged' };
  const fault = await faultOf(() => check.run(visit));
  if (fault !== undefined) return { check, visit, verdict: 'wrong', fault };
  const isUnproven = check.byRefusal === true && !found.some((each) => each.visit.hasTaken);
  return { check, visit, verdict: isUnproven ? 'not judged' : 'right' };
}

function say({ check, verdict, fault }: Judged, { keys }: AskedShop, print: DoctorOptions['print']): void {
  if (fault === undefined) print(line(verdict, check));
  else sayWrong(check, fault, print);
  if (check.isPlain !== true || !(fault instanceof Refused)) return;
  print(
    `${' '.repeat(12)}Your shop refused a right notification, so nothing else that is sent can be judged. Is it that`,
  );
  print(
    `${' '.repeat(12)}of another merchant than ${keys.id} (--merchant, --key, --salt)? Is the signature checked over the`,
  );
  print(`${' '.repeat(12)}body as it came, before a framework reads it as a form? Is the order unknown (--orders)?`);
}

/** Returns what was right may have become wrong: a shop may book after its answer, and book what it should not. */
async function lookAgain(found: readonly Judged[], shop: AskedShop, print: DoctorOptions['print']): Promise<void> {
  if (shop.books === undefined || !found.some(isJudged)) return;
  await pause(shop.bookingMs);
  for (const each of found.filter(({ verdict }) => verdict === 'right')) {
    const fault = await faultOf(() => each.visit.stillHasBooked());
    if (fault === undefined) continue;
    each.verdict = 'wrong';
    sayWrong(each.check, new Fault(`Looked at again, ${fault.message}`), print);
  }
}

async function faultOf(act: () => Promise<void>): Promise<Fault | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

function sayWrong(check: Check, fault: Fault, print: DoctorOptions['print']): void {
  print(line('wrong', check));
  print(`${' '.repeat(12)}${fault.message} ${check.advice}`);
}

function line(verdict: Verdict, { name, does }: Check): string {
  return `${verdict.padEnd(10)}  ${name.padEnd(15)}  ${does}`;
}

function notAsked(error: unknown, { url }: AskedShop): string {
  if (error instanceof Unreachable) {
    // Any other code than that of a system call is about a certificate.
    const advice = isSystemCode(error.message)
      ? 'Is your server running?'
      : 'A certificate of your own is named by NODE_EXTRA_CA_CERTS.';
    return `Nothing answers at ${shownAddress(url)} (${error.message}). ${advice}`;
  }
  if (error instanceof UnusableBooks) return `The address of --orders cannot be used. ${error.message}`;
  throw error;
}
