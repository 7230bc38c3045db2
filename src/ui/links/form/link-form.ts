import type { LinkOrder } from '../../../application/ports.js';
import type { LinkType, PaymentLink } from '../../../domain/links/link.js';

/** The form of a link, whatever its type. */
export interface LinkForm {
  readonly kind: LinkType;
  /** Holds what would be paid now, in minor units; undefined while it is not known. */
  readonly amount: number | undefined;
  /** Holds what is sent, when everything is right (AP-03). */
  readonly order: LinkOrder | undefined;
  /** Holds what was typed, by field; `restore` takes it back. */
  readonly texts: Readonly<Record<string, string>>;
  restore(texts: Readonly<Record<string, string>>): void;
  /** Something was typed (PP-16). */
  readonly typed: boolean;
  /** The shopper wants to go on: from now on every field shows what is wrong with it. False holds the order back once. */
  check(): boolean;
  /** The provider did not accept a field: it is marked. False where the form has none of that name. */
  refuse(field: string | undefined): boolean;
  /** Takes what is new about its link; what was typed stays. False where the link is of another type. */
  renew(link: PaymentLink): boolean;
}
