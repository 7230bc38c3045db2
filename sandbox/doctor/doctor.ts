import { type Check, checks } from './checks.js';
import { UnusableBooks } from './merchant-books.js';
import { Unreachable } from './post-notification.js';
import { type AskedShop, Fault, ShopVisit } from './shop-visit.js';

/** What a check found. */
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

/**
 * Sends a merchant's notification address what a provider sends on bad days, one check after the other, and prints a line
 * for each. Returns one of {@link exitCodes}.
 */
export async function askShop({ shop, skip, print }: DoctorOptions): Promise<number> {
  const prefix = `DOCTOR${Date.now().toString(36).toUpperCase()}N`;
  const verdicts: Verdict[] = [];
  print(`Asking ${shop.url} as merchant ${shop.keys.id}.\n`);
  try {
    for (const [at, check] of checks.entries()) {
      verdicts.push(await judge(check, new ShopVisit(shop, `${prefix}${at}N`), shop, skip, print));
    }
  } catch (error) {
    const hasDied = error instanceof Unreachable && verdicts.length > 0;
    print(
      hasDied ? `wrong       ${checks[verdicts.length]?.name}: your server stopped answering.` : notAsked(error, shop),
    );
    return hasDied ? exitCodes.fault : exitCodes.notAsked;
  }
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  print(`\n${count('right')} right, ${count('wrong')} wrong, ${count('not judged') + count('skipped')} not judged.`);
  if (shop.books === undefined) print('What your shop booked was not looked at: --orders is not given.');
  return count('wrong') === 0 ? exitCodes.allRight : exitCodes.fault;
}

async function judge(
  check: Check,
  visit: ShopVisit,
  { books }: AskedShop,
  skip: readonly string[],
  print: DoctorOptions['print'],
): Promise<Verdict> {
  const end = (verdict: Verdict): Verdict => {
    print(`${verdict.padEnd(10)}  ${check.name.padEnd(15)}  ${check.does}`);
    return verdict;
  };
  if (skip.includes(check.name)) return end('skipped');
  if (check.byBooksOnly === true && books === undefined) return end('not judged');
  try {
    await check.run(visit);
    return end('right');
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    end('wrong');
    print(`${' '.repeat(12)}${error.message} ${check.advice}`);
    return 'wrong';
  }
}

function notAsked(error: unknown, { url }: AskedShop): string {
  if (error instanceof Unreachable) return `Nothing answers at ${url} (${error.message}). Is your server running?`;
  if (error instanceof UnusableBooks) return `The address of --orders cannot be used. ${error.message}`;
  throw error;
}
