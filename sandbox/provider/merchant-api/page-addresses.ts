import { loopbackAddressRule, type MerchantAddresses, resultAddressRule } from '../merchants/merchant-addresses.js';
import { holdsReturnState } from '../merchants/return-state.js';
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

type StatedAddresses = Addresses<'merchant_ok_url' | 'merchant_fail_url' | 'return_state'>;

/** Returns the rules of addresses to which the state of the order is added (MA-13). */
export const returnStateRules: readonly RuleBetween<StatedAddresses>[] = (
  ['merchant_ok_url', 'merchant_fail_url'] as const
).map((name) => ({
  name,
  sentence: `${name} must have no field return_state of its own where return_state is 1`,
  breaks: (request) => request.return_state === '1' && holdsReturnState(request[name]),
}));
