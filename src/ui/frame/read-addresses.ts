import { addressOf, type PageAddress, readPageAddress } from '../../domain/payment/page-address.js';

/** The link whose page, or end, a path is. */
export function linkOf(path: string): string | undefined {
  const address = readPageAddress(path);
  return 'shortId' in address ? address.shortId : undefined;
}

/** The address of the window, as far as its document was served for it. */
export function presentAddress({ document, location }: Pick<Window, 'document' | 'location'>): PageAddress {
  return addressOf({ view: document.documentElement.dataset.view, path: location.pathname });
}
