import type { FastTime } from './fast-time.js';
import { paymentHeader } from './fault-proxy.js';

/** A page that the shopper's browser shows. */
export interface Shown {
  readonly status: number;
  readonly html: string;
  /** Where a redirect leads; empty without one. */
  readonly location: string;
}

/** How often a shopper reloads a page that does not come. */
const reloads = 3;

/** The shopper's browser away from the payment page: at the bank and at the wallets. */
export class Browser {
  constructor(
    private readonly time: FastTime,
    private readonly index: number,
  ) {}

  /** Undefined: the page did not come, however often it was reloaded. */
  async show(url: string, fields?: Readonly<Record<string, string>>): Promise<Shown | undefined> {
    const init = fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) };
    for (let load = 0; load <= reloads; load += 1) {
      try {
        const headers = { [paymentHeader]: String(this.index), 'accept-language': 'en' };
        const answer = await fetch(url, { ...init, headers, redirect: 'manual', signal: this.patience() });
        const html = await answer.text();
        if (answer.status < 400) return { status: answer.status, html, location: answer.headers.get('location') ?? '' };
      } catch {
        // The line broke: the browser says so, and the shopper reloads.
      }
      await this.time.sleep(2_000);
    }
    return undefined;
  }

  /** Fills in and sends the one form of a page. */
  send(html: string, base: string, typed: Readonly<Record<string, string>> = {}): Promise<Shown | undefined> {
    // A page of two forms sends the second one.
    const form = html.slice(Math.max(0, html.lastIndexOf('<form')));
    const action = /<form[^>]* action="([^"]+)"/.exec(form)?.[1] ?? '';
    const inputs = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, plainText(value)]));
    return this.show(new URL(plainText(action), base).href, { ...fields, ...typed });
  }

  private patience(): AbortSignal {
    const abort = new AbortController();
    void this.time.sleep(90_000).then(() => abort.abort());
    return abort.signal;
  }
}

function plainText(escaped: string): string {
  return escaped.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
