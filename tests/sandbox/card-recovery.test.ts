import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempts } from '../../sandbox/provider/database/schema.js';
import { storedCards } from '../../sandbox/provider/database/schema-cards.js';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import { passesChecksum } from '../../src/domain/card/card-number.js';
import { openSandbox, walletWith } from './running-sandbox.js';
import { Shopper } from './shopper.js';

/** Numbers of 13, 14, 15 and 16 digits. */
const numbers = ['4222222222222', '30569309025904', '371449635398431', '4508034508034509', '5406675406675403'];

/** What the database keeps of a card. */
interface Kept {
  readonly bin: string;
  readonly last4: string;
  readonly fingerprint: string;
}

let folder: string;
let kept: Kept[];

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'vezne-recovery-')), 'data');
  const sandbox = await openSandbox({ database: { dataFolder: folder } });
  for (const number of numbers) await pay(sandbox, number);
  await walletWith(sandbox, '100009', numbers);
  kept = [...(await sandbox.db.select().from(attempts)), ...(await sandbox.db.select().from(storedCards))];
  await sandbox.close();
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

async function pay(sandbox: Sandbox, number: string): Promise<void> {
  const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
  await shopper.pay(number, { cvv: number.length === 15 ? '1234' : '123', do_3d: '0' });
}

it('TR-01 every card was kept, typed and stored', () => {
  expect(kept).toHaveLength(2 * numbers.length);
});

it('TR-01 no number can be computed from a copy of the data folder', () => {
  const keys = keysIn(folder);
  expect(kept.flatMap((card) => recovered(card, keys))).toEqual([]);
});

it('TR-01 half of the hash is kept of a card, 16 bytes of 32', () => {
  for (const { fingerprint } of kept) expect(Buffer.from(fingerprint, 'base64url')).toHaveLength(16);
});

it('TR-01 what is kept of a number leaves at least a hundred numbers it could be', () => {
  for (const { bin, last4 } of kept) {
    expect(candidates(bin, last4).length).toBeGreaterThanOrEqual(100);
  }
});

it('TR-01 the data folder is open to its owner alone', () => {
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
});

/** Everything in the files, the write-ahead log among them, that reads like a key of 32 bytes. */
function keysIn(data: string): Buffer[] {
  const found = new Set<string>();
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1');
    for (const [match] of text.matchAll(/[A-Za-z0-9+/]{43}=/g)) found.add(match);
  }
  return [...found].map((text) => Buffer.from(text, 'base64'));
}

/** The numbers that the kept digits allow and whose hash, plain or under one of the keys, begins like the mark. */
function recovered({ bin, last4, fingerprint }: Kept, keys: readonly Buffer[]): string[] {
  const begin = fingerprint.slice(0, 16);
  const hashes = [
    (text: string) => createHash('sha256').update(text),
    ...keys.map((key) => (text: string) => createHmac('sha256', key).update(text)),
  ];
  const isMarked = (number: string) =>
    hashes.some((hash) => hash(`card:${number}`).digest('base64url').startsWith(begin));
  return candidates(bin, last4).filter(isMarked);
}

function candidates(bin: string, last4: string): string[] {
  const length = numbers.find((number) => number.startsWith(bin) && number.endsWith(last4))?.length ?? 0;
  const missing = length - bin.length - last4.length;
  return Array.from(
    { length: 10 ** missing },
    (_, digits) => bin + String(digits).padStart(missing, '0') + last4,
  ).filter(passesChecksum);
}
