import type { LinkDrafts } from '../../application/links/ports.js';
import { holdsCardNumber } from '../../domain/card/holds-card-number.js';
import { product } from '../../domain/payment/product-slug.js';

/** The part of the Web Storage API that is used. */
type DraftStore = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

const prefix = `${product}.link.`;

/**
 * Drafts in the storage of the session, as JSON under `<product>.link.<shortId>`: they end with the tab, or when their
 * payment is paid. A text that holds a card number is left out. Without a storage nothing is kept.
 */
export class SessionLinkDrafts implements LinkDrafts {
  /** `store` may throw: some browsers refuse the mere look at a storage. */
  constructor(private readonly store: () => DraftStore) {}

  read(shortId: string): Readonly<Record<string, string>> {
    try {
      return readDraft(this.store().getItem(prefix + shortId)).texts;
    } catch {
      return {};
    }
  }

  keep(shortId: string, token: string, texts: Readonly<Record<string, string>>): void {
    const harmless = Object.entries(texts).filter(([, text]) => text !== '' && !holdsCardNumber(text));
    try {
      this.store().setItem(prefix + shortId, JSON.stringify({ token, texts: Object.fromEntries(harmless) }));
    } catch {
      // The form is empty on the way back, as in a new tab.
    }
  }

  drop(token: string): void {
    try {
      const store = this.store();
      const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      for (const name of names.filter((each) => each.startsWith(prefix)))
        if (readDraft(store.getItem(name)).token === token) store.removeItem(name);
    } catch {
      // A text that cannot be read was not kept.
    }
  }
}

interface Draft {
  readonly token: unknown;
  readonly texts: Readonly<Record<string, string>>;
}

/** Texts alone are read: something else may stand there. Throws where it is no JSON. */
function readDraft(json: string | null): Draft {
  const { token, texts }: { token?: unknown; texts?: unknown } = Object(JSON.parse(json ?? '{}'));
  return { token, texts: Object.fromEntries(Object.entries(Object(texts)).flatMap(textOnly)) };
}

function textOnly([name, text]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  return typeof text === 'string' ? [[name, text]] : [];
}
