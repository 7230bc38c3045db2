/** Of Firefox alone: it writes the fields of a page to the files of its session while they are typed into. */
import path from 'node:path';
import { tracesOf } from '../../sandbox/card-traces.js';
import { filesHolding } from '../harness/profile-files.js';
import { StoreLinks } from '../pages/links.js';
import { text } from '../pages/payment-page.js';
import { expect, test } from './engines.js';
import { Shopper } from './shopper.js';
import type { Visit } from './visitor.js';

/** A number that no table, text or random byte holds; it passes the checksum. */
const digits = '4929817302645103';

/**
 * Waits until the browser has written down what the page is now: its address gets a word that is looked for in the file of
 * the session, where the fields would stand. Other files have the address sooner.
 */
async function writtenDown({ visitor, profile = '' }: Visit, word: string): Promise<void> {
  await visitor.run(`history.replaceState(history.state, '', location.pathname + '#${word}')`);
  const session = path.join(profile, 'sessionstore-backups', 'recovery.jsonlz4');
  await expect.poll(() => filesHolding(profile, [Buffer.from(`#${word}`)])).toContain(session);
}

/** The texts in every writing that such files have. */
function needles(...texts: readonly string[]): Buffer[] {
  return texts.flatMap((each) => [Buffer.from(each), Buffer.from(each, 'utf16le')]);
}

test('T13 CN-01 RL-17 what is typed of a card is in no file of the profile, half a number neither', async ({
  visit,
  visitor,
  pay,
}) => {
  const shopper = new Shopper(visitor);
  await visitor.open((await pay()).url);
  await shopper.arrive();
  // Firefox itself leaves out a number whose checksum holds, and no other.
  await visitor.type('#cc-number', digits.slice(0, 15));
  await visitor.type('#cc-exp', '1139');
  await visitor.type('#cc-csc', '917');
  await visitor.type('#cc-name', 'KANARYA SARIKUS');
  await writtenDown(visit, 'yarim-kart');
  const half = needles('4929 8173 0264 510', digits.slice(0, 15), '11/39', '"917"', 'KANARYA');
  expect(filesHolding(visit.profile ?? '', half)).toEqual([]);
  await visitor.type('#cc-number', digits);
  await writtenDown(visit, 'kart');
  expect(filesHolding(visit.profile ?? '', [...tracesOf(digits), ...half])).toEqual([]);
  // The fields can be filled in again once they are empty.
  await visitor.type('#cc-name', '\uE003');
  await expect.poll(() => visitor.property('#cc-name', 'autocomplete')).toBe('cc-name');
});

test('T13 LK-04 RL-17 a card number in the fields of a link is said at each, and is in no file of the profile', async ({
  visit,
  visitor,
  sandbox,
}) => {
  const { url } = await new StoreLinks(sandbox.urls.store).make('flex');
  const grouped = digits.replace(/(.{4})(?!$)/g, '$1 ');
  await visitor.open(url);
  await expect.poll(() => visitor.texts('form output')).not.toEqual([]);
  await visitor.type('#link-fullName', `Ayse ${digits}`);
  await visitor.type('#link-phone', grouped);
  await visitor.type('#link-email', `${digits}@posta.example`);
  await visitor.type('#link-detail', `Moda Caddesi 12 ${grouped} Kadikoy`);
  await visitor.press('#link-fullName');
  for (const field of ['fullName', 'phone', 'email', 'detail']) {
    await expect.poll(() => visitor.texts(`#link-${field}-problem`)).toEqual([text('tr', 'validation.cardInText')]);
  }
  await writtenDown(visit, 'adres');
  expect(filesHolding(visit.profile ?? '', [...tracesOf(digits), ...needles('Moda Caddesi')])).toEqual([]);
});
