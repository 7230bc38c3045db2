import type { LinkDrafts } from '../../application/links/ports.js';
import { holdsCardNumber } from '../../domain/card/card-in-text.js';
import { product } from '../../domain/payment/product-slug.js';
import type { Store } from './preferences.js';

/**
 * Drafts in the storage of the session, as JSON under `<product>.link.<shortId>`: they end with the tab. A text that
 * holds a card number is left out. Without a storage nothing is kept.
 */
export class SessionLinkDrafts implements LinkDrafts {
  /** `store` may throw: some browsers refuse the mere look at a storage. */
  constructor(private readonly store: () => Store) {}

  read(shortId: string): Readonly<Record<string, string>> {
    try {
      const kept: unknown = JSON.parse(this.store().getItem(keyOf(shortId)) ?? '{}');
      return Object.fromEntries(Object.entries(Object(kept)).flatMap(([name, text]) => textOnly(name, text)));
    } catch {
      return {};
    }
  }

  keep(shortId: string, texts: Readonly<Record<string, string>>): void {
    const harmless = Object.entries(texts).filter(([, text]) => text !== '' && !holdsCardNumber(text));
    try {
      this.store().setItem(keyOf(shortId), JSON.stringify(Object.fromEntries(harmless)));
    } catch {
      // The form is empty on the way back, as in a new tab.
    }
  }
}

function keyOf(shortId: string): string {
  return `${product}.link.${shortId}`;
}

function textOnly(name: string, text: unknown): readonly (readonly [string, string])[] {
  return typeof text === 'string' ? [[name, text]] : [];
}
