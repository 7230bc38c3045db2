import type { Appearance } from '../../../src/domain/theme/appearance.js';
import { type MerchantAddresses, pageAddressRule } from '../merchants/merchant-addresses.js';
import { readLook } from '../merchants/own-look.js';
import { Obeys } from '../requests/field-rules.js';
import type { RuleBetween } from '../requests/read-request.js';

interface LookRequest {
  readonly merchant_id: string;
  readonly appearance: string;
}

const rule = 'a JSON object of accent (#rrggbb), radius (none, sm, md or lg) and logo (an address)';

/** TH-07. What can be mended is no fault of a look. */
export const IsAppearance = () =>
  Obeys(
    rule,
    (value) => readLook(value)?.wrong.length === 0,
    (value) => {
      const wrong = readLook(value)?.wrong ?? [];
      return wrong.length === 0 ? rule : `${rule}; ${wrong.join(', ')} cannot be read`;
    },
  );

/** The address of its logo is one that the page opens. */
export const logoRule = (addresses: MerchantAddresses): RuleBetween<LookRequest> => ({
  name: 'appearance',
  sentence: `appearance: logo ${pageAddressRule}`,
  breaks: (request) => logoOf(request) !== '' && addresses.read(logoOf(request), request.merchant_id) === undefined,
});

/** The look that a token names, with its logo as the page opens it; null where it names none. */
export function lookOfToken(request: LookRequest, openedLogo: (address: string) => string): Appearance | null {
  if (request.appearance === '') return null;
  const look = readLook(request.appearance)?.appearance ?? {};
  return look.logo === undefined ? look : { ...look, logo: openedLogo(look.logo) };
}

function logoOf({ appearance }: LookRequest): string {
  return readLook(appearance)?.appearance.logo ?? '';
}
