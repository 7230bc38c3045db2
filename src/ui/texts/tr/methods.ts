import { fieldRefusals } from './field-refusals.js';
import { payDialogs } from './pay-dialogs.js';
import { transfer } from './transfer.js';
import { verification } from './verification.js';
import { wallets } from './wallets.js';

/** Holds what is fetched with the payment methods beside the card, in Turkish. */
export const methods = { ...payDialogs, ...fieldRefusals, ...wallets, ...transfer, ...verification };
