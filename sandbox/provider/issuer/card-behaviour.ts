import type { ServiceIdentifier } from 'inversify';
import type { ReasonKey } from '../directory/decline-reasons.js';

/** How the issuing bank of a card behaves. */
export interface CardBehaviour {
  /** The ledger keeps it with an attempt: after a challenge there is no card number to look it up by. */
  readonly id: string;
  /** Declined when the payment is posted, with or without 3-D Secure. */
  readonly declinedBefore3d?: ReasonKey;
  /** How the ACS treats the card; absent: it asks for the one-time code. `frictionless`: the bank asks nothing and no ACS is visited. */
  readonly threeD?: 'failing' | 'attempted' | 'frictionless' | 'passkey';
  /** The bank's answer to the authorisation; absent: approved. */
  readonly declinedAfter3d?: ReasonKey;
  /** How long the authorisation takes, in ms. */
  readonly slowMs?: number;
  /** The connection is cut after the payment is committed, before the answer. */
  readonly dropsAnswer?: boolean;
  /** The kind of HTML the bank sends for 3-D Secure; absent: one form with a visible button and an onload submit. */
  readonly html?: 'script' | 'metaRefresh' | 'twoForms';
  /** Holds what its points are worth, in minor units; `failing`: the points query fails. Absent: it has none. */
  readonly points?: number | 'failing';
  /** The provider asks for a code by SMS; the security control then approves at once, decides later, or leaves it to a person. */
  readonly verification?: 'atOnce' | 'approves' | 'refuses' | 'byHand';
  /** Declines of this card count for the limit per card. */
  readonly countedPerCard?: boolean;
}

/** The behaviours of cards; every card has one. */
export interface CardBehaviours {
  ofCard(number: string): CardBehaviour;
  /** By the id that an attempt or a stored card keeps. */
  byId(id: string): CardBehaviour;
}

export const CardBehaviours: ServiceIdentifier<CardBehaviours> = Symbol('CardBehaviours');

/** Returns what the points of a card are worth, in minor units. */
export function pointsOf({ points }: CardBehaviour): number {
  return typeof points === 'number' ? points : 0;
}
