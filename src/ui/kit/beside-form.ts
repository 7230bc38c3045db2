import { media } from './media.js';
import type { Rule } from './style-sheet.js';

/** Where the order stands beside the form: on a desktop, and never in a frame, where the store's own page is around. */
export const besideForm = (rule: Rule): Rule => ({ [media.desktop]: { 'html:not([data-framed]) &': rule } });
