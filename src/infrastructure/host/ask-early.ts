import type { PageAddress } from '../../domain/payment/page-address.js';

/** Texts of the page, and of which language: something else may have named another one on the document since. */
interface EarlyTexts {
  readonly language: string;
  readonly page: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    /**
     * Asks for what the page needs beside its bundle, once. Set by the document's scripts, called by the bundle where it
     * runs first.
     */
    vezneAsk?: () => void;
    /** The address of the window, as far as its document was served for it. Set by the document's scripts. */
    vezneAddress?: PageAddress;
    /** The texts of the page's language, asked for with it; undefined where they did not arrive. */
    vezneTexts?: Promise<EarlyTexts | undefined>;
  }
}

/*
 * The first import of main.tsx: what a slow phone needs half a second to evaluate, React above all, comes after it. So the
 * words and the data travel meanwhile, where the document has not asked for them yet.
 */
window.vezneAsk?.();
