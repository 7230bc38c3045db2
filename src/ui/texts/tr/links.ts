import { fieldRefusals } from './field-refusals.js';
import { leave } from './leave.js';
import { linkPages } from './link-pages.js';
import { providerErrors } from './provider-errors.js';
import { receipt } from './receipt.js';

/** What the pages of links show beside what every page does, in Turkish. */
export const links = { ...linkPages, ...fieldRefusals, ...leave, ...providerErrors, ...receipt };
