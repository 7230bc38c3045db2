import { errorScreens } from './error-screens.js';
import { fieldRefusals } from './field-refusals.js';
import { leave } from './leave.js';
import { linkPages } from './link-pages.js';
import { receipt } from './receipt.js';

/** Holds what the pages of links show beside what every page does, in Turkish. */
export const links = { ...linkPages, ...fieldRefusals, ...leave, ...errorScreens, ...receipt };
