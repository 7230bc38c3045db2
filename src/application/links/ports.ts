import type { Observable } from 'rxjs';
import type { Province } from '../../domain/links/province.js';

export interface Places {
  /** The provinces of Turkey with their districts, in Turkish order (AD-02). */
  provinces(): Observable<readonly Province[]>;
}

/**
 * Describes what was typed into the forms of links, by field, for those who come back from the payment page. Never card
 * data.
 */
export interface LinkDrafts {
  /** Empty where nothing was kept. */
  read(shortId: string): Readonly<Record<string, string>>;
  /** `token`: of the payment that was made of them; empty where none was, as when the shopper is sent to another address. */
  keep(shortId: string, token: string, texts: Readonly<Record<string, string>>): void;
  /** Drops what a payment was made of, once it is paid; nothing where that was not kept, or not here. */
  drop(token: string): void;
}
