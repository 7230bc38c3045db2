import type { ProviderErrorPages } from './ErrorScreen.js';
import { ProviderError } from './ProviderError.js';

/** The pages at once, where the entry of a payment does not have to be small. */
export const providerErrorPages: ProviderErrorPages = { ProviderError };
