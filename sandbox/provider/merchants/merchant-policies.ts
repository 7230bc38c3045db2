import type { ServiceIdentifier } from 'inversify';
import type { MerchantPolicy } from '../../../src/domain/merchant/policies.js';

/** The policy of a merchant of this installation. */
export type PolicyOf = (merchantId: string) => MerchantPolicy;

export const PolicyOf: ServiceIdentifier<PolicyOf> = Symbol('PolicyOf');
