import type { Links, Places } from '../application/ports.js';
import type { HttpClient } from '../infrastructure/gateway/http-client.js';
import { LinksGateway } from '../infrastructure/gateway/links-gateway.js';
import { ProvinceFile } from '../infrastructure/places/province-file.js';

/** Where the build put the list of provinces. */
declare const PROVINCES_URL: string;

/** The calls and data of payment links: fetched on their addresses, and on that of a link's payment. */
export function linkPorts(http: HttpClient): { readonly links: Links; readonly places: Places } {
  return { links: new LinksGateway(http), places: new ProvinceFile({ url: PROVINCES_URL }) };
}
