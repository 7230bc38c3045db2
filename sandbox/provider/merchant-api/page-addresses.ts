import { loopbackAddressRule, type MerchantAddresses, resultAddressRule } from '../merchants/merchant-addresses.js';
import type { RuleBetween } from '../requests/read-request.js';

type Addresses<Name extends string> = Readonly<Record<Name | 'merchant_id', string>>;

/** Returns the rules of fields that hold addresses where the browser is sent (MA-03). An empty one breaks none. */
export function resultAddressRules<Name extends string>(
  addresses: MerchantAddresses,
  names: readonly Name[],
): readonly RuleBetween<Addresses<Name>>[] {
  return names.flatMap((name) => [
    {
      name,
      sentence: `${name} ${loopbackAddressRule}`,
      breaks: (request: Addresses<Name>) => addresses.isUnnamedLoopback(request[name], request.merchant_id),
    },
    {
      name,
      sentence: `${name} ${resultAddressRule}`,
      breaks: (request: Addresses<Name>) =>
        request[name] !== '' && addresses.readResult(request[name], request.merchant_id) === undefined,
    },
  ]);
}
