import * as v from 'valibot';
import type { InstallationPolicy } from '../../domain/merchant/policies.js';
import { safeOrigin, safeUrl } from './safe-url.js';

/**
 * Describes what the server that serves the page says about itself, in one JSON block of the HTML (see docs/api.md).
 */
export interface Configuration {
  /** Exact plain-http origins that count as safe; none in production. */
  readonly loopbackOrigins: readonly string[];
  /** Origins that serve the card page beside the page's own: never a redirect's target (TR-08). */
  readonly pageOrigins: readonly string[];
  /** Sites of the payment's merchant beside its website: they may frame the page (MA-06). Exact plain-http origins. */
  readonly merchantSites: readonly string[];
  /** Exact origins whose scripts may run in the vendor's document (OP-09). */
  readonly vendorScriptHosts: readonly string[];
  /** Merchants of this installation with installment rules of their own (IN-05, IN-09). */
  readonly merchantPolicies: readonly InstallationPolicy[];
  /** Addresses of the provider's own pages; one that is missing or not safe is undefined. */
  readonly providerPages: {
    readonly settingsUrl: string | undefined;
    readonly supportUrl: string | undefined;
    readonly privacyUrl: string | undefined;
    readonly personalDataUrl: string | undefined;
  };
}

const address = v.fallback(v.optional(v.string(), ''), '');

const origins = v.fallback(v.optional(v.array(v.string()), []), []);

const policy = v.object({
  merchantId: v.string(),
  blocksDebitInstallments: v.optional(v.boolean()),
  hidesInstallmentNote: v.optional(v.boolean()),
});

const block = v.object({
  loopbackOrigins: origins,
  pageOrigins: origins,
  merchantSites: origins,
  vendorScriptHosts: origins,
  merchantPolicies: v.fallback(v.optional(v.array(policy), []), []),
  merchantPanelUrl: address,
  supportUrl: address,
  privacyUrl: address,
  personalDataUrl: address,
});

/** Reads the block. A page without one, or with a broken one, runs as in production and without the addresses. */
export function readConfiguration(page: Document): Configuration {
  const { loopbackOrigins, pageOrigins, merchantSites, vendorScriptHosts, merchantPolicies, ...urls } = v.parse(
    block,
    parse(page.getElementById('vezne-config')?.textContent ?? ''),
  );
  const addressOf = (url: string) => safeUrl(url, loopbackOrigins);
  return {
    loopbackOrigins,
    pageOrigins,
    merchantSites,
    vendorScriptHosts: vendorScriptHosts.flatMap((host) => safeOrigin(host, loopbackOrigins) ?? []),
    merchantPolicies,
    providerPages: {
      settingsUrl: addressOf(urls.merchantPanelUrl),
      supportUrl: addressOf(urls.supportUrl),
      privacyUrl: addressOf(urls.privacyUrl),
      personalDataUrl: addressOf(urls.personalDataUrl),
    },
  };
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
