import type { Shown } from './browser.js';
import { demoCode } from './card-payments.js';
import { actAtWallet } from './method-payments.js';
import type { Visit } from './visit.js';

/**
 * What the shopper does at the bank: types the code, mistypes it, gives up, or goes Back. Returns the address that the
 * provider sends the shopper on to; undefined when the way there was lost or left.
 */
export async function atBank(visit: Visit): Promise<string | undefined> {
  const { browser, world, random } = visit;
  const act = random.weighed({ confirm: 82, mistype: 5, cancel: 5, leave: 8 });
  const asked = await browser.send(visit.challenge, world.acs);
  if (asked === undefined || act === 'leave') return undefined;
  const answered = isReturn(asked) ? asked : await browser.send(asked.html, world.acs, answers[act]);
  if (answered === undefined || !isReturn(answered)) return undefined;
  const sentOn = await browser.send(answered.html, world.provider);
  return sentOn?.location;
}

const answers: Readonly<Record<'confirm' | 'mistype' | 'cancel', Readonly<Record<string, string>>>> = {
  confirm: { code: demoCode, act: 'confirm' },
  mistype: { code: '111111', act: 'confirm' },
  cancel: { code: '', act: 'cancel' },
};

/** The page of the bank that goes back to the provider by itself. */
const isReturn = ({ html }: Shown): boolean => html.includes('data-send-at-once');

/** What the shopper does at the page of a wallet or a lending bank; returns as {@link atBank} does. */
export async function atWallet(visit: Visit, url: string): Promise<string | undefined> {
  const { browser, world, random } = visit;
  const asked = await browser.show(url);
  if (asked === undefined || random.chance(0.06)) return undefined;
  const decided =
    asked.location === '' ? await browser.send(asked.html, world.wallets, { act: actAtWallet(visit) }) : asked;
  if (decided === undefined || decided.location === '') return undefined;
  const sentOn = await browser.show(new URL(decided.location, world.wallets).href);
  return sentOn?.location;
}
