import type { Urls } from '../../process/urls.js';
import { isCallbackAddress, isCallbackPlace, isLoopbackHost } from './callback-address.js';

/** A merchant's own site on this machine, such as `http://localhost:4520` (MA-06). */
export interface LoopbackSite {
  readonly merchantId: string;
  readonly origin: string;
}

/**
 * Which addresses the page of a merchant opens, so that what it would refuse is refused where it is given (MA-03), and
 * which ones the provider posts to.
 */
export class MerchantAddresses {
  private readonly services: readonly string[];

  constructor(
    private readonly urls: Urls,
    private readonly sites: readonly LoopbackSite[],
  ) {
    const { provider, store, acs, wallets } = urls;
    this.services = [provider, store, acs, wallets].filter(isLoopback);
  }

  /** The plain-http origins that are safe on a merchant's page; without a merchant those of the services. */
  loopbackOrigins(merchantId?: string): readonly string[] {
    return [...this.services, ...this.sitesOf(merchantId)];
  }

  /** The merchant's own sites on this machine. */
  sitesOf(merchantId?: string): readonly string[] {
    return this.sites.filter((site) => site.merchantId === merchantId).map(({ origin }) => origin);
  }

  /**
   * The address as the page opens it, `http:` read as `https:`; undefined where the page would not open it. One on this
   * machine is not read as `https:`: a shop that is tried there by http has no certificate.
   */
  read(text: string, merchantId: string): string | undefined {
    if (this.isUnnamedLoopback(text, merchantId)) return undefined;
    const origins = this.loopbackOrigins(merchantId);
    return [text, secured(text)].find((address) => isOpened(address, origins));
  }

  /** Returns whether an address lies on this machine by plain http, where the merchant has no site by the configuration. */
  isUnnamedLoopback(text: string, merchantId: string): boolean {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, origin } = new URL(text);
    const isHere = protocol === 'http:' && isLoopbackHost(hostname);
    return isHere && !this.loopbackOrigins(merchantId).includes(origin);
  }

  /** The same for an address that the browser is sent to: no page of the provider (TR-08). */
  readResult(text: string, merchantId: string): string | undefined {
    const address = this.read(text, merchantId);
    const leadsHere = address !== undefined && new URL(address).origin === this.urls.provider;
    return leadsHere ? undefined : address;
  }

  /** Returns whether the merchant's payments may be posted there. */
  isNotified(text: string, merchantId: string): boolean {
    return isCallbackAddress(text, this.postedPlaces(merchantId));
  }

  /** Returns whether they may be posted to the network address that the name in it has resolved to. */
  isNotifiedAt(text: string, merchantId: string, networkAddress: string): boolean {
    return isCallbackPlace(text, networkAddress, this.postedPlaces(merchantId));
  }

  private postedPlaces(merchantId: string) {
    const { provider, store } = this.urls;
    return { provider, allowed: [store, ...this.sitesOf(merchantId)] };
  }
}

/** The words for {@link MerchantAddresses.isUnnamedLoopback}, after the name of the field. */
export const loopbackAddressRule =
  'is on this machine by http, where the page leads only to sites that VEZNE_LOOPBACK_SITES, or --notify, names for this merchant_id, such as 100001=http://localhost:3000';

/** The words of the rule, after the name of the field. */
export const pageAddressRule =
  'must be an address the page opens: https (http is read as https), without spaces or a user name, at most 400 characters';

/** The words of {@link MerchantAddresses.readResult}'s rule. */
export const resultAddressRule = `${pageAddressRule}, not one of the provider's`;

/** The hosts that the page takes for this machine: only their origins may be plain http. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && loopbackHosts.has(hostname);
}

/** The address by https; the port of http, where it is written out, would be none of https. */
function secured(text: string): string {
  return text.replace(/^http:(\/\/[^/?#]*?)(?::80)?(?=[/?#]|$)/i, 'https:$1');
}

/** White space of any kind, control and formatting characters, backslashes: browsers read them in different ways. */
const tricky = /[\s\\\p{C}\p{Z}]/u;

/** `https:`, or a listed origin; never with a user name, which makes a foreign host look like a known one. */
function isOpened(text: string, origins: readonly string[]): boolean {
  if (tricky.test(text) || !/^https?:\/\/[^/@?#]+(?:[/?#]|$)/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, origin, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || origins.includes(origin);
}
