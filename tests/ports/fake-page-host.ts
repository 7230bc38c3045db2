import type { PageHost, Placement } from '../../src/application/ports.js';
import type { ErrorDetails } from '../../src/domain/payment/failure.js';
import type { Theme } from '../../src/domain/theme/theme.js';

/** A window that notes the calls of the page. Only https addresses are safe there. */
export class FakePageHost implements PageHost {
  readonly calls: string[] = [];
  /** What was posted to the parent of the end (EM-04). */
  readonly results: string[] = [];
  /** Whether the bank's document can be handed over. */
  opens = true;
  /** Whether https addresses are safe to open. */
  safe = true;
  placed: Placement = {
    framed: false,
    address: 'https://pay.example/odeme',
    ancestorOrigins: undefined,
    merchantSites: [],
  };

  placement(): Placement {
    return this.placed;
  }
  referrer(): string {
    return 'https://store.example/';
  }
  openChallenge(html: string): ErrorDetails | undefined {
    this.calls.push(`openChallenge ${html}`);
    return this.opens ? undefined : {};
  }
  leaveTo(url: string, where?: { readonly parent: boolean }): boolean {
    this.calls.push(['leaveTo', url, ...windowOf(where)].join(' '));
    return this.safe;
  }
  postFailure(url: string, message: string): boolean {
    this.calls.push(`postFailure ${url} ${message}`);
    return this.safeUrl(url) !== undefined;
  }
  reportHeight(): void {}
  showLook(rules: readonly string[], stated?: Theme): void {
    if (rules.length > 0 || stated !== undefined) this.calls.push(`showLook ${rules.join('')} ${stated ?? ''}`.trim());
  }
  reportExpired(): void {
    this.calls.push('expired');
  }
  reportResult(result: string): void {
    this.results.push(result);
  }
  safeUrl(url: string): string | undefined {
    return this.safe && url.startsWith('https://') ? url : undefined;
  }
  originOf(url: string): string | undefined {
    return /^https:\/\/[^/]+/.exec(url)?.[0];
  }
  setMerchantSite(website: string): void {
    this.calls.push(`site ${website}`);
  }
}

/** The window that leaves, where the caller names one. */
function windowOf(where: { readonly parent: boolean } | undefined): readonly string[] {
  if (where === undefined) return [];
  return [where.parent ? 'parent' : 'own'];
}
