import type { LinkDrafts, Places } from '../application/links/ports.js';
import type { Links, Receipts, TimeExtension } from '../application/ports.js';
import type { HttpClient } from '../infrastructure/gateway/http-client.js';
import { LinksGateway } from '../infrastructure/gateway/links-gateway.js';
import { ReceiptsGateway } from '../infrastructure/gateway/receipts-gateway.js';
import { ExtensionGateway } from '../infrastructure/gateway/time-extension-gateway.js';
import { BrowserClipboard } from '../infrastructure/host/browser-clipboard.js';
import { ProvinceFile } from '../infrastructure/places/province-file.js';
import { SessionLinkDrafts } from '../infrastructure/storage/session-link-drafts.js';

/** Where the build put the list of provinces. */
declare const PROVINCES_URL: string;

/** The calls and data of payment links, receipts and more time: fetched on the addresses of links, and where one of them is asked for. */
export function linkPorts(http: HttpClient): {
  readonly links: Links;
  readonly places: Places;
  readonly receipts: Receipts;
  readonly drafts: LinkDrafts;
  readonly extension: TimeExtension;
} {
  const page = { clipboard: new BrowserClipboard(window), print: () => window.print() };
  return {
    links: new LinksGateway(http),
    places: new ProvinceFile({ url: PROVINCES_URL }),
    receipts: new ReceiptsGateway(http, page),
    drafts: new SessionLinkDrafts(() => sessionStorage),
    extension: new ExtensionGateway(http),
  };
}
