import { codeOf } from '../process/error-code.js';
import { bodySignature, bodySignatureHeader } from '../provider/requests/body-signature.js';
import type { AskedOrder, MerchantKeys } from './notification.js';
import { shownAddress, shownAnswer } from './shown-address.js';

/** The address of the orders does not do what docs/sandbox.md asks of it. */
export class UnusableBooks extends Error {}

/** The address of the orders answered before, and does no longer: the shop has ended. */
export class StoppedAnswering extends Error {}

/** How long one call may take, in ms. */
const limitMs = 10_000;

/**
 * The merchant's own books, as far as a test needs them: an address of its test system that writes an order down and says
 * how much was booked for one.
 */
export class MerchantBooks {
  private hasAnswered = false;

  constructor(
    private readonly url: string,
    private readonly keys: MerchantKeys,
  ) {}

  /** An order that waits for its payment. Throws UnusableBooks, or StoppedAnswering. */
  async write({ merchantOid, amount }: AskedOrder): Promise<void> {
    const body = new URLSearchParams({
      merchant_oid: merchantOid,
      payment_amount: String(amount),
      currency: 'TL',
    }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      [bodySignatureHeader]: bodySignature(this.keys.merchantKey, body, Date.now()),
    };
    const { id } = this.keys;
    const hint = `It was signed with the key of merchant ${id}: is yours another (--merchant, --key, --salt)?`;
    await this.call(this.url, { method: 'POST', headers, body }, hint);
  }

  /**
   * Returns what is booked as paid for the order, minor units; 0 when nothing is. Throws UnusableBooks, or
   * StoppedAnswering.
   */
  async booked({ merchantOid }: AskedOrder): Promise<number> {
    const url = new URL(this.url);
    url.searchParams.set('merchant_oid', merchantOid);
    const text = await this.call(url.href, {});
    if (/^\d{1,15}$/.test(text.trim())) return Number(text);
    throw new UnusableBooks(
      `GET ${shownAddress(this.url)} must answer a whole number of minor units, and answered “${text.slice(0, 60)}”.`,
    );
  }

  private async call(url: string, init: RequestInit, hint?: string): Promise<string> {
    const name = `${init.method ?? 'GET'} ${shownAddress(this.url)}`;
    const { ok, status, text } = await ask(url, init).catch((error: unknown) => {
      throw this.hasAnswered
        ? new StoppedAnswering(reasonOf(error))
        : new UnusableBooks(`${name} gave no answer (${reasonOf(error)}).`);
    });
    if (!ok) {
      const refused = `${name} must answer with a 2xx status, and answered ${shownAnswer(status, text)}.`;
      throw new UnusableBooks(hint === undefined ? refused : `${refused} ${hint}`);
    }
    this.hasAnswered = true;
    return text;
  }
}

async function ask(url: string, init: RequestInit): Promise<{ ok: boolean; status: number; text: string }> {
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  return { ok: answer.ok, status: answer.status, text: await beginningOf(answer) };
}

/** More than any number that is asked for: an answer that never ends is not kept. */
const longestText = 1_000;

async function beginningOf(answer: Response): Promise<string> {
  if (answer.body === null) return '';
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (text.length > longestText) break;
  }
  return text.slice(0, longestText);
}

/** The code of what failed below `fetch`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'ETIMEDOUT';
  return (error instanceof Error && codeOf(error.cause)) || 'the connection was closed';
}
