import { holdsCardNumber, withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import type { Appearance } from '../../../src/domain/theme/appearance.js';
import { type MerchantAddresses, pageAddressRule } from '../merchants/merchant-addresses.js';
import { changeSentence, readLook, readLookParts } from '../merchants/own-look.js';
import { Obeys } from '../requests/field-rules.js';
import type { RuleBetween } from '../requests/read-request.js';

interface LookRequest {
  readonly merchant_id: string;
  readonly appearance: string;
}

/** The look that a token names, and what the answer says of it. */
interface TokenLook {
  /** Null where the token names none. */
  readonly appearance: Appearance | null;
  readonly changes: readonly string[];
}

const rule =
  'a JSON object of accent (#rrggbb), radius (none, sm, md or lg) and logo (an address of at most 400 characters, without a card number)';

/** TH-07. What can be mended is no fault of a look. */
export const IsAppearance = () =>
  Obeys(
    rule,
    (value) => wrongParts(value)?.length === 0,
    (value) => {
      const wrong = wrongParts(value) ?? [];
      return wrong.length === 0 ? rule : `${rule}; ${wrong.join(', ')} cannot be read`;
    },
  );

/** The address of its logo is one that the page opens. */
export const logoRule = (addresses: MerchantAddresses): RuleBetween<LookRequest> => ({
  name: 'appearance',
  sentence: `appearance: logo ${pageAddressRule}`,
  breaks: ({ merchant_id, appearance }) => {
    const { logo } = readLookParts(appearance)?.appearance ?? {};
    return logo !== undefined && addresses.read(logo, merchant_id) === undefined;
  },
});

/** Reads the look of a request that is signed and right. `openedLogo` returns its logo's address as the page opens it. */
export function lookOfToken(text: string, openedLogo: (address: string) => string): TokenLook {
  const read = readLook(text);
  if (read === undefined) return { appearance: null, changes: [] };
  const { logo, ...look } = read.appearance;
  return {
    appearance: logo === undefined ? look : { ...look, logo: openedLogo(logo) },
    // A part that the page does not know may be named anything.
    changes: read.changes.map((change) => withoutCardNumbers(changeSentence(change))),
  };
}

function wrongParts(text: string): readonly string[] | undefined {
  const read = readLookParts(text);
  if (read === undefined) return undefined;
  // A card number in an address would be kept and shown (T13).
  return holdsCardNumber(read.appearance.logo ?? '') ? ['logo'] : read.wrong;
}
