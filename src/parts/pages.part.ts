/* Holds what is at any address but a payment's own. */
export { pageOf } from './page-of.js';
