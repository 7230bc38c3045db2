import type { ProviderErrorPages } from './ErrorScreen.js';
import { MissingNotificationUrl } from './MissingNotificationUrl.js';
import { NotFound } from './NotFound.js';
import { TransactionError } from './TransactionError.js';

/** The pages at once, where the entry of a payment does not have to be small. */
export const providerErrorPages: ProviderErrorPages = { MissingNotificationUrl, NotFound, TransactionError };
