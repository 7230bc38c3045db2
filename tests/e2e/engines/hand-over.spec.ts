import { bankPage, forgery } from '../pages/bank-document.js';
import { answerWith } from './bank-answer.js';
import { expect, test } from './engines.js';
import { plainCard, Shopper } from './shopper.js';
import type { Visitor } from './visitor.js';

/** Pays up to a bank's document that our page hands over: it runs this script, and a press leads on to that address. */
async function reachBank(visitor: Visitor, url: string, later: string, script: string): Promise<void> {
  const shopper = new Shopper(visitor);
  await visitor.open(url);
  await shopper.arrive();
  await answerWith(visitor, bankPage(later, script));
  await shopper.fill(plainCard());
  await shopper.submit();
  await expect.poll(() => visitor.texts('h1')).toEqual(['Bankanız']);
}

/** The page is back with an empty form. */
async function expectForm(visitor: Visitor, url: string): Promise<void> {
  await expect.poll(() => visitor.property('#cc-number', 'value')).toBe('');
  expect(await visitor.address()).toBe(url);
}

const five = Array.from({ length: 5 }, (_, index) => `history.pushState(null, '', '#${index}');`).join('');

test('TR-10 the state that a bank’s document leaves is not shown when a later site goes back to it', async ({
  visitor,
  pay,
  sandbox,
}) => {
  const { url } = await pay();
  const later = `${sandbox.urls.store}/scenarios`;
  const states = [{ vezneAcs: `<h1>${forgery}</h1>` }, `vezne-acs:1-2-3-4<h1>${forgery}</h1>`];
  const script = states.map((state) => `history.pushState(${JSON.stringify(state)}, '', '#1-2-3-4');`).join('');
  await reachBank(visitor, url, later, script);
  await visitor.press('button', { text: 'Devam' });
  await expect.poll(() => visitor.address()).toContain(later);
  await visitor.run(`window.name = ${JSON.stringify(states[1])}; setTimeout(() => history.back())`);
  await expectForm(visitor, url);
  expect(await visitor.texts('h1')).not.toContain(forgery);
});

test('TR-10 a reload of what the bank’s document left shows our words, and the way to the payment', async ({
  visitor,
  pay,
  sandbox,
}) => {
  const { url } = await pay();
  const script = `history.replaceState('vezne-acs:1-2-3-4<h1>${forgery}</h1>', '', '#1-2-3-4')`;
  await reachBank(visitor, url, `${sandbox.urls.store}/scenarios`, script);
  await visitor.reload();
  await expect.poll(() => visitor.texts('p')).toContainEqual(expect.stringContaining('Bankanızın sayfası'));
  await visitor.press('button', { text: 'Ödeme sayfasına dön' });
  await expectForm(visitor, url);
});

test('TR-10 PY-07 one press of Back leads over all states that a bank’s document has pushed', async ({
  visitor,
  pay,
  sandbox,
}) => {
  const { url } = await pay();
  const later = `${sandbox.urls.store}/scenarios`;
  await reachBank(visitor, url, later, five);
  await visitor.press('button', { text: 'Devam' });
  await expect.poll(() => visitor.address()).toContain(later);
  await visitor.back();
  await expectForm(visitor, url);
});
